// Keeps unsaved texts in this browser, per product and part, until they are saved or discarded.
import * as z from 'zod/mini';
import { toast } from '#web/kit/toast.ts';
import { type Draft, type Drafts, type TextPart, textParts } from './edits.reducer.ts';

const content = z.union([z.string(), z.array(z.string())]);
const draftSchema = z.object({ value: content, base: content, changedAt: z.iso.datetime() });

const keyOf = (productId: number, part: TextPart) => `copydesk.draft.${productId}.${part}`;
let hasWarned = false;

export function readDrafts(productId: number): Drafts {
  const drafts: Drafts = {};
  for (const part of textParts) {
    const draft = readDraft(keyOf(productId, part), part);
    if (draft) drafts[part] = draft;
  }
  return drafts;
}

function readDraft(key: string, part: TextPart): Draft | null {
  try {
    const parsed = z.safeParse(draftSchema, JSON.parse(localStorage.getItem(key) ?? 'null'));
    if (!parsed.success) return null;
    const isList = Array.isArray(parsed.data.value) && Array.isArray(parsed.data.base);
    const isText = typeof parsed.data.value === 'string' && typeof parsed.data.base === 'string';
    return (part === 'bullets' ? isList : isText) ? parsed.data : null;
  } catch {
    // Storage is switched off, or another program wrote there: there is no draft to bring back.
    return null;
  }
}

/** Keeps these drafts of the product and forgets its other ones. */
export function keepDrafts(productId: number, drafts: Drafts): void {
  try {
    for (const part of textParts) {
      const draft = drafts[part];
      if (draft) localStorage.setItem(keyOf(productId, part), JSON.stringify(draft));
      else localStorage.removeItem(keyOf(productId, part));
    }
  } catch (error) {
    if (hasWarned) return;
    hasWarned = true;
    console.warn('Drafts cannot be kept.', error);
    toast({
      title: 'Drafts cannot be kept',
      description: 'This browser does not let us store them. Save your text before you leave the page.',
      tone: 'destructive',
    });
  }
}
