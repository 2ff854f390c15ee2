// A change of a product's source by a run, and what is stored of it.
import type { SourceProduct } from '#domain/catalogue/product.ts';
import type { HistoryDraft } from '#domain/history/history.contract.ts';
import type { ReviewedContent } from '#domain/review/content.ts';
import type { SettableField } from './actions/set-field.action.ts';

/** A fact before and after a run, for its undo. `wasHandEdited`: a person had edited it before, so imports did not change it. */
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
  /** Whether imports do not change the fact from now on. */
  isHandEdited: boolean;
};
