// What the source says in two ways: an amount that one of its fields supports and another stands against.
import { readAttributeName } from '#domain/attributes/attribute-use.ts';
import { type Fact, FactIndex } from '../fact-index.ts';
import type { Facts } from '../facts.ts';
import type { Amount, Mention } from '../mention.ts';
import { materialClasses } from '../reading/material-words.ts';
import { isEqual } from './judge-amounts.ts';
import { judgeByValue, judgeClaim } from './judge-claim.ts';
import type { Judged } from './judged.ts';
import { findOtherCount, isCounted } from './other-count.ts';
import { hasRole, sharesRole } from './roles.ts';
import { areSaidOfSame, isLookOfSame, isOfAttribute, isOfTextAndAttribute } from './said-of.ts';

/** The fact that says as a claim does, then those that stand against it; empty where the source agrees with itself. */
export function findSourceConflict(facts: Facts, claim: Mention, judged: Judged, lead: () => Lead): readonly Fact[] {
  if (judged.verdict === 'unsupported') return [];
  const ofAmount = findAmountConflict(facts, claim, judged);
  if (ofAmount.length > 0 || judged.verdict === 'contradicted') return ofAmount;
  for (const find of [findTitleConflict, findFieldConflict, findAttributeConflict, findTextConflict]) {
    const against = find(facts, claim, judged, lead);
    if (against.length > 0) return [...judged.by.slice(0, 1), ...against];
  }
  return [];
}

/**
 * An amount that texts of the source give where an attribute gives another, or the other way round, first the fact that says as the claim does:
 * wherever it is said, whichever of the two it is. None where texts and attributes both have it.
 */
function findAmountConflict(facts: Facts, claim: Mention, { by }: Judged): readonly Fact[] {
  const same = sameAmounts(facts, claim).filter((each) => by.includes(each) || mayBeOfOne(claim, each));
  if (same.some(isOfAttribute) && !same.every(isOfAttribute)) return [];
  for (const fact of same) {
    const rival = rivalOf(facts, fact);
    if (rival && isOfTextAndAttribute(fact, rival)) return [fact, rival];
  }
  return [];
}

/** Whether a claim and a fact of its amount may be of one thing: not `5 m` of a hose and of a cable. */
const mayBeOfOne = (claim: Mention, fact: Fact): boolean =>
  sharesRole(claim, fact) || !(isCounted(fact) || (hasRole(claim) && hasRole(fact)));

/** The facts that give a claim's amount. */
function sameAmounts(facts: Facts, { value }: Mention): readonly Fact[] {
  const count = value.type === 'number' ? value.key : value.type === 'pack' ? String(value.number) : null;
  if (count !== null) return [...facts.index.byCount.get(count), ...facts.index.byPack.get(Number(count))];
  const [amount, more] = value.type === 'measure' ? value.amounts : [];
  if (value.type !== 'measure' || !amount || more) return [];
  return facts.index.byQuantity
    .get(value.quantity)
    .filter((fact) => fact.value.type === 'measure' && areSame(fact.value.amounts, [amount]));
}

/** Whether amounts are the same, each as the other's rounding. */
const areSame = (ones: readonly Amount[], others: readonly Amount[]): boolean =>
  ones.length === others.length &&
  ones.every((one, at) => {
    const other = others[at];
    return other !== undefined && (isEqual(one, other) || isEqual(other, one) || !isApart(one.base, other.base));
  });

const isApart = (one: number, other: number): boolean => Math.max(one, other) > Math.min(one, other) * (1 + rounding);

/**
 * What an attribute states against a text of the source that alone supports a claim: `Dishwasher safe` beside one that says no, *made in* another
 * country, another warranty. Amounts are of their field (`findFieldConflict`): a listing may name several colors, materials, sizes and
 * weights, and of what it names a part nothing is said.
 */
function findAttributeConflict(facts: Facts, claim: Mention, { by }: Judged, lead: () => Lead): readonly Fact[] {
  const [own] = by;
  if (!own || by.some(isOfAttribute)) return [];
  if (claim.value.type === 'term' && (claim.kind === 'colour' || claim.kind === 'material'))
    return findOtherLook(facts, claim, by);
  if (!isOfThing(facts, claim, own, lead)) return [];
  const { verdict, by: against } = judgeClaim(facts.ofAttributes(), claim);
  return verdict === 'contradicted' && against.every((fact) => isStatedOf(claim, fact)) ? against : [];
}

/** Of each fact of a text the attributes it is against: many claims are supported by one attribute. */
const againstText = new WeakMap<Facts, Map<Fact, readonly Fact[]>>();

/** The other way round: the text of the source against an attribute that alone supports a claim. */
function findTextConflict(facts: Facts, claim: Mention, { by }: Judged): readonly Fact[] {
  const [own] = by;
  if (!own || !by.every(isOfAttribute)) return [];
  const isOwn = ({ field, start }: Fact) => field === own.field && start === own.start;
  const judged = againstText.get(facts) ?? new Map<Fact, readonly Fact[]>();
  againstText.set(facts, judged);
  const texts = facts.index.byKind.get(claim.kind).filter((fact) => !isOfAttribute(fact));
  const against = texts.find((text) => {
    const lead = () => ({ opens: false, next: wordBehind(facts.sourceOf(text.field), text.end) });
    const of = judged.get(text) ?? findAttributeConflict(facts, text, { verdict: 'supported', by: [text] }, lead);
    judged.set(text, of);
    return of.some(isOwn);
  });
  return against ? [against] : [];
}

