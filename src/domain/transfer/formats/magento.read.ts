// Magento 2's product export: configurable products and their simple variants as rows of one table.
import { plainName, type SampledColumn } from '../mapping/column-names.ts';
import type { ImportTarget, Mapping } from '../transfer.contract.ts';

const targets = new Map<string, ImportTarget>([
  ['sku', 'sku'],
  ['name', 'title'],
  ['description', 'body'],
  ['short description', 'description'],
  ['price', 'price'],
  ['categories', 'category-path'],
  ['base image', 'images'],
  ['additional images', 'images'],
  ['additional attributes', 'attribute'],
  ['weight', 'attribute'],
  ['country of manufacture', 'attribute'],
  ['product type', 'variant'],
  ['configurable variations', 'variant'],
  ['configurable variation labels', 'variant'],
  ['store view code', 'variant'],
  ['manufacturer', 'brand'],
  ['brand', 'brand'],
]);

export function isMagento(names: ReadonlySet<string>): boolean {
  if (!names.has('sku')) return false;
  const telling = [
    'attribute set code',
    'product websites',
    'additional attributes',
    'configurable variations',
    'store view code',
    'url key',
    'tax class name',
    'product online',
  ];
  return telling.filter((name) => names.has(name)).length >= 2;
}

/** Everything Magento adds for its own working is left out of the facts. */
export function suggestMagento(columns: readonly SampledColumn[]): Mapping {
  return Object.fromEntries(columns.map(({ name }) => [name, targets.get(plainName(name)) ?? 'ignore']));
}
