// Shopify's product CSV: rows of a Shopify file go out as they came with approved parts put in; other products as one variant each.

import slugify from '@sindresorhus/slugify';
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { altsByAddress } from '#domain/images/image-detail.ts';
import { cleanLine } from '../cells/clean-text.ts';
import { plainNames } from '../cells/column-names.ts';
import { writeBody } from '../cells/write-body.ts';
import { readAltName } from '../columns/alt-names.ts';
import { readAddress } from '../fields/build-images.ts';
import type { SourceRow } from '../record.ts';
import { type Exportable, takeApproved } from '../rows/approved-product.ts';
import type { WriteFormat } from '../rows/format.ts';
import { factColumn, missingAttributes, planOf, readBack, saysSame } from '../rows/read-back.ts';
import {
  bareAmount,
  filledRow,
  type HeaderColumn,
  type HeaderFacts,
  type NameBook,
  orderColumns,
  shortMark,
  type TableLayout,
} from '../rows/write-table.ts';
import { shopifyCsv } from './shopify.read.ts';

/** Columns of Shopify's template of 2026 in its order, and the name each had in the older one where it was another. */
const template: readonly (readonly [name: string, older?: string])[] = [
  ['Title'],
  ['URL handle', 'Handle'],
  ['Description', 'Body (HTML)'],
  ['Vendor'],
  ['Product category', 'Product Category'],
  ['Type'],
  ['Tags'],
  ['Published on online store', 'Published'],
  ['Status'],
  ['SKU', 'Variant SKU'],
  ['Barcode', 'Variant Barcode'],
  ['Option1 name', 'Option1 Name'],
  ['Option1 value', 'Option1 Value'],
  ['Option1 Linked To'],
  ['Option2 name', 'Option2 Name'],
  ['Option2 value', 'Option2 Value'],
  ['Option2 Linked To'],
  ['Option3 name', 'Option3 Name'],
  ['Option3 value', 'Option3 Value'],
  ['Option3 Linked To'],
  ['Price', 'Variant Price'],
  ['Compare-at price', 'Variant Compare At Price'],
  ['Cost per item'],
  ['Charge tax', 'Variant Taxable'],
  ['Tax code', 'Variant Tax Code'],
  ['Unit price total measure'],
  ['Unit price total measure unit'],
  ['Unit price base measure'],
  ['Unit price base measure unit'],
  ['Inventory tracker', 'Variant Inventory Tracker'],
  ['Inventory quantity', 'Variant Inventory Qty'],
  ['Continue selling when out of stock', 'Variant Inventory Policy'],
  ['Weight value (grams)', 'Variant Grams'],
  ['Weight unit for display', 'Variant Weight Unit'],
  ['Requires shipping', 'Variant Requires Shipping'],
  ['Fulfillment service', 'Variant Fulfillment Service'],
  ['Product image URL', 'Image Src'],
  ['Image position', 'Image Position'],
  ['Image alt text', 'Image Alt Text'],
  ['Variant image URL', 'Variant Image'],
  ['Gift card', 'Gift Card'],
  ['SEO title', 'SEO Title'],
  ['SEO description', 'SEO Description'],
  ['Google Shopping / Google product category', 'Google Shopping / Google Product Category'],
  ['Google Shopping / Gender'],
  ['Google Shopping / Age group', 'Google Shopping / Age Group'],
  ['Google Shopping / Manufacturer part number (MPN)', 'Google Shopping / MPN'],
  ['Google Shopping / Ad group name', 'Google Shopping / AdWords Grouping'],
  ['Google Shopping / Ads labels', 'Google Shopping / AdWords Labels'],
  ['Google Shopping / Condition'],
  ['Google Shopping / Custom product', 'Google Shopping / Custom Product'],
  ['Google Shopping / Custom label 0', 'Google Shopping / Custom Label 0'],
  ['Google Shopping / Custom label 1', 'Google Shopping / Custom Label 1'],
  ['Google Shopping / Custom label 2', 'Google Shopping / Custom Label 2'],
  ['Google Shopping / Custom label 3', 'Google Shopping / Custom Label 3'],
  ['Google Shopping / Custom label 4', 'Google Shopping / Custom Label 4'],
];

