// The product files of shops and marketplaces that Copydesk reads but does not write: their columns by plain name, and how rows of one
// product belong together. Everything else in them is the shop's own working.
import type { Attribute } from '#domain/catalogue/product.ts';
import { defineFormat, numberedPairs } from '../rows/define-format.ts';

/** `#ff0000:Red;#0000ff:Blue` and `S;M`: Wix's choices with or without their colour. */
const wixChoices = (cell: string) => cell.split(';').map((choice) => choice.replace(/^#[\da-f]{3,8}:/i, '').trim());

export const wixCsv = defineFormat({
  id: 'wix-csv',
  needs: ['field type', 'product option name1'],
  targets: {
    group: 'handle id, handle',
    title: 'name',
    body: 'description, plain description',
    images: 'product image url, media',
    'category-path': 'collection, categories',
    sku: 'sku',
    price: 'price',
    brand: 'brand',
    variant:
      'field type, product option name#, product option type#, product option description#, product option choices#',
    attribute: 'weight, additional info title#, additional info description#',
  },
  optionColumns: (columns) => [
    ...numberedPairs(columns, 'productoptionname#', 'productoptiondescription#'),
    ...numberedPairs(columns, 'productoptionname#', 'productoptionchoices#'),
  ],
  splitOption: wixChoices,
  pairColumns: (columns) => numberedPairs(columns, 'additionalinfotitle#', 'additionalinfodescription#'),
});

export const squarespaceCsv = defineFormat({
  id: 'squarespace-csv',
  needs: ['product page', 'product url', 'variant id non editable'],
  targets: {
    group: 'product url',
    title: 'title',
    body: 'description',
    images: 'hosted image urls',
    'category-path': 'categories',
    sku: 'sku',
    price: 'price',
    variant: 'option name#, option value#',
    attribute: 'tags, weight, length, width, height',
  },
  categories: 'woocommerce',
  optionColumns: (columns) => numberedPairs(columns, 'optionname#', 'optionvalue#'),
});

export const etsyCsv = defineFormat({
  id: 'etsy-csv',
  needs: ['title', 'currency code', 'materials', 'tags', 'variation 1 values'],
  targets: {
    title: 'title',
    body: 'description',
    images: 'image#',
    sku: 'sku',
    price: 'price',
    currency: 'currency code',
    variant: 'variation# name, variation# values, variation# type',
    attribute: 'tags, materials',
  },
  optionColumns: (columns) => numberedPairs(columns, 'variation#name', 'variation#values'),
  splitOption: (cell) => cell.split(','),
  skuList: true,
  namesByTitle: true,
});

/** `Colour:Red:1,Care:Hand wash:2`: a comma parts only where another name follows. */
function readFeatures(cell: string): Attribute[] {
  return cell.split(/,(?=[^,:]{1,60}:(?!\d+(?:,|$)))/).flatMap((part) => {
    const [name = '', value = ''] = part.split(':').map((text) => text.trim());
    return name === '' || value === '' ? [] : [{ name, value }];
  });
}

export const prestashopCsv = defineFormat({
  id: 'prestashop-csv',
  needs: ['name', 'categories x y z', 'image urls x y z'],
  targets: {
    id: 'product id, id',
    title: 'name',
    body: 'description',
    description: 'summary',
    images: 'image urls x y z',
    imageAlts: 'image alt texts x y z',
    'category-path': 'categories x y z',
    sku: 'reference',
    price: 'price tax included, price tax excluded, price tax excluded or price tax included, price',
    brand: 'manufacturer, brand',
    attribute:
      'ean13, ean 13, upc, width, height, depth, weight, tags x y z, feature name value position, feature name value position custom',
  },
  categories: 'prestashop',
  rootCategory: /^(?:home|accueil|inicio|início|start|startseite|strona główna|domů|acasă)$/i,
  factCells: { 'feature name value position': readFeatures, 'feature name value position custom': readFeatures },
  containers: ['feature name value position', 'feature name value position custom'],
});

export const amazonTsv = defineFormat({
  id: 'amazon-tsv',
  needs: ['item name', 'seller sku', 'listing id'],
  targets: {
    title: 'item name',
    body: 'item description',
    images: 'image url',
    sku: 'seller sku',
    price: 'price',
    attribute: 'asin1',
  },
});
