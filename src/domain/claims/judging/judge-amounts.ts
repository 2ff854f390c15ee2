// Judges numbers: supported by an equal amount, contradicted only by another amount in the same role.

import type { Fact } from '../fact-index.ts';
import type { Facts } from '../facts.ts';
import type { Amount, Mention } from '../mention.ts';
import { keepsBound } from '../reading/bounds.ts';
import { areOpposite, type Limit } from '../reading/directions.ts';
import { inferArea } from './areas.ts';
import { contradicted, type Judged, supported, supportedByWords, unsupported } from './judged.ts';
import { areBothPeople } from './people.ts';
import { fitBetter, hasRole, hasSameRole, isSaidOfOther, sharesRole } from './roles.ts';

/** Digits after the point as a number is written. */
function decimalsOf(number: number): number {
  const text = String(number);
  return text.includes('.') && !text.includes('e') ? text.length - text.indexOf('.') - 1 : 0;
}

const ounces = 29.5735;

/** Equal amounts: exact in one unit; across units within 0.5%, or as the claim's own rounding of the fact. */
export function isEqual(claim: Amount, fact: Amount): boolean {
  if (claim.unit === fact.unit) return Math.abs(claim.number - fact.number) < 1e-9;
  if (Math.abs(claim.base - fact.base) <= 0.005 * Math.abs(fact.base)) return true;
  const perUnit = claim.number === 0 ? 0 : claim.base / claim.number;
  if (perUnit === 0) return false;
  const digits = decimalsOf(claim.number);
  const rounded = Number((fact.base / perUnit).toFixed(digits));
  return Math.abs(rounded - claim.number) < 1e-9 && Math.abs(claim.base - fact.base) <= 0.03 * Math.abs(fact.base);
}

/** A bare `oz` may be a mass or a volume: it is compared as either. */
function asVolume({ number, base, unit }: Amount): Amount | null {
  return unit === 'oz'
    ? { number, base: number * ounces, unit: 'fl oz' }
    : unit === 'fl oz'
      ? { number, base, unit }
      : null;
}

const amountsOf = (fact: Fact): readonly Amount[] =>
  fact.value.type === 'measure' || fact.value.type === 'dimensions' ? fact.value.amounts : [];

const degrees = new Set(['angle', 'temperature-f', 'temperature-c']);

/** `500 degrees` says no scale: the same number of degrees on any supports it, and it supports them. */
function degreesOf(facts: Facts, amount: Amount, quantity: string): Fact[] {
  if (!degrees.has(quantity)) return [];
  return facts.index.byNumber
    .get(amount.number)
    .filter(
      ({ value }) =>
        value.type === 'measure' && degrees.has(value.quantity) && (quantity === 'angle' || value.quantity === 'angle'),
    );
}

/** `104 °F` of `40 °C`, to the degree. */
function convertedOf(facts: Facts, { number }: Amount, quantity: string): Fact[] {
  const [other, value] =
    quantity === 'temperature-f'
      ? ['temperature-c', ((number - 32) * 5) / 9]
      : ['temperature-f', (number * 9) / 5 + 32];
  if (quantity !== 'temperature-f' && quantity !== 'temperature-c') return [];
  return facts.index.byQuantity
    .get(other)
    .filter((fact) => amountsOf(fact).some((each) => Math.abs(each.number - value) <= 1));
}

function supportersOf(facts: Facts, amount: Amount, quantity: string): readonly Fact[] {
  const exact = facts.index.ofAmount(amount);
  if (exact.length > 0) return exact;
  const ofDegrees = degreesOf(facts, amount, quantity);
  if (ofDegrees.length > 0) return ofDegrees;
  const near = facts.index.byQuantity
    .get(quantity)
    .filter((fact) => amountsOf(fact).some((other) => isEqual(amount, other)));
  const converted = near.length > 0 ? near : convertedOf(facts, amount, quantity);
  if (converted.length > 0 || (quantity !== 'volume' && amount.unit !== 'oz')) return converted;
  const own = asVolume(amount) ?? amount;
  return facts.index.byQuantity
    .get('volume')
    .filter((fact) => amountsOf(fact).some((other) => isEqual(own, asVolume(other) ?? other)));
}

