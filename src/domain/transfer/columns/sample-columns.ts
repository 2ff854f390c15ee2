// A few values of each column: they show what it holds.
import type { SampledColumn } from '../cells/column-names.ts';

/** Longer values name no product: each counts as one of its own. */
const codeLength = 60;

/** Columns with up to `count` different values each. */
export function sampleColumns(
  columns: readonly string[],
  rows: Iterable<readonly [string, string][]>,
  count: number,
): SampledColumn[] {
  const newTally = () => ({ samples: new Set<string>(), codes: new Set<string>(), filled: 0, long: 0 });
  const tallies = new Map(columns.map((name) => [name, newTally()]));
  for (const fields of rows) {
    for (const [name, cell] of fields) {
      const tally = tallies.get(name) ?? newTally();
      tallies.set(name, tally);
      const text = cell.trim();
      if (text === '') continue;
      tally.filled += 1;
      if (tally.samples.size < count) tally.samples.add(cell.slice(0, 2_000).toWellFormed());
      if (text.length > codeLength) tally.long += 1;
      else tally.codes.add(text);
    }
  }
  return [...tallies].map(([name, { samples, filled, codes, long }]) => ({
    name,
    samples: [...samples],
    filled,
    distinct: codes.size + long,
  }));
}
