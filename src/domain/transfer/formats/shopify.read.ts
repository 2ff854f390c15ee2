// Shopify's product file, in the older header (`Handle`, `Body (HTML)`, `Variant SKU`) and the newer one (`URL handle`, `Description`, `SKU`).
import { plainName, type SampledColumn } from '../cells/column-names.ts';
import type { ReadFormat } from '../rows/format.ts';
import type { ImportTarget, Mapping } from '../transfer.contract.ts';

const targets = new Map<string, ImportTarget>([
  ['handle', 'group'],
  ['url handle', 'group'],
  ['title', 'title'],
  ['body html', 'body'],
  ['description', 'body'],
  ['vendor', 'brand'],
  ['type', 'category'],
  ['tags', 'attribute'],
  ['variant sku', 'sku'],
  ['sku', 'sku'],
  ['variant price', 'price'],
  ['price', 'price'],
  ['image src', 'images'],
  ['product image url', 'images'],
  ['image alt text', 'imageAlts'],
  ['google shopping gender', 'attribute'],
  ['google shopping age group', 'attribute'],
  ['google shopping mpn', 'attribute'],
  ['google shopping manufacturer part number mpn', 'attribute'],
]);
const variant =
  /^(?:variant .*|option[123] .*|option [123] .*|barcode|weight .*|charge tax|tax code|unit price .*|inventory .*|continue selling .*|requires shipping|fulfillment service|compare at price.*|cost per item|price .+)$/;

export function isShopify(names: ReadonlySet<string>): boolean {
  if (!(names.has('handle') || names.has('url handle'))) return false;
  const telling = [
    'title',
    'body html',
    'vendor',
    'variant sku',
    'variant price',
    'option1 name',
    'image src',
    'product image url',
    'published',
    'published on online store',
    'sku',
  ];
  return telling.filter((name) => names.has(name)).length >= 3;
}

/** Type is the shop's own category; Shopify's taxonomy stands in where a shop has no types. Metafields are facts. */
function suggestShopify(columns: readonly SampledColumn[]): Mapping {
  const hasTypes = columns.some((column) => plainName(column.name) === 'type' && column.samples.length > 0);
  return Object.fromEntries(
    columns.map(({ name }): [string, ImportTarget] => {
      const plain = plainName(name);
      if (plain === 'product category') return [name, hasTypes ? 'attribute' : 'category-path'];
      if (plain === 'google shopping google product category') return [name, 'attribute'];
      const known = targets.get(plain);
      if (known) return [name, known];
      if (variant.test(plain)) return [name, 'variant'];
      if (/metafields?\b/.test(plain)) return [name, 'attribute'];
      return [name, 'ignore'];
    }),
  );
}

export const shopifyCsv: ReadFormat = {
  id: 'shopify-csv',
  layout: 'table',
  recognise: (_, names) => isShopify(names),
  suggestMapping: suggestShopify,
  spareCategory: 'product category',
};
