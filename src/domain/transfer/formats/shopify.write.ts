// Shopify's product CSV: rows of a Shopify file go out as they came with approved parts put in; other products as one variant each.

import slugify from '@sindresorhus/slugify';
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { altsByAddress } from '#domain/images/image-detail.ts';
import { cleanLine } from '../cells/clean-text.ts';
import { plainNames } from '../cells/column-names.ts';
import { withBullets } from '../cells/keep-body.ts';
import { writeBody } from '../cells/write-body.ts';
import { writeAmount } from '../cells/write-money.ts';
import { readAltName } from '../columns/alt-names.ts';
import { readAddress } from '../fields/build-images.ts';
import type { SourceRow } from '../record.ts';
import type { Exportable } from '../rows/approved-product.ts';
import type { WriteFormat } from '../rows/format.ts';
import { type Column, isSaid, layRows, listColumns, type RowFormat, setCell } from '../rows/lay-rows.ts';
import { factColumn, planOf, saysSame } from '../rows/read-back.ts';
import {
  filledRow,
  type HeaderColumn,
  type HeaderFacts,
  type NameBook,
  orderColumns,
  shortMark,
} from '../rows/write-table.ts';
import { openShopCheck } from './shop.check.ts';
import { shopifyCsv } from './shopify.read.ts';
import data from './shopify.template.json' with { type: 'json' };

/** Columns of Shopify's template of 2026 in its order, and the name each had in the older one where it was another. */
const template = Object.entries(data.columns);
const newName = new Map([
  ...template.flatMap(([name, older]) => (older === null ? [] : [[older, name] as const])),
  // As some tools call it.
  ['Body', 'Description'] as const,
]);
const olderName = new Map(template.flatMap(([name, older]) => (older === null ? [] : [[name, older] as const])));
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

const imageColumn = 'Product image URL';
const altColumn = 'Image alt text';

/** A cell that belongs to the image of its row: its address, its place, or its alt text, in any language. */
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
    setCell(laid, altColumn, altCell(row[altColumn], altOf.get(url) ?? ''));
    return laid;
  });
}

const handleIn = (rows: readonly SourceRow[], product: SourceProduct) =>
  rows[0]?.['URL handle'] ?? handleOf(product.sku);

const descriptionColumn = 'Description';

/** Description and bullets, which are one text there. Where only the bullets are others, the HTML around them stays. */
const texts: Column = {
  fields: ['description', 'bullets'],
  lay(rows, { said, product }) {
    const { description, bullets } = product;
    const [first] = rows;
    if (!first || isSaid(['description', 'bullets'], said, product)) return rows;
    const html = first[descriptionColumn];
    const kept =
      html !== undefined && isSaid(['description'], said, product) ? withBullets(html, description, bullets) : null;
    setCell(first, descriptionColumn, kept ?? writeBody(description, bullets));
    return rows;
  },
};

const columns = listColumns({
  title: { fields: ['title'], name: 'Title', put: ({ title }) => title },
  description: texts,
  bullets: texts,
  brand: { fields: ['brand'], name: 'Vendor', put: ({ brand }) => brand },
  category: { fields: ['category'], name: 'Type', put: ({ category }) => category },
  price: { fields: ['price'], name: 'Price', put: ({ price }) => writeAmount(price) },
  sku: {
    fields: ['sku'],
    lay(rows, { said, product, isFresh }) {
      const isNamed = said?.sku === product.sku || (!isFresh && handleIn(rows, product) === product.sku);
      if (rows[0] && !isNamed) rows[0].SKU = product.sku;
      return rows;
    },
  },
  images: {
    fields: ['images', 'imageAlts'],
    lay(rows, { said, product, isFresh }) {
      if (isFresh || !isSaid(['images'], said, product)) return layImages(rows, product, handleIn(rows, product));
      return isSaid(['imageAlts'], said, product) ? rows : layAlts(rows, product);
    },
  },
});

const format: RowFormat = {
  read: shopifyCsv,
  own: ({ format: id, rows }) =>
    id === 'shopify-csv'
      ? rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, cell]) => [shopifyColumn(name), cell])))
      : null,
  fresh: ({ product }) => ({ 'URL handle': handleOf(product.sku) }),
  columns,
  putFacts(row, facts, { names, isFresh }) {
    const plan = isFresh ? null : planOf(shopifyCsv, [row]);
    for (const { name, value } of facts)
      row[(plan && factColumn(plan, row, name)) ?? metafieldColumn(names(name))] = value;
  },
};

function header({ found, raw, hasFresh }: HeaderFacts): HeaderColumn[] {
  // A file of few columns, or of no product at all, would not be known as Shopify's again.
  const isComplete = shopifyCsv.recognize?.([], plainNames([...titleColumns, ...found]));
  const all = new Set([...titleColumns, ...(isComplete ? [] : ['Vendor', 'SKU']), ...found]);
  // A catalogue in the older spelling stays in it; one file has one header.
  const isOlder =
    !hasFresh && [...raw].some((column) => newName.has(column)) && ![...raw].some((column) => olderName.has(column));
  return orderColumns(all, order).map((column) => ({
    column,
    name: isOlder ? (olderName.get(column) ?? column) : column,
  }));
}

/** Rows of a product under the template's names. */
const shopifyRows = (item: Exportable, names: NameBook) => layRows(format, item, names);

/**
 * Only columns that some product fills are written: Shopify takes an empty cell for an order to empty the field. Its own names,
 * values and order of variants stay.
 */
export const shopifyExport = {
  id: 'shopify',
  fileName: 'copydesk-shopify.csv',
  contentType: 'text/csv; charset=utf-8',
  file: { kind: 'csv', header },
  comesBackAs: ['shopify-csv'],
  hasLanguages: false,
  amountColumn: 'Price',
  rows: shopifyRows,
  columnName: shopifyColumn,
  openCheck: () =>
    openShopCheck({
      ownRows: format.own,
      // Rows of one handle are one product there.
      names: [
        { column: 'URL handle', word: 'URL handle' },
        { column: 'SKU', word: 'SKU' },
      ],
      price: { column: 'Price', kind: 'refused' },
    }),
} as const satisfies WriteFormat;