/** Whether two colours or materials may be names for one: cashmere and wool, charcoal and gray, and materials of which the table knows too little. */
function mayBeAlike(one: Mention, other: Mention): boolean {
  const [own, others] = [one, other].map(({ kind, value }) => {
    if (value.type !== 'term') return [];
    return kind === 'material' ? materialClasses(value.term, value.parents) : [value.term, ...value.parents];
  });
  return !own?.length || !others?.length || own.some((each) => others.includes(each));
}

/** The one colour or material that attributes give and no text does, where all texts name one other that cannot be the same. */
function findOtherLook(facts: Facts, claim: Mention, by: readonly Fact[]): readonly Fact[] {
  const { verdict, by: against } = judgeClaim(facts.ofAttributes(), { ...claim, isAlone: true });
  const [other] = against;
  if (verdict !== 'contradicted' || !other || other.value.type !== 'term') return [];
  const isOf =
    ({ value: named }: Mention) =>
    ({ value }: Fact) =>
      value.type === 'term' && named.type === 'term' && value.term === named.term;
  const [isOwn, isOther] = [isOf(claim), isOf(other)];
  const isOne = facts.index.byKind.get(claim.kind).every((fact) => (isOfAttribute(fact) ? isOther : isOwn)(fact));
  if (!isOne || mayBeAlike(claim, other)) return [];
  return by.some((fact) => isLookOfSame(facts, other, fact)) ? [other] : [];
}

/** What stands around a claim in its text: `opens`: nothing but the goods and other claims before it in its sentence; `next`: the word behind it. */
export type Lead = { opens: boolean; next: string };

/** The word right behind a place, in small letters; empty where there is none. */
export const wordBehind = (source: string, at: number): string =>
  /^\s+(\p{L}+)/u.exec(source.slice(at, at + 20))?.[1]?.toLowerCase() ?? '';

const making = /^(?:made|manufactured|produced)\b/i;
/** `10-year warranty on the motor` is one of a part. */
const ofPart = new Set(['on', 'for', 'of', 'in']);

/** Whether a claim is of the thing as a whole, and its text says it once. */
function isOfThing(facts: Facts, { kind, value, before, after }: Mention, own: Fact, lead: () => Lead): boolean {
  const isOnly = () =>
    facts.index.byKind
      .get(kind)
      .every(({ field, start }) => groupOf(field) !== groupOf(own.field) || start === own.start);
  const isBare = before.length === 0 && (after.length === 0 || facts.heads.has(after[0] ?? ''));
  if (kind === 'origin') return isBare && making.test(own.text) && isOnly();
  if (value.type === 'warranty')
    return before.length === 0 && after.length === 0 && !ofPart.has(lead().next) && isOnly();
  if (value.type === 'included') return before.length === 0 && isOnly();
  return (kind === 'feature' || kind === 'ingredient') && isBare && lead().opens;
}

/** Of words only what is denied, under a name that says them; of times what differs by more than a rounding. */
function isStatedOf(claim: Mention, fact: Fact): boolean {
  if (claim.kind === 'origin') return true;
  if (claim.value.type === 'warranty' && fact.value.type === 'warranty') {
    const [one, other] = [claim.value.months, fact.value.months];
    if (one === 'lifetime' || other === 'lifetime') return one !== other;
    return isApart(one, other);
  }
  if (claim.value.type === 'included') return fact.label.includes(claim.value.thing);
  const isSame = claim.value.type === 'term' && fact.value.type === 'term' && fact.value.term === claim.value.term;
  return (
    isSame && fact.isNegated !== claim.isNegated && !isNothing.test(fact.text) && fact.label.length > 0 && !lists(fact)
  );
}

/** `0 mg` denies as `none` does. */
const isNothing = /^\W*0(?![\d.,]*[1-9])/;
/** A list of what is in it names compounds: `cetearyl alcohol` is no alcohol. */
const lists = ({ label }: Fact): boolean => label.includes('ingredient');

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
  const other = isCounted(own) ? null : rivalOf(facts, own);
  if (other === null) return [];
  const index = new FactIndex();
  index.add(other, '');
  const { verdict } = judgeByValue({ ...facts, index }, claim);
  // Of a single amount only rules know what a text means by it, but for what is of the whole thing.
  const isWhole = own.value.type === 'dimensions' || isOfWhole(facts, own, other) || isNamedAlike(facts, own, other);
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
  if (isCounted(own)) return findOtherCount(facts, own);
  if (!isSingle(own) || isOfMany(own.value.quantity)) return null;
  const alike = facts.index.byQuantity
    .get(own.value.quantity)
    .filter(
      (fact) =>
        fact.value.type === own.value.type &&
        (isOfOneValue(fact, own) ||
          (isOfTextAndAttribute(own, fact) && own.value.type === 'measure'
            ? isNamedAlike(facts, own, fact)
            : isOfSame(facts, own, fact)) ||
          (isOfWhole(facts, own, fact) && isOnlyAmount(facts, own) && isOnlyAmount(facts, fact))),
    );
  const byField = Map.groupBy(atOnePlace(alike), ({ field }) => groupOf(field));
  const differs = (one: Fact) => (other: Fact) => !isSameAmount(one, other);
  if (byField.get(groupOf(own.field))?.some(differs(own))) return null;
  for (const [field, [other, ...more]] of byField) {
    if (field === groupOf(own.field) || !other || more.some(differs(other)) || !isSingle(other)) continue;
    if (givesBoth(facts, own, other)) continue;
    const isNamed = isNamedAlike(facts, own, other);
    // A name no shopper may read is one all the same where a text says it, too.
    if ((isNamed || (isStated(own.field) && isStated(field))) && isOtherwise(own, other, isNamed)) return other;
  }
  return null;
}

