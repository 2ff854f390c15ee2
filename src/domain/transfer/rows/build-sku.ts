// Finds what a product is called in the shop's own books, or derives a name for it that stays the same from file to file.
import slugify from '@sindresorhus/slugify';
import { textLimits } from '#domain/text/text-limits.ts';
import { isPlaceholder, tidyText } from '../cells/clean-text.ts';
import { plainName } from '../cells/column-names.ts';
import { lineText } from '../cells/read-nested.ts';
import type { Building } from './building.ts';
import type { ImportPlan } from './import-plan.ts';
import { readVariants } from './read-variants.ts';

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

function clean(cell: string | undefined): string {
  if (cell === undefined) return '';
  const text = tidyText(lineText(cell)).text.replaceAll('\n', ' ');
  return isPlaceholder(text) ? '' : text;
}

const firstOf = (plan: ImportPlan, cell: string) => (plan.format.skuList ? (cell.split(',')[0] ?? '') : cell);

/** SKUs of a product's rows, the first variant's first. */
export function rowSkus(building: Pick<Building, 'plan' | 'group'>): string[] {
  const { plan, group } = building;
  const rows = plan.columnOf('group') === null ? [group.main] : [group.main, ...group.others];
  return rows
    .flatMap((record) =>
      record.fields.flatMap(([column, cell]) =>
        plan.targetOf(column, cell) === 'sku' ? clean(firstOf(plan, cell)) : [],
      ),
    )
    .filter((sku) => sku !== '');
}

/**
 * The SKU of a product:
 * 1. its SKU column, for products of several rows the first SKU any of them has; but a SKU that several products of the
 *    file carry names none of them where they have a handle;
 * 2. its id (`id:44` in WooCommerce, as its own files refer to it); 3. its handle, as it is written (handles are stable and unique,
 *    and stay readable in any script); 4. a trade number such as GTIN, EAN or MPN;
 * 5. where the file has no such column at all, the title in the form of an address (in scripts that has none for, the title itself).
 * Null when the columns are there and all of them are empty.
 */
export function findSku(building: Building, sharedSkus: ReadonlySet<string>, title: string): string | null {
  const { plan, fields } = building;
  const handle = clean(fields.get('group')?.[0]?.cell);
  const own = rowSkus(building)[0];
  if (own !== undefined && !(handle !== '' && sharedSkus.has(own))) return own;
  const variant = readVariants(building)?.sku;
  if (variant) return variant;
  for (const { cell } of fields.get('id') ?? []) {
    const id = clean(cell);
    if (id !== '') return plan.format.nameOfId?.(id) ?? id;
  }
  if (handle !== '') return handle.slice(0, textLimits.sku);
  for (const name of tradeNumbers) {
    const found = building.group.main.fields.find(([column]) => plainName(column) === name);
    const number = clean(found?.[1]);
    if (number !== '') return number;
  }
  const hasNamed = (['sku', 'id', 'group'] as const).some((target) => plan.columnOf(target) !== null);
  if ((hasNamed && !plan.format.namesByTitle) || title === '') return null;
  return (slugify(title) || title).slice(0, textLimits.sku);
}
