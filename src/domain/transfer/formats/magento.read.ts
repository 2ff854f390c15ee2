// Magento 2's product export: configurable products and their simple variants as rows of one table.
import type { Attribute } from '#domain/catalogue/product.ts';
import { plainName, type SampledColumn } from '../cells/column-names.ts';
import { readMagentoAttributes } from '../cells/read-list.ts';
import type { ReadFormat } from '../rows/format.ts';
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
  ['base image label', 'imageAlts'],
  ['additional image labels', 'imageAlts'],
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

function isMagento(names: ReadonlySet<string>): boolean {
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
function suggestMagento(columns: readonly SampledColumn[]): Mapping {
  return Object.fromEntries(columns.map(({ name }) => [name, targets.get(plainName(name)) ?? 'ignore']));
}

/** Magento's switches; they steer the shop and say nothing of the product. */
const switches =
  /^(?:has_options|required_options|new|sale|erin_recommends|gift_message_available|shipment_type|is_returnable|msrp.*|quantity_and_stock_status|image_label|small_image_label|thumbnail_label|ts_.*)$/;

const readAdditional = (cell: string): Attribute[] =>
  readMagentoAttributes(cell).filter(({ name }) => !switches.test(name));

export const magentoCsv: ReadFormat = {
  id: 'magento-csv',
  layout: 'table',
  recognise: (_, names) => isMagento(names),
  suggestMapping: suggestMagento,
  typeName: 'product type',
  variants: 'listed',
  categories: 'magento',
  factCells: { 'additional attributes': readAdditional },
  containers: ['additional attributes'],
};
