// What there is to fix on a part, in the order a key takes it: the figure that is open first, then must rules, wording, and advice.
import type { Verdict } from '../check/use-verdicts.ts';
import { advice } from '../verdict/chips.ts';
import type { OpenSection } from '../verdict/verdict-line.tsx';
import type { FixCause } from './propose-fix.ts';

export function causesOf({ check, results }: Verdict, open: OpenSection | null): FixCause[] {
  const counts = (id: string) => !check?.waived.includes(id);
  const must: FixCause[] = (check?.must ?? []).map((rule) => ({ rule }));
  const should: FixCause[] = advice(results ?? [])
    .toSorted((a, b) => b.lost - a.lost)
    .flatMap(({ rule: { id } }) => (counts(id) ? [{ rule: id }] : []));
  if (open === 'should') return [...should, ...must, 'wording'];
  return open === 'contradicted' ? ['wording', ...must, ...should] : [...must, 'wording', ...should];
}
