// Names of columns below merged cells: a cell that stands over several columns names all of them that hold anything.
import type { RowDigest } from '../files/digest-rows.ts';
import type { MergedCells } from '../files/sheet.ts';
import type { FoundHeader } from './find-header.ts';

/** The names of a header with those of its merged cells in every filled column below; where all of these are empty the first keeps it. */
export function spreadNames(
  names: readonly string[],
  { at, end }: FoundHeader,
  merged: readonly MergedCells[],
  rows: readonly RowDigest[],
): string[] {
  const own = merged.filter(({ top, left, bottom, right }) => top <= at && at <= bottom && right > left);
  if (own.length === 0) return [...names];
  const filled = new Set(
    rows.slice(end).flatMap(({ cells }) => cells.flatMap(({ shape }, column) => (shape === 'empty' ? [] : [column]))),
  );
  const spread = [...names];
  for (const { left, right } of own) {
    const name = names[left] ?? '';
    const columns = [...filled].filter((column) => left <= column && column <= right);
    if (name === '' || columns.length === 0) continue;
    spread[left] = '';
    for (const column of columns.toSorted((a, b) => a - b)) spread[column] ||= name;
  }
  return Array.from(spread, (name) => name ?? '');
}
