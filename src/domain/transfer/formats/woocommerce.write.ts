// WooCommerce's product CSV: rows of a WooCommerce file go out as they came with approved parts put in; other products as simple ones.

import type { Attribute, SourceProduct } from '#domain/catalogue/product.ts';
import { plainNames } from '../cells/column-names.ts';
import { readBody } from '../cells/read-body.ts';
import { writeBody } from '../cells/write-body.ts';
import { writeAmount } from '../cells/write-money.ts';
import { isOwnStem, readAltName } from '../columns/alt-names.ts';
import { targetByName } from '../columns/target-by-name.ts';
import type { SourceRow } from '../record.ts';
import type { Exportable } from '../rows/approved-product.ts';
import type { WriteFormat } from '../rows/format.ts';
import { type Column, isSaid, type Laying, layRows, listColumns, type RowFormat, setCell } from '../rows/lay-rows.ts';
import { factColumn, planOf, readBack, saysSame } from '../rows/read-back.ts';
import { layAlts, moveOtherAlts } from '../rows/write-list.ts';
import type { HeaderColumn, HeaderFacts, NameBook } from '../rows/write-table.ts';
import { openShopCheck } from './shop.check.ts';
import { wooColumn, wooNames } from './woocommerce.columns.ts';
import { attributeColumns, isWooCommerce, woocommerceCsv } from './woocommerce.read.ts';

/** The exporter's columns in its order; attributes, downloads and meta data follow. */
const order =
  'ID|Type|SKU|GTIN, UPC, EAN, or ISBN|Name|Published|Is featured?|Visibility in catalog|Catalog visibility|Short description|Description|Date sale price starts|Date sale price ends|Tax status|Tax class|In stock?|Stock|Low stock amount|Backorders allowed?|Sold individually?|Weight (kg)|Length (cm)|Width (cm)|Height (cm)|Allow customer reviews?|Purchase note|Sale price|Regular price|Categories|Tags|Shipping class|Images|Download limit|Download expiry days|Parent|Grouped products|Upsells|Cross-sells|External URL|Button text|Position|Brands|Cost of goods'.split(
    '|',
  );

/**
 * Rows are laid under WooCommerce's English names, so that a cell the source left empty gets the column its file has for it; the
 * header gives every column back its own name. Columns that are a fact by themselves keep theirs: it is the fact's name.
 */
function englishName(name: string): string {
  const column = wooColumn(name);
  if (column === null && isAltList(name)) return altColumn;
  if (column === null || factColumns.test(column)) return name;
  return column;
}

/** WooCommerce itself passes over it; its name is what importers of shops and our own know it by. */
const altColumn = 'Image alt text';

/** True for a column of the alt texts of all images, under any name a shop has for it. */
function isAltList(name: string): boolean {
  const alts = readAltName(name);
  return alts?.language === null && isOwnStem(alts.stem) && !/\d/.test(alts.stem);
}

const factColumns = /^(?:Weight|Length|Width|Height|Tags|GTIN)\b/;

function englishRows(rows: readonly SourceRow[]): SourceRow[] {
  return rows.map((row) => {
    const cells = new Map<string, string>();
    for (const [name, cell] of Object.entries(row)) {
      const column = englishName(name);
      cells.set(cells.has(column) || (column !== name && Object.hasOwn(row, column)) ? name : column, cell);
    }
    return Object.fromEntries(cells);
  });
}

const escapeComma = (text: string) => text.replaceAll(',', '\\,');

/** `Category > Subcategory`; a `>` inside a name would start another level. */
function categoryPath({ category, subcategory }: SourceProduct): string | null {
  return category === null
    ? null
    : [category, ...(subcategory === null ? [] : [subcategory])].map(escapeComma).join(' > ');
}

/** WooCommerce parts values at commas and shows them joined by `, `: only a comma without a space behind it must be kept from that. */
const attributeValue = ({ value }: Attribute) => value.replace(/,(?! )/g, '\\,');

function setAttribute(row: SourceRow, number: number, fact: Attribute, names: NameBook): void {
  row[`Attribute ${number} name`] = names(fact.name);
  row[`Attribute ${number} value(s)`] = attributeValue(fact);
  row[`Attribute ${number} visible`] = '1';
  row[`Attribute ${number} global`] = '0';
}

