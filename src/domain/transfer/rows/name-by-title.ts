// Products that only their titles name: those of one title are told apart by a column in which they differ, such as their size.
import { plainName } from '../cells/column-names.ts';
import { readName, titleName, tradeNumbers } from '../fields/build-sku.ts';
import { readTitle } from '../fields/read-line.ts';
import type { ImportProblem, Mapping } from '../transfer.contract.ts';

/** More columns make names that change with every file. */
const mostColumns = 3;

type Fields = readonly (readonly [column: string, cell: string])[];

const cellIn = (fields: Fields, column: string) => fields.find(([name]) => name === column)?.[1].trim() ?? '';

/** Whether no column names the products of such a file, so that their titles do. */
export const isNamedByTitle = (mapping: Mapping): boolean => {
  const targets = Object.values(mapping);
  return (
    targets.includes('title') && !targets.some((target) => target === 'sku' || target === 'id' || target === 'group')
  );
};

/** Rows by their title, where several have one. */
function groupsOf(rows: readonly Fields[], title: string): Fields[][] {
  const named = rows.filter((fields) => cellIn(fields, title) !== '');
  return [...Map.groupBy(named, (fields) => titleName(readTitle(cellIn(fields, title)))).values()].filter(
    ({ length }) => length > 1,
  );
}

/** How many of these rows differ in these columns. */
const countTold = (group: readonly Fields[], columns: readonly string[]) =>
  new Set(group.map((fields) => JSON.stringify(columns.map((column) => cellIn(fields, column))))).size;

/** The columns of trade numbers, the surest first. */
const numberColumns = (mapping: Mapping): string[] =>
  tradeNumbers.flatMap((name) => Object.keys(mapping).filter((column) => plainName(column) === name));

/** The columns whose trade numbers name products without SKUs. */
export const findNumbers = (mapping: Mapping, rows: readonly Fields[]): string[] =>
  numberColumns(mapping).filter((column) => rows.some((fields) => readName(cellIn(fields, column)) !== ''));

/** The rows that no trade number names, for they have none or one that several titles have. */
function withoutNumber(rows: readonly Fields[], title: string, columns: readonly string[]): Fields[] {
  if (columns.length === 0) return [...rows];
  const titles = new Map<string, Set<string>>();
  const numbersOf = (fields: Fields) =>
    columns.map((column) => readName(cellIn(fields, column))).filter((number) => number !== '');
  for (const fields of rows)
    for (const number of numbersOf(fields))
      titles.set(number, (titles.get(number) ?? new Set()).add(titleName(readTitle(cellIn(fields, title)))));
  return rows.filter((fields) => numbersOf(fields).every((number) => (titles.get(number)?.size ?? 0) > 1));
}

/** The columns in which products of one title that no number names differ; none where no title comes twice, or nothing but their prices differ. */
export function findDifferences(mapping: Mapping, rows: readonly Fields[]): string[] {
  const title = Object.keys(mapping).find((column) => mapping[column] === 'title');
  if (title === undefined) return [];
  const numbers = numberColumns(mapping);
  const groups = groupsOf(withoutNumber(rows, title, numbers), title);
  const open = Object.keys(mapping).filter(
    (column) =>
      ['attribute', 'family', 'subcategory', 'variant'].includes(mapping[column] ?? '') && !numbers.includes(column),
  );
  const found: string[] = [];
  const all = groups.reduce((sum, { length }) => sum + length, 0);
  for (let told = groups.length; found.length < mostColumns && told < all; ) {
    const count = (column: string) => groups.reduce((sum, group) => sum + countTold(group, [...found, column]), 0);
    const [best] = open.map((column) => ({ column, count: count(column) })).toSorted((a, b) => b.count - a.count);
    if (!best || best.count <= told) break;
    found.push(best.column);
    told = best.count;
  }
  return found;
}

/** Says what names products without SKUs: a trade number, their titles, and the columns that tell those of one title apart. */
export function describeDifferences(columns: readonly string[], numbers: readonly string[] = []): ImportProblem[] {
  const quote = (names: readonly string[], word: string) => names.map((name) => `“${name}”`).join(word);
  if (columns.length === 0 && numbers.length === 0) return [];
  const by =
    numbers.length === 0
      ? 'by their titles'
      : `by ${quote(numbers, ' or ')}, and by their titles where this value is empty or the same for several titles`;
  const apart =
    columns.length === 0 ? '' : ` Products with the same title are distinguished by ${quote(columns, ' and ')}.`;
  const reason = `No column has SKUs, so products are identified ${by}.${apart}`;
  return [{ row: 1, column: columns[0] ?? numbers[0] ?? null, value: null, reason }];
}
