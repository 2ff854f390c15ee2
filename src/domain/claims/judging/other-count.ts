// A number of things that a text and an attribute give differently.
import { readAttributeName } from '#domain/attributes/attribute-use.ts';
import { type Fact, mostOfSort } from '../fact-index.ts';
import type { Facts } from '../facts.ts';
import { isCountOfGoods, isOfAttribute, isOfTextAndAttribute, isShared } from './said-of.ts';

/** Another number of what both count by one noun, `8 ribs` and `Ribs: 6`, where all texts and all attributes agree among themselves. */
export function findOtherCount(facts: Facts, own: Fact): Fact | null {
  const alike = countsOf(facts).filter((fact) => countTheSame(own, fact) && isOfGoods(facts, own, fact));
  const [other] = alike;
  const isOne = (all: readonly Fact[]) => new Set(all.map(numberOf)).size === 1;
  if (!other || !isOne(alike) || numberOf(other) === numberOf(own)) return null;
  // `2 pockets and 6 side pockets`: some of them are no other number of all.
  return isOne(countsOf(facts).filter((fact) => countTheSame(fact, other, Number.POSITIVE_INFINITY))) ? other : null;
}

/** Whether it says how many there are. */
export const isCounted = (fact: Fact): boolean => numberOf(fact) !== null;

/** Whether the one of them that is a text counts what the goods as a whole have. */
function isOfGoods(facts: Facts, one: Fact, other: Fact): boolean {
  const [attribute, text] = isOfAttribute(one) ? [one, other] : [other, one];
  return text.value.type === 'pack'
    ? !isShared(facts.sourceOf(text.field), text.end)
    : isCountOfGoods(facts, text, attribute.label);
}

const counts = new WeakMap<Facts, readonly Fact[]>();

function countsOf(facts: Facts): readonly Fact[] {
  const known = counts.get(facts) ?? facts.facts.filter(isCounted).slice(0, mostOfSort);
  counts.set(facts, known);
  return known;
}

const numberOf = ({ value }: Fact): string | null =>
  value.type === 'number' ? value.key : value.type === 'pack' ? String(value.number) : null;

/** Says that a name is one of a number, not of what. */
const counting = new Set('count number of quantity qty total amount'.split(' '));

/** `further`: how many words may stand between the number and the noun. */
function countTheSame(one: Fact, other: Fact, further = 0): boolean {
  if (!isOfTextAndAttribute(one, other)) return false;
  const [attribute, text] = isOfAttribute(one) ? [one, other] : [other, one];
  const named = attribute.label.filter((word) => !counting.has(word));
  // `Width (cm)` measures, and counts nothing.
  const isMeasured = readAttributeName(attribute.field.slice('attributes.'.length)).unit !== null;
  if (attribute.value.type !== 'number' || named.length === 0 || isMeasured) return false;
  // A number of units or items may be one of the packs, or of what is in each; one of something may be the whole.
  if (text.value.type === 'pack') {
    const { group } = text.value;
    return attribute.value.key !== '1' && named.every((word) => word === group);
  }
  if (text.value.type !== 'number') return false;
  const beside = [...text.after.slice(0, named.length + further), ...text.before.slice(0, 1)];
  return named.every((word) => beside.includes(word));
}
