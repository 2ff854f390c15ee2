// Google's product feed as RSS 2.0: fields of a Google file go out as they came with approved parts put in; others from the product.

import type { Attribute, SourceProduct } from '#domain/catalogue/product.ts';
import { readAddresses, readCommaTexts } from '../cells/read-list.ts';
import { isRecord, type Literal } from '../cells/read-literal.ts';
import { escapeXml } from '../cells/write-cell.ts';
import { writeMoney } from '../cells/write-money.ts';
import type { SourceRow } from '../record.ts';
import type { ApprovedProduct, Exportable } from '../rows/approved-product.ts';
import type { WriteFormat } from '../rows/format.ts';
import { type Column, isSaid, type Laying, layRows, listColumns, type RowFormat, setCell } from '../rows/lay-rows.ts';
import { factColumn, planOf, readBack, saysSame } from '../rows/read-back.ts';
import { layAlts } from '../rows/write-list.ts';
import { filledRow } from '../rows/write-table.ts';
import { openGoogleCheck } from './google.check.ts';
import { isGtinOf, otherFields } from './google.other.ts';
import { googleXml } from './google.read.ts';

/** Google takes the main image and this many more. */
const additionalImages = 10;

/** Fields of an item in the order of Google's specification; others follow as they came. */
const order =
  'id|title|structured_title|description|structured_description|link|mobile_link|image_link|additional_image_link|availability|price|sale_price|brand|gtin|mpn|identifier_exists|condition|google_product_category|product_type|item_group_id|color|size|gender|age_group|material|pattern|product_highlight|product_detail'.split(
    '|',
  );
const rank = new Map(order.map((name, index) => [name, index]));

/** Facts that are fields of their own at Google; the rest goes into `product_detail`. */
const ownFields = new Set(['color', 'size', 'gender', 'age_group', 'material', 'pattern', 'gtin', 'mpn']);

/** Values as the feed's reader gives repeated elements: one as it is, several as JSON. */
function listCell(values: readonly string[]): string | null {
  const filled = values.map((value) => value.trim()).filter((value) => value !== '');
  return filled.length > 1 ? JSON.stringify(filled) : (filled[0] ?? null);
}

/** A text a language model wrote says so (`structured_title`, Google's rule of 2024-04-10); Google prefers the plain field, so both must not be sent. */
function setText(row: SourceRow, field: 'title' | 'description', text: string, isByModel: boolean): void {
  delete row[field];
  delete row[`structured_${field}`];
  delete row[`rss:${field}`];
  if (text.trim() === '') return;
  if (isByModel)
    row[`structured_${field}`] = JSON.stringify({ digital_source_type: 'trained_algorithmic_media', content: text });
  else row[field] = text;
}

function setImages(row: SourceRow, images: readonly string[]): void {
  for (const column of ['image_link', 'additional_image_link', 'imgurl', 'imgurl_alternative']) delete row[column];
  Object.assign(
    row,
    filledRow({ image_link: images[0], additional_image_link: listCell(images.slice(1, 1 + additionalImages)) }),
  );
}

/** Facts that are fields of their own at Google, or of the feed, go there; the others are details. */
function putFacts(row: SourceRow, facts: readonly Attribute[], laying: Laying): void {
  const { isFresh, item, product } = laying;
  const missing = isFresh ? filled(otherFields(item, product).facts) : facts.filter((fact) => !isGtinOf(fact, row));
  if (missing.length === 0) return;
  const plan = planOf(googleXml, [row]);
  const details = asList(row.product_detail === undefined ? undefined : literalOf(row.product_detail));
  const more = [...details];
  for (const { name, value } of missing) {
    const field = name.trim().toLowerCase();
    const own = factColumn(plan, row, name);
    const at = more.findIndex(
      (detail) => isRecord(detail) && String(detail.attribute_name).trim().toLowerCase() === field,
    );
    if (own !== undefined && own !== 'product_detail') row[own] = value;
    else if (ownFields.has(field)) row[field] = value;
    else more.splice(at === -1 ? more.length : at, 1, { attribute_name: name, attribute_value: value });
  }
  if (more.length > 0) row.product_detail = JSON.stringify(more.length === 1 ? more[0] : more);
}

