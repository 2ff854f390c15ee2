// What a reader hands to the import, and what an export is made from: one product of a file of any format.
import type { SourceProduct } from '#domain/catalogue/product.ts';
import type { OptimizedContent } from '#domain/review/content.ts';
import type { ImportFormat, ImportProblem } from './transfer.contract.ts';

/** A row of the file as it was: column → raw cell. Empty cells are left out; the order is the file's. */
export type SourceRow = Record<string, string>;

/** Everything a file said of one product, kept so that an export of the same format gives back what it does not replace. */
export type SourceRecord = { format: ImportFormat; rows: SourceRow[] };

/** The fields of a product a file can speak of; a field the file has no column for is left as it is. */
export type ProvidedField = Exclude<keyof SourceProduct, 'sku' | 'attributes'>;

/** One product read from a file: cleaned values, the raw rows, and which fields the file speaks of at all. */
export type ReadProduct = {
  kind: 'product';
  /** Record number of its first row, the header counting as 1 (for XML and JSON the item's number from 1). */
  row: number;
  product: SourceProduct;
  source: SourceRecord;
  provides: ProvidedField[];
  /** Names of the attributes the file has a column for, filled or not: a column that is empty here clears the attribute. */
  providesAttributes: string[];
  /** Things left out or doubtful that did not make the product unusable. */
  warnings: ImportProblem[];
};

/** A product or row that cannot be taken, with every reason. */
export type ReadRefusal = { kind: 'refused'; row: number; problems: ImportProblem[] };

export type ReadItem = ReadProduct | ReadRefusal;

/** A product as an export sees it: the source, its review if any, and the rows of the file it came from if it came from one. */
export type ExportItem = {
  product: SourceProduct & { id: number };
  content: OptimizedContent | null;
  source: SourceRecord | null;
};
