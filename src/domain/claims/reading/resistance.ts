// What keeps something out: `dustproof`, `shatter-resistant`, `resistant to rust`. Who is proof against a thing resists it, not the reverse.

import { stemOf } from '#domain/text/word-forms.ts';
import { isDenied, mentionOf, type Read } from '../mention.ts';
import { type Scan, tokenAt } from '../tokens/tokens.ts';

/** `foolproof`, `living proof`: there is nothing it keeps out. */
const figures = new Set(
  'fool bullet living future waist idiot age the of as is a and or more very highly more'.split(' '),
);
const degrees = new Map([
  ['proof', 'proof'],
  ['resistant', 'resistant'],
  ['resistance', 'resistant'],
  ['repellent', 'resistant'],
  ['repelling', 'resistant'],
]);
const spellings = new Map([
  ['leak', 'leak'],
  ['spill', 'spill'],
  ['colour', 'color'],
  ['scratches', 'scratch'],
]);

function readAt(scan: Scan, from: number, next: number, thing: string, degree: string): Read | null {
  if (figures.has(thing) || thing.length < 2) return null;
  const stem = spellings.get(thing) ?? stemOf(thing);
  const parents = degree === 'proof' ? [`${stem} resistant`] : [];
  const value = { type: 'term', term: `${stem} ${degree}`, parents } as const;
  const isNegated = isDenied(scan, from, next, 1);
  return { mention: { ...mentionOf(scan, from, next, 'feature', value), isNegated }, next };
}

export function readResistance(scan: Scan, at: number): Read | null {
  const first = tokenAt(scan, at);
  if (first.type !== 'word') return null;
  if (first.key.length > 7 && first.key.endsWith('proof'))
    return readAt(scan, at, at + 1, first.key.slice(0, -'proof'.length), 'proof');
  if (first.key === 'resistant' && tokenAt(scan, at + 1).key === 'to') {
    const thing = tokenAt(scan, at + 2);
    return thing.type === 'word' && thing.clause === first.clause
      ? readAt(scan, at, at + 3, thing.key, 'resistant')
      : null;
  }
  const place = tokenAt(scan, at + 1).key === '-' ? at + 2 : at + 1;
  const last = tokenAt(scan, place);
  const degree = last.clause === first.clause ? degrees.get(last.key) : undefined;
  // `90 proof`, `heat resistance band`
  if (degree === undefined || (last.key === 'resistance' && tokenAt(scan, place + 1).key === 'band')) return null;
  return readAt(scan, at, place + 1, first.key, degree);
}
