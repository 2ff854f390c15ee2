// One fact of the source changed on many products, and restored. Values in, values out.
import type { Product } from '#domain/catalogue/product.ts';
import { contentTypeLabels } from '#domain/history/history.ts';
import type { ReviewedContent } from '#domain/review/content.ts';
import { noteSourceChanges, type SourceGuard } from '#domain/review/note-source-changes.ts';
import { factChanges, findSourceChanges, isSameFact, sourceHistory } from '#domain/review/source-changes.ts';
import { sourceOf } from '#domain/writing/hash-request.ts';
import type { SetFieldOptions } from './actions/set-field.action.ts';
import { type ItemPlan, planRefusal, planUnchanged } from './item-plan.ts';
import type { ReplacedField, SourceEdit } from './source-edit.ts';

type Read = { product: Product; content: ReviewedContent | null; isHandEdited: boolean };

type Noted = { at: string; guard: SourceGuard };

/** `at` is the time (ISO) that is noted on approved parts; `guard` says which of them wait for a decision again. */
export function planField(read: Read, { field, value }: SetFieldOptions, noted: Noted): ItemPlan {
  if (isSameFact(read.product[field], value))
    return planUnchanged(`${contentTypeLabels[field]} already has this value.`);
  return planEdit(read, { field, value, isHandEdited: true }, noted);
}

/** Restores a fact where it still is as the run set it. */
export function planFieldBack(
  read: Read,
  { field, before, after, wasHandEdited }: ReplacedField,
  noted: Noted,
): ItemPlan {
  if (!isSameFact(read.product[field], after))
    return planRefusal(`${contentTypeLabels[field]} was changed again since then.`);
  return planEdit(read, { field, value: before, isHandEdited: wasHandEdited }, noted);
}

type Edit = SetFieldOptions & { isHandEdited: boolean };

function planEdit(
  { product, content, ...read }: Read,
  { field, value, isHandEdited }: Edit,
  { at, guard }: Noted,
): ItemPlan {
  const before = sourceOf(product);
  const after = { ...before, [field]: value };
  const changes = findSourceChanges(before, after);
  const noted = content && noteSourceChanges(content, factChanges(changes, at), guard);
  const source: SourceEdit = {
    field,
    product: after,
    noted: noted === null || noted.content === content ? null : noted.content,
    history: [...sourceHistory(changes, 'source-edited'), ...(noted?.history ?? [])],
    replaced: { field, before: before[field], after: value, wasHandEdited: read.isHandEdited },
    isHandEdited,
  };
  return { outcome: 'done', parts: [], reason: null, change: null, source };
}
