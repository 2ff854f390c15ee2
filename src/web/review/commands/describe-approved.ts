// What is said of approvals once the server has them.
import { isEmptyValue, type Part, type Status } from '#domain/parts/parts.ts';
import type { OptimizedContent } from '#domain/review/content.ts';
import { awaitsSecond } from '#domain/review/second-person.ts';
import { countNoun } from '#web/kit/count-noun.ts';

/** What an approval accepts with the part: `With 1 open claim and 3 broken required rules.` */
export function describeAccepted(to: Status, claims: number, rules: number): { description?: string } {
  const accepted = [
    ...(claims > 0 ? [countNoun(claims, 'open claim')] : []),
    ...(rules > 0 ? [countNoun(rules, 'broken required rule')] : []),
  ];
  return to === 'approved' && accepted.length > 0 ? { description: `With ${accepted.join(' and ')}.` } : {};
}

/** `3 parts approved, 1 left empty, 1 waits for a second person`, by what the server made of the parts. */
export function describeApproved({ parts }: OptimizedContent, of: readonly Part[]): string {
  const isWaiting = (part: Part) => awaitsSecond(parts[part]);
  const isLeftEmpty = (part: Part) => isEmptyValue(parts[part].value);
  const done = of.filter((part) => !isWaiting(part));
  const empty = done.filter(isLeftEmpty).length;
  const counts: [number, string][] = [
    [done.length - empty, 'approved'],
    [empty, 'left empty'],
    [of.length - done.length, of.length - done.length === 1 ? 'waits for a second person' : 'wait for a second person'],
  ];
  return counts
    .filter(([count]) => count > 0)
    .map(([count, what], at) => `${at === 0 ? countNoun(count, 'part') : count} ${what}`)
    .join(', ');
}
