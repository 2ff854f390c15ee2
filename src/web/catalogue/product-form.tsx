// The form of a source product: every field, the notice above, and the bar that saves.
import { CircleAlert, Info, RotateCcw } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#web/kit/button.tsx';
import { Card, CardBody, CardHead } from '#web/kit/card.tsx';
import { cn } from '#web/kit/cn.ts';
import { Field, Input, Textarea } from '#web/kit/form/field.tsx';
import { SuggestInput, suggestValues } from '#web/kit/form/suggest-input.tsx';
import { useFacets } from './catalogue.queries.ts';
import { fieldLabels } from './product-form.reducer.ts';
import { AttributesField, BulletsField, ImagesField } from './product-form-lists.tsx';
import { TheirValue } from './their-value.tsx';
import type { ProductForm as Form, FormNotice } from './use-product-form.ts';

type ProductFormProps = {
  form: Form;
  saveLabel: string;
  /** The link that leaves the form. */
  cancel: ReactNode;
};

export function ProductForm({ form, saveLabel, cancel }: ProductFormProps) {
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (form.isChanged) void form.save();
  };
  return (
    <form
      ref={form.formRef}
      noValidate
      onKeyDown={handleKey}
      onSubmit={(event) => {
        event.preventDefault();
        if (form.isChanged || form.isNew) void form.save();
      }}
    >
      <Notice notice={form.notice} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0 space-y-5">
          <Texts form={form} />
          <Section title={fieldLabels.bullets} hint="One fact a line, the most important first.">
            <BulletsField form={form} />
          </Section>
          <Section title={fieldLabels.images} hint="The first image is the hero.">
            <ImagesField form={form} />
          </Section>
          <Section
            title={fieldLabels.attributes}
            hint="Named facts such as Material: Stoneware. Content is written from them."
          >
            <AttributesField form={form} />
          </Section>
        </div>
        <Places form={form} />
      </div>
      <SaveBar form={form} saveLabel={saveLabel} cancel={cancel} />
    </form>
  );
}

function Texts({ form }: { form: Form }) {
  const { values, errors, type } = form;
  return (
    <Section title="Product">
      <div className="space-y-4">
        <Field label={`${fieldLabels.title} (required)`} error={errors.title}>
          {(control) => (
            <Textarea
              {...control}
              rows={1}
              required
              value={values.title}
              // A title is one line, however long.
              onChange={(event) => type({ title: event.target.value.replace(/\s*\n\s*/g, ' ') })}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
                event.preventDefault();
                if (!event.ctrlKey && !event.metaKey) form.formRef.current?.requestSubmit();
              }}
              className="field-sizing-content min-h-8.5 resize-none! py-1.5 touch:min-h-10"
            />
          )}
        </Field>
        <TheirValue form={form} field="title" />
        <Field
          label={`${fieldLabels.sku} (required)`}
          error={errors.sku}
          hint="The code your shop knows this product by. No two products have the same."
        >
          {(control) => (
            <Input
              {...control}
              required
              autoComplete="off"
              spellCheck={false}
              value={values.sku}
              onChange={(event) => type({ sku: event.target.value })}
              className="sm:max-w-80"
            />
          )}
        </Field>
        <TheirValue form={form} field="sku" />
        <Field label={fieldLabels.description} error={errors.description}>
          {(control) => (
            <Textarea
              {...control}
              rows={6}
              value={values.description}
              onChange={(event) => type({ description: event.target.value })}
              className="field-sizing-content max-h-[60vh] min-h-36"
            />
          )}
        </Field>
        <TheirValue form={form} field="description" />
      </div>
    </Section>
  );
}

/** Price, and where the product belongs; what is in use already is suggested. */
function Places({ form }: { form: Form }) {
  const { data: facets } = useFacets();
  const { values, errors, type } = form;
  const inCategory = (facets?.subcategories ?? []).filter(
    (each) => values.category === '' || each.category === values.category,
  );
  const suggestions = {
    category: facets?.categories ?? [],
    subcategory: [...new Set(inCategory.map((each) => each.subcategory))],
    brand: facets?.brands ?? [],
    retailer: facets?.retailers ?? [],
  };
  return (
    <Section title="Organization">
      <div className="space-y-4">
        <Field label={fieldLabels.price} error={errors.price} hint="As your shop writes it, such as 49.90 USD.">
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              value={values.price}
              onChange={(event) => type({ price: event.target.value })}
            />
          )}
        </Field>
        <TheirValue form={form} field="price" />
        {(['category', 'subcategory', 'brand', 'retailer'] as const).map((field) => (
          <div key={field} className="space-y-4">
            <Field label={fieldLabels[field]} error={errors[field]}>
              {(control) => (
                <SuggestInput
                  {...control}
                  listLabel={`${fieldLabels[field]} in use`}
                  suggest={(typed) => suggestValues(suggestions[field], typed)}
                  value={values[field]}
                  onValueChange={(value) => type({ [field]: value })}
                />
              )}
            </Field>
            <TheirValue form={form} field={field} />
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
            <p className="text-[0.8125rem]">{notice.text}</p>
          </div>
        </div>
      )}
    </div>
  );
}

function SaveBar({ form, saveLabel, cancel }: ProductFormProps) {
  const { isChanged, isNew, isSaving, discard } = form;
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Toasts stay above the bar on phones.
    const { style } = document.documentElement;
    style.setProperty('--bar-height', `${bar.current?.offsetHeight ?? 0}px`);
    return () => {
      style.removeProperty('--bar-height');
    };
  }, []);
  return (
    <div
      ref={bar}
      className="sticky bottom-0 z-20 -mx-4 mt-5 flex flex-wrap items-center justify-end gap-2 border-line border-t bg-page px-4 py-3 sm:mx-0 sm:px-0"
    >
      <p className="mr-auto text-ink-soft text-xs max-sm:sr-only">
        {isChanged ? 'Unsaved changes are kept in this browser.' : isNew ? '' : 'No changes yet.'}
      </p>
      {isChanged && (
        <Button variant="ghost" onClick={discard} disabledReason={isSaving ? 'It is being saved.' : undefined}>
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
