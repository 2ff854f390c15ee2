// A fact of the source set the same for many products, and put back. Values in, values out.
import type { Product } from '#domain/catalogue/product.ts';
import { contentTypeLabels } from '#domain/history/history.ts';
import type { ReviewedContent } from '#domain/review/content.ts';
import { noteSourceChanges } from '#domain/review/review.ts';
import { factChanges, findSourceChanges, isSameFact, sourceHistory } from '#domain/review/source-changes.ts';
import { sourceOf } from '#domain/writing/pipeline.ts';
import { type ItemPlan, planRefusal, planUnchanged } from './item-plan.ts';
import type { SetFieldOptions } from './run-action.ts';
import type { ReplacedField, SourceEdit } from './source-edit.ts';

type Read = { product: Product; content: ReviewedContent | null; isHandEdited: boolean };

/** `at` is the time (ISO) that is noted on approved parts. */
export function planField(read: Read, { field, value }: SetFieldOptions, at: string): ItemPlan {
  if (isSameFact(read.product[field], value)) return planUnchanged(`${contentTypeLabels[field]} is that already.`);
  return planEdit(read, { field, value, isHandEdited: true }, at);
}

/** Puts a fact back where it still is as the run left it. */
export function planFieldBack(
  read: Read,
  { field, before, after, wasHandEdited }: ReplacedField,
  at: string,
): ItemPlan {
  if (!isSameFact(read.product[field], after)) return planRefusal(`${contentTypeLabels[field]}: changed again since.`);
  return planEdit(read, { field, value: before, isHandEdited: wasHandEdited }, at);
}

type Edit = SetFieldOptions & { isHandEdited: boolean };

function planEdit({ product, content, ...read }: Read, { field, value, isHandEdited }: Edit, at: string): ItemPlan {
  const before = sourceOf(product);
  const after = { ...before, [field]: value };
  const changes = findSourceChanges(before, after);
  const noted = content && noteSourceChanges(content, factChanges(changes, at));
  const source: SourceEdit = {
    product: after,
    noted: noted === content ? null : noted,
    history: sourceHistory(changes, 'source-edited'),
    replaced: { field, before: before[field], after: value, wasHandEdited: read.isHandEdited },
    isHandEdited,
  };
  return { outcome: 'done', parts: [], reason: null, change: null, source };
}
