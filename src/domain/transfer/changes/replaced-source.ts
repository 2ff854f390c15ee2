// The rows of a file an import replaced, so that undoing it can put them back: mostly a few cells of them.
import type { SourceRow } from '../record.ts';

/** One cell as it was; rows count from 0. */
type Cell = [row: number, column: string, value: string];

/**
 * Whole, or as the cells that differ from the rows stored after them; both as JSON in a text, because the order of columns matters and a
 * cell can hold what the database's own JSON cannot.
 */
export type ReplacedSource = { format: string; rows: string } | { format: string; cells: string };

type Source = { format: string; rows: readonly SourceRow[] };

/** The cells of rows that hold something else in the rows after them; null where those have other rows or columns, or in another order. */
function findCells(before: readonly SourceRow[], after: readonly SourceRow[]): Cell[] | null {
  if (before.length !== after.length) return null;
  const cells: Cell[] = [];
  for (const [row, was] of before.entries()) {
    const entries = Object.entries(after[row] ?? {});
    const wereEntries = Object.entries(was);
    if (entries.length !== wereEntries.length) return null;
    for (const [at, [column, value]] of wereEntries.entries()) {
      const [name, now] = entries[at] ?? [];
      if (name !== column) return null;
      if (now !== value) cells.push([row, column, value]);
    }
  }
  return cells;
}

/** What to store of rows that other rows replace. */
export function replacedSource(before: Source, after: Source): ReplacedSource {
  const cells = findCells(before.rows, after.rows);
  const { format } = before;
  return cells ? { format, cells: JSON.stringify(cells) } : { format, rows: JSON.stringify(before.rows) };
}

/** The text of the rows as it was, from the text of those that replaced them. */
export function replacedText(replaced: ReplacedSource, now: string): string {
  if ('rows' in replaced) return replaced.rows;
  const rows = (JSON.parse(now) as SourceRow[]).map((row) => Object.entries(row));
  for (const [row, column, value] of JSON.parse(replaced.cells) as Cell[]) {
    const cell = rows[row]?.find(([name]) => name === column);
    if (!cell) throw new Error(`The rows to put back have no column ${column}`);
    cell[1] = value;
  }
  return JSON.stringify(rows.map((row) => Object.fromEntries(row)));
}
