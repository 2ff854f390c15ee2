// Keeps unsaved texts in this browser, per product and part, until they are saved or discarded.
import * as z from 'zod/mini';
import { partTable, statusSchema, type TextPart, textParts } from '#domain/parts/parts.ts';
import { createDraftStore } from '#web/shared/screen/drafts.ts';
import type { Draft, Drafts } from './edits.reducer.ts';

const draftOf = <T extends z.ZodMiniType>(text: T) =>
  z.object({ value: text, base: text, changedAt: z.iso.datetime(), status: z.optional(statusSchema) });
const draftStore = createDraftStore<Draft>({
  kind: 'draft',
  schema: z.union([draftOf(z.string()), draftOf(z.array(z.string()))]),
});

const idOf = (productId: number, part: TextPart) => `${productId}.${part}`;

export function readDrafts(productId: number): Drafts {
  const drafts: Drafts = {};
  for (const part of textParts) {
    const draft = draftStore.read(idOf(productId, part));
    if (draft && Array.isArray(draft.value) === (partTable[part].kind === 'texts')) drafts[part] = draft;
  }
  return drafts;
}

/** Keeps these drafts of the product and forgets its other ones. */
export function keepDrafts(productId: number, drafts: Drafts): void {
  for (const part of textParts) draftStore.keep(idOf(productId, part), drafts[part] ?? null);
}
