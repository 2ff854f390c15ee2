// The fields of a product's form that are lists: bullets, image addresses with their pictures, and attributes.
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Input } from '#web/kit/form/field.tsx';
import { type Bound, useBound, useFormField } from '#web/kit/form/form-fields.tsx';
import { LineArea, ListEditor } from '#web/kit/form/list-editor.tsx';
import { ListField } from '#web/kit/form/list-field.tsx';
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
      <ListField
        form={form}
        name="bullets"
        legend={fieldLabels.bullets}
        noun="Bullet"
        addLabel="Add Bullet Point"
        emptyText="No bullets yet."
        blank=""
        isBlank={isBlankText}
      >
        {(_, index) => (
          <Row form={form} name={`bullets[${index}]`}>
            {(control, change) => <LineArea {...control} aria-label={`Bullet ${index + 1}`} onValueChange={change} />}
          </Row>
        )}
      </ListField>
      <TheirValue product={product} field="bullets" />
    </>
  );
}

type ImageRow = { url: string; alt: string };
const blankImage: ImageRow = { url: '', alt: '' };

export function ImagesField({ product }: { product: ProductForm }) {
  const { form, values } = product;
  const { value, error, change } = useFormField(form, 'images');
  return (
    <>
      <ListEditor
        legend={fieldLabels.images}
        noun="Image"
        addLabel="Add Image"
        emptyText="No images yet. Add the URL of an image."
        items={value.map((url, at): ImageRow => ({ url, alt: values.imageAlts[at] ?? '' }))}
        blank={blankImage}
        isBlank={({ url, alt }) => url === '' && alt === ''}
        onChange={(rows) => {
          form.setFieldValue(
            'imageAlts',
            rows.map(({ alt }) => alt),
          );
          change(rows.map(({ url }) => url));
        }}
        error={error}
      >
        {({ url }, index) => (
          <div className="flex items-start gap-2 sm:pb-1.5">
            <Picture url={url} />
            <div className="grid min-w-0 flex-1 gap-1.5">
              <TextRow
                form={form}
                name={`images[${index}]`}
                inputMode="url"
                spellCheck={false}
                placeholder="https://"
                aria-label={index === 0 ? 'Image 1 (hero image)' : `Image ${index + 1}`}
              />
              <TextRow
                form={form}
                name={`imageAlts[${index}]`}
                placeholder="Alt text"
                aria-label={`Alt text of image ${index + 1}`}
              />
            </div>
          </div>
        )}
      </ListEditor>
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
      <ListField
        form={form}
        name="attributes"
        legend={fieldLabels.attributes}
        noun="Attribute"
        addLabel="Add Attribute"
        emptyText="No attributes yet."
        blank={{ name: '', value: '' }}
        isBlank={({ name, value }) => name === '' && value === ''}
      >
        {(_, index) => (
          <div className="grid gap-1.5 sm:grid-cols-[2fr_3fr]">
            {(['name', 'value'] as const).map((part) => (
              <TextRow
                key={part}
                form={form}
                name={`attributes[${index}].${part}`}
                placeholder={attributeWords[part]}
                aria-label={`${attributeWords[part]} of attribute ${index + 1}`}
              />
            ))}
          </div>
        )}
      </ListField>
      <TheirValue product={product} field="attributes" />
    </>
  );
}

const attributeWords = { name: 'Name', value: 'Value' };

type RowControl = { value: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined };
type RowName = Bound<ProductForm['form'], string>;
type RowProps = RowName & { children: (control: RowControl, change: (text: string) => void) => ReactNode };

/** One text of an item, with what is wrong with it below. */
function Row({ children, ...bound }: RowProps) {
  const { value = '', error, change } = useBound<string | undefined>(bound);
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

function TextRow({ form, name, ...rest }: RowName & Omit<ComponentProps<typeof Input>, 'form' | 'name'>) {
  return (
    <Row form={form} name={name}>
      {(control, change) => (
        <Input {...rest} {...control} autoComplete="off" onChange={(event) => change(event.target.value)} />
      )}
    </Row>
  );
}
