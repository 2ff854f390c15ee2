// A list of keywords being made or changed, with how it is covered beside it.

import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { keywordScopes } from '#domain/keywords/default-keywords.ts';
import { type KeywordList, saveKeywords } from '#domain/keywords/keywords.contract.ts';
import type { KeywordsForm } from '#domain/keywords/keywords-form.ts';
import { Button } from '#web/kit/button.tsx';
import { Card, CardBody, CardFoot, CardHead } from '#web/kit/card.tsx';
import { Form } from '#web/kit/form/app-form.tsx';
import { SelectField, SuggestField, useFormField } from '#web/kit/form/form-fields.tsx';
import { suggestValues } from '#web/kit/form/suggest-input.tsx';
import { usePassingFocus } from '#web/kit/layers/passing-focus.ts';
import { ProductChoice } from '#web/shared/catalogue/product-choice.tsx';
import { useFacets } from '#web/shared/catalogue/use-facets.ts';
import { Allowed, AllowedFields, RefusalNote } from '#web/shared/screen/allowed.tsx';
import { CategoryCoverage } from './category-coverage.tsx';
import { KeywordFields } from './keyword-fields.tsx';
import { nameScope, scopeWords } from './keyword-words.ts';
import { ProductCoverage } from './product-coverage.tsx';
import { type KeywordsFormApi, useKeywordsForm } from './use-keywords-form.ts';

type KeywordsEditorProps = {
  /** The list to change; null makes a new one. */
  stored: KeywordList | null;
  /** What a new list begins with. */
  blank: KeywordsForm;
  onDone: () => void;
};

export function KeywordsEditor({ stored: given, blank, onDone }: KeywordsEditorProps) {
  const state = useKeywordsForm(given, blank, onDone);
  const { form, values, stored, save, leave } = state;
  const card = useRef<HTMLElement>(null);
  const whole = useRef<HTMLDivElement>(null);
  usePassingFocus(whole);
  // What opened it is gone, and the focus with it.
  useEffect(() => {
    if (document.activeElement === document.body) card.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={whole}>
      <Button variant="ghost" size="sm" className="mb-3 -ml-2" onClick={onDone}>
        <ArrowLeft aria-hidden />
        All keywords
      </Button>
      <div className="grid items-start gap-5 xl:grid-cols-12">
        <Card ref={card} tabIndex={-1} aria-labelledby="keywords-form" className="min-w-0 outline-none xl:col-span-6">
          <CardHead
            id="keywords-form"
            title={
              stored ? `Keywords of ${nameScope(stored.scope, stored.product?.title ?? stored.value)}` : 'New keywords'
            }
            hint="Drafts use these instead of the four default keywords. Keywords without a supporting fact are left out."
          />
          <CardBody>
            <RefusalNote of={saveKeywords} className="mb-5" />
            <Form form={form} autoComplete="off">
              <AllowedFields to={saveKeywords} className="space-y-5">
                {!stored && <ScopeFields form={form} values={values} />}
                <KeywordFields state={state} />
              </AllowedFields>
            </Form>
          </CardBody>
          <Allowed to={saveKeywords}>
            <CardFoot className="sticky bottom-0 rounded-b-xl bg-surface">
              <Button onClick={leave}>Cancel</Button>
              <Button type="submit" form={form.formId} variant="primary" busy={save.isPending}>
                Save Keywords
              </Button>
            </CardFoot>
          </Allowed>
        </Card>
        <div className="min-w-0 xl:sticky xl:top-18 xl:col-span-6">
          {stored === null ? (
            <Aside>Save the list to see which keywords your texts contain, and which have no supporting fact.</Aside>
          ) : stored.product ? (
            <ProductCoverage productId={stored.product.id} />
          ) : (
            <CategoryCoverage list={stored} />
          )}
        </div>
      </div>
    </div>
  );
}

function Aside({ children }: { children: ReactNode }) {
  return (
    <Card aria-labelledby="coverage-later">
      <CardHead id="coverage-later" title="Coverage" />
      <CardBody className="pt-1 text-ink-soft">{children}</CardBody>
    </Card>
  );
}

function ScopeFields({ form, values: { scope } }: { form: KeywordsFormApi; values: KeywordsForm }) {
  const { data: facets } = useFacets();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        form={form}
        name="scope"
        label="Applies to"
        options={keywordScopes.map((each) => ({ value: each, label: scopeWords[each] }))}
      />
      {scope === 'category' ? (
        <SuggestField
          form={form}
          name="category"
          label="Category name"
          suggest={(typed) => suggestValues(facets?.categories ?? [], typed)}
          listLabel="Known categories"
          maxLength={500}
        />
      ) : (
        <ProductField form={form} />
      )}
    </div>
  );
}

function ProductField({ form }: { form: KeywordsFormApi }) {
  const { value, error, change } = useFormField(form, 'product');
  return (
    <ProductChoice
      label="Product"
      hint={value ? `Selected: ${value.title} (${value.sku})` : undefined}
      error={error}
      onChoose={({ id, sku, title }) => change({ id, sku, title })}
    />
  );
}
