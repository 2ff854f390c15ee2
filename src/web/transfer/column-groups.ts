// The columns of a file by what becomes of them, to look through a wide file a group at a time.
import type { Import, ImportTarget } from '#domain/transfer/transfer.contract.ts';

export const columnGroups = ['all', 'fields', 'attributes', 'ignored'] as const;
export type ColumnGroup = (typeof columnGroups)[number];

function groupOfTarget(target: ImportTarget): Exclude<ColumnGroup, 'all'> {
  if (target === 'ignore') return 'ignored';
  return target === 'attribute' || target === 'variant' ? 'attributes' : 'fields';
}

/** What a column becomes; one the mapping does not name is left out. */
export function targetOf(mapping: Import['mapping'], column: string): ImportTarget {
  return (Object.hasOwn(mapping, column) ? mapping[column] : undefined) ?? 'ignore';
}

/** How many columns are in each group. */
export function countGroups(columns: Import['columns'], mapping: Import['mapping']): Record<ColumnGroup, number> {
  const counts: Record<ColumnGroup, number> = { all: columns.length, fields: 0, attributes: 0, ignored: 0 };
  for (const { name } of columns) counts[groupOfTarget(targetOf(mapping, name))] += 1;
  return counts;
}

/** Names of the columns of a group whose name or samples contain the text. */
export function findColumns(
  columns: Import['columns'],
  mapping: Import['mapping'],
  group: ColumnGroup,
  text: string,
): string[] {
  const wanted = text.trim().toLowerCase();
  return columns
    .filter(({ name }) => group === 'all' || groupOfTarget(targetOf(mapping, name)) === group)
    .filter(({ name, samples }) => [name, ...samples].some((each) => each.toLowerCase().includes(wanted)))
    .map(({ name }) => name);
}