/** The value of a cell of a Google item: JSON as the reader wrote it (repeated and nested elements), else text. */
function literalOf(cell: string): Literal {
  if (!/^[[{]/.test(cell)) return cell;
  try {
    const value = JSON.parse(cell) as Literal;
    return JSON.stringify(value) === cell ? value : cell;
  } catch {
    // Text that only begins like a list.
    return cell;
  }
}

const asList = (value: Literal | undefined): Literal[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];
const filled = (facts: readonly Attribute[]) => facts.filter(({ value }) => value.trim() !== '');

function categoryPath({ category, subcategory }: SourceProduct): string | null {
  return category === null || subcategory === null ? category : `${category} > ${subcategory}`;
}

const hasTexts = (row: SourceRow, product: SourceProduct) => {
  const said = readBack(googleXml, [row]);
  return saysSame(said?.description, product.description) && saysSame(said?.bullets, product.bullets);
};

/** Description and highlights: the change that keeps most of the row as it came and still reads back as the product says. */
function layTexts(row: SourceRow, { product, isByModel }: ApprovedProduct): SourceRow {
  const plain = { ...row };
  if (plain.description !== undefined) delete plain.structured_description;
  const onlyHighlights = { ...plain, ...filledRow({ product_highlight: listCell(product.bullets) }) };
  if (product.bullets.length === 0) delete onlyHighlights.product_highlight;
  const onlyDescription = { ...row };
  setText(onlyDescription, 'description', product.description, isByModel.description);
  const both = { ...onlyHighlights };
  setText(both, 'description', product.description, isByModel.description);
  const tries = isByModel.description ? [onlyDescription, both] : [row, plain, onlyHighlights, onlyDescription, both];
  return tries.find((each) => hasTexts(each, product)) ?? both;
}

/** Description and highlights: a change of one can move the other. */
const texts: Column = {
  fields: ['description', 'bullets'],
  lay([row = {}], laying) {
    const { said, product, isByModel, isFresh } = laying;
    if (isFresh) {
      setCell(row, 'product_highlight', listCell(product.bullets));
      setText(row, 'description', product.description, isByModel.description);
      return [row];
    }
    return [isSaid(['description', 'bullets'], said, product) && !isByModel.description ? row : layTexts(row, laying)];
  },
};

const columns = listColumns({
  title: {
    fields: ['title'],
    lay([row = {}], { said, product, isByModel }) {
      const isBoth = row.title !== undefined && row.structured_title !== undefined;
      if (!isSaid(['title'], said, product) || isBoth || isByModel.title)
        setText(row, 'title', product.title, isByModel.title);
      return [row];
    },
  },
  description: texts,
  bullets: texts,
  images: {
    fields: ['images', 'imageAlts'],
    lay([row = {}], { said, product, isFresh }) {
      if (!isSaid(['images'], said, product)) setImages(row, product.images);
      // Google has no field for alt texts: they go out where the shop's own feed has a column for them.
      const hasAlts = isFresh || isSaid(['imageAlts'], said, product);
      return [hasAlts ? row : layAlts(row, planOf(googleXml, [row]), product)];
    },
  },
  price: {
    fields: ['price'],
    lay([row = {}], { said, product, isFresh }) {
      const price = product.price === null ? null : writeMoney(product.price, null);
      if (!isFresh && !isSaid(['price'], said, product) && !saysSame(said?.price, price)) setCell(row, 'price', price);
      return [row];
    },
  },
  brand: { fields: ['brand'], name: 'brand', put: ({ brand }) => brand },
  sku: { fields: ['sku'], name: 'id', put: ({ sku }) => sku },
  category: { fields: ['category', 'subcategory'], name: 'product_type', put: categoryPath },
});

/** A table feed puts several values into one cell; an XML feed repeats the element. */
function fromTable(row: SourceRow): SourceRow {
  const changed = { ...row };
  const { additional_image_link: images, product_highlight: highlights } = row;
  if (images !== undefined)
    Object.assign(changed, filledRow({ additional_image_link: listCell(readAddresses(images)) }));
  if (highlights !== undefined)
    Object.assign(changed, filledRow({ product_highlight: listCell(readCommaTexts(highlights)) }));
  return changed;
}

/** Facts whose names no element can have, such as `Size [EU]`, as details, which name them. */
function nameDetails(row: SourceRow): SourceRow {
  const plan = planOf(googleXml, [row]);
  const odd = Object.entries(row).filter(
    ([column, cell]) => elementName(column) !== `g:${column}` && plan.targetOf(column, cell) === 'attribute',
  );
  if (odd.length === 0) return row;
  const named = new Set(odd.map(([column]) => column));
  const rest = Object.fromEntries(Object.entries(row).filter(([column]) => !named.has(column)));
  const details = odd.map(([name, value]) => ({ attribute_name: name, attribute_value: value }));
  const known = row.product_detail === undefined ? [] : asList(literalOf(row.product_detail));
  return { ...rest, product_detail: JSON.stringify([...known, ...details]) };
}

function inOrder(row: SourceRow): SourceRow {
  const place = (column: string) => rank.get(column) ?? order.length;
  return Object.fromEntries(Object.entries(row).toSorted(([a], [b]) => place(a) - place(b)));
}

const plainRow = (row: SourceRow): SourceRow =>
  Object.fromEntries(Object.entries(row).map(([name, cell]) => [name.replace(/^g:/, ''), cell]));

const format: RowFormat = {
  read: googleXml,
  own({ format: id, rows: [row] }) {
    if (!row || (id !== 'google-xml' && id !== 'google-tsv')) return null;
    return [id === 'google-tsv' ? nameDetails(fromTable(plainRow(row))) : row];
  },
  fresh: ({ item, product }) => ({ id: product.sku, ...otherFields(item, product).fields }),
  columns,
  putFacts,
};

/** The one row of a product, in the form the feed's reader gives rows. */
const googleRows = (item: Exportable): SourceRow[] => layRows(format, item, (name) => name).map(inOrder);

/** An element name: names of table feeds may hold spaces and signs, which XML does not take. */
function elementName(column: string): string {
  if (column.startsWith('rss:')) return elementName(column.slice(4)).replace(/^g:/, '');
  const name = column.trim().replace(/[^\p{L}\p{N}_.-]+/gu, '_');
  return `g:${/^[\p{L}_]/u.test(name) ? name : `_${name}`}`;
}

function writeElement(name: string, value: Literal): string {
  if (Array.isArray(value)) return value.map((each) => writeElement(name, each)).join('');
  const inner = isRecord(value)
    ? Object.entries(value)
        .map(([key, each]) => writeElement(elementName(key), each))
        .join('')
    : escapeXml(String(value ?? '').trim());
  return `<${name}>${inner}</${name}>`;
}

/** Begins and ends the feed; the shop's name and address are not known here, so the channel carries ours. */
const head =
  '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n<title>Product feed</title>\n<link></link>\n<description>Written by Copydesk</description>\n';
const tail = '</channel>\n</rss>\n';

/** One `<item>`. */
function writeItem(item: Exportable, [row = {}]: readonly SourceRow[] = googleRows(item)): string {
  const fields = Object.entries(row).map(
    ([column, cell]) => `  ${writeElement(elementName(column), literalOf(cell))}\n`,
  );
  return `<item>\n${fields.join('')}</item>\n`;
}

export const googleExport = {
  id: 'google',
  fileName: 'copydesk-google.xml',
  contentType: 'application/xml; charset=utf-8',
  file: { kind: 'items', head, between: '', tail, empty: head + tail, writeItem },
  comesBackAs: ['google-xml'],
  hasLanguages: false,
  amountColumn: null,
  checksImages: true,
  rows: googleRows,
  openCheck: () => {
    const check = openGoogleCheck();
    return ([row = {}]) => check(row);
  },
} as const satisfies WriteFormat;
