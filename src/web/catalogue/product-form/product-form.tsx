// The form of a source product: every field, the notice above, and the bar that saves.

import { CircleAlert, Info, RotateCcw } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import type { Translations } from '#domain/catalogue/translations.ts';
import { Button } from '#web/kit/button.tsx';
import { Card, CardBody, CardHead } from '#web/kit/card.tsx';
import { cn } from '#web/kit/cn.ts';
import { FailureText } from '#web/kit/failure-text.tsx';
import { Form } from '#web/kit/form/app-form.tsx';
import { SuggestField, TextAreaField, TextField } from '#web/kit/form/form-fields.tsx';
import { suggestValues } from '#web/kit/form/suggest-input.tsx';
import { useBarAtFoot } from '#web/kit/layers/bar-height.ts';
import { OtherLanguages } from '#web/shared/catalogue/other-languages.tsx';
import { useActions } from '#web/shared/screen/actions.ts';
import { suggestedFields, useFieldSuggestions } from '../field-suggestions.ts';
import { RetailerNotice } from '../retailer-notice.tsx';
import { AttributesField, BulletsField, ImagesField } from './product-form-lists.tsx';
import { fieldLabels, priceHint } from './product-values.ts';
import { TheirValue } from './their-value.tsx';
import type { FormNotice, ProductForm as ProductFormState } from './use-product-form.ts';

type ProductFormProps = {
  product: ProductFormState;
  saveLabel: string;
  /** The link that leaves the form. */
  cancel: ReactNode;
  /** Texts in other languages, which are not edited here. */
  translations?: Translations;
};

export function ProductForm({ product, saveLabel, cancel, translations = {} }: ProductFormProps) {
  const { form, isChanged, isNew } = product;
  return (
    <Form form={form} canSend={isChanged || isNew}>
      <Notice notice={product.notice} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0 space-y-5">
          <Texts product={product} />
          <Section title={fieldLabels.bullets} hint="One fact per line, the most important first.">
            <BulletsField product={product} />
          </Section>
          <Section
            title={fieldLabels.images}
            hint="The first image is the hero image. Alt text says what a picture shows."
          >
            <ImagesField product={product} />
          </Section>
          <Section
            title={fieldLabels.attributes}
            hint="Facts with a name, for example Material: Stoneware. Drafts are written from these facts."
          >
            <AttributesField product={product} />
          </Section>
          {Object.keys(translations).length > 0 && (
            <Section title="Other languages" hint="Read only. Excel and JSON exports contain them.">
              <OtherLanguages translations={translations} />
            </Section>
          )}
        </div>
        <Places product={product} />
      </div>
      <SaveBar product={product} saveLabel={saveLabel} cancel={cancel} />
    </Form>
  );
}

function Texts({ product }: { product: ProductFormState }) {
  const { form } = product;
  return (
    <Section title="Product">
      <div className="space-y-4">
        <TextAreaField
          form={form}
          name="title"
          label={`${fieldLabels.title} (required)`}
          rows={1}
          required
          isOneLine
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            if (!event.ctrlKey && !event.metaKey) event.currentTarget.form?.requestSubmit();
          }}
          controlClassName="field-sizing-content min-h-8.5 resize-none! py-1.5 touch:min-h-10"
        />
        <TheirValue product={product} field="title" />
        <TextField
          form={form}
          name="sku"
          label={`${fieldLabels.sku} (required)`}
          hint="Your shop’s code for this product. Each product needs its own SKU."
          required
          autoComplete="off"
          spellCheck={false}
          controlClassName="sm:max-w-80"
        />
        <TheirValue product={product} field="sku" />
        <TextAreaField
          form={form}
          name="description"
          label={fieldLabels.description}
          rows={6}
          controlClassName="field-sizing-content max-h-[60vh] min-h-36"
        />
        <TheirValue product={product} field="description" />
      </div>
    </Section>
  );
}

