// Which way a figure goes: `25 % lower`, `75 % less fat`, `reduces noise by 25 %`, `at most 40 W`. The same figure the other way round says
// the opposite.

import { rootOf } from '#domain/text/word-forms.ts';
import { type Scan, tokenAt } from '../tokens/tokens.ts';

/** `of`: roots of what there is more or less of, or the scale a comparative names itself, such as `long`. */
export type Direction = { sign: 1 | -1; scale: string; of: readonly string[] };
/** `most`: at most so much; `least`: at least. */
export type Limit = 'most' | 'least';

/** Up and down of one scale; those of the first row say nothing of what it is that there is more of. */
const rows = [
  'more higher greater increased additional extra increase increases increasing raises boosts up above / less fewer lower reduced reduce reduces reducing decreased decrease decreases cut cuts down below',
  'larger bigger / smaller',
  'longer taller / shorter',
  'faster quicker / slower',
  'heavier / lighter',
  'louder noisier / quieter',
  'brighter / dimmer darker',
  'warmer hotter / cooler colder',
  'thicker / thinner',
  'wider broader / narrower',
  'stronger / weaker',
  'deeper / shallower',
  'older / younger',
  'sweeter / sourer',
  'softer / harder firmer',
].map((row) => row.split(' / ').map((words) => words.split(' ')));

const words = new Map<string, { sign: 1 | -1; scale: string }>();
for (const [place, [up = [], down = []]] of rows.entries()) {
  const scale = place === 0 ? '' : (up[0] ?? '');
  for (const word of up) words.set(word, { sign: 1, scale });
  for (const word of down) words.set(word, { sign: -1, scale });
}

const ends = new Set(
  'than vs versus compared when while if for with at in on to from by of and or but that which as so because without per over under'.split(
    ' ',
  ),
);
const small = new Set(
  'the a an its your is are was be this that it up to about roughly nearly almost even can'.split(' '),
);
const reach = 5;

/** The words of a thing from a place on. */
function thingAfter(scan: Scan, at: number): string[] {
  const { clause } = tokenAt(scan, at);
  const found: string[] = [];
  for (let place = at; place < at + reach; place += 1) {
    const { key, type, clause: own } = tokenAt(scan, place);
    if (own !== clause || type !== 'word' || ends.has(key)) break;
    if (!small.has(key)) found.push(rootOf(key));
  }
  return found;
}

/** What the words before an amount speak of: `the noise is`. */
function thingBefore(scan: Scan, at: number): string[] {
  const { clause } = tokenAt(scan, at);
  const found: string[] = [];
  for (let place = at - 1; place > at - 7 && tokenAt(scan, place).clause === clause; place -= 1) {
    const { key, type } = tokenAt(scan, place);
    if (type === 'word' && !small.has(key) && !ends.has(key) && !words.has(key)) found.unshift(rootOf(key));
  }
  return found;
}

/** The direction of the amount between two places; null where none is given. */
export function directionAt(scan: Scan, from: number, next: number): Direction | null {
  const { clause } = tokenAt(scan, next - 1);
  const place = tokenAt(scan, next).key === 'the' || tokenAt(scan, next).key === '-' ? next + 1 : next;
  const after = tokenAt(scan, place);
  const behind = after.clause === clause ? words.get(after.key) : undefined;
  if (behind) {
    const of = thingAfter(scan, place + 1);
    return { ...behind, of: of.length > 0 ? of : thingBefore(scan, from) };
  }
  // `cuts noise by up to 25 %`, `down 25 %`
  for (let at = from - 1; at > from - 8 && tokenAt(scan, at).clause === clause; at -= 1) {
    const before = words.get(tokenAt(scan, at).key);
    const isLinked = at === from - 1 || tokenAt(scan, from - 1).key === 'by' || tokenAt(scan, from - 3).key === 'by';
    if (
      !before ||
      !isLinked ||
      (before.scale === '' && /^(?:up|above|below|more|less|fewer)$/.test(tokenAt(scan, at).key))
    )
      continue;
    const of = thingAfter(scan, at + 1);
    return { ...before, of: of.length > 0 ? of : thingBefore(scan, at) };
  }
  return null;
}

