// What there is to fix on a part, by the figure that shows it: a key uses only what can be seen.
import type { Verdict } from '../check/use-verdicts.ts';
import { advice } from '../verdict/chips.ts';
import type { OpenSection } from '../verdict/verdict-line.tsx';
import type { FixCause } from './propose-fix.ts';

/** The figures that have fixes, the gravest first. */
export const fixableSections = ['must', 'contradicted', 'should'] as const;

/** The causes behind a figure, in the order they are shown. */
export function causesOf({ check, results }: Verdict, section: OpenSection | null): FixCause[] {
  if (section === 'must') return (check?.must ?? []).map((rule) => ({ rule }));
  if (section === 'contradicted') return check && check.openClaims > 0 ? ['wording'] : [];
  if (section !== 'should') return [];
  return advice(results ?? [])
    .toSorted((a, b) => b.lost - a.lost)
    .flatMap(({ rule: { id } }) => (check?.waived.includes(id) ? [] : [{ rule: id }]));
}
