// Counts that add up: `two ports` of `one USB-C and one USB-A port`, `three pockets` of `two zip pockets and one inner pocket`.
import type { Fact } from '../fact.ts';
import { type Facts, lookUpFacts } from '../facts.ts';
import type { Mention } from '../mention.ts';
import { countOf, mostParts } from '../reading/joined-counts.ts';

/**
 * Whether two counts are of one thing in the claim's sense. `one USB-C and one USB-A port`: the first leaves the thing out. `one coin pocket,
 * two exterior pockets` are no three exterior ones, `3 video inputs and 1 video output` no four inputs.
 */
function areOfOne(claim: Mention, noun: readonly string[], part: Fact, last: Fact): boolean {
  if (claim.after.some((word) => part.after.includes(word) && !last.after.includes(word))) return false;
  if (noun.every((word) => part.after.includes(word))) return true;
  const beyond = last.after.slice(last.after.indexOf(noun.at(-1) ?? '') + 1);
  return !beyond.some((word) => part.after.includes(word));
}

/** Counts joined to a total, the last of them of the thing that is counted. */
export function findSum(facts: Facts, claim: Mention): Fact[] {
  const total = claim.value.type === 'number' ? Number(claim.value.key) : Number.NaN;
  if (!(total >= 2 && total <= 100)) return [];
  // What is counted may be the first word after the number or the second: `ports let friends plug in`, `USB ports`.
  for (let words = 1; words <= Math.min(2, claim.after.length); words += 1) {
    const noun = claim.after.slice(0, words);
    for (const last of facts.joined.get(noun[0] ?? '') ?? []) {
      if (!noun.every((word) => last.fact.after.includes(word))) continue;
      const parts = [last.fact];
      let sum = countOf(last.fact);
      for (const part of last.parts) {
        if (sum >= total || parts.length >= mostParts || !areOfOne(claim, noun, part, last.fact)) break;
        parts.unshift(part);
        sum += countOf(part);
      }
      if (parts.length > 1 && sum === total) return parts;
    }
  }
  return [];
}

/** Counts that multiply to a total: `72 cookies` of 6 packs with 12 cookies each. */
export function findProduct(facts: Facts, claim: Mention): Fact[] {
  const total = claim.value.type === 'number' ? Number(claim.value.key) : Number.NaN;
  const [noun = ''] = claim.after;
  if (!(total >= 4 && total <= 10_000) || noun === '') return [];
  for (const each of lookUpFacts(facts, `noun ${noun}`)) {
    const one = countOf(each);
    const times = total / one;
    if (!(one > 1 && times > 1 && Number.isInteger(times))) continue;
    const [pack] = lookUpFacts(facts, `pack ${times}`);
    const isPer = each.label.includes('per') || each.after.some((word) => word === 'per' || word === 'each');
    const [count] = isPer ? lookUpFacts(facts, `number ${times}`) : [];
    const other = pack ?? count;
    if (other) return [each, other];
  }
  return [];
}
