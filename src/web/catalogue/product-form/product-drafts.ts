// Keeps an unsaved product form in this browser until it is saved or discarded.
import { useEffect, useRef } from 'react';
import * as z from 'zod/mini';
import { toast } from '#web/kit/layers/toast.ts';
import { createDraftStore } from '#web/shared/screen/drafts.ts';
import { useLeaving } from '#web/shared/screen/use-leaving.ts';
import type { ProductDraft } from './product-values.ts';

const values = z.object({
  sku: z.string(),
  title: z.string(),
  description: z.string(),
  bullets: z.array(z.string()),
  images: z.array(z.string()),
  /** Drafts of before alt texts have none; sent without them, images keep theirs. */
  imageAlts: z._default(z.array(z.string()), []),
  price: z.string(),
  category: z.string(),
  subcategory: z.string(),
  brand: z.string(),
  retailer: z.string(),
  attributes: z.array(z.object({ name: z.string(), value: z.string() })),
});
/** Drafts of before products had versions hold a time: no version, so that they go on from the newest. */
const seen = z.nullable(z.catch(z.int(), 0));
const drafts = createDraftStore<ProductDraft>({
  kind: 'product-draft',
  schema: z.object({ values, base: values, seen, changedAt: z.iso.datetime() }),
});

/** `id` is null for a new product. */
export function readProductDraft(id: number | null): ProductDraft | null {
  return drafts.read(id ?? 'new');
}

/** Keeps the draft with every keystroke, and says so when the form is left before it was saved. Answers how to forget it. */
export function useKeptDraft(id: number | null, draft: ProductDraft | null): () => void {
  const isDone = useRef(false);
  useEffect(() => {
    if (!isDone.current) drafts.keep(id ?? 'new', draft);
  }, [id, draft]);
  useLeaving(() => {
    if (isDone.current || draft === null) return;
    const title = draft.base.title;
    toast({
      title: 'Draft saved',
      description: title
        ? `Your unsaved changes to “${title}” stay in this browser until you edit it again.`
        : 'Your new product stays in this browser until you add a product again.',
    });
  });
  return () => {
    isDone.current = true;
    drafts.keep(id ?? 'new', null);
  };
}
