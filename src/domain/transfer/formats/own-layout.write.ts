// Copydesk's own layout of a product, used by JSON and XLSX: the product's fields, and what else its file had that we did not read.

import type { Attribute } from '#domain/catalogue/product.ts';
import type { Translations } from '#domain/catalogue/translations.ts';
import { plainName } from '../cells/column-names.ts';
import { readBody } from '../cells/read-body.ts';
import { readAddresses, readTexts } from '../cells/read-list.ts';
import { readLiteral } from '../cells/read-literal.ts';
import { writeBody } from '../cells/write-body.ts';
import { readAltName } from '../columns/alt-names.ts';
import { writeColumnLocale } from '../columns/column-locale.ts';
import { targetByName, targetByValues } from '../columns/target-by-name.ts';
import { fitCell } from '../files/fit-cell.ts';
import type { SourceRow } from '../record.ts';
import { type Exportable, takeApproved, type WrittenProduct } from '../rows/approved-product.ts';
import type { ExportProblem, ReadFormat, WriteFormat } from '../rows/format.ts';
import { planOf, readBack } from '../rows/read-back.ts';
import { altsCell, listCell, moveOtherAlts } from '../rows/write-list.ts';
import { filledRow, type HeaderColumn, type HeaderFacts, type NameBook, orderColumns } from '../rows/write-table.ts';
import type { ImportFormat } from '../transfer.contract.ts';
import { json, jsonLines, xlsx } from './own-layout.read.ts';

type SheetColumn = readonly [name: string, put: (product: WrittenProduct) => string | null];

/** Every part and every other field of a product has one. */
const columns: Readonly<Record<Exclude<keyof WrittenProduct, 'attributes' | 'translations'>, SheetColumn>> = {
  sku: ['SKU', ({ sku }) => sku],
  title: ['Title', ({ title }) => title],
  description: ['Description', ({ description }) => safeDescription(description)],
  bullets: ['Bullets', ({ bullets }) => listCell(bullets, readTexts)],
  images: ['Images', ({ images }) => listCell(images, readAddresses)],
  imageAlts: ['Image alt text', altsCell],
  price: ['Price', ({ price }) => price],
  category: ['Category', ({ category }) => category],
  subcategory: ['Subcategory', ({ subcategory }) => subcategory],
  brand: ['Brand', ({ brand }) => brand],
  retailer: ['Retailer', ({ retailer }) => retailer],
};
const sheetColumns = Object.values(columns).map(([name]) => name);
const factsColumn = 'Attributes';
const taken = new Set([...sheetColumns, factsColumn].map(plainName));

/** Columns of the file the import passes over, such as addresses and stock: they travel on as they were. */
function extraCells(item: Exportable, images: readonly string[], formats: readonly ReadFormat[]): SourceRow {
  const { source } = item;
  const [row] = source?.rows ?? [];
  const format = formats.find(({ id }) => id === source?.format);
  if (!row || !format) return {};
  const plan = planOf(format, [row]);
  const extras = Object.fromEntries(
    Object.entries(row).filter(
      ([column, cell]) => plan.targetOf(column, cell) === 'ignore' && !taken.has(plainName(column)),
    ),
  );
  if (!Object.keys(extras).some((column) => readAltName(column))) return extras;
  return moveOtherAlts(extras, plan, readBack(format, [row])?.images ?? [], images);
}

/** The description as plain text, or as HTML where its plain lines would be taken for bullets or markup. */
function safeDescription(text: string): string {
  if (text === '' || readsAs(text, text)) return text;
  const html = writeBody(text, []);
  return readsAs(html, text) ? html : text;
}

function readsAs(cell: string, text: string): boolean {
  const body = readBody(cell);
  return body.bullets.length === 0 && body.description === text;
}

/** True when a fact can have a column of its own: its name means nothing else to an import, and its value is plain text. */
function fitsColumn({ name, value }: Attribute): boolean {
  return (
    name.trim() !== '' &&
    !taken.has(plainName(name)) &&
    targetByName(name) === null &&
    targetByValues([value]) === null &&
    readLiteral(value) === undefined
  );
}

/** Its texts in other languages, each in a column of its own: `title (de)`. */
const translatedCells = ({ translations = {} }: WrittenProduct): SourceRow =>
  Object.fromEntries(
    Object.entries(translations).flatMap(([locale, { title, description, bullets }]) =>
      Object.entries({
        title,
        description: description === undefined ? undefined : safeDescription(description),
        bullets: bullets === undefined ? undefined : listCell(bullets, readTexts),
      }).flatMap(([part, cell]) => (cell === undefined ? [] : [[writeColumnLocale(part, locale), cell]])),
    ),
  );