/** Facts get the columns they have, else numbered ones; of an attribute the file writes in pairs, the one beside its name. */
function putFacts(row: SourceRow, facts: readonly Attribute[], { names, said, plan, isFresh, product }: Laying): void {
  const shortColumn = plan.columnOf('description');
  const ownShort = said?.attributes.find(({ name }) => name === shortColumn)?.value;
  const short = isFresh ? facts.find((fact) => isShortText(fact, row, product)) : undefined;
  if (short) row['Short description'] = writeBody(short.value, []);
  // Under the name another shop has for it, too.
  const isShort = (fact: Attribute) =>
    isFresh ? fact === short : targetByName(fact.name) === 'description' && saysSame(fact.value, ownShort);
  const missing = facts.filter((fact) => !isShort(fact));
  if (missing.length === 0) return;
  const rowPlan = isFresh ? null : planOf(woocommerceCsv, [row]);
  const pairs = attributeColumns(Object.keys(row));
  const numbers = Object.keys(row).map((column) => Number(/^attribute (\d+)/i.exec(column)?.[1] ?? 0));
  let next = Math.max(0, ...numbers) + 1;
  for (const fact of missing) {
    const pair = pairs.find(({ name }) => row[name]?.trim().toLowerCase() === fact.name.trim().toLowerCase());
    const column = pair?.value ?? (rowPlan && factColumn(rowPlan, row, fact.name));
    if (column) row[column] = pair ? attributeValue(fact) : fact.value;
    else setAttribute(row, next++, fact, names);
  }
}

/** True for a fact that is a shop's short description and that WooCommerce's would be read as, beside the description and not in its place. */
function isShortText({ name, value }: Attribute, row: SourceRow, { description, bullets }: SourceProduct): boolean {
  if (targetByName(name) !== 'description' || row['Short description'] !== undefined) return false;
  const said = readBack(woocommerceCsv, [{ ...row, 'Short description': writeBody(value, []) }]);
  const isFact = said?.attributes.some((fact) => fact.name === 'Short description' && saysSame(fact.value, value));
  return isFact === true && saysSame(said?.description, description) && saysSame(said?.bullets, bullets);
}

/** A row with a column of alt texts more. */
function addAlts(row: SourceRow, product: SourceProduct): SourceRow {
  const added = { ...row, [altColumn]: '-' };
  return layAlts(added, planOf(woocommerceCsv, [added]), product);
}

const says = (cell: string | undefined, description: string) => saysSame(readBody(cell ?? '').description, description);

/** The bullets in the long description, the text in the short one, and as much as can be of both as it came. */
const swappedTexts = (body: string, short: string, { description, bullets }: SourceProduct): [string, string][] => [
  [body, writeBody(description, [])],
  [writeBody('', bullets), short],
  [writeBody('', bullets), writeBody(description, [])],
];

/**
 * Description and bullets are in `Description`, `Short description` or both, as each shop likes it. The first change that reads
 * back as the product says is taken, those that keep a cell as it came before those that do not.
 */
function layTexts(rows: readonly SourceRow[], product: SourceProduct, body: string, short: string): SourceRow {
  const { description, bullets } = product;
  const [first = {}, ...others] = rows;
  const { [body]: oldBody = '', [short]: oldShort = '' } = first;
  const both = writeBody(description, bullets);
  const hasFact = (read: SourceProduct | null) => read?.attributes.some(({ name }) => name === short) ?? false;
  // A short text of its own beside the description is a fact and stays; any other holds what is replaced now.
  const isFact = hasFact(readBack(woocommerceCsv, rows));
  // Some shops have the text in the short description and the points in the long one.
  const isSwapped = !isFact && oldBody !== '' && oldShort !== '' && readBody(oldBody).description === '';
  const tries: [body: string, short: string][] = [
    ...(isFact ? [] : [[oldBody, writeBody('', bullets)] as [string, string]]),
    ...(isSwapped ? swappedTexts(oldBody, oldShort, product) : []),
    [writeBody(description, []), oldShort],
    ...(isFact || oldShort === '' ? [[both, oldShort] as [string, string]] : []),
    ...(oldBody === '' && oldShort !== '' ? [['', both] as [string, string]] : []),
    [writeBody(description, []), writeBody('', bullets)],
    [both, ''],
  ];
  const changed = tries.map((cells): SourceRow => {
    const row = { ...first, [body]: cells[0], [short]: cells[1] };
    return Object.fromEntries(Object.entries(row).filter(([, cell]) => cell !== ''));
  });
  const fits = changed.find((row) => {
    const said = readBack(woocommerceCsv, [row, ...others]);
    const isTwice = !isFact && description !== '' && [body, short].every((name) => says(row[name], description));
    return (
      !isTwice &&
      hasFact(said) === isFact &&
      saysSame(said?.description, description) &&
      saysSame(said?.bullets, bullets)
    );
  });
  return fits ?? changed.at(-1) ?? first;
}

const idOf = ({ sku }: SourceProduct) => /^id:(\d+)$/.exec(sku)?.[1] ?? null;

/** Description and bullets, which are one text there. */
const texts: Column = {
  fields: ['description', 'bullets'],
  lay([first = {}, ...others], { said, plan, product, isFresh }) {
    if (!isFresh) {
      if (isSaid(['description', 'bullets'], said, product)) return [first, ...others];
      const [body, short] = [plan.columnOf('body'), plan.columnOf('description')];
      return [layTexts([first, ...others], product, body ?? 'Description', short ?? 'Short description'), ...others];
    }
    setCell(first, 'Description', writeBody(product.description, product.bullets));
    const body = readBody(first.Description ?? '');
    const isTrue = saysSame(body.description, product.description) && saysSame(body.bullets, product.bullets);
    return [isTrue ? first : layTexts([first], product, 'Description', 'Short description')];
  },
};

