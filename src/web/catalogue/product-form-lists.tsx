// The fields of a product's form that are lists: bullets, image addresses with their pictures, and attributes.
import { useDebounced } from '#web/client/use-debounced.ts';
import { Input } from '#web/kit/form/field.tsx';
import { LineArea, ListEditor } from '#web/kit/form/list-editor.tsx';
import { Thumb } from '#web/kit/thumb.tsx';
import { fieldLabels } from './product-form.reducer.ts';
import { TheirValue } from './their-value.tsx';
import type { ProductForm } from './use-product-form.ts';

const isBlankText = (text: string) => text === '';

export function BulletsField({ form }: { form: ProductForm }) {
  const { values, errors, type } = form;
  return (
    <>
      <ListEditor
        legend={fieldLabels.bullets}
        noun="Bullet"
        addLabel="Add Bullet Point"
        emptyText="No bullets yet."
        items={values.bullets}
        blank=""
        isBlank={isBlankText}
        onChange={(bullets) => type({ bullets })}
        error={errors.bullets}
      >
        {(text, index, change) => (
          <WithError error={errors[`bullets.${index}`]} id={`bullet-error-${index}`}>
            {(tied) => <LineArea {...tied} aria-label={`Bullet ${index + 1}`} value={text} onValueChange={change} />}
          </WithError>
        )}
      </ListEditor>
      <TheirValue form={form} field="bullets" />
    </>
  );
}

export function ImagesField({ form }: { form: ProductForm }) {
  const { values, errors, type } = form;
  return (
    <>
      <ListEditor
        legend={fieldLabels.images}
        noun="Image"
        addLabel="Add Image"
        emptyText="No images yet. Add the address of a picture on the web."
        items={values.images}
        blank=""
        isBlank={isBlankText}
        onChange={(images) => type({ images })}
        error={errors.images}
      >
        {(url, index, change) => (
          <WithError error={errors[`images.${index}`]} id={`image-error-${index}`}>
            {(tied) => (
              <div className="flex items-center gap-2">
                <Picture url={url} />
                <Input
                  {...tied}
                  inputMode="url"
                  autoComplete="off"
                  spellCheck={false}
                  placeholder="https://"
                  aria-label={index === 0 ? 'Image 1, the hero' : `Image ${index + 1}`}
                  value={url}
                  onChange={(event) => change(event.target.value)}
                />
              </div>
            )}
          </WithError>
        )}
      </ListEditor>
      <TheirValue form={form} field="images" />
    </>
  );
}

/** The picture at an address, once its typing pauses. */
function Picture({ url }: { url: string }) {
  const src = useDebounced(url.trim());
  return <Thumb src={src} alt="" fit="contain" className="size-8.5 rounded-md touch:size-10" />;
}

export function AttributesField({ form }: { form: ProductForm }) {
  const { values, errors, type } = form;
  return (
    <>
      <ListEditor
        legend={fieldLabels.attributes}
        noun="Attribute"
        addLabel="Add Attribute"
        emptyText="No attributes yet."
        items={values.attributes}
        blank={{ name: '', value: '' }}
        isBlank={({ name, value }) => name === '' && value === ''}
        onChange={(attributes) => type({ attributes })}
        error={errors.attributes}
      >
        {(attribute, index, change) => (
          <div className="grid gap-1.5 sm:grid-cols-[2fr_3fr]">
            <WithError error={errors[`attributes.${index}.name`]} id={`attribute-name-error-${index}`}>
              {(tied) => (
                <Input
                  {...tied}
                  autoComplete="off"
                  placeholder="Name"
                  aria-label={`Name of attribute ${index + 1}`}
                  value={attribute.name}
                  onChange={(event) => change({ ...attribute, name: event.target.value })}
                />
              )}
            </WithError>
            <WithError error={errors[`attributes.${index}.value`]} id={`attribute-value-error-${index}`}>
              {(tied) => (
                <Input
                  {...tied}
                  autoComplete="off"
                  placeholder="Value"
                  aria-label={`Value of attribute ${index + 1}`}
                  value={attribute.value}
                  onChange={(event) => change({ ...attribute, value: event.target.value })}
                />
              )}
            </WithError>
          </div>
        )}
      </ListEditor>
      <TheirValue form={form} field="attributes" />
    </>
  );
}

type Tied = { 'aria-invalid': true | undefined; 'aria-describedby': string | undefined };
type WithErrorProps = { error: string | undefined; id: string; children: (tied: Tied) => React.ReactNode };

function WithError({ error, id, children }: WithErrorProps) {
  return (
    <div className="min-w-0">
      {children({ 'aria-invalid': error ? true : undefined, 'aria-describedby': error ? id : undefined })}
      {error && (
        <p id={id} className="mt-1 text-bad-ink text-xs">
          {error}
        </p>
      )}
    </div>
  );
}
