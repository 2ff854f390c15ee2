// A fact of the source set the same for many products, and put back. Values in, values out.
import type { Product, SourceProduct } from '#domain/catalogue/product.ts';
import type { HistoryDraft } from '#domain/history/history.contract.ts';
import { contentTypeLabels } from '#domain/history/history.ts';
import type { ReviewedContent } from '#domain/review/content.ts';
import { noteSourceChanges } from '#domain/review/review.ts';
import { factChanges, findSourceChanges, isSameFact, sourceHistory } from '#domain/review/source-changes.ts';
import { sourceOf } from '#domain/writing/pipeline.ts';
import { type ItemPlan, planRefusal, planUnchanged } from './item-plan.ts';
import type { SetFieldOptions, SettableField } from './run-action.ts';

/** A fact as a run found and left it, for the way back. `wasHandEdited`: an import kept it then already. */
export type ReplacedField = {
  field: SettableField;
  before: string | null;
  after: string | null;
  wasHandEdited: boolean;
};

/** A change of the source, with what follows from it for the review. */
export type SourceEdit = {
  product: SourceProduct;
  /** The content with what changed noted on approved parts; null where there is none, or nothing to note. */
  noted: ReviewedContent | null;
  history: HistoryDraft[];
  replaced: ReplacedField;
  /** Whether an import keeps the fact from now on. */
  isHandEdited: boolean;
};

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
