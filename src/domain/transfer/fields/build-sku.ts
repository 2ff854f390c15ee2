// Finds what a product is called in the shop's own books, or derives a name for it that stays the same from file to file.
import slugify from '@sindresorhus/slugify';
import { textLimits } from '#domain/text/text-limits.ts';
import { isPlaceholder, tidyText } from '../cells/clean-text.ts';
import { lineText } from '../cells/read-nested.ts';
import { readShortened } from '../cells/spoiled-number.ts';

/** Numbers of the trade that name one product, the surest first. */
export const tradeNumbers: readonly string[] = [
  'gtin',
  'gtin upc ean or isbn',
  'ean',
  'upc',
  'barcode',
  'isbn',
  'upc ean code',
  'mpn',
  'model number',
];

/** A name as the cell has it; empty for a placeholder. */
export function cleanName(cell: string | undefined): string {
  if (cell === undefined) return '';
  const text = tidyText(lineText(cell)).text.replaceAll('\n', ' ');
  return isPlaceholder(text) ? '' : text;
}

/** A text with more printed signs than a placeholder may have; one in brackets may be a record that says nothing. */
const saysMuch = /^\s*(?![\s[{])(?:[^!-~]*[!-~]){13}/;

/** True where the name is empty; without cleaning a text that says much. */
export const isBlankName = (cell: string): boolean => !saysMuch.test(cell) && cleanName(cell) === '';

/** The name in a cell that names a product, with all digits of a number; empty where digits are lost, for several products may have the rest. */
export function readName(cell: string | undefined): string {
  const name = cleanName(cell);
  const digits = readShortened(name);
  return digits === undefined ? name : (digits ?? '');
}

/** A title in the form of an address; in scripts that has none for, the title itself. */
export const titleName = (title: string): string => (slugify(title) || title).slice(0, textLimits.sku);

/** SKUs out of the cells of a product's rows, the first variant's first; `isList`: a cell lists those of all variants, parted by commas. */
export const readSkus = (cells: readonly string[], isList = false): string[] =>
  cells.map((cell) => readName(isList ? cell.split(',')[0] : cell)).filter((sku) => sku !== '');

/** What may name a product: `sku` unless several products have it, a listed variant's, `id`, `handle`, `trade`, and where no column names products `title`. */
type Names = Record<'sku' | 'variant' | 'id' | 'handle' | 'trade', string | undefined> & {
  isShared: boolean;
  title: string | null;
};

/**
 * The SKU of a product:
 * 1. its SKU column, for products of several rows the first SKU any of them has; but a SKU that several products of the
 *    file carry names none of them where they have a handle;
 * 2. its id (`id:44` in WooCommerce, as its own files refer to it); 3. its handle, as it is written (handles are stable and unique,
 *    and stay readable in any script); 4. a trade number such as GTIN, EAN or MPN;
 * 5. where the file has no such column at all, the title in the form of an address.
 * Null when the columns are there and all of them are empty.
 */
export function findSku({ sku, variant, id, handle, trade, title, isShared }: Names): string | null {
  const own = isShared && handle ? undefined : sku;
  const name = own || variant || id || handle?.slice(0, textLimits.sku) || trade;
  return name || (title ? titleName(title) : null);
}
