// Gives bullets their places: the points first, each for itself, then facts, two short ones that belong together in one.
import { render } from './bullet-drafts.ts';
import type { BulletDraft } from './bullet-headers.ts';
import { lowerStart } from './fact-groups.ts';
import { calmValue } from './plain-values.ts';
import { dropFullStop } from './shorten.ts';

/** A bullet below this length says little on its own. */
const brief = 40;
/** Two facts as one line that is read at a glance. */
const longestPair = 80;

/** What follows an inner header, in small letters; sizes and names keep their spelling. */
const calmDetail = ({ header, detail, inside }: BulletDraft) =>
  inside ??
  (/^(?:Sizes?|Model|MPN|Brand|Compatibility)$/.test(header ?? '')
    ? detail.replace(/^One size$/, 'one size')
    : lowerStart(calmValue(detail)));

const words = (list: string) => new Set(list.split(', '));

/** Facts a shopper reads together, by their headers. */
const families: readonly ReadonlySet<string>[] = [
  words('material, composition, fabric, lining, liner, padding, origin, care'),
  words('material, fabric, color, colors, pattern, patterns, style, styles, finish'),
  words('fit, size, sizes, color, colors, quantity, pack'),
  words('size, dimensions, weight, length, width, height, capacity, diameter'),
  words('brand, model, mpn, compatibility, color, quantity, memory, weight'),
  words('gender, made for, age, pattern, patterns, style, styles, climate, season, seasons, occasion, occasions'),
];

/** Whether a draft is one short fact: a header and a value or a few, no text and no pair. */
const isPlainFact = ({ header, detail }: BulletDraft): boolean =>
  header !== null &&
  !/features|highlights|details/i.test(header) &&
  !/[;:!?]|\.(?!\d)/.test(dropFullStop(detail)) &&
  detail.split(', ').every((value) => value.split(' ').length <= 5);

/** A header as the families have it: `Strap drop length` is a length. */
const familyName = ({ header }: BulletDraft): string =>
  (header ?? '').toLowerCase().replace(/^.*(?:depth|width|height|length|drop|diameter)$/, 'length');

function belongTogether(first: BulletDraft, second: BulletDraft): boolean {
  const [one = '', other = ''] = [first, second].map(familyName);
  // `Size: 5" inseam; sizes: S, M` says one word of two things.
  if (one !== 'length' && one.replace(/s$/, '') === other.replace(/s$/, '')) return false;
  const isKnown = (header: string) => families.some((family) => family.has(header));
  return (!isKnown(one) && !isKnown(other)) || families.some((family) => family.has(one) && family.has(other));
}

/** The pair as one line, in the order of their family: `Model: K2; color: red`. */
function pair(one: BulletDraft, other: BulletDraft): BulletDraft {
  const names = [one, other].map(familyName);
  const order = [...(families.find((family) => names.every((name) => family.has(name))) ?? names)];
  const isTurned = order.indexOf(names[0] ?? '') > order.indexOf(names[1] ?? '');
  const [first, second] = isTurned ? [other, one] : [one, other];
  const { inside: _inside, ...rest } = first;
  return {
    ...rest,
    detail: `${dropFullStop(first.detail)}; ${lowerStart(second.header ?? '')}: ${calmDetail(second)}`,
  };
}

/** The first two facts that may share a bullet, as their places. */
function findPair(facts: readonly BulletDraft[], isWanted: (pair: readonly string[]) => boolean) {
  for (const [at, first] of facts.entries())
    for (const [offset, second] of facts.slice(at + 1).entries()) {
      if (!isPlainFact(first) || !isPlainFact(second) || !belongTogether(first, second)) continue;
      const length = render(first).length + render(second).length;
      if (length <= longestPair && isWanted([render(first), render(second)])) return { at, other: at + 1 + offset };
    }
  return null;
}

/** Facts in so few bullets, as far as they pair; and pairs of brief ones as long as there are bullets enough. */
function pairFacts(
  facts: readonly BulletDraft[],
  { most, spare, shortest }: { most: number; spare: number; shortest: number },
): BulletDraft[] {
  const paired = [...facts];
  for (;;) {
    const isSpare = facts.length - paired.length < spare;
    const found = findPair(
      paired,
      (pair) =>
        paired.length > most ||
        pair.some((text) => text.length < shortest) ||
        (isSpare && pair.every((text) => text.length < brief)),
    );
    const [first, second] = [paired[found?.at ?? -1], paired[found?.other ?? -1]];
    if (found === null || first === undefined || second === undefined) return paired;
    paired.splice(found.other, 1);
    paired.splice(found.at, 1, pair(first, second));
  }
}

const ofBox = /^(?:what['’]s (?:included|in the box)|in the box|package (?:contents|includes)|includes|box contents)$/i;

/** The first points there is a place for; what is in the box has one among them. */
function choosePoints(points: readonly BulletDraft[], count: number): BulletDraft[] {
  const box = points.slice(count).find(({ header }) => ofBox.test(header ?? ''));
  const kept = points.slice(0, box === undefined || count < 3 ? count : count - 1);
  return kept.length < count && box !== undefined ? [...kept, box] : kept;
}

/** `told` are those of the kept that were made from facts; `untold` facts and `lost` points found no place. */
export type Placed = { kept: BulletDraft[]; told: BulletDraft[]; lost: BulletDraft[]; untold: BulletDraft[] };

/** Points first, facts in the free places. A point is never joined with another: the description tells what finds no place. */
export function placeBullets(
  points: readonly BulletDraft[],
  facts: readonly BulletDraft[],
  { wanted, least, shortest }: { wanted: number; least: number; shortest: number },
): Placed {
  const length = points.reduce((sum, draft) => sum + render(draft).length, 0);
  // Brief points leave one place to the facts.
  const isBrief = length < points.length * 60;
  const free = Math.max(0, wanted - points.length);
  const most = Math.min(facts.length, isBrief ? Math.max(free, 1) : free);
  const spare = Math.max(0, points.length + facts.length - least);
  const paired = pairFacts(facts, { most, spare, shortest });
  const told = paired.slice(0, most);
  const kept = choosePoints(points, wanted - told.length);
  return {
    kept: [...kept, ...told],
    told,
    lost: points.filter((draft) => !kept.includes(draft)),
    untold: paired.slice(most),
  };
}
