// What a text says an amount is of, read from the sentence it stands in: the goods as a whole, or a part that an attribute names as well.
import { stemOf } from '#domain/text/word-forms.ts';
import type { Fact } from '../fact-index.ts';
import type { Facts } from '../facts.ts';
import type { Mention } from '../mention.ts';
import { placeOf, scanText, type Token, tokenAt } from '../tokens/tokens.ts';

export const isOfAttribute = ({ label }: Fact): boolean => label.length > 0;
export const isOfTextAndAttribute = (one: Fact, other: Fact): boolean => isOfAttribute(one) !== isOfAttribute(other);

const wordsOf = (list: string) => new Set(list.split(' '));

/** Says nothing of what is meant. */
const grammar = wordsOf(
  'a an the of with has have having is are was its this in at on by to from you your just only and',
);
/** Means the goods, whichever they are. */
const wholes = wordsOf('it product item overall total unit whole entire complete altogether');
/** Names of what a thing has one of, and verbs that say how much, by the quantity; a length is named by its direction. */
const names: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['mass', wordsOf('weight weigh mass')],
  ['power', wordsOf('power wattage watt draw consume')],
  ['voltage', wordsOf('voltage volt')],
  ['light', wordsOf('brightness lumen luminosity emit')],
  ['volume', wordsOf('capacity volume content hold')],
  ['charge', wordsOf('capacity')],
  ['torque', wordsOf('torque')],
  ['rotation', wordsOf('speed run')],
  ['time', wordsOf('life last runtime')],
]);
/** How a direction is said, and its name. */
const directions = new Map(
  ['length long', 'width wide', 'height high tall', 'depth deep', 'thickness thick', 'diameter'].flatMap((words) => {
    const [name = '', ...others] = words.split(' ');
    return [name, ...others].map((word) => [word, name] as const);
  }),
);
/** `height` of `tall`; another word as it is. */
export const directionOf = (word: string): string => directions.get(word) ?? word;

/** Whether a word only says what sort of amount one is: `weight` of kilograms. */
export const namesQuantity = ({ value }: Mention, word: string): boolean =>
  value.type === 'measure' && names.get(value.quantity)?.has(word) === true;

/** A cable of 2 m is 2 m long. */
const along = 'length';

/** What stands farther from an amount is not looked at, and an amount in so long a sentence not compared. */
const reach = 200;

/** The words of the sentence around an amount, with a name before a colon; null where the sentence says more than that. */
function sentenceAround(source: string, { start, end }: Fact): readonly Token[] | null {
  const from = Math.max(0, start - reach);
  const scan = scanText(source.slice(from, end + reach));
  const own = placeOf(scan, start - from);
  const next = placeOf(scan, end - from);
  const { clause, sentence } = tokenAt(scan, own);
  const first = scan.tokens.findIndex((token) => token.sentence === sentence);
  if (first === 0 && from > 0) return null;
  const words: Token[] = [];
  let isNamedBehind = false;
  for (let at = first; tokenAt(scan, at).sentence === sentence; at += 1) {
    const token = tokenAt(scan, at);
    if (at >= own && at < next) continue;
    // `Packed, it weighs 4 kg`: what opens the sentence may be what it holds for. `Weight: 4 kg` only names it.
    const isBefore = token.clause < clause && token.type === 'word';
    if (isBefore && !(token.clause === clause - 1 && tokenAt(scan, own - 1).key === ':')) return null;
    // What it says next, and what `10,000 mAh capacity` is good for.
    const goesOn = at >= next && (token.key === 'and' || (token.key === 'for' && isNamedBehind));
    if (token.clause > clause || goesOn) break;
    // Of two amounts one may be of something else; `100%` is a share of this one.
    if (token.type === 'number' && tokenAt(scan, at + 1).key !== '%') return null;
    if (token.type !== 'word') continue;
    words.push(token);
    isNamedBehind ||= at >= next;
  }
  return words;
}

const around = new WeakMap<Facts, Map<Fact, readonly Token[] | null>>();

function wordsAround(facts: Facts, fact: Fact): readonly Token[] | null {
  const known = around.get(facts) ?? new Map<Fact, readonly Token[] | null>();
  around.set(facts, known);
  const before = known.get(fact);
  if (before !== undefined) return before;
  const found = sentenceAround(facts.sourceOf(fact.field), fact);
  known.set(fact, found);
  return found;
}

/**
 * Whether an attribute and a text say in words that they give the same amount of the same thing: `Weight: 1 kg` and `It weighs 3 kg`, `Cable
 * length: 6 m` and `The cable is 2 m long`. A word that only one of them has (`packed weight`, `the lid weighs`, `200 g each`) makes it another thing.
 */
