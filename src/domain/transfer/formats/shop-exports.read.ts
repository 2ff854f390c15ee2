// The product files of shops and marketplaces that Copydesk reads but does not write: their columns by plain name, and how rows of one
// product belong together. Everything else in them is the shop's own working.
import type { Attribute } from '#domain/catalogue/product.ts';
import { plainName, type SampledColumn } from '../cells/column-names.ts';
import type { ColumnPair, ReadFormat } from '../rows/format.ts';
import type { ImportFormat, ImportTarget, Mapping } from '../transfer.contract.ts';

type Sheet = Omit<ReadFormat, 'layout' | 'recognise' | 'suggestMapping'> & {
  id: ImportFormat;
  /** A header with all of these is the shop's. */
  telling: string;
  /** Plain names of each target, parted by `|`. A name that ends in `#` may have a number there. */
  targets: Partial<Record<ImportTarget, string>>;
};

function createFormat({ telling, targets, ...rest }: Sheet): ReadFormat {
  const signs = telling.split('|');
  const known = Object.entries(targets).flatMap(([target, names]) =>
    names.split('|').map((name) => [name, target as ImportTarget] as const),
  );
  const byName = new Map(known);
  const targetOf = (name: string) => {
    const plain = plainName(name);
    return byName.get(plain) ?? byName.get(plain.replace(/ ?\d{1,2}(?= |$)/, '#'));
  };
  return {
    ...rest,
    layout: 'table',
    recognise: (_, names) => signs.every((name) => names.has(name)),
    isOwnName: (name) => signs.includes(plainName(name)),
    suggestMapping: (columns: readonly SampledColumn[]): Mapping =>
      Object.fromEntries(columns.map(({ name }) => [name, targetOf(name) ?? 'ignore'])),
  };
}

/** Pairs of columns that share a number: `productOptionName2` and `productOptionDescription2`. */
function numberedPairs(columns: readonly string[], name: string, value: string): ColumnPair[] {
  const plain = new Map(columns.map((column) => [plainName(column).replace(/ /g, ''), column]));
  return Array.from({ length: 10 }, (_, index) => String(index + 1)).flatMap((number) => {
    const [first, second] = [name, value].map((pattern) => plain.get(pattern.replace('#', number)));
    return first !== undefined && second !== undefined ? [{ name: first, value: second }] : [];
  });
}

/** `#ff0000:Red;#0000ff:Blue` and `S;M`: Wix's choices with or without their colour. */
const wixChoices = (cell: string) => cell.split(';').map((choice) => choice.replace(/^#[\da-f]{3,8}:/i, '').trim());

export const wixCsv = createFormat({
  id: 'wix-csv',
  telling: 'field type|product option name1',
  targets: {
    group: 'handle id|handle',
    title: 'name',
    body: 'description|plain description',
    images: 'product image url|media',
    'category-path': 'collection|categories',
    sku: 'sku',
    price: 'price',
    brand: 'brand',
    variant: 'field type|product option name#|product option type#|product option description#|product option choices#',
    attribute: 'weight|additional info title#|additional info description#',
  },
  optionColumns: (columns) => [
    ...numberedPairs(columns, 'productoptionname#', 'productoptiondescription#'),
    ...numberedPairs(columns, 'productoptionname#', 'productoptionchoices#'),
  ],
  splitOption: wixChoices,
  pairColumns: (columns) => numberedPairs(columns, 'additionalinfotitle#', 'additionalinfodescription#'),
});

export const squarespaceCsv = createFormat({
  id: 'squarespace-csv',
  telling: 'product page|product url|variant id non editable',
  targets: {
    group: 'product url',
    title: 'title',
    body: 'description',
    images: 'hosted image urls',
    'category-path': 'categories',
    sku: 'sku',
    price: 'price',
    variant: 'option name#|option value#',
    attribute: 'tags|weight|length|width|height',
  },
  categories: 'woocommerce',
  optionColumns: (columns) => numberedPairs(columns, 'optionname#', 'optionvalue#'),
});

export const etsyCsv = createFormat({
  id: 'etsy-csv',
  telling: 'title|currency code|materials|tags|variation 1 values',
  targets: {
    title: 'title',
    body: 'description',
    images: 'image#',
    sku: 'sku',
    price: 'price',
    currency: 'currency code',
    variant: 'variation# name|variation# values|variation# type',
    attribute: 'tags|materials',
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

export const prestashopCsv = createFormat({
  id: 'prestashop-csv',
  telling: 'name|categories x y z|image urls x y z',
  targets: {
    id: 'product id|id',
    title: 'name',
    body: 'description',
    description: 'summary',
    images: 'image urls x y z',
    imageAlts: 'image alt texts x y z',
    'category-path': 'categories x y z',
    sku: 'reference',
    price: 'price tax included|price tax excluded|price',
    brand: 'manufacturer|brand',
    attribute:
      'ean13|ean 13|upc|width|height|depth|weight|tags x y z|feature name value position|feature name value position custom',
  },
  categories: 'prestashop',
  factCells: { 'feature name value position': readFeatures, 'feature name value position custom': readFeatures },
  containers: ['feature name value position', 'feature name value position custom'],
});

export const amazonTsv = createFormat({
  id: 'amazon-tsv',
  telling: 'item name|seller sku|listing id',
  targets: {
    title: 'item name',
    body: 'item description',
    images: 'image url',
    sku: 'seller sku',
    price: 'price',
    attribute: 'asin1',
  },
});