/** The row of a product in a sheet: lists a line each, facts under their names, awkward ones as JSON in `Attributes`. */
function wholeRow(item: Exportable, names: NameBook): SourceRow {
  const { product } = takeApproved(item);
  const facts = product.attributes.filter(({ value }) => value.trim() !== '');
  const own = facts.filter(fitsColumn);
  const others = facts.filter((fact) => !own.includes(fact));
  return {
    ...filledRow(Object.fromEntries(Object.values(columns).map(([name, put]) => [name, put(product)]))),
    ...translatedCells(product),
    ...Object.fromEntries(own.map(({ name, value }) => [names(name), value])),
    ...(others.length === 0 ? {} : { [factsColumn]: JSON.stringify(others) }),
    ...extraCells(item, product.images, [xlsx]),
  };
}

/** The same as a sheet can hold it: of a text that is too long for a cell, the beginning. */
const sheetRows = (item: Exportable, names: NameBook): SourceRow[] => [
  Object.fromEntries(Object.entries(wholeRow(item, names)).map(([name, cell]) => [name, fitCell(cell) ?? cell])),
];

const findCuts = (item: Exportable): ExportProblem[] =>
  Object.entries(wholeRow(item, (name) => name)).flatMap(([name, cell]) =>
    fitCell(cell) === null
      ? []
      : [{ kind: 'cut', reason: `${name} is longer than an Excel cell can be, so its end is left out` }],
  );

function header({ found }: HeaderFacts): HeaderColumn[] {
  return orderColumns(new Set([...sheetColumns, ...found]), sheetColumns).map((column) => ({ column, name: column }));
}

const safeTranslations = (translations: Translations): Translations =>
  Object.fromEntries(
    Object.entries(translations).map(([locale, { description, ...texts }]) => [
      locale,
      description === undefined ? texts : { ...texts, description: safeDescription(description) },
    ]),
  );

type JsonItem = WrittenProduct & Record<string, unknown>;

/** A product as an object of a JSON list, under the names of the API. */
function jsonItem(item: Exportable): JsonItem {
  const { product } = takeApproved(item);
  const extras = Object.entries(extraCells(item, product.images, [json, jsonLines])).map(([name, cell]) => [
    name,
    readLiteral(cell) ?? cell,
  ]);
  const { translations = {}, ...texts } = product;
  const inOthers = Object.keys(translations).length > 0 ? { translations: safeTranslations(translations) } : {};
  return {
    ...texts,
    description: safeDescription(product.description),
    ...inOthers,
    ...Object.fromEntries(extras),
  };
}

/** The object as the JSON reader sees it: texts as they are, lists as JSON. */
function jsonRows(item: Exportable): SourceRow[] {
  const cells = Object.entries(jsonItem(item)).map(([name, value]): [string, string | null] => {
    if (value === null || value === undefined) return [name, null];
    if (typeof value !== 'object') return [name, String(value)];
    return [name, Object.keys(value).length === 0 ? null : JSON.stringify(value)];
  });
  return [filledRow(Object.fromEntries(cells))];
}

/** One object on a line of its own. */
function writeJsonItem(item: Exportable): string {
  return JSON.stringify(jsonItem(item));
}

export const jsonExport = {
  id: 'json',
  fileName: 'copydesk-products.json',
  contentType: 'application/json; charset=utf-8',
  file: { kind: 'items', head: '[\n', between: ',\n', tail: '\n]\n', empty: '[]\n', writeItem: writeJsonItem },
  comesBackAs: ['json', 'jsonl'],
  hasLanguages: true,
  amountColumn: null,
  rows: jsonRows,
} as const satisfies WriteFormat;

export const sheetExport = {
  id: 'xlsx',
  fileName: 'copydesk-products.xlsx',
  contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  file: { kind: 'workbook', header },
  // A sheet is often saved as CSV on its way back.
  comesBackAs: ['xlsx', 'csv'],
  hasLanguages: true,
  amountColumn: null,
  // One row a product; variants of a sheet with several rows a product are not kept.
  rows: sheetRows,
  findCuts,
} as const satisfies WriteFormat;

/** The columns of every file of ours, whoever's the products are. */
const ownNames: readonly { comesBackAs: readonly ImportFormat[]; names: readonly string[] }[] = [
  { comesBackAs: jsonExport.comesBackAs, names: Object.keys(columns) },
  { comesBackAs: sheetExport.comesBackAs, names: sheetColumns },
];

/** Whether a file has all names of our own layout, so that it was exported from here: as columns, or of JSON, where nulls make none, in its first `text`. */
export function isOwnLayout(format: ImportFormat, given: readonly string[], text: string | null): boolean {
  const written = text === null ? [] : [...text.matchAll(/"(\w+)"\s*:/g)].map(([, name]) => name ?? '');
  const found = new Set([...given, ...written]);
  return ownNames.some(
    ({ comesBackAs, names }) => comesBackAs.includes(format) && names.every((name) => found.has(name)),
  );
}