const newName = new Map(template.flatMap(([name, older]) => (older === undefined ? [] : [[older, name] as const])));
const olderName = new Map(template.flatMap(([name, older]) => (older === undefined ? [] : [[name, older] as const])));
const order = template.map(([name]) => name);
const titleColumns = ['Title', 'URL handle', 'Description'];

/** The template's name of a column that older files call otherwise; any other name as it is. */
function shopifyColumn(name: string): string {
  return newName.get(name) ?? name;
}

/** Shopify's own form of a handle. A SKU that is none gets a mark, so that two SKUs never share a handle. */
export function handleOf(sku: string): string {
  if (/^[a-z\d]+(?:-[a-z\d]+)*$/.test(sku)) return sku;
  const slug = slugify(sku);
  return slug === '' ? shortMark(sku) : `${slug}-${shortMark(sku)}`;
}

/** Column of a fact: Shopify takes it as a metafield once the shop has one of that key. */
function metafieldColumn(name: string): string {
  const key = slugify(name, { separator: '_' }).slice(0, 50);
  return `${name} (product.metafields.custom.${key.length < 2 ? `fact_${shortMark(name)}` : key})`;
}

function addFacts(row: SourceRow, facts: SourceProduct['attributes'], names: NameBook): void {
  if (facts.length === 0) return;
  const plan = planOf(shopifyCsv, [row]);
  for (const { name, value } of facts) {
    row[factColumn(plan, row, name) ?? metafieldColumn(names(name))] = value;
  }
}

const imageColumn = 'Product image URL';
const altColumn = 'Image alt text';

/** A cell that belongs to the image of its row: its address, its place, or its alt text, in whatever language. */
const isImageCell = (column: string) =>
  column === imageColumn || column === 'Image position' || readAltName(column) !== null;

/** The image of a row, as an import reads it. */
function imageOf(row: SourceRow): string | null {
  const read = row[imageColumn] === undefined ? null : readAddress(row[imageColumn]);
  return read && 'address' in read ? read.address : null;
}

/** An alt text as the cell has it, where that says the same. */
const altCell = (cell: string | undefined, alt: string) => (saysSame(cleanLine(cell ?? '').text, alt) ? cell : alt);

/** Puts images on the rows from the first on, each with the alt texts it had in other languages; rows that only carried an image more are left out. */
function layImages(rows: readonly SourceRow[], { images, imageAlts }: SourceProduct, handle: string): SourceRow[] {
  const cellsOf = new Map<string, SourceRow>();
  for (const row of rows) {
    const url = imageOf(row);
    const cells = Object.entries(row).filter(([column]) => readAltName(column) !== null);
    if (url !== null && !cellsOf.has(url)) cellsOf.set(url, Object.fromEntries(cells));
  }
  const laid = rows.map((row) => Object.fromEntries(Object.entries(row).filter(([column]) => !isImageCell(column))));
  for (const [index, url] of images.entries()) {
    const cells = cellsOf.get(url) ?? {};
    laid[index] = {
      ...(laid[index] ?? { 'URL handle': handle }),
      ...filledRow({
        ...cells,
        [imageColumn]: url,
        'Image position': String(index + 1),
        [altColumn]: altCell(cells[altColumn], imageAlts[index] ?? ''),
      }),
    };
  }
  return laid.filter((row, index) => index === 0 || Object.keys(row).some((column) => column !== 'URL handle'));
}

