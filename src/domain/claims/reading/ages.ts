// For what ages a product is: `ages 3 and up`, `for ages 8-12`, `6 months +`, `children 4 to 6 years`, `3-6 years old`.

import { mentionOf, type Read } from '../mention.ts';
import { matchPhrase } from '../tokens/lexicon.ts';
import { readNumeral } from '../tokens/numerals.ts';
import { type Scan, tokenAt } from '../tokens/tokens.ts';

const people = new Set('children child kids kid toddlers toddler boys girls babies infants'.split(' '));

/** `Ages 3 and up`, `for ages 8-12`, `3 years and up`, `6 months +`. In months. */
export function readAge(scan: Scan, at: number): Read | null {
  const first = tokenAt(scan, at);
  const isLed = first.key === 'ages' || first.key === 'aged' || first.key === 'age';
  const start = isLed ? at + 1 : at;
  const from = isLed && tokenAt(scan, start).key === ':' ? start + 1 : start;
  const low = readNumeral(scan, from);
  if (!low || low.form === 'multiple' || !(low.value >= 0) || (low.form !== 'digits' && !isLed)) return null;
  let next = low.next;
  let high: number | null = null;
  if (/^(?:-|to|through)$/.test(tokenAt(scan, next).key)) {
    const second = readNumeral(scan, next + 1);
    if (second && (second.form === 'digits' || (isLed && second.form !== 'multiple'))) {
      high = second.value;
      next = second.next;
    }
  }
  const unit = tokenAt(scan, tokenAt(scan, next).key === '-' ? next + 1 : next);
  const isMonths = /^(?:months?|mos?)$/.test(unit.key);
  const hasUnit = isMonths || /^(?:years?|yrs?)$/.test(unit.key);
  if (hasUnit) next += unit === tokenAt(scan, next) ? 1 : 2;
  let isOpen = false;
  for (const words of [
    ['and', 'up'],
    ['and', 'older'],
    ['and', 'above'],
    ['and', 'over'],
    ['+'],
    ['or', 'older'],
    ['old', 'and', 'up'],
    ['plus'],
  ]) {
    const end = matchPhrase(scan, next, words);
    if (end > 0) {
      isOpen = true;
      next = end;
      break;
    }
  }
  const before = tokenAt(scan, at - 1).key;
  const isOfPeople = people.has(/^(?:of|from|between)$/.test(before) ? tokenAt(scan, at - 2).key : before);
  const old = /^olds?$/.test(tokenAt(scan, tokenAt(scan, next).key === '-' ? next + 1 : next).key);
  const isSpan = high !== null && hasUnit && (isOfPeople || old);
  if (!isLed && !((hasUnit || isOfPeople) && isOpen) && !isSpan) return null;
  const factor = isMonths ? 1 : 12;
  const value = { type: 'age', from: low.value * factor, to: high === null ? null : high * factor } as const;
  return { mention: mentionOf(scan, at, next, 'age', value), next };
}
