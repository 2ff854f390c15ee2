// Whether a claim and a fact speak of the same thing, by the words around them.
import type { Fact } from '../fact-index.ts';
import type { Facts } from '../facts.ts';
import type { Mention } from '../mention.ts';
import { directionOf, namesQuantity } from './said-of.ts';

/** Words that say how, not what: two amounts after them need not be about one thing. */
const roleless = new Set(
  'long wide high deep tall thick large small full maximum max minimum min easy capacity touch digital new portable built compact total power wireless high low internal external rated'.split(
    ' ',
  ),
);
const rolelessBefore = new Set(
  'measure support allow enjoy this these offer produce output take use using between hold fit series deliver get any plu one model most around every up'.split(
    ' ',
  ),
);

/** Words that say how much the whole product takes in, where no part of it is named: `Capacity: 320 ml`, `holds 16 oz`. */
const wholeCapacity = new Set(['capacity', 'hold', 'volume']);

/** Whether both say how much the whole product takes in. */
function areBothCapacity(claim: Mention, fact: Fact): boolean {
  const [last = ''] = claim.before;
  // `It holds 18 oz`, but not `The pocket holds 18 oz`.
  if (!wholeCapacity.has(last) || claim.after.length > 0 || claim.before.slice(1).some((word) => word !== 'it'))
    return false;
  if (fact.label.length > 0) return fact.label.length === 1 && wholeCapacity.has(fact.label[0] ?? '');
  return fact.before.length === 1 && wholeCapacity.has(fact.before[0] ?? '') && fact.after.length === 0;
}

/** `Shipping weight`: of the parcel. */
const ofParcel = new Set([
  'shipping',
  'package',
  'packaged',
  'packaging',
  'packed',
  'gross',
  'carton',
  'parcel',
  'boxed',
]);
/** `Maximum weight`: of what it carries. */
const ofLoad = new Set(['max', 'maximum', 'load', 'limit']);
const isMass = ({ value }: Fact) => value.type === 'measure' && value.quantity === 'mass';
const isOfLoad = (words: readonly string[]) => words.some((word) => ofLoad.has(word));
const isOfParcel = (words: readonly string[]) => words.some((word) => ofParcel.has(word));

/** Whether a claim and a fact speak of the same thing: the word after them, the label, or two words around them. */
export function hasSameRole(facts: Facts, claim: Mention, fact: Fact): boolean {
  const [next = ''] = claim.after;
  const [last = ''] = claim.before;
  const around = [...claim.before, ...claim.after];
  const known = [...fact.label, ...fact.before, ...fact.after];
  if (isOfParcel(known) !== isOfParcel(around) || (isMass(fact) && isOfLoad(around) && !isOfLoad(known))) return false;
  if (areBothCapacity(claim, fact)) return true;
  const isSpecific = (word: string) => word !== '' && !facts.brand.has(word);
  if (isSpecific(next) && !roleless.has(next) && (fact.after[0] === next || fact.label.includes(next))) return true;
  if (isSpecific(last) && !rolelessBefore.has(last) && !roleless.has(last)) {
    if (fact.label.includes(last)) return true;
    if (fact.before[0] === last && claim.after.length === 0 && fact.after.length === 0) return true;
  }
  const shared = claim.after.filter(
    (word) => isSpecific(word) && (fact.after.includes(word) || fact.label.includes(word)),
  );
  return shared.length >= 2;
}

/** Whether any word around them is the same. */
export function sharesRole(claim: Mention, fact: Mention & { label?: readonly string[] }): boolean {
  const own = [...claim.after, ...claim.before];
  return own.some(
    (word) => fact.after.includes(word) || fact.before.includes(word) || fact.label?.includes(word) === true,
  );
}

/** How many of the words after a claim are also after the fact or in its label. */
const overlapOf = (claim: Mention, fact: Fact) =>
  claim.after.filter((word) => fact.after.includes(word) || fact.label.includes(word)).length;

/** Facts with another value that fit a claim's words better than any with its own: `4-cycle washer` where the dryer has 4. */
export function fitBetter(claim: Mention, alternatives: readonly Fact[], equal: readonly Fact[]): Fact[] {
  const best = Math.max(0, ...equal.map((fact) => overlapOf(claim, fact)));
  // The nearest word counts most: who has it is outdone only by one that has it too.
  const [next = ''] = claim.after;
  const isNear = equal.some((fact) => fact.after[0] === next);
  return alternatives.filter(
    (fact) => overlapOf(claim, fact) > best && overlapOf(claim, fact) > 1 && (!isNear || fact.after[0] === next),
  );
}

const wordsOfFact = ({ label, before, after }: Fact): readonly string[] =>
  [...label, ...before, ...after].map(directionOf);

/** Whether a word next to a claim is one of a fact with another value and of none with its own: `hot` in `cold for 24 hours and hot for 12 hours`. */
export function isSaidOfOther(claim: Mention, ofQuantity: readonly Fact[], equal: readonly Fact[]): boolean {
  const telling = [claim.before[0], claim.after[0]].flatMap((word) =>
    word === undefined || namesQuantity(claim, word) ? [] : [directionOf(word)],
  );
  const ofEqual = equal.map(wordsOfFact);
  // A figure alone may be of anything.
  if (telling.length === 0 || ofEqual.some((words) => words.length === 0)) return false;
  if (ofEqual.flat().some((word) => telling.includes(word))) return false;
  return ofQuantity.some((fact) => !equal.includes(fact) && wordsOfFact(fact).some((word) => telling.includes(word)));
}

/** Whether anything around says what a value is of. */
export function hasRole(mention: Mention | Fact): boolean {
  if (mention.after.length > 0 || ('label' in mention && mention.label.length > 0)) return true;
  const [last] = mention.before;
  return last !== undefined && !rolelessBefore.has(last) && !roleless.has(last);
}
