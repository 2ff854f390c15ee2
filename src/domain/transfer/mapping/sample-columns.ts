// A few values of each column, to tell by them what it holds.
import type { SampledColumn } from './column-names.ts';

/** Columns with up to `count` different values each. */
export function sampleColumns(
  columns: readonly string[],
  rows: Iterable<readonly [string, string][]>,
  count: number,
): SampledColumn[] {
  const samples = new Map(columns.map((name): [string, Set<string>] => [name, new Set()]));
  for (const fields of rows) {
    for (const [name, cell] of fields) {
      const found = samples.get(name) ?? new Set();
      samples.set(name, found);
      if (found.size < count && cell.trim() !== '') found.add(cell.slice(0, 2_000).toWellFormed());
    }
  }
  return [...samples].map(([name, found]) => ({ name, samples: [...found] }));
}
