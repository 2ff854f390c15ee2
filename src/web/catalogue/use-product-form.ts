// A product's form at work: what is typed, kept as a draft, checked by the contract's own rules, saved, and what a refusal means.
import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { getProduct } from '#domain/catalogue/catalogue.contract.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { createProduct, editProduct } from '#domain/catalogue/product-edits.contract.ts';
import { newProductSchema, productEditSchema } from '#domain/catalogue/product-input.ts';
import { call } from '#web/client/api.ts';
import { ApiError, explainError } from '#web/client/api-error.ts';
import { queryClient, refreshProduct } from '#web/client/query-client.ts';
import { keys } from '#web/client/query-keys.ts';
import { formatDateTime } from '#web/kit/format.ts';
import { readProductDraft, useKeptDraft } from './product-drafts.ts';
import {
  changedFields,
  changedValues,
  changeForm,
  draftOf,
  errorsOf,
  type FieldName,
  type ProductValues,
  startForm,
} from './product-form.reducer.ts';

/** Something about the whole form: why it was not saved, or that a draft came back. */
export type FormNotice = { kind: 'failed' | 'overtaken' | 'restored'; title: string; text: string };

export type ProductForm = ReturnType<typeof useProductForm>;

const nowIso = () => new Date().toISOString();

/** `product` is null for a new one. `onSaved` gets the product as stored. */
export function useProductForm(product: Product | null, onSaved: (saved: Product) => void) {
  const id = product?.id ?? null;
  const [draftAtStart] = useState(() => readProductDraft(id));
  const [state, dispatch] = useReducer(changeForm, null, () => startForm(product, draftAtStart));
  const [isSaving, setSaving] = useState(false);
  const [notice, setNotice] = useState<FormNotice | null>(() =>
    draftAtStart && draftOf(startForm(product, draftAtStart))
      ? {
          kind: 'restored',
          title: 'Your unsaved changes are back',
          text: `You typed them on ${formatDateTime(new Date(draftAtStart.changedAt))}.`,
        }
      : null,
  );
  const draft = useMemo(() => draftOf(state), [state]);
  const forgetDraft = useKeptDraft(id, draft);
  const formRef = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (state.refusals === 0) return;
    const first = formRef.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-invalid], [data-theirs]');
    first?.focus();
  }, [state.refusals]);

  const refuse = (errors: Readonly<Record<string, string>>) => {
    const count = Object.keys(errors).length;
    setNotice({
      kind: 'failed',
      title: 'Not saved',
      text: count === 1 ? 'One field needs your attention.' : `${count} fields need your attention.`,
    });
    dispatch({ type: 'refused', errors });
  };

  const save = async () => {
    if (isSaving) return;
    const schema = product ? productEditSchema : newProductSchema;
    const given = product ? { ...changedValues(state), updatedAt: state.seen } : state.values;
    const checked = z.safeParse(schema as z.ZodMiniType, given);
    if (!checked.success) return refuse(errorsOf(checked.error.issues));
    setSaving(true);
    setNotice(null);
    try {
      const saved = await send(id, given);
      forgetDraft();
      queryClient.setQueryData(keys.productSource(saved.id), saved);
      void refreshProduct(saved.id);
      onSaved(saved);
    } catch (error) {
      await tell(error);
    } finally {
      setSaving(false);
    }
  };

  const tell = async (error: unknown) => {
    const problem = error instanceof ApiError ? error.problem : null;
    if (problem?.code === 'STALE_VERSION' && id !== null) return await goOnFromNewest(id, error);
    if (problem?.issues && problem.issues.length > 0) return refuse(errorsOf(problem.issues));
    if (!problem) console.warn('A product could not be saved.', error);
    setNotice({
      kind: 'failed',
      title: 'Not saved. Everything you typed is still here.',
      text: problem?.code === 'NOT_FOUND' ? 'This product was deleted meanwhile.' : explainError(error),
    });
  };

  const goOnFromNewest = async (productId: number, stale: unknown) => {
    try {
      const newest = await call(getProduct, { params: { id: productId } });
      queryClient.setQueryData(keys.productSource(productId), newest);
      dispatch({ type: 'overtaken', product: newest });
      setNotice({
        kind: 'overtaken',
        title: 'Someone else changed this product meanwhile',
        text: 'Nothing was overwritten, and everything you typed is still here. Look at what changed, then save again.',
      });
    } catch (error) {
      console.warn('The newest version of a product could not be read.', error);
      setNotice({ kind: 'failed', title: 'Not saved. Everything you typed is still here.', text: explainError(stale) });
    }
  };

  return {
    ...state,
    formRef,
    notice,
    isSaving,
    isNew: product === null,
    isChanged: changedFields(state).length > 0,
    type: (values: Partial<ProductValues>) => dispatch({ type: 'typed', values, at: nowIso() }),
    takeTheirs: (field: FieldName) => dispatch({ type: 'tookTheirs', field, at: nowIso() }),
    discard: () => {
      dispatch({ type: 'discarded' });
      setNotice(null);
    },
    save,
  };
}

async function send(id: number | null, given: object): Promise<Product> {
  // Checked by the schemas of these very calls before.
  if (id === null) return await call(createProduct, { body: given as z.input<typeof newProductSchema> });
  return await call(editProduct, { params: { id }, body: given as z.input<typeof productEditSchema> });
}