export function areSaidOfSame(facts: Facts, attribute: Fact, text: Fact): boolean {
  if (attribute.value.type !== 'measure' || text.value.type !== 'measure') return false;
  const { quantity } = text.value;
  if (attribute.value.quantity !== quantity) return false;
  const found = wordsAround(facts, text);
  if (found === null) return false;
  // `Height cm`
  const { amounts } = attribute.value;
  const label = attribute.label.filter((word) => !amounts.some(({ unit }) => unit === word));
  const stems = found.filter(({ key }) => !grammar.has(key)).map(({ key }) => stemOf(key));
  const isName = (word: string) =>
    names.get(quantity)?.has(word) === true || (quantity === 'length' && directions.has(word));
  const isGeneral = (word: string) =>
    isName(word) || wholes.has(word) || facts.heads.has(word) || facts.brand.has(word);
  // `hand lamp` of a title that calls it one.
  const isOfGoods = (word: string, at: number) =>
    facts.heads.has(stems[at + 1] ?? '') && facts.words.get(word)?.field === 'title';
  if (!label.every((word) => isGeneral(word) || stems.includes(word))) return false;
  if (!stems.every((word, at) => isGeneral(word) || label.includes(word) || isOfGoods(word, at))) return false;
  // `Washing machine 8 kg` does not weigh so much: what an amount is of has to be said.
  const isNamed = stems.some((word) => isName(word) || (label.includes(word) && !isGeneral(word)));
  return isNamed && (quantity !== 'length' || areOneDirection(stems, label));
}

/** Says that the goods have a number of something. */
const having = wordsOf('come include have feature contain supply');
/** Of such a thing a text may say what is in it: `Box contains 20 bags`, not `20 bags in a box`. */
const containers = wordsOf('set pack box case');
/** `2 cushions per chair`. */
const sharing = wordsOf('per each every a an');

/** Whether an amount is said of each of several, `four pieces each`. */
export function isShared(source: string, end: number): boolean {
  const scan = scanText(source.slice(end, end + reach));
  const after = scan.tokens.filter((token) => token.clause === 0).slice(0, 4);
  return after.some(({ key }) => sharing.has(key));
}

/** Whether a text says no more than how many of something the goods have: not `2 cushions per seat`, `4 drawers on the left`. */
export function isCountOfGoods(facts: Facts, text: Fact, named: readonly string[]): boolean {
  if (text.field === 'title') return !isShared(facts.sourceOf(text.field), text.end);
  const words = wordsAround(facts, text)?.filter(({ key }) => !grammar.has(key));
  const stems = words?.map(({ key }) => stemOf(key)).filter((word, at) => at > 0 || !containers.has(word));
  const isGeneral = (word: string) =>
    named.includes(word) || having.has(word) || wholes.has(word) || facts.heads.has(word) || facts.brand.has(word);
  return stems?.every(isGeneral) === true;
}

/** Whether both are lengths in one direction; where one names none, both name what is measured in the same words: a knife of 17 cm is 30 cm long. */
function areOneDirection(stems: readonly string[], label: readonly string[]): boolean {
  const [one, other] = [stems, label].map((words) =>
    words.map((word) => directions.get(word)).find((at) => at !== undefined),
  );
  if (one !== undefined && other !== undefined) return one === other;
  return (one ?? along) === (other ?? along) && label.some((word) => stems.includes(word));
}

/** Words of a sentence that says no more than what the goods are of: `It is made of steel`, `100% cotton`. */
const looks: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['material', wordsOf('material fabric composition made construction pure')],
  ['colour', wordsOf('color finish')],
]);

/** Whether an attribute names a colour or material of the whole, and a text says only this of the goods, with another one. */
export function isLookOfSame(facts: Facts, attribute: Fact, text: Fact): boolean {
  const named = looks.get(text.kind);
  if (!named || attribute.kind !== text.kind || !attribute.label.every((word) => named.has(word))) return false;
  if (text.field === 'title') return text.isAlone || isSetApart(facts.sourceOf(text.field), text);
  const found = wordsAround(facts, text);
  const stems = found?.filter(({ key }) => !grammar.has(key)).map(({ key }) => stemOf(key));
  return stems?.every((word) => named.has(word) || wholes.has(word) || facts.heads.has(word)) === true;
}

/** Between signs, as at a title's end: `Utility knife, black`. */
const isSetApart = (source: string, { start, end }: Fact): boolean =>
  /(?:[,;|/(–—]|\s-)\s*$/u.test(source.slice(Math.max(0, start - 4), start)) &&
  /^\s*(?:$|[,;|/)–—]|-\s)/u.test(source.slice(end, end + 4));
