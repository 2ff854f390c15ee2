// A product's form at work: what is typed, kept as a draft, checked by the contract's own rules, saved, and what a refusal means.
import { type AnyFormApi, useForm, useSelector } from '@tanstack/react-form';
import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import * as z from 'zod/mini';
import { getProduct } from '#domain/catalogue/catalogue.contract.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { createProduct, editProduct } from '#domain/catalogue/product-edits.contract.ts';
import { newProductSchema, productEditSchema } from '#domain/catalogue/product-input.ts';
import { call } from '#web/client/api.ts';
import { ApiError, describeFailure, issuesOf } from '#web/client/api-error.ts';
import { queryClient, refreshProduct } from '#web/client/query-client.ts';
import { keys } from '#web/client/query-keys.ts';
import { useFormValues } from '#web/kit/form/app-form.tsx';
import {
  atFields,
  errorsByField,
  type FieldErrors,
  focusFirstError,
  forgetErrors,
  showErrors,
} from '#web/kit/form/form-errors.ts';
import { formatDateTime } from '#web/kit/format.ts';
import { readProductDraft, useKeptDraft } from './product-drafts.ts';
import {
  changedFields,
  changedValues,
  draftOf,
  type FieldName,
  fieldNames,
  overtake,
  type ProductValues,
  sentValues,
  startForm,
} from './product-values.ts';

/** Something about the whole form: why it was not saved, or that a draft came back. */
export type FormNotice = {
  kind: 'failed' | 'overtaken' | 'restored';
  title: string;
  text: string;
  detail?: string | null;
};

export type ProductForm = ReturnType<typeof useProductForm>;

/** `product` is null for a new one. `onSaved` gets the product as stored. */
export function useProductForm(product: Product | null, onSaved: (saved: Product) => void) {
  const id = product?.id ?? null;
  const [draftAtStart] = useState(() => readProductDraft(id));
  const [start] = useState(() => startForm(product, draftAtStart));
  const [origin, setOrigin] = useState(start.origin);
  const [changedAt, setChangedAt] = useState(draftAtStart?.changedAt ?? null);
  const [notice, setNotice] = useState<FormNotice | null>(() =>
    draftAtStart && changedFields(start.values, start.origin.base).length > 0
      ? {
          kind: 'restored',
          title: 'Your unsaved changes are restored',
          text: `They are from ${formatDateTime(new Date(draftAtStart.changedAt))}.`,
        }
      : null,
  );

  const bodyOf = (values: ProductValues) => (product ? changedValues(values, origin.base) : values);
  const findErrors = (values: ProductValues): FieldErrors => {
    const schema = product ? productEditSchema : newProductSchema;
    return errorsByField(z.safeParse(schema as z.ZodMiniType, bodyOf(values)).error?.issues ?? []);
  };
  const form = useForm({
    defaultValues: start.values,
    // What is wrong is shown at a save, and goes when its field is typed in.
    validators: { onSubmit: ({ value }) => atFields(findErrors(value)) },
    listeners: {
      onChange: ({ formApi, fieldApi }) => {
        const [field = ''] = fieldApi.name.split(/[.[]/);
        forgetErrors(formApi, (name) => name.split(/[.[]/)[0] === field);
        setChangedAt(new Date().toISOString());
      },
    },
    onSubmitInvalid: ({ value, formApi }) => refuse(formApi, findErrors(value)),
    onSubmit: async ({ value, formApi }) => {
      setNotice(null);
      try {
        const saved = await send(id, sentValues(bodyOf(value), value), origin.seen);
        forgetDraft();
        queryClient.setQueryData(keys.productSource(saved.id), saved);
        void refreshProduct(saved.id);
        onSaved(saved);
      } catch (error) {
        await report(error, formApi);
      }
    },
  });
  const values = useFormValues(form);
  const isSaving = useSelector(form.store, ({ isSubmitting }) => isSubmitting);
  const draft = useMemo(() => draftOf(values, origin, changedAt), [values, origin, changedAt]);
  const forgetDraft = useKeptDraft(id, draft);

  const refuse = (formApi: AnyFormApi, errors: FieldErrors) => {
    const count = Object.keys(errors).length;
    setNotice({
      kind: 'failed',
      title: 'Not saved',
      text: count === 1 ? 'One field needs your attention.' : `${count} fields need your attention.`,
    });
    focusFirstError(formApi);
  };
  const report = async (error: unknown, formApi: AnyFormApi) => {
    const problem = error instanceof ApiError ? error.problem : null;
    if (problem?.code === 'STALE_VERSION' && id !== null) return await goOnFromNewest(id, error);
    const errors = errorsByField(issuesOf(error));
    if (Object.keys(errors).length > 0) {
      showErrors(formApi, errors);
      return refuse(formApi, errors);
    }
    if (!problem) console.warn('A product could not be saved.', error);
    const { text, detail } = describeFailure(error);
    setNotice({
      kind: 'failed',
      title: 'Not saved. Your changes are still here.',
      text: problem?.code === 'NOT_FOUND' ? 'This product was deleted while you were editing.' : text,
      detail,
    });
  };
  const goOnFromNewest = async (productId: number, stale: unknown) => {
    try {
      const newest = await call(getProduct, { params: { id: productId } });
      queryClient.setQueryData(keys.productSource(productId), newest);
      const next = overtake(form.state.values, origin.base, newest);
      // Drawn at once, so that the focus finds what they changed.
      flushSync(() => {
        fill(next.values);
        setOrigin(next.origin);
        setNotice({
          kind: 'overtaken',
          title: 'Someone else changed this product while you were editing',
          text: 'Nothing was overwritten, and your changes are still here. Review what changed, then save again.',
        });
      });
      focusFirstError(form);
    } catch (error) {
      console.warn('The newest version of a product could not be read.', error);
      setNotice({ kind: 'failed', title: 'Not saved. Your changes are still here.', ...describeFailure(stale) });
    }
  };
  const fill = (next: ProductValues) => {
    for (const field of fieldNames) form.setFieldValue(field, next[field], { dontRunListeners: true });
  };

  return {
    form,
    values,
    notice,
    theirs: origin.theirs,
    /** The alt texts that go with their images. */
    theirAlts: origin.base.imageAlts,
    isNew: product === null,
    isChanged: changedFields(values, origin.base).length > 0,
    isSaving,
    takeTheirs: (field: FieldName) => {
      const { [field]: value, ...others } = origin.theirs;
      if (value === undefined) return;
      form.setFieldValue(field, value);
      // Their images come with their alt texts.
      if (field === 'images') form.setFieldValue('imageAlts', origin.base.imageAlts);
      setOrigin({ ...origin, theirs: others });
    },
    discard: () => {
      fill(origin.base);
      forgetErrors(form);
      setOrigin({ ...origin, theirs: {} });
      setChangedAt(null);
      setNotice(null);
    },
  };
}

async function send(id: number | null, given: object, seen: number | null): Promise<Product> {
  // Checked by the schemas of these very calls before.
  if (id === null) return await call(createProduct, { body: given as z.input<typeof newProductSchema> });
  return await call(editProduct, {
    params: { id },
    body: given as z.input<typeof productEditSchema>,
    ...(seen === null ? {} : { ifMatch: seen }),
  });
}
