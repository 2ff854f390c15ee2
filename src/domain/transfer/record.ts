// What a reader hands to the import, and what an export is made from: one product of a file of any format.
import type { SourceProduct } from '#domain/catalogue/product.ts';
import type { OptimizedContent } from '#domain/review/content.ts';
import type { ImportFormat, ImportProblem } from './transfer.contract.ts';

/** A row of the file as it was: column → raw cell. Empty cells are left out; the order is the file's. */
export type SourceRow = Record<string, string>;

/** Everything a file said of one product, kept so that an export of the same format gives back what it does not replace. */
export type SourceRecord = { format: ImportFormat; rows: SourceRow[] };

/** The fields of a product a file can speak of; a field the file has no column for is left as it is. */
export type ProvidedField = Exclude<keyof SourceProduct, 'sku' | 'attributes' | 'translations'>;

/** One product read from a file: cleaned values, the raw rows, and which fields the file speaks of at all. */
/** The name of the fact that groups products as variants; `not`: the one that looks like it and that somebody chose to be none. */
export type StatedGrouping = { name: string } | { not: string };

export type ReadProduct = {
  kind: 'product';
  /** Record number of its first row, the header counting as 1 (for XML and JSON the item's number from 1). */
  row: number;
  product: SourceProduct;
  source: SourceRecord;
  provides: ProvidedField[];
  /** Those of them whose cells are empty: whether that empties the field is the choice of the import. */
  blank: ProvidedField[];
  /** Names of the attributes the file has a column for, filled or not: a column that is empty here clears the attribute. */
  providesAttributes: string[];
  /** Names of the texts in other languages it speaks of (`title (de)`), and those of them whose cells are empty. */
  providesTranslations: string[];
  blankTranslations: string[];
  /** What the product is called in its shop, by which it is found where the row has no SKU; null without such a column. */
  shopName: ShopName | null;
  /** Which fact says which products are variants of it. Absent where the file says nothing of it. */
  groupedBy?: StatedGrouping;
  /** Whether its SKU was made of its title, because nothing in the file names it. */
  isNamedByTitle?: boolean;
  /** The column of a trade number that names it, where the file has no column for SKUs. */
  namedBy?: string;
  /** Things left out or doubtful that did not make the product unusable. */
  warnings: ImportProblem[];
};

/**
 * The id or the handle of a product, and the column it is in. `isOnly`: the file has no column of SKUs, so products are meant to be found by it;
 * `titleColumn` is the one such a file has titles in.
 */
export type ShopName = { column: string; value: string; isOnly: boolean; titleColumn: string | null };

/** A product or row that cannot be taken, with every reason. */
export type ReadRefusal = {
  kind: 'refused';
  row: number;
  problems: ImportProblem[];
  /** The SKU it names, where that can be read and nothing else of it is taken. */
  sku?: string;
  /** What it says of a product that is here, where it lacks only what a new one needs. */
  update?: ReadProduct;
};

export type ReadItem = ReadProduct | ReadRefusal;

/** A product as an export sees it: the source, its review if any, and the rows of the file it came from if it came from one. */
export type ExportItem = {
  product: SourceProduct & { id: number };
  content: OptimizedContent | null;
  source: SourceRecord | null;
};