/** Whether the one that is a text gives the other's amount, too: `120 cm long and 160 cm when extended`. */
function givesBoth(facts: Facts, one: Fact, other: Fact): boolean {
  if (!isOfTextAndAttribute(one, other) || !isSingle(one)) return false;
  const [attribute, text] = isOfAttribute(one) ? [one, other] : [other, one];
  return facts.index.byQuantity
    .get(one.value.quantity)
    .some((fact) => fact.field === text.field && isSameAmount(fact, attribute));
}

const isSameAmount = (one: Fact, other: Fact): boolean =>
  'amounts' in one.value && 'amounts' in other.value && areSame(one.value.amounts, other.value.amounts);

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
const aThousand = 1_000;

/** However far apart, two amounts are of one thing where both say so. */
function isOtherwise(one: Fact, other: Fact, isNamed: boolean): boolean {
  if (!('amounts' in one.value && 'amounts' in other.value)) return false;
  const own = one.value.amounts.toSorted((a, b) => a.base - b.base);
  const others = other.value.amounts.toSorted((a, b) => a.base - b.base);
  if (own.length !== others.length || areSame(own, others)) return false;
  const apart = own.map(({ base }, at) => {
    const against = others[at]?.base ?? 0;
    return Math.max(base, against) / Math.min(base, against);
  });
  // `1.150 g` is 1.15 kg where a point parts thousands.
  if (apart.every((times) => !isApart(times, aThousand))) return false;
  return isNamed || apart.every((times) => times < timesApart);
}

/** Whether one is an attribute's and the other a text's, and both name the same. */
function isNamedAlike(facts: Facts, one: Fact, other: Fact): boolean {
  if (!isOfTextAndAttribute(one, other)) return false;
  return isOfAttribute(one) ? areSaidOfSame(facts, one, other) : areSaidOfSame(facts, other, one);
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
  // Two attributes have two names because they are of two things: `Diameter` and `Mirror diameter`.
  if (isOfAttribute(one) && isOfAttribute(other) && one.label.length !== other.label.length) return false;
  const own = subjectOf(facts, one);
  const others = subjectOf(facts, other);
  if (own.length > 0 || others.length > 0)
    return own.length > 0 && own.toSorted().join(' ') === others.toSorted().join(' ');
  // Neither names a part: the sides of the whole.
  return one.value.type === 'dimensions' && one.after.length === 0 && other.after.length === 0;
}

/** Quantities of which a thing as a whole has one, and the names of attributes that mean the whole of it; a word more (`rated`, `output`) makes it another. */
const ofWhole = new Set(['volume', 'power', 'light', 'charge']);
const namesWhole = new Set('capacity volume content net power wattage watt brightness lumen luminosity'.split(' '));
/** Words of a text that say no more than that it has so much. */
const having = new Set('hold use have give take need fit only just'.split(' '));

/**
 * Whether one of them is an attribute's of the whole thing, and the other an amount of the same kind of which its text says no more than that it
 * has so much: 480 ml of a mug whose Capacity is 360 ml.
 */
function isOfWhole({ heads }: Facts, one: Fact, other: Fact): boolean {
  const [attribute, ...more] = [one, other].filter(({ label }) => label.length > 0);
  const [text] = [one, other].filter(({ label }) => label.length === 0);
  if (!attribute || !text || more.length > 0 || one.value.type !== 'measure' || other.value.type !== 'measure')
    return false;
  const isAlike = one.value.quantity === other.value.quantity && ofWhole.has(one.value.quantity);
  const isNamed = attribute.label.every((word) => namesWhole.has(word) || ofTheWhole.has(word));
  const [last = ''] = text.before;
  const isBare =
    text.after.every((word) => heads.has(word)) &&
    (last === '' || having.has(last) || heads.has(last) || text.field === 'title');
  return isAlike && isNamed && isBare;
}

/** `31.6 cu. ft. French door refrigerator`: two words after both. */
const isFollowedAlike = ({ after }: Fact, other: Fact): boolean =>
  after.length > 1 && other.after.length > 1 && after[0] === other.after[0] && after[1] === other.after[1];