/** Whether two directions of one figure say the opposite of each other: of the same thing, by the same scale. */
export function areOpposite(one: Direction, other: Direction): boolean {
  if (one.sign === other.sign || one.scale !== other.scale) return false;
  if (one.of.length === 0 || other.of.length === 0) return true;
  if (one.scale !== '') return one.of.some((word) => other.of.includes(word));
  // `80 % more energy efficient` is `80 % less energy`: only of the same words one is the other's opposite.
  return one.of.at(-1) === other.of.at(-1);
}

const limitsBefore: readonly (readonly [Limit, string])[] = [
  [
    'most',
    'at most|max|maximum|up to|no more than|not more than|less than|fewer than|no longer than|no higher than|not exceed|under|below',
  ],
  ['least', 'at least|min|minimum|no less than|not less than|no fewer than|more than|over|above|exceeds|exceeding'],
];
const limitsAfter: readonly (readonly [Limit, string])[] = [
  ['most', 'max|maximum|or less|or fewer|or under|or below|at most'],
  ['least', 'min|minimum|or more|or over|or above|and up|and above|at least'],
];
const cut = (rows: typeof limitsBefore) =>
  rows.flatMap(([limit, text]) => text.split('|').map((phrase) => ({ limit, words: phrase.split(' ') })));
const before = cut(limitsBefore).toSorted((a, b) => b.words.length - a.words.length);
const after = cut(limitsAfter);
const opensLimit = new Set([
  ...before.map(({ words: [...own] }) => own.at(-1)),
  ...after.map(({ words: [first] }) => first),
]);

/** So many tokens are looked through on either side: a sentence may have any number. */
const longestLook = 30;
const denying = /^(?:not|never|avoid|unsuitable|cannot|.*n't)$/;
const ordering = /^(?:do|don't|avoid)$/;
const opposite = { most: 'least', least: 'most' } as const;

/** What a limit says after a denial: `do not use below 5 °C` allows from there on; `it won't need more than 10 hours` says too little to go by. */
function afterDenial(scan: Scan, at: number, limit: Limit): Limit | null {
  const { clause } = tokenAt(scan, at);
  let first = at;
  let isDenied = false;
  while (first > Math.max(0, at - longestLook) && tokenAt(scan, first - 1).clause === clause) {
    first -= 1;
    isDenied ||= denying.test(tokenAt(scan, first).key);
  }
  if (!isDenied) return limit;
  return ordering.test(tokenAt(scan, first).key) ? opposite[limit] : null;
}

/** A question states nothing. */
export function isAsked(scan: Scan, at: number): boolean {
  const { sentence } = tokenAt(scan, at);
  for (let place = at; place < at + longestLook && tokenAt(scan, place).sentence === sentence; place += 1)
    if (tokenAt(scan, place).key === '?') return true;
  return false;
}

/** Whether an amount is the most or the least there may be. */
export function limitAt(scan: Scan, from: number, next: number): Limit | null {
  const { clause } = tokenAt(scan, from);
  const last = /^[.:]$/.test(tokenAt(scan, from - 1).key) ? from - 2 : from - 1;
  if (opensLimit.has(tokenAt(scan, last).key))
    for (const { limit, words: own } of before)
      if (own.every((word, at) => tokenAt(scan, last - own.length + 1 + at).key === word))
        return afterDenial(scan, last - own.length + 1, limit);
  if (opensLimit.has(tokenAt(scan, next).key))
    for (const { limit, words: own } of after)
      if (own.every((word, at) => tokenAt(scan, next + at).key === word && tokenAt(scan, next + at).clause === clause))
        return limit;
  // `45 degrees or hotter`
  const way = /^(?:or|and)$/.test(tokenAt(scan, next).key) ? words.get(tokenAt(scan, next + 1).key) : undefined;
  const isBare =
    tokenAt(scan, next + 2).type !== 'word' ||
    tokenAt(scan, next + 2).clause !== clause ||
    ends.has(tokenAt(scan, next + 2).key);
  return way && isBare && tokenAt(scan, next + 1).clause === clause ? (way.sign > 0 ? 'least' : 'most') : null;
}