/** Price, and where the product belongs; what is in use already is suggested. */
function Places({ product }: { product: ProductFormState }) {
  const { form, values } = product;
  const suggestions = useFieldSuggestions(values.category);
  return (
    <Section title="Organization">
      <div className="space-y-4">
        <TextField form={form} name="price" label={fieldLabels.price} hint={priceHint} autoComplete="off" />
        <TheirValue product={product} field="price" />
        {suggestedFields.map((name) => (
          <div key={name} className="space-y-4">
            <SuggestField
              form={form}
              name={name}
              label={fieldLabels[name]}
              listLabel={`${fieldLabels[name]} in use`}
              suggest={(typed) => suggestValues(suggestions[name], typed)}
            />
            {name === 'retailer' && (
              <RetailerNotice retailer={values.retailer} onChoose={(chosen) => form.setFieldValue(name, chosen)} />
            )}
            <TheirValue product={product} field={name} />
          </div>
        ))}
      </div>
    </Section>
  );
}

function Section({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  const id = `form-${title.toLowerCase().replaceAll(' ', '-')}`;
  return (
    <Card aria-labelledby={id}>
      <CardHead id={id} title={title} hint={hint} />
      <CardBody>{children}</CardBody>
    </Card>
  );
}

function Notice({ notice }: { notice: FormNotice | null }) {
  // The region stands before anything is said in it: that is what screen readers listen to.
  return (
    <div role={notice?.kind === 'restored' ? 'status' : 'alert'}>
      {notice && (
        <div
          className={cn(
            'mb-5 flex gap-3 rounded-xl px-4 py-3',
            notice.kind === 'failed' && 'bg-bad-soft text-bad-ink',
            notice.kind === 'overtaken' && 'bg-warn-soft text-warn-ink',
            notice.kind === 'restored' && 'bg-accent-soft text-accent-ink',
          )}
        >
          {notice.kind === 'restored' ? (
            <Info aria-hidden className="mt-0.5 size-4 shrink-0" />
          ) : (
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          )}
          <div className="min-w-0">
            <p className="font-medium">{notice.title}</p>
            <div className="text-[0.8125rem]">
              <FailureText text={notice.text} detail={notice.detail ?? null} />
            </div>
          </div>
        </div>
      )}
    </div>
  );
}

function SaveBar({ product, saveLabel, cancel }: ProductFormProps) {
  const { isChanged, isNew, isSaving, discard, notice } = product;
  const isRefused = notice !== null && notice.kind !== 'restored';
  const bar = useRef<HTMLDivElement>(null);
  const save = () => bar.current?.closest('form')?.requestSubmit();
  useActions('Product', [
    { id: 'product.save', label: saveLabel, keys: '$mod+Enter', enabled: isChanged && !isSaving, run: save },
    { id: 'product.discard', label: 'Discard changes', enabled: isChanged && !isSaving, run: discard },
  ]);
  useBarAtFoot(bar);
  return (
    <div
      ref={bar}
      className="sticky bottom-0 z-20 -mx-4 mt-5 flex flex-wrap items-center justify-end gap-2 border-line border-t bg-page px-4 py-3 sm:mx-0 sm:px-0"
    >
      {/* The notice is at the head of the form, which may be far above. */}
      <p
        className={cn(
          'mr-auto text-xs',
          isRefused ? 'font-medium max-sm:w-full' : 'text-ink-soft max-sm:sr-only',
          notice?.kind === 'failed' && 'text-bad-ink',
          notice?.kind === 'overtaken' && 'text-warn-ink',
        )}
      >
        {isRefused
          ? notice?.title
          : isChanged
            ? 'Unsaved changes stay in this browser.'
            : isNew
              ? ''
              : 'No changes yet.'}
      </p>
      {isChanged && (
        <Button variant="ghost" onClick={discard} disabledReason={isSaving ? 'Saving...' : undefined}>
          <RotateCcw aria-hidden />
          Discard
        </Button>
      )}
      {cancel}
      <Button
        type="submit"
        variant="primary"
        busy={isSaving}
        disabledReason={isChanged || isNew ? undefined : 'There is nothing to save yet.'}
      >
        {isSaving ? 'Saving...' : saveLabel}
      </Button>
    </div>
  );
}
