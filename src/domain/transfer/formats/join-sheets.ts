// Which sheets of a workbook hold products: of those with rows of them the one that says most, and those of the same kind, whose rows are read
// with it. All others are named.

import { plainName, plainNames } from '../cells/column-names.ts';
import { sampleColumns } from '../columns/sample-columns.ts';
import { suggestColumns } from '../columns/suggest-columns.ts';
import { countFilled } from '../files/cell-shape.ts';
import { countRows, placeLinks, type Sheet, type SheetTable } from '../files/sheet.ts';
import type { ImportFormat, ImportProblem, ImportTarget, Mapping } from '../transfer.contract.ts';
import { formatOfSheet } from './format-of-sheet.ts';
import { recognizeRows } from './recognize-table.ts';

/** What says that a sheet is about products, each field once. */
const fields = new Set<ImportTarget>(
  'sku, id, group, title, body, description, bullets, images, price, category, category-path, brand'.split(
    ', ',
  ) as ImportTarget[],
);
const single = new Set<ImportTarget>(
  'sku, title, body, description, price, currency, category, category-path, subcategory, brand, retailer'.split(
    ', ',
  ) as ImportTarget[],
);
const sampled = 200;
/** The share of a sheet's columns that are those of the main one, and of its SKUs that are not. */
const sameColumns = 0.6;
const ownSkus = 0.5;

type Read = {
  table: SheetTable;
  /** The shop or channel whose columns it has; null where they are nobody's own. */
  format: ImportFormat | null;
  mapping: Mapping;
  targets: Set<ImportTarget>;
  rows: number;
  /** How many of the rows may be products: they have a name or a code, and not that alone where the sheet has more columns. */
  products: number;
  notes: ImportProblem[];
  hasHeader: boolean;
};

const naming = new Set<ImportTarget>(['title', 'sku', 'id', 'group']);

function countProducts({ columns, rows, skip }: SheetTable, mapping: Mapping): number {
  const names = columns.flatMap((name, at) => (naming.has(mapping[name] ?? 'ignore') ? [at] : []));
  const least = Math.min(2, columns.length);
  const isProduct = (row: readonly string[]) =>
    countFilled(row) >= least && names.some((at) => (row[at] ?? '').trim() !== '');
  return rows.slice(skip).filter(isProduct).length;
}

function readTable(sheet: Sheet): Read {
  const { shape, header, body, notes } = recognizeRows(sheet.rows, sheet.merged);
  placeLinks(sheet, shape);
  const cells = sheet.rows
    .slice(shape.skip, shape.skip + sampled)
    .map((row) => shape.columns.map((name, at): [string, string] => [name, row[at] ?? '']));
  const table: SheetTable = { ...shape, sheet: sheet.name, rows: sheet.rows, faults: sheet.faults, body };
  const sampledColumns = sampleColumns(shape.columns, cells, 30);
  const mapping = suggestColumns(sampledColumns);
  const format = formatOfSheet(sampledColumns, mapping);
  const targets = new Set(Object.values(mapping).filter((target) => fields.has(target)));
  const products = countProducts(table, mapping);
  return { table, format, mapping, targets, rows: countRows(table), products, notes, hasHeader: header.length > 0 };
}

/** Whether a sheet has rows of names or codes below a header. */
const isNamed = (read: Read) => read.hasHeader && read.products > 0;
/** Whether a sheet by itself would be taken for products: a list of names and codes alone may be anything. */
const holdsProducts = (read: Read) => isNamed(read) && read.targets.size >= (read.targets.has('title') ? 2 : 3);

const columnFor = ({ mapping }: Read, target: ImportTarget) =>
  Object.keys(mapping).find((name) => mapping[name] === target);

function skusOf(read: Read): string[] {
  const at = read.table.columns.indexOf(columnFor(read, 'sku') ?? columnFor(read, 'id') ?? '');
  return at < 0 ? [] : read.table.rows.slice(read.table.skip).flatMap((row) => row[at]?.trim() || []);
}

/** Whether most columns of two sheets have the same names, in any case. */
function hasSameColumns({ table: { columns } }: Read, { table }: Read): boolean {
  const own = plainNames(columns);
  const shared = [...plainNames(table.columns)].filter((name) => own.has(name)).length;
  return shared >= Math.max(2, Math.max(columns.length, table.columns.length) * sameColumns);
}

/** Whether a sheet goes on with the products of the main one, of which these SKUs are known: with the same columns, or with products of its own under other names. */
function goesOn(read: Read, main: Read, known: ReadonlySet<string>): boolean {
  if (!read.hasHeader || read.rows === 0) return false;
  const skus = skusOf(read);
  if (skus.length > 0 && skus.filter((sku) => !known.has(sku)).length < skus.length * ownSkus) return false;
  if (hasSameColumns(read, main)) return true;
  // A list of names is one of products by the sheets like it alone.
  if (!holdsProducts(main)) return false;
  const hasContent = ['price', 'body', 'description', 'images'].some((target) =>
    read.targets.has(target as ImportTarget),
  );
  return read.targets.has('title') && read.targets.size >= 3 && hasContent;
}

