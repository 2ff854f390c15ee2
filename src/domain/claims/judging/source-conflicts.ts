// What the source says in two ways: an amount that one of its fields supports and another stands against.
import { readAttributeName } from '#domain/attributes/attribute-use.ts';
import { type Fact, FactIndex } from '../fact-index.ts';
import type { Facts } from '../facts.ts';
import type { Mention } from '../mention.ts';
import { judgeByValue, judgeClaim } from './judge-claim.ts';
import type { Judged } from './judged.ts';

/** The facts that stand against a claim which other fields support; empty where the source agrees with itself. */
export function findSourceConflict(facts: Facts, claim: Mention, judged: Judged): readonly Fact[] {
  if (judged.verdict !== 'supported') return [];
  const ofTitle = findTitleConflict(facts, claim, judged);
  if (ofTitle.length > 0) return ofTitle;
  const ofField = findFieldConflict(facts, claim, judged);
  return ofField.length > 0 ? ofField : findAttributeConflict(facts, claim, judged);
}

/**
 * What attributes state against a text of the source that alone supports a claim: `Dishwasher safe` beside an attribute that says no, 600 gallons
 * beside 480. Of words only what is denied: a listing may name several colors, materials and sizes.
 */
function findAttributeConflict(facts: Facts, claim: Mention, { by }: Judged): readonly Fact[] {
  const [own] = by;
  if (!own || by.some(({ label }) => label.length > 0)) return [];
  const isAmount = claim.value.type === 'measure' || claim.value.type === 'dimensions';
  const isDeniable = claim.kind === 'feature' || claim.kind === 'ingredient';
  if (!isAmount && !isDeniable && claim.kind !== 'origin' && claim.value.type !== 'warranty') return [];
  if (isAmount && !(isSingle(own) && isOnlyAmount(facts, own))) return [];
  const { verdict, by: against } = judgeClaim(facts.ofAttributes(), claim);
  if (verdict !== 'contradicted' || (isAmount && !against.every((fact) => isOfQuantity(fact, own)))) return [];
  return !isDeniable || against.every(({ isNegated }) => isNegated !== claim.isNegated) ? against : [];
}

/** `1080p` is no other resolution than `1920 x 1080`. */
const isOfQuantity = ({ value }: Fact, own: Fact): boolean =>
  'quantity' in value && 'quantity' in own.value && value.quantity === own.value.quantity;

/** Whether the field of a fact gives one amount of its kind: of several, some are of other things. */
function isOnlyAmount(facts: Facts, own: Fact): boolean {
  if (!('quantity' in own.value) || own.value.quantity === null) return false;
  const alike = facts.index.byQuantity.get(own.value.quantity);
  return alike.every((fact) => groupOf(fact.field) !== groupOf(own.field) || fact.start === own.start);
}

/** Facts of the title against an amount that attributes of the source support. */
function findTitleConflict(facts: Facts, claim: Mention, { by }: Judged): readonly Fact[] {
  const isOfAmount = claim.value.type === 'measure' || claim.value.type === 'pack';
  if (!isOfAmount || by.length === 0 || by.some(({ label }) => label.length === 0)) return [];
  const ofTitle = judgeByValue({ ...facts, index: facts.ofTitle }, claim);
  return ofTitle.verdict === 'contradicted' ? ofTitle.by : [];
}

/**
 * What another field says of the same thing as an amount the source supports: `breaking load 600 kg` in a bullet, `400 kg` in the description.
 * Only where each of the two fields gives a single amount of this kind for it: one that gives several may well mean both.
 */
function findFieldConflict(facts: Facts, claim: Mention, { by }: Judged): readonly Fact[] {
  const [own] = by;
  if (!own || by.some((fact) => groupOf(fact.field) !== groupOf(own.field))) return [];
  const other = rivalOf(facts, own);
  if (other === null) return [];
  const index = new FactIndex();
  index.add(other, '');
  const { verdict } = judgeByValue({ ...facts, index }, claim);
  // Of a single amount only rules know what a text means by it, but for what is of the whole thing.
  const isWhole = own.value.type === 'dimensions' || isOfWhole(own, other);
  return verdict === 'contradicted' || (verdict === 'unsupported' && isWhole) ? [other] : [];
}

/** The field a fact is compared as: all bullets are one text. */
const groupOf = (field: string): string => (field.startsWith('bullets.') ? 'bullets' : field);

/** Of each fact what was found: many claims are supported by one. */
const found = new WeakMap<Facts, Map<Fact, Fact | null>>();

/** The fact of another field that gives the same thing another amount. */
function rivalOf(facts: Facts, own: Fact): Fact | null {
  const known = found.get(facts) ?? new Map<Fact, Fact | null>();
  found.set(facts, known);
  const before = known.get(own);
  if (before !== undefined) return before;
  const rival = findRival(facts, own);
  known.set(own, rival);
  return rival;
}

/** Figures of which one text may give several, all of them right; prices are a quantity for each currency, `price €`. */
const isOfMany = (quantity: string) => quantity === 'share' || quantity === 'times' || quantity.startsWith('price');

