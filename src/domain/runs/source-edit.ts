// A change of the source of a product as a run makes it, and what it keeps of it.
import type { SourceProduct } from '#domain/catalogue/product.ts';
import type { HistoryDraft } from '#domain/history/history.contract.ts';
import type { ReviewedContent } from '#domain/review/content.ts';
import type { SettableField } from './run-action.ts';

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