/** The sheet that says most of its products; of lists of names alone, that of which there are most with all those like it. */
function mainOf(filled: readonly Read[]): Read | undefined {
  const products = filled.filter(holdsProducts);
  const [main] = products.toSorted((a, b) => b.targets.size - a.targets.size || b.products - a.products);
  if (main) return main;
  const named = filled.filter((read) => isNamed(read) && read.targets.has('title'));
  /** A list that no other is like may be of anything: of several such the first counts. */
  const alike = (read: Read) => {
    const all = named.filter((other) => other === read || hasSameColumns(other, read));
    return all.length > 1 ? all.reduce((sum, other) => sum + other.products, 0) : 0;
  };
  return named.toSorted((a, b) => alike(b) - alike(a) || b.targets.size - a.targets.size)[0];
}

/** The columns of a sheet under the names the main one has for the same fields, and which are renamed. */
function renameColumns(read: Read, main: Read): { columns: string[]; renamed: string[] } {
  const own = read.table.columns;
  const given = new Map<string, string>();
  const isFree = (name: string) => !own.includes(name) && ![...given.values()].includes(name);
  const others = own.filter((name) => !main.table.columns.includes(name));
  const renamed: string[] = [];
  // By what they hold first: of two names that look alike, one may hold something else.
  for (const name of others) {
    const target = read.mapping[name] ?? 'ignore';
    const same = single.has(target) ? columnFor(main, target) : undefined;
    if (same === undefined || !isFree(same)) continue;
    given.set(name, same);
    if (plainName(name) !== plainName(same)) renamed.push(`“${name}” as “${same}”`);
  }
  for (const name of others) {
    const same = main.table.columns.find((other) => plainName(other) === plainName(name));
    if (same !== undefined && !given.has(name) && isFree(same)) given.set(name, same);
  }
  return { columns: own.map((name) => given.get(name) ?? name), renamed };
}

const quote = (names: readonly string[]) => names.map((name) => `“${name}”`).join(', ');
const note = (reason: string): ImportProblem => ({ row: 1, column: null, value: null, reason });

/** Names the sheets that are read together, and those that are not read. */
function describeSheets(taken: readonly Read[], others: readonly Read[], renamed: readonly string[]): ImportProblem[] {
  const names = (all: readonly Read[]) => quote(all.map(({ table }) => table.sheet ?? ''));
  const as = renamed.length > 0 ? ` Columns with different names are read as one: ${renamed.join(', ')}.` : '';
  const isEmpty = (read: Read) => read.rows === 0 && taken.some((each) => hasSameColumns(read, each));
  const empty = others.filter(isEmpty);
  const filled = others.filter((read) => !isEmpty(read));
  return [
    ...(taken.length > 1 ? [note(`The products come from ${taken.length} sheets: ${names(taken)}.${as}`)] : []),
    ...(filled.length > 0
      ? [
          note(
            `${filled.length === 1 ? 'Sheet' : 'Sheets'} not imported: ${names(filled)}. The products come from ${names(taken)}.`,
          ),
        ]
      : []),
    ...(empty.length > 0
      ? [note(`${empty.length === 1 ? 'Sheet' : 'Sheets'} without any products: ${names(empty)}.`)]
      : []),
  ];
}

/** `format` is that of the shop or channel whose columns the sheets have; null where they are nobody's own. */
export type JoinedSheets = {
  tables: SheetTable[];
  columns: string[];
  format: ImportFormat | null;
  notes: ImportProblem[];
};

/** The tables of products in a workbook's sheets and the columns of all of them; none where no sheet has a row. */
export function joinSheets(sheets: readonly Sheet[]): JoinedSheets {
  const all = sheets.map(readTable);
  const filled = all.filter(({ table }) => table.rows.length > 0);
  const main = mainOf(filled);
  const first = main ?? filled.find(({ rows }) => rows > 0) ?? filled[0];
  if (!first) return { tables: [], columns: [], format: null, notes: [] };
  const skus = new Set(main ? skusOf(main) : []);
  const taken = filled.filter((read) => read === first || (main !== undefined && goesOn(read, main, skus)));
  const renamed: string[] = [];
  const isOne = taken.length === 1;
  const tables = taken.map((read): SheetTable => {
    const { sheet, ...table } = read.table;
    if (isOne || sheet === undefined) return table;
    const found = read === first ? { columns: table.columns, renamed: [] } : renameColumns(read, first);
    renamed.push(...found.renamed);
    return { ...table, sheet, columns: found.columns };
  });
  const columns = [...new Set([...first.table.columns, ...tables.flatMap((table) => table.columns)])];
  const others = filled.filter((read) => !taken.includes(read));
  const where = taken.flatMap(({ notes, table }) =>
    notes.map((each) => (isOne ? each : { ...each, reason: `Sheet “${table.sheet}”: ${each.reason}` })),
  );
  // Sheets that are joined are read in one way.
  const format = taken.every((read) => read.format === first.format) ? first.format : null;
  return {
    tables,
    columns,
    format,
    notes: [...describeSheets(taken, others, renamed), ...where],
  };
}