/** What a claim such as `under eight ounces` means: amounts in the same role that keep its bound, or the only one of their quantity. */
function boundedBy(facts: Facts, claim: Mention, inRole: readonly Fact[]): Fact[] {
  const { bound, value } = claim;
  if (bound === null || value.type !== 'measure') return [];
  const named = value.amounts[0]?.base ?? 0;
  const all = facts.index.byQuantity.get(value.quantity);
  const candidates = inRole.length > 0 ? inRole : hasRole(claim) && all.length > 3 ? [] : all;
  return candidates.filter((fact) => amountsOf(fact).some(({ base }) => keepsBound(bound, named, base)));
}

/** `4x`: how many there are, no amount in a wrong unit. */
const isTimes = ({ value }: Fact) => value.type === 'measure' && value.quantity === 'times';

const month = 2629800;
/** `two years` of `24 months warranty`, `from three years` of `ages 3+`. */
function termOf(facts: Facts, base: number): Fact[] {
  const months = Math.round((base / month) * 100) / 100;
  const { byKind } = facts.index;
  return [
    ...byKind.get('warranty').filter(({ value }) => value.type === 'warranty' && value.months === months),
    ...byKind.get('age').filter(({ value }) => value.type === 'age' && (value.from === months || value.to === months)),
  ];
}

/** What a range's end is of it: nothing is more than its upper, or less than its lower. */
function limitOf(fact: Fact, base: number): Limit | null {
  const [low, high, more] = amountsOf(fact);
  if (!low || !high || more || fact.value.type !== 'measure') return fact.limit;
  return base === high.base ? 'most' : base === low.base ? 'least' : null;
}

/** Whether a fact with a claim's figure says it the other way round: `25 % lower` of `25 % higher`, `at least` of `at most`. */
function isTurned(claim: Mention, fact: Fact): boolean {
  if (claim.direction && fact.direction && areOpposite(claim.direction, fact.direction)) return true;
  const base = claim.value.type === 'measure' ? (claim.value.amounts[0]?.base ?? 0) : 0;
  const limit = limitOf(fact, base);
  return claim.limit !== null && limit !== null && claim.limit !== limit;
}

/** Whether a claim and a fact may be of one thing: by a word around them, by what there is more or less of, or where neither says what it is of. */
const areAlike = (claim: Mention, fact: Fact): boolean =>
  sharesRole(claim, fact) ||
  (claim.direction !== null &&
    claim.direction.of.length > 0 &&
    claim.direction.of.join(' ') === fact.direction?.of.join(' ')) ||
  (!hasRole(claim) && !hasRole(fact));

const goesOtherWay = (claim: Mention, { direction }: Fact) =>
  claim.direction !== null && direction !== null && claim.direction.sign !== direction.sign;

