// Products that only their titles name: those of one title are told apart by a column in which they differ, such as their size.
import { titleName } from '../fields/build-sku.ts';
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

/** The columns in which products of one title differ; none where no title comes twice, or nothing but their prices differ. */
export function findDifferences(mapping: Mapping, rows: readonly Fields[]): string[] {
  const title = Object.keys(mapping).find((column) => mapping[column] === 'title');
  if (title === undefined) return [];
  const groups = groupsOf(rows, title);
  const open = Object.keys(mapping).filter((column) =>
    ['attribute', 'subcategory', 'variant'].includes(mapping[column] ?? ''),
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

/** Says by which columns products of one title are told apart. */
export function describeDifferences(columns: readonly string[]): ImportProblem[] {
  if (columns.length === 0) return [];
  const names = columns.map((column) => `“${column}”`).join(' and ');
  const reason = `No column has SKUs, so products are named by their titles. Those of the same title are told apart by ${names}.`;
  return [{ row: 1, column: columns[0] ?? null, value: null, reason }];
}
