// Counts one sentence joins: `one USB-C and one USB-A port`.
import type { Fact } from '../fact.ts';

/** As many counts as one sentence may join. */
export const mostParts = 4;
const mostEntries = 100;

/** The number a fact counts; not a number for any other fact. */
export const countOf = ({ value, kind }: Fact) =>
  value.type === 'number' && value.prev === '' && kind !== 'model' && kind !== 'size' ? Number(value.key) : Number.NaN;

/** A count and those joined to it, the nearest first. */
export type Joined = { fact: Fact; parts: readonly Fact[] };

/** Counts of one field that `and`, a comma or a plus joins to one before, by the words after them. */
export function joinCounts(facts: readonly Fact[], source: string, joined: Map<string, Joined[]>): void {
  let run: Fact[] = [];
  for (const fact of facts) {
    if (Number.isNaN(countOf(fact)) || fact.comparison !== null) continue;
    const last = run.at(-1);
    const isJoined =
      last?.sentence === fact.sentence && /(?:,|\band|&|\+|\bplus)\s*$/i.test(source.slice(last.end, fact.start));
    run = isJoined ? [...run.slice(-mostParts), fact] : [fact];
    if (run.length < 2) continue;
    const entry = { fact, parts: run.slice(0, -1).reverse() };
    for (const word of fact.after) {
      const same = joined.get(word);
      if (!same) joined.set(word, [entry]);
      // More would make long texts slow and tell nothing.
      else if (same.length < mostEntries) same.push(entry);
    }
  }
}