export function judgeMeasure(facts: Facts, claim: Mention): Judged {
  if (claim.value.type !== 'measure') return unsupported;
  const { amounts, quantity } = claim.value;
  const each = amounts.map((amount) => supportersOf(facts, amount, quantity));
  const alternatives = () =>
    facts.index.byQuantity
      .get(quantity)
      .filter((fact) => fact.value.type === 'measure' && hasSameRole(facts, claim, fact));
  if (each.every((list) => list.length > 0)) {
    const equal = each.flat();
    const all = amounts.length === 1 ? equal.filter((fact) => !isTurned(claim, fact)) : equal;
    if (all.every((fact) => goesOtherWay(claim, fact)) && all.length < equal.length) {
      // `charges in under 2 hours` is no opposite of `plays for more than 2 hours`, and not said by it either.
      const opposite = equal.filter((fact) => isTurned(claim, fact) && areAlike(claim, fact));
      return opposite.length > 0 ? contradicted(opposite) : unsupported;
    }
    const fitting = all.filter((fact) => sharesRole(claim, fact));
    const better = amounts.length === 1 ? fitBetter(claim, alternatives(), all) : [];
    if (better.length > 0) return contradicted(better);
    const others =
      fitting.length === 0 && amounts.length === 1 && hasRole(claim) && all.every(hasRole) ? alternatives() : [];
    if (others.length > 0) return contradicted(others);
    const isOfOther = amounts.length === 1 && isSaidOfOther(claim, facts.index.byQuantity.get(quantity), all);
    return isOfOther ? unsupported : supported(fitting.length > 0 ? fitting : all);
  }
  const others = alternatives();
  const within = amounts.length === 1 ? boundedBy(facts, claim, others) : [];
  const inferred = within.length > 0 ? within : inferArea(facts, claim);
  if (inferred.length > 0) return supported(inferred);
  if (others.length > 0) return contradicted(others);
  const other = quantity === 'time' && amounts.length === 1 ? termOf(facts, amounts[0]?.base ?? 0) : [];
  if (other.length > 0) return supported(other);
  // The right number with the wrong unit.
  const [amount] = amounts;
  const otherUnit = amount
    ? facts.index.byNumber
        .get(amount.number)
        .filter((fact) => !isTimes(fact) && (hasSameRole(facts, claim, fact) || (!hasRole(claim) && !hasRole(fact))))
    : [];
  return otherUnit.length > 0 ? contradicted(otherUnit) : unsupported;
}

/** How many of the amounts the fact holds, each of its own counted once. */
function matchAmounts(claim: readonly Amount[], fact: readonly Amount[]): number {
  const left = [...fact];
  let found = 0;
  for (const amount of claim) {
    const at = left.findIndex((other) => isEqual(amount, other));
    if (at < 0) continue;
    left.splice(at, 1);
    found += 1;
  }
  return found;
}

export function judgeDimensions(facts: Facts, claim: Mention): Judged {
  if (claim.value.type !== 'dimensions') return unsupported;
  const { amounts, quantity } = claim.value;
  const alternatives: Fact[] = [];
  for (const fact of facts.index.byQuantity.get(quantity ?? 'px')) {
    const other = amountsOf(fact);
    const isOrdered = quantity === null;
    const isSame = isOrdered
      ? other.length === amounts.length && other.every((each, at) => each.number === amounts[at]?.number)
      : matchAmounts(amounts, other) === amounts.length;
    if (isSame) return supported([fact]);
    const isAlike = other.length === amounts.length && matchAmounts(amounts, other) === amounts.length - 1;
    if (fact.value.type === 'dimensions' && (isAlike || hasSameRole(facts, claim, fact))) alternatives.push(fact);
  }
  if (quantity !== null) {
    // The sides may be stated one by one, as attributes do.
    const each = amounts.map((amount) => supportersOf(facts, amount, quantity)[0]);
    const found = each.filter((fact) => fact !== undefined);
    if (found.length === amounts.length && new Set(found).size === found.length) return supported(found);
  }
  return alternatives.length > 0 ? contradicted(alternatives) : unsupported;
}