const columns = listColumns({
  title: { fields: ['title'], name: 'Name', target: 'title', put: ({ title }) => title },
  description: texts,
  bullets: texts,
  images: {
    fields: ['images', 'imageAlts'],
    lay([given = {}, ...others], { said, plan, product, isFresh }) {
      let first = given;
      let alts = said?.imageAlts;
      if (!isSaid(['images'], said, product)) {
        setCell(first, plan.columnOf('images') ?? 'Images', product.images.join(', '));
        first = moveOtherAlts(first, plan, said?.images ?? [], product.images);
        // How many images there are decides whether a cell of alt texts is one text or a list.
        alts = isFresh ? [] : readBack(woocommerceCsv, [first, ...others])?.imageAlts;
      }
      if (!saysSame(alts, product.imageAlts))
        first = plan.columnOf('imageAlts') === null ? addAlts(first, product) : layAlts(first, plan, product);
      return [first, ...others];
    },
  },
  price: { fields: ['price'], name: 'Regular price', target: 'price', put: ({ price }) => writeAmount(price) },
  brand: {
    fields: ['brand'],
    name: 'Brands',
    target: 'brand',
    put: ({ brand }) => (brand === null ? null : escapeComma(brand)),
  },
  category: { fields: ['category', 'subcategory'], name: 'Categories', target: 'category-path', put: categoryPath },
  sku: {
    fields: ['sku'],
    lay(rows, { said, plan, product, isFresh }) {
      const isNamed = isFresh ? idOf(product) !== null : product.sku.startsWith('id:');
      if (rows[0] && said?.sku !== product.sku && !isNamed)
        setCell(rows[0], plan.columnOf('sku') ?? 'SKU', product.sku);
      return rows;
    },
  },
});

const format: RowFormat = {
  read: woocommerceCsv,
  own: ({ format: id, rows }) => (id === 'woocommerce-csv' ? englishRows(rows) : null),
  fresh: ({ product }) => ({ ID: idOf(product), Type: 'simple' }),
  columns,
  putFacts,
};

function header({ found, raw }: HeaderFacts): HeaderColumn[] {
  const isNumbered = (column: string) => /^attribute \d+ /i.test(column);
  const columns = [...found].map((name) => ({ name, samples: name === 'Type' ? ['simple'] : [] }));
  const isComplete = isWooCommerce(columns, plainNames([...found]));
  const isTitled = Object.values(woocommerceCsv.suggestMapping(columns)).includes('title');
  // A file of few columns, or of no product at all, would not be known as WooCommerce's again.
  const all = new Set([
    ...(isTitled ? [] : ['Name']),
    ...(found.size === 0 ? ['Type', 'SKU', 'Description'] : []),
    ...found,
    ...(isComplete ? [] : ['Regular price']),
  ]);
  const place = (column: string) => order.indexOf(wooColumn(column) ?? column);
  const parts = ['name', 'value(s)', 'visible', 'global', 'default'];
  const rank = (column: string) => {
    const [, number, part] = /^attribute (\d+) (.*)$/i.exec(column) ?? [];
    const at = parts.indexOf(part ?? '');
    return Number(number) * 10 + (at === -1 ? parts.length : at);
  };
  const plain = [...all].filter((column) => !isNumbered(column));
  const known = plain.filter((column) => place(column) >= 0).toSorted((a, b) => place(a) - place(b));
  const numbered = [...all].filter(isNumbered).toSorted((a, b) => rank(a) - rank(b));
  const others = plain.filter((column) => place(column) < 0);
  const named = wooNames(raw);
  const nameOf = (column: string) => (column === altColumn ? ([...raw].find(isAltList) ?? column) : named(column));
  return [...known, ...numbered, ...others].map((column) => ({
    column,
    name: englishName(column) === column ? nameOf(column) : column,
  }));
}

/** Rows of a product: the product itself, then the variations it came with. */
const woocommerceRows = (item: Exportable, names: NameBook) => layRows(format, item, names);

/** WooCommerce's own exports begin with this mark and its importer drops it; Shopify takes it for a part of the first header. */
const byteOrderMark = '\ufeff';

export const woocommerceExport = {
  id: 'woocommerce',
  fileName: 'copydesk-woocommerce.csv',
  contentType: 'text/csv; charset=utf-8',
  file: { kind: 'csv', header, start: byteOrderMark },
  comesBackAs: ['woocommerce-csv'],
  hasLanguages: false,
  amountColumn: 'Regular price',
  rows: woocommerceRows,
  columnName: englishName,
  openCheck: () =>
    openShopCheck({
      ownRows: format.own,
      names: [
        { column: 'ID', word: 'ID' },
        { column: 'SKU', word: 'SKU' },
      ],
      // It drops the signs it does not know: 4,00 becomes 400.
      price: { column: 'Regular price', kind: 'misread' },
    }),
} as const satisfies WriteFormat;
