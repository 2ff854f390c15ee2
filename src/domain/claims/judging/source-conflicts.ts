// What the source says in two ways: an amount that one of its fields supports and another stands against.
import { readAttributeName } from '#domain/attributes/attribute-use.ts';
import type { Fact } from '../fact-index.ts';
import { type Facts, groupOf } from '../facts.ts';
import type { Mention } from '../mention.ts';
import { judgeByValue } from './judge-claim.ts';
import type { Judged } from './judged.ts';
import { hasRole, sharesRole } from './roles.ts';

/** The facts that stand against a claim which other fields support; empty where the source agrees with itself. */
export function findSourceConflict(facts: Facts, claim: Mention, judged: Judged): readonly Fact[] {
  if (judged.verdict !== 'supported') return [];
  const ofTitle = findTitleConflict(facts, claim, judged);
  return ofTitle.length > 0 ? ofTitle : findFieldConflict(facts, claim, judged);
}

/** Figures of which one text may give several, all of them right. */
const ofMany = new Set(['share', 'times', 'price']);
/** Amounts this many times apart are of two things: `6'` of a cable and `3.5 mm` of its plug, `16GB` in two of `8GB`. */
const timesApart = 2;

const biggestOf = (fact: Mention): number =>
  'amounts' in fact.value ? Math.max(...fact.value.amounts.map(({ base }) => base)) : 0;
const sidesOf = (fact: Mention): number => ('amounts' in fact.value ? fact.value.amounts.length : 0);

/** Whether a field states what holds for this product: categories name its kind, and attributes no shopper reads may be about the parcel. */
const isStated = (field: string): boolean =>
  field !== 'category' &&
  field !== 'subcategory' &&
  !(field.startsWith('attributes.') && readAttributeName(field.slice('attributes.'.length)).use === 'hidden');

/** The first reading of each place. */
const atOnePlace = (facts: readonly Fact[]): Fact[] =>
  facts.filter(
    ({ field, start }, at) => facts.findIndex((each) => each.field === field && each.start === start) === at,
  );

/** `The lid weighs 90 g`, `The kettle weighs 120 g`: of one word and of two things. */
const isOfOther = ({ before: [near, thing] }: Mention, { before: [otherNear, otherThing] }: Mention): boolean =>
  near === otherNear && thing !== undefined && otherThing !== undefined && thing !== otherThing;

/** Whether both name the same thing by a word around them, or are the sides of the whole. */
const isOfSame = (one: Mention, other: Mention): boolean =>
  ((sharesRole(one, other) || sharesRole(other, one)) && !isOfOther(one, other)) ||
  (one.value.type === 'dimensions' &&
    other.value.type === 'dimensions' &&
    sidesOf(one) === sidesOf(other) &&
    !hasRole(one) &&
    !hasRole(other));

/**
 * What another field says of the same thing as an amount the source supports: `breaking load 600 kg` in a bullet, `400 kg` in the description.
 * Only where each of the two fields gives a single amount of this kind for it: one that gives several may well mean both.
 */
function findFieldConflict(facts: Facts, claim: Mention, { by }: Judged): readonly Fact[] {
  const { value } = claim;
  if (value.type !== 'measure' && value.type !== 'dimensions') return [];
  const quantity = value.quantity ?? 'px';
  const isOfSides = value.type === 'dimensions' && sidesOf(claim) > 2;
  const [own] = by;
  if (!own || ofMany.has(quantity)) return [];
  const ownGroup = groupOf(own.field);
  if (by.some((fact) => groupOf(fact.field) !== ownGroup)) return [];
  const alike = (field: string) =>
    atOnePlace(
      (facts.ofField.get(field)?.byQuantity.get(quantity) ?? []).filter(
        (fact) => fact === own || (fact.value.type === value.type && isOfSame(own, fact)),
      ),
    );
  if (alike(ownGroup).length > 1) return [];
  for (const field of facts.ofField.keys()) {
    if (field === ownGroup || !isStated(field)) continue;
    const [other, another] = alike(field);
    if (!other || another || !isOfSame(claim, other)) continue;
    const [low = 0, high = 0] = [biggestOf(own), biggestOf(other)].toSorted((a, b) => a - b);
    if (high >= timesApart * low) continue;
    const judged = judgeByValue({ ...facts, index: facts.ofField.get(field) ?? facts.index }, claim);
    // Sides are of the whole where neither says otherwise; of a single amount only rules know what it is of.
    if (judged.verdict === 'contradicted' || (isOfSides && judged.verdict === 'unsupported')) return [other];
  }
  return [];
}

/** Facts of the title against an amount that attributes of the source support. */
function findTitleConflict(facts: Facts, claim: Mention, { by }: Judged): readonly Fact[] {
  const isOfAmount = claim.value.type === 'measure' || claim.value.type === 'pack';
  if (!isOfAmount || by.length === 0 || by.some(({ label }) => label.length === 0)) return [];
  const ofTitle = judgeByValue({ ...facts, index: facts.ofTitle }, claim);
  return ofTitle.verdict === 'contradicted' ? ofTitle.by : [];
}