export function judgeNumber(facts: Facts, claim: Mention): Judged {
  if (claim.value.type !== 'number') return unsupported;
  const { key, prev } = claim.value;
  const isCounted = claim.kind === 'count';
  const equal = facts.index.byCount.get(key);
  const sharesNoun = (fact: Fact) =>
    claim.after.some((word) => fact.after.includes(word) || fact.label.includes(word)) ||
    claim.before.some((word) => fact.label.includes(word)) ||
    areBothPeople(claim, fact);
  const named = prev === '' ? [] : equal.filter(({ value }) => value.type === 'number' && value.prev === prev);
  const fitting = named.length > 0 ? named : equal.filter(sharesNoun);
  const [head = ''] = claim.after;
  const differing = facts.index.byNoun
    .get(head)
    .filter((fact) => fact.value.type === 'number' && fact.value.key !== key);
  const better = named.length > 0 || facts.brand.has(head) ? [] : fitBetter(claim, differing, fitting);
  if (fitting.length > 0 && better.length > 0) return contradicted(better);
  if (fitting.length > 0) return supported(fitting);
  if (prev !== '') {
    // `targeting 16` of `targeting 16 to 22-year-olds`: the unit is left out after the same word.
    const cut = facts.index.byNumber
      .get(Number(key))
      .filter((fact) => claim.before.length > 0 && fact.before[0] === claim.before[0]);
    if (cut.length > 0) return supported(cut);
  }
  const [noun = ''] = claim.after;
  const differs = (fact: Fact) =>
    fact.value.type === 'number' && fact.value.key !== key && (key !== '1' || claim.isLoose);
  // A name's other number contradicts only in the same shape: `Galaxy S 4` and `S 5`, not `Collection 409090` and `5-Shelf`.
  const isAlike = (fact: Fact) => fact.value.type === 'number' && fact.value.key.length === key.length && differs(fact);
  const { bound } = claim;
  // `more than a thousand coils` of `1,024 individually wrapped coils`
  const within =
    bound === null
      ? []
      : facts.index.byKind
          .get('count')
          .filter(
            ({ after, value }) =>
              after.includes(noun) && value.type === 'number' && keepsBound(bound, Number(key), Number(value.key)),
          );
  if (within.length > 0) return supported(within);
  const listed = isCounted
    ? facts.listed.get(claim.after[0] ?? '')?.find(({ count }) => count === Number(key))
    : undefined;
  if (listed) return supportedByWords([listed.evidence]);
  const byNoun = facts.brand.has(noun) ? [] : facts.index.byNoun.get(noun).filter(differs);
  // A letter alone, as in `Galaxy S 5`, is a name with the word before it; a number is none: `2 607 336 013` is one part number.
  const isNamed = (prev.length > 1 || claim.before.length > 0) && !/^\d+$/.test(prev);
  const byName = isNamed ? facts.index.byName.get(prev).filter(isAlike) : [];
  const alternatives = noun === '' || prev !== '' ? byName : byNoun;
  const packs = isCounted ? facts.index.byPack.get(Number(key)) : [];
  if (packs.length > 0 && alternatives.length === 0) return supported(packs);
  const isBare = noun === '' && prev === '';
  const loose = isBare
    ? // `28 in total`: a number alone may leave out the unit said before it.
      [...equal, ...facts.index.byNumber.get(Number(key))]
    : equal.filter((fact) => !hasRole(fact) && fact.value.type === 'number' && fact.value.prev === '');
  if (loose.length > 0) return supported(loose);
  return alternatives.length > 0 ? contradicted(alternatives) : unsupported;
}

export function judgePack(facts: Facts, claim: Mention): Judged {
  if (claim.value.type !== 'pack') return unsupported;
  const { number, group } = claim.value;
  const equal = facts.index.byPack.get(number);
  if (equal.length > 0) return supported(equal);
  const counted = facts.index.byCount
    .get(String(number))
    .filter(
      (fact) =>
        sharesRole(claim, fact) || fact.label.some((word) => /^(?:pack|quantity|count|piece|unit|set)$/.test(word)),
    );
  if (counted.length > 0) return supported(counted);
  const alternatives = facts.index.byKind
    .get('pack')
    .filter((fact) => fact.value.type === 'pack' && fact.value.group === group);
  const values = new Set(alternatives.map((fact) => (fact.value.type === 'pack' ? fact.value.number : 0)));
  return values.size === 1 ? contradicted(alternatives) : unsupported;
}
