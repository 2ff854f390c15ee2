// Chooses the mapping rules of a format, and puts the user's own choices over the suggestion.
import { plainName, type SampledColumn } from './column-names.ts';
import { suggestGeneric, targetByName, targetByValues } from './target-by-name.ts';
import { suggestGoogle } from '../formats/google.read.ts';
import { suggestMagento } from '../formats/magento.read.ts';
import { suggestShopify } from '../formats/shopify.read.ts';
import { suggestWooCommerce, wooAttribute } from '../formats/woocommerce.read.ts';
import type { ImportFormat, ImportTarget, Mapping } from '../transfer.contract.ts';

/** Suggests what each column becomes in a file of this format. */
export function suggestMapping(format: ImportFormat, columns: readonly SampledColumn[]): Mapping {
  if (format === 'shopify-csv') return suggestShopify(columns);
  if (format === 'woocommerce-csv') return suggestWooCommerce(columns);
  if (format === 'magento-csv') return suggestMagento(columns);
  if (format === 'google-xml' || format === 'google-tsv') return suggestGoogle(columns);
  return suggestGeneric(columns);
}

/** Target of a column that first appears deep in a file (JSON and XML items need not have the same fields). */
export function suggestLateColumn(format: ImportFormat, column: SampledColumn, mapping: Mapping): ImportTarget {
  if (format === 'google-xml') return suggestGoogle([column])[column.name] ?? 'attribute';
  const target = targetByName(column.name) ?? targetByValues(column.samples) ?? 'attribute';
  const isOpen = !Object.values(mapping).includes(target);
  return target === 'bullets' || target === 'images' || target === 'ignore' || isOpen ? target : 'attribute';
}

const single = new Set<ImportTarget>([
  'sku',
  'id',
  'group',
  'parent',
  'title',
  'price',
  'currency',
  'category',
  'subcategory',
  'category-path',
  'brand',
  'retailer',
]);

/** The suggestion with the user's choices: a column chosen for a field of one value takes it from the suggested column. */
export function applyMapping(suggested: Mapping, chosen: Mapping | undefined): Mapping {
  if (!chosen) return suggested;
  const own = new Set(Object.keys(chosen));
  const taken = new Set(Object.values(chosen).filter((target) => single.has(target)));
  const hasChosenText = Object.values(chosen).some((target) => target === 'body' || target === 'description');
  return Object.fromEntries(
    Object.entries(suggested).map(([name, target]): [string, ImportTarget] => {
      const choice = Object.hasOwn(chosen, name) ? chosen[name] : undefined;
      if (choice) return [name, choice];
      const isTaken = taken.has(target) || (hasChosenText && (target === 'body' || target === 'description'));
      return [name, isTaken && !own.has(name) ? 'attribute' : target];
    }),
  );
}

/** The columns of one attribute of WooCommerce, by its number. */
export type AttributeColumns = { name: string; value: string };

export function attributeColumns(columns: readonly string[]): AttributeColumns[] {
  const found = new Map<string, Partial<AttributeColumns>>();
  for (const column of columns) {
    const attribute = wooAttribute(column);
    if (!attribute || attribute.part === 'other') continue;
    found.set(attribute.index, { ...found.get(attribute.index), [attribute.part]: column });
  }
  return [...found.values()].flatMap(({ name, value }) =>
    name !== undefined && value !== undefined ? [{ name, value }] : [],
  );
}

/** Shopify's option columns by number: `Option1 Name`, `Option1 value`. */
export function optionColumns(columns: readonly string[]): AttributeColumns[] {
  const plain = new Map(columns.map((column) => [plainName(column).replace(/^option (\d)/, 'option$1'), column]));
  return ['1', '2', '3'].flatMap((index) => {
    const name = plain.get(`option${index} name`);
    const value = plain.get(`option${index} value`);
    return name !== undefined && value !== undefined ? [{ name, value }] : [];
  });
}