/** The rows with the alt texts of the product, their images as they are. */
function layAlts(rows: readonly SourceRow[], product: SourceProduct): SourceRow[] {
  const altOf = altsByAddress(product);
  return rows.map((row) => {
    const url = imageOf(row);
    if (url === null) return row;
    const laid = { ...row };
    setCell(laid, altColumn, altCell(row[altColumn], altOf.get(url) ?? '') ?? null);
    return laid;
  });
}

function freshRows(product: SourceProduct, names: NameBook): SourceRow[] {
  const handle = handleOf(product.sku);
  const first = filledRow({
    Title: product.title,
    'URL handle': handle,
    Description: writeBody(product.description, product.bullets),
    Vendor: product.brand,
    Type: product.category,
    SKU: product.sku,
    Price: bareAmount(product.price),
  });
  for (const { name, value } of product.attributes)
    if (value.trim() !== '') first[metafieldColumn(names(name))] = value;
  return layImages([first], product, handle);
}

function setCell(row: SourceRow, column: string, value: string | null): void {
  if (value === null || value === '') delete row[column];
  else row[column] = value;
}

/** The rows as they came, with every cell replaced that no longer says what the product says. */
function ownRows(rows: readonly SourceRow[], product: SourceProduct, names: NameBook): SourceRow[] {
  const own = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([column, cell]) => [shopifyColumn(column), cell])),
  );
  const [first] = own;
  if (!first) return freshRows(product, names);
  const said = readBack(shopifyCsv, own);
  const handle = first['URL handle'] ?? handleOf(product.sku);
  if (!saysSame(said?.title, product.title)) first.Title = product.title;
  if (!saysSame(said?.description, product.description) || !saysSame(said?.bullets, product.bullets)) {
    setCell(first, 'Description', writeBody(product.description, product.bullets));
  }
  if (!saysSame(said?.brand, product.brand)) setCell(first, 'Vendor', product.brand);
  if (!saysSame(said?.category, product.category)) setCell(first, 'Type', product.category);
  if (!saysSame(said?.price, product.price)) setCell(first, 'Price', bareAmount(product.price));
  if (said?.sku !== product.sku && handle !== product.sku) first.SKU = product.sku;
  addFacts(first, missingAttributes(product.attributes, said, first), names);
  if (!saysSame(said?.images, product.images)) return layImages(own, product, handle);
  return saysSame(said?.imageAlts, product.imageAlts) ? own : layAlts(own, product);
}

function header({ found, raw, hasFresh }: HeaderFacts): HeaderColumn[] {
  // A file of few columns, or of no product at all, would not be known as Shopify's again.
  const isTold = shopifyCsv.recognise?.([], plainNames([...titleColumns, ...found]));
  const all = new Set([...titleColumns, ...(isTold ? [] : ['Vendor', 'SKU']), ...found]);
  // A catalogue in the older spelling stays in it; one file has one header.
  const isOlder =
    !hasFresh && [...raw].some((column) => newName.has(column)) && ![...raw].some((column) => olderName.has(column));
  return orderColumns(all, order).map((column) => ({
    column,
    name: isOlder ? (olderName.get(column) ?? column) : column,
  }));
}

/** Rows of a product under the template's names. */
function shopifyRows(item: Exportable, names: NameBook): SourceRow[] {
  const { product } = takeApproved(item);
  return item.source?.format === 'shopify-csv' ? ownRows(item.source.rows, product, names) : freshRows(product, names);
}

/**
 * Only columns that some product fills are written: Shopify takes an empty cell for an order to empty the field. Its own names,
 * values and order of variants stay.
 */
const layout: TableLayout = {
  rows: shopifyRows,
  isOwn: (item) => item.source?.format === 'shopify-csv',
  header,
};

export const shopifyExport = {
  id: 'shopify',
  fileName: 'copydesk-shopify.csv',
  contentType: 'text/csv; charset=utf-8',
  file: { kind: 'csv', layout },
  comesBackAs: ['shopify-csv'],
  rows: shopifyRows,
  columnName: shopifyColumn,
} as const satisfies WriteFormat;
