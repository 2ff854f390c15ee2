// The fields of a product's form that are lists: bullets, image addresses with their pictures, and attributes.
import { type ReactNode, useId } from 'react';
import { Input } from '#web/kit/form/field.tsx';
import { useFormField } from '#web/kit/form/form-fields.tsx';
import { LineArea, ListEditor } from '#web/kit/form/list-editor.tsx';
import { Thumb } from '#web/kit/thumb.tsx';
import { useDebounced } from '#web/kit/use-debounced.ts';
import { fieldLabels } from './product-values.ts';
import { TheirValue } from './their-value.tsx';
import type { ProductForm } from './use-product-form.ts';

const isBlankText = (text: string) => text === '';

export function BulletsField({ product }: { product: ProductForm }) {
  const { form } = product;
  return (
    <>
      <form.AppField name="bullets">
        {({ state, handleChange }) => (
          <ListEditor
            legend={fieldLabels.bullets}
            noun="Bullet"
            addLabel="Add Bullet Point"
            emptyText="No bullets yet."
            items={state.value}
            blank=""
            isBlank={isBlankText}
            onChange={handleChange}
            error={state.meta.errors[0]}
          >
            {(_, index) => (
              <form.AppField name={`bullets[${index}]`}>
                {() => (
                  <Row>
                    {(control, change) => (
                      <LineArea {...control} aria-label={`Bullet ${index + 1}`} onValueChange={change} />
                    )}
                  </Row>
                )}
              </form.AppField>
            )}
          </ListEditor>
        )}
      </form.AppField>
      <TheirValue product={product} field="bullets" />
    </>
  );
}

type ImageRow = { url: string; alt: string };
const blankImage: ImageRow = { url: '', alt: '' };

export function ImagesField({ product }: { product: ProductForm }) {
  const { form, values } = product;
  return (
    <>
      <form.AppField name="images">
        {({ state, handleChange }) => (
          <ListEditor
            legend={fieldLabels.images}
            noun="Image"
            addLabel="Add Image"
            emptyText="No images yet. Add the URL of an image."
            items={state.value.map((url, at): ImageRow => ({ url, alt: values.imageAlts[at] ?? '' }))}
            blank={blankImage}
            isBlank={({ url, alt }) => url === '' && alt === ''}
            onChange={(rows) => {
              form.setFieldValue(
                'imageAlts',
                rows.map(({ alt }) => alt),
              );
              handleChange(rows.map(({ url }) => url));
            }}
            error={state.meta.errors[0]}
          >
            {({ url }, index) => (
              <div className="flex items-start gap-2 sm:pb-1.5">
                <Picture url={url} />
                <div className="grid min-w-0 flex-1 gap-1.5">
                  <form.AppField name={`images[${index}]`}>
                    {() => (
                      <Row>
                        {(control, change) => (
                          <Input
                            {...control}
                            inputMode="url"
                            autoComplete="off"
                            spellCheck={false}
                            placeholder="https://"
                            aria-label={index === 0 ? 'Image 1 (hero image)' : `Image ${index + 1}`}
                            onChange={(event) => change(event.target.value)}
                          />
                        )}
                      </Row>
                    )}
                  </form.AppField>
                  <form.AppField name={`imageAlts[${index}]`}>
                    {() => (
                      <Row>
                        {(control, change) => (
                          <Input
                            {...control}
                            value={control.value ?? ''}
                            autoComplete="off"
                            placeholder="Alt text"
                            aria-label={`Alt text of image ${index + 1}`}
                            onChange={(event) => change(event.target.value)}
                          />
                        )}
                      </Row>
                    )}
                  </form.AppField>
                </div>
              </div>
            )}
          </ListEditor>
        )}
      </form.AppField>
      <TheirValue product={product} field="images" />
    </>
  );
}

/** The picture at an address, once its typing pauses. */
function Picture({ url }: { url: string }) {
  const src = useDebounced(url.trim());
  return <Thumb src={src} alt="" fit="contain" className="size-8.5 rounded-md touch:size-10" />;
}

export function AttributesField({ product }: { product: ProductForm }) {
  const { form } = product;
  return (
    <>
      <form.AppField name="attributes">
        {({ state, handleChange }) => (
          <ListEditor
            legend={fieldLabels.attributes}
            noun="Attribute"
            addLabel="Add Attribute"
            emptyText="No attributes yet."
            items={state.value}
            blank={{ name: '', value: '' }}
            isBlank={({ name, value }) => name === '' && value === ''}
            onChange={handleChange}
            error={state.meta.errors[0]}
          >
            {(_, index) => (
              <div className="grid gap-1.5 sm:grid-cols-[2fr_3fr]">
                {(['name', 'value'] as const).map((part) => (
                  <form.AppField key={part} name={`attributes[${index}].${part}`}>
                    {() => (
                      <Row>
                        {(control, change) => (
                          <Input
                            {...control}
                            autoComplete="off"
                            placeholder={attributeWords[part]}
                            aria-label={`${attributeWords[part]} of attribute ${index + 1}`}
                            onChange={(event) => change(event.target.value)}
                          />
                        )}
                      </Row>
                    )}
                  </form.AppField>
                ))}
              </div>
            )}
          </ListEditor>
        )}
      </form.AppField>
      <TheirValue product={product} field="attributes" />
    </>
  );
}

const attributeWords = { name: 'Name', value: 'Value' };

type RowControl = { value: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined };

/** One text of an item, with what is wrong with it below. */
function Row({ children }: { children: (control: RowControl, change: (text: string) => void) => ReactNode }) {
  const { value, error, change } = useFormField<string>();
  const id = useId();
  return (
    <div className="min-w-0">
      {children(
        { value, 'aria-invalid': error ? true : undefined, 'aria-describedby': error ? id : undefined },
        change,
      )}
      {error && (
        <p id={id} className="mt-1 text-bad-ink text-xs">
          {error}
        </p>
      )}
    </div>
  );
}
