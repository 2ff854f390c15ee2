// Magento 2's product export: configurable products and their simple variants as rows of one table. Everything Magento adds for its own
// working is left out of the facts.
import type { Attribute } from '#domain/catalogue/product.ts';
import { readMagentoAttributes } from '../cells/read-list.ts';
import { defineFormat } from '../rows/define-format.ts';
import type { ListedVariant } from '../rows/format.ts';

/** Magento's switches; they steer the shop and say nothing of the product. */
const switches =
  /^(?:has_options|required_options|new|sale|erin_recommends|gift_message_available|shipment_type|is_returnable|msrp.*|quantity_and_stock_status|image_label|small_image_label|thumbnail_label|ts_.*)$/;

const readAdditional = (cell: string): Attribute[] =>
  readMagentoAttributes(cell).filter(({ name }) => !switches.test(name));

/** `sku=MUG-S,size=S|sku=MUG-L,size=L` */
const readVariants = (cell: string): ListedVariant[] =>
  cell.split('|').map((variant) => {
    const pairs = readMagentoAttributes(variant);
    return {
      sku: pairs.find(({ name }) => name === 'sku')?.value ?? null,
      options: pairs.filter(({ name }) => name !== 'sku'),
    };
  });

export const magentoCsv = defineFormat({
  id: 'magento-csv',
  needs: ['sku'],
  typical: {
    least: 2,
    of: 'attribute set code, product websites, additional attributes, configurable variations, store view code, url key, tax class name, product online',
  },
  targets: {
    sku: 'sku',
    title: 'name',
    body: 'description',
    description: 'short description',
    price: 'price',
    'category-path': 'categories',
    images: 'base image, additional images',
    imageAlts: 'base image label, additional image labels',
    attribute: 'additional attributes, weight, country of manufacture',
    variant: 'product type, configurable variations, configurable variation labels',
    locale: 'store view code',
    brand: 'manufacturer, brand',
  },
  typeName: 'product type',
  variantList: { column: 'configurable variations', read: readVariants },
  categories: 'magento',
  factCells: { 'additional attributes': readAdditional },
  containers: ['additional attributes'],
});