function findRival(facts: Facts, own: Fact): Fact | null {
  if (!isSingle(own) || isOfMany(own.value.quantity) || !isStated(own.field)) return null;
  const alike = facts.index.byQuantity
    .get(own.value.quantity)
    .filter(
      (fact) =>
        fact.value.type === own.value.type &&
        (isOfOneValue(fact, own) ||
          isOfSame(facts, own, fact) ||
          (isOfWhole(own, fact) && isOnlyAmount(facts, own) && isOnlyAmount(facts, fact))),
    );
  const byField = Map.groupBy(atOnePlace(alike), ({ field }) => groupOf(field));
  if (byField.get(groupOf(own.field))?.some((fact) => fact.start !== own.start || fact.field !== own.field))
    return null;
  for (const [field, [other, another]] of byField) {
    if (field === groupOf(own.field) || !other || another || !isStated(field)) continue;
    if (isSingle(other) && isOtherwise(own, other)) return other;
  }
  return null;
}

/** A length, or the three sides of a whole; a range, a limit and what is said loosely hold several amounts. */
const isSingle = (fact: Fact): fact is Fact & { value: { quantity: string } } =>
  ((fact.value.type === 'measure' && fact.value.amounts.length === 1) ||
    (fact.value.type === 'dimensions' && fact.value.amounts.length > 2 && fact.value.quantity !== null)) &&
  fact.bound === null &&
  fact.limit === null &&
  !fact.isLoose;

/** An attribute lists its values one after another: `220 V, 240 V`. */
const isOfOneValue = (one: Fact, other: Fact): boolean => one.field === other.field && one.label.length > 0;

/** The first reading of each place. */
const atOnePlace = (facts: readonly Fact[]): Fact[] =>
  facts.filter(
    ({ field, start }, at) => facts.findIndex((each) => each.field === field && each.start === start) === at,
  );

/** Whether a field states what holds for this product: categories name its kind, and attributes no shopper reads may be about the parcel. */
const isStated = (field: string): boolean =>
  field !== 'category' &&
  field !== 'subcategory' &&
  !(field.startsWith('attributes.') && readAttributeName(field.slice('attributes.'.length)).use === 'hidden');

/** Nearer to each other than this, one is the other rounded. */
const rounding = 0.02;
/** Amounts this many times apart are of two things: `6'` of a cable and `3.5 mm` of its plug, `16GB` in two of `8GB`. */
const timesApart = 2;

function isOtherwise(one: Fact, other: Fact): boolean {
  if (!('amounts' in one.value && 'amounts' in other.value)) return false;
  const own = one.value.amounts.map(({ base }) => base).toSorted((a, b) => a - b);
  const others = other.value.amounts.map(({ base }) => base).toSorted((a, b) => a - b);
  if (own.length !== others.length) return false;
  const apart = own.map((base, at) => Math.max(base, others[at] ?? 0) / Math.min(base, others[at] ?? 0));
  return apart.every((times) => times < timesApart) && apart.some((times) => times > 1 + rounding);
}

/** Says nothing of which part or which amount is meant. */
const ofTheWhole = new Set('it product item overall total dimension size measurement measure'.split(' '));

/** What a fact is of, beyond words for the whole and the goods themselves: those before it, the nearest first, or its attribute's name. */
function subjectOf({ heads }: Facts, { label, before, value }: Fact): readonly string[] {
  const words = label.length > 0 ? label : before;
  const isUnit = (word: string) => 'amounts' in value && value.amounts.some(({ unit }) => unit === word);
  return words.filter((word) => !ofTheWhole.has(word) && !heads.has(word) && !isUnit(word));
}

/**
 * Whether both say in the same words what they are of: `Breaking load 600 kg` and `Breaking load 400 kg`, an attribute `Height` and `Height 156 cm`.
 * A word that only one of them has makes it another thing: `Seat height`, `Package dimensions`.
 */
function isOfSame(facts: Facts, one: Fact, other: Fact): boolean {
  if (isFollowedAlike(one, other)) return true;
  const own = subjectOf(facts, one);
  const others = subjectOf(facts, other);
  if (own.length > 0 || others.length > 0)
    return own.length > 0 && own.toSorted().join(' ') === others.toSorted().join(' ');
  // Neither names a part: the sides of the whole.
  return one.value.type === 'dimensions' && one.after.length === 0 && other.after.length === 0;
}

/** Quantities of which a thing as a whole has one; sides, times, weights, resolutions and the like it has several of. */
const ofWhole = new Set(['volume', 'power', 'light', 'charge']);

/**
 * Whether one of them is an attribute's, and of a quantity the whole thing has one of: 480 ml of a mug whose Capacity is 360 ml. What a text
 * goes on to name has its own: `10 W charging pad` of a lamp.
 */
function isOfWhole(one: Fact, other: Fact): boolean {
  if (one.value.type !== 'measure' || !ofWhole.has(one.value.quantity)) return false;
  const [text, ...more] = [one, other].filter(({ label }) => label.length === 0);
  return text !== undefined && more.length === 0 && (text.field === 'title' || text.after.length === 0);
}

/** `31.6 cu. ft. French door refrigerator`: two words after both. */
const isFollowedAlike = ({ after }: Fact, other: Fact): boolean =>
  after.length > 1 && other.after.length > 1 && after[0] === other.after[0] && after[1] === other.after[1];
