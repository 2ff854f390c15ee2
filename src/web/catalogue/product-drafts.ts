// Keeps an unsaved product form in this browser until it is saved or discarded.
import { useEffect, useRef } from 'react';
import * as z from 'zod/mini';
import { toast } from '#web/kit/toast.ts';
import type { ProductDraft } from './product-form.reducer.ts';

const values = z.object({
  sku: z.string(),
  title: z.string(),
  description: z.string(),
  bullets: z.array(z.string()),
  images: z.array(z.string()),
  price: z.string(),
  category: z.string(),
  subcategory: z.string(),
  brand: z.string(),
  retailer: z.string(),
  attributes: z.array(z.object({ name: z.string(), value: z.string() })),
});
const draftSchema = z.object({
  values,
  base: values,
  seen: z.nullable(z.iso.datetime()),
  changedAt: z.iso.datetime(),
});

const keyOf = (id: number | null) => `copydesk.product-draft.${id ?? 'new'}`;
let hasWarned = false;

export function readProductDraft(id: number | null): ProductDraft | null {
  try {
    const parsed = z.safeParse(draftSchema, JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    // Storage is switched off, or another program wrote there: there is no draft to bring back.
    return null;
  }
}

function keepProductDraft(id: number | null, draft: ProductDraft | null): void {
  try {
    if (draft) localStorage.setItem(keyOf(id), JSON.stringify(draft));
    else localStorage.removeItem(keyOf(id));
  } catch (error) {
    if (hasWarned) return;
    hasWarned = true;
    console.warn('Drafts cannot be kept.', error);
    toast({
      title: 'Drafts cannot be kept',
      description: 'This browser does not let us store them. Save before you leave the page.',
      tone: 'destructive',
    });
  }
}

/** Keeps the draft with every keystroke, and says so when the form is left before it was saved. Answers how to forget it. */
export function useKeptDraft(id: number | null, draft: ProductDraft | null): () => void {
  const latest = useRef(draft);
  const isHere = useRef(false);
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    latest.current = draft;
    keepProductDraft(id, draft);
  }, [id, draft]);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      // React may take an effect away and put it back at once; only a form that stays away was left.
      setTimeout(() => {
        if (isHere.current || latest.current === null) return;
        const title = latest.current.base.title;
        toast({
          title: 'Draft kept',
          description: title
            ? `Your unsaved changes of “${title}” wait in this browser until you edit it again.`
            : 'The product you began waits in this browser until you add one again.',
        });
      });
    };
  }, []);
  return () => {
    isDone.current = true;
    latest.current = null;
    keepProductDraft(id, null);
  };
}
