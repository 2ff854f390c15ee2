// A change of a product's source by a run, and what is stored of it.
import type { SourceProduct } from '#domain/catalogue/product.ts';
import type { HistoryDraft } from '#domain/history/history.contract.ts';
import type { ImageEntry, ReviewedContent } from '#domain/review/content.ts';
import type { Replaced } from '#domain/review/replaced.ts';
import type { SettableField } from './actions/set-field.action.ts';

/** A fact before and after a run, for its undo. `wasHandEdited`: a person had edited it before, so imports did not change it. */
export type ReplacedField = {
  field: SettableField;
  before: string | null;
  after: string | null;
  wasHandEdited: boolean;
};

/** An address of an image that was replaced by another one. */
export type Readdressed = { from: string; to: string };

/** The addresses of images that a run replaced, in the source and in the content, for its undo. */
export type ReplacedAddresses = {
  addresses: { source: Readdressed[]; content: Readdressed[] };
  wasHandEdited: boolean;
  /** Where decisions went with it: the images part before and after, and its images as the run left them. */
  decided?: { part: Replaced; imagesAfter: ImageEntry[] };
};

/** A change of the source, with what follows from it for the review. */
export type SourceEdit = {
  /** The field that changes; null where only the content does. */
  field: SettableField | 'images' | null;
  product: SourceProduct;
  /** The content as it changes with it, such as with a note on approved parts; null where there is none, or it stays as it is. */
  noted: ReviewedContent | null;
  history: HistoryDraft[];
  replaced: ReplacedField | ReplacedAddresses;
  /** Whether imports do not change the field from now on. */
  isHandEdited: boolean;
};
