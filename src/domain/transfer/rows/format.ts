// What a format of catalogue files is: how its files are recognized and read, and how they are written. A format that Copydesk only
// reads has no record for writing, and the other way round.
import type { Attribute } from '#domain/catalogue/product.ts';
import type { SampledColumn } from '../cells/column-names.ts';
import type { CategoryStyle } from '../cells/read-categories.ts';
import type { ExportFormat } from '../export.contract.ts';
import type { ColumnPair, FactStyle } from '../fields/build-attributes.ts';
import type { TextStyle } from '../fields/build-text.ts';
import type { SourceRow } from '../record.ts';
import type { ImportFormat, ImportTarget, Mapping } from '../transfer.contract.ts';
import type { Exportable } from './approved-product.ts';
import type { NameBook, TableLayout } from './write-table.ts';

/** The plain name of the column that lists a product's variants, and how its cell is read. */
type VariantList = { column: string; read(cell: string): ListedVariant[] };
export type ListedVariant = { sku: string | null; options: Attribute[] };

export type ReadFormat = TextStyle &
  FactStyle & {
    id: ImportFormat;
    /** How a file is taken apart. */
    layout: 'table' | 'xml' | 'json' | 'json-lines' | 'workbook';
    /** Whether a table is of this format, by its header and a few values; absent for tables that are nobody's own. */
    recognize?(columns: readonly SampledColumn[], names: ReadonlySet<string>): boolean;
    /** Whether a column's name is one of the format's own, in any language. */
    isOwnName?(name: string): boolean;
    /** What each column becomes. */
    suggestMapping(columns: readonly SampledColumn[]): Mapping;
    /** The same for a column that first appears deep in a file; absent, its name and value decide. */
    suggestLate?(column: SampledColumn): ImportTarget;
    /** The column of product types, where the header is translated and only its values show it. */
    findTypeColumn?(columns: readonly SampledColumn[]): string | null;
    /** The plain name of the column of product types; `type` without it. */
    typeName?: string;
    /** Columns that state facts in pairs. */
    pairColumns?(columns: readonly string[]): ColumnPair[];
    /** Columns that name what variants differ in, and its values; Shopify's without it. */
    optionColumns?(columns: readonly string[]): ColumnPair[];
    /** The values of an option in one cell; one without it. */
    splitOption?(cell: string, option: string): string[];
    /** Whether a SKU cell lists those of all variants, parted by commas. */
    skuList?: boolean;
    /** Whether a product without a SKU is named by its title: the format has no other name for it. */
    namesByTitle?: boolean;
    /** Whether the type of a row says that it is a variant, where no column joins them. */
    hasTypedVariants?: boolean;
    /** How a product lists its variants, where no column joins them. */
    variantList?: VariantList;
    /** The name of a product by its id, where it has no SKU. */
    nameOfId?(id: string): string;
    /** How category paths are written; `plain` without it. */
    categories?: CategoryStyle;
    /** Names of the category that all others are in, where those every shop uses do not hold: it is left out of paths. */
    rootCategory?: RegExp;
    /** The plain name of the column whose category is used for a product that has none of its own. */
    spareCategory?: string;
    /** The fact cells whose columns are themselves no fact, by plain name. */
    containers?: readonly string[];
    /** A file with exactly this many images may have been cut. */
    mostImages?: number;
  };

/** How the products become the text of a file. */
export type FileShape = TableFile | ItemsFile;
/** Its columns follow from all products. */
export type TableFile = {
  kind: 'csv' | 'workbook' /** What comes before the header. */;
  start?: string;
} & TableLayout['file'];
/** Each product is written by itself. */
export type ItemsFile = {
  kind: 'items';
  head: string;
  between: string;
  tail: string;
  /** The file without a product. */
  empty: string;
  /** Its text; `rows` are those that were laid for it already. */
  writeItem: (item: Exportable, rows?: readonly SourceRow[]) => string;
};

/** What becomes of a product on its way out, in a few words that many products share: `refused` or `misread` by who reads the file, `cut` by the format. */
export type ExportProblem = { kind: 'refused' | 'misread' | 'cut'; reason: string };

/** What becomes of a product, by its rows as they are written. */
export type CheckRows = (rows: readonly SourceRow[], item: Exportable) => ExportProblem[];

export type WriteFormat = {
  id: ExportFormat;
  fileName: string;
  contentType: string;
  file: FileShape;
  /** The import formats a file of ours is read as, as it is or saved again on its way back. */
  comesBackAs: readonly [ImportFormat, ...ImportFormat[]];
  /** Whether every product's texts in other languages go out; otherwise only the columns its own rows have for them. */
  hasLanguages: boolean;
  /** The column of the price where that is an amount without its currency; null where the price goes out with it. */
  amountColumn: string | null;
  /** Whether its own check says which images cannot be loaded. */
  checksImages?: boolean;
  /** A product's rows in such a file, as an import sees them. */
  rows(item: Exportable, names: NameBook): SourceRow[];
  /** Opens the check of one file by who receives it, which is shown the rows of its products one after another: the same id twice is a problem of the second. */
  openCheck?(): CheckRows;
  /** What the format itself cuts of a product. */
  findCuts?(item: Exportable): ExportProblem[];
  /** The name we write a column of a source under, where older files call it otherwise. */
  columnName?(name: string): string;
};
