// Whether it is clear what a clause affirms and what it denies: `not caffeine-free`, `palm oil has no part in it`, `does without both`.
import type { Mention } from '../mention.ts';
import { type Scan, tokenAt } from '../tokens/tokens.ts';

const negators = new Set(
  "no not without neither nor never none nothing lacks isn't aren't doesn't don't cannot can't won't less free".split(
    ' ',
  ),
);

const denies = (key: string) => negators.has(key) || /-(?:free|less)$/.test(key);

/** A clause that denies more than the claim itself does may turn it round: what it says is for a person, or a judge. */
export function isPolarityUnclear(scan: Scan, { start, end, isNegated }: Pick<Mention, 'start' | 'end' | 'isNegated'>) {
  const at = scan.tokens.findIndex((token) => token.end > start);
  const { clause } = tokenAt(scan, at);
  let first = at;
  while (first > 0 && tokenAt(scan, first - 1).clause === clause) first -= 1;
  let [own, others] = [0, 0];
  for (let next = first; next < scan.tokens.length && tokenAt(scan, next).clause === clause; next += 1) {
    const token = tokenAt(scan, next);
    if (!denies(token.key)) continue;
    if (token.start >= start && token.end <= end) own += 1;
    else if (token.start < start) others += 1;
  }
  return others > (isNegated && own === 0 ? 1 : 0);
}
