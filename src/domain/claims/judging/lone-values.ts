// Values a product has one of: where the source tells one weight, one capacity or one colour of the whole, and a text tells the product another, the text
// is wrong though no word stands beside both: `Trail Backpack 35 L` of `Capacity: 28 L`. Whatever may be of another thing is left alone.
import type { Fact } from '../fact.ts';
import { type Facts, lookUpFacts, mostOfSort } from '../facts.ts';
import type { Mention } from '../mention.ts';
import { readNumeral } from '../tokens/numerals.ts';
import { placeOf, type Scan, stemOf, type Token, tokenAt } from '../tokens/tokens.ts';
import { isElsewhere } from './having.ts';
import { isPart } from './part-words.ts';
import { isOfParcel } from './roles.ts';
import { neighbours } from './whole-measures.data.ts';
import { isOfWhole, wholeNamesOf } from './whole-names.ts';

/** What a mention is a value of, as the names are listed; an empty text for what products have several of. */
const sortOf = ({ kind, value }: Mention): string =>
  kind === 'colour'
    ? 'colour'
    : value.type === 'measure' && wholeNamesOf(value.quantity).size > 0
      ? value.quantity
      : '';

/** Told apart only from 5% on: less is rounding. */
const differs = (one: number, other: number) => Math.abs(one - other) > 0.05 * Math.max(Math.abs(one), Math.abs(other));

const baseOf = ({ value }: Mention): number | null => {
  const [only, more] = value.type === 'measure' ? value.amounts : [];
  return only && !more ? only.base : null;
};

/** The facts that tell the one value of the whole product; none where the source tells several. */
function findLoneMeasure(facts: Facts, quantity: string): Fact[] {
  const all = lookUpFacts(facts, `quantity ${quantity}`).filter(
    (fact) => sortOf(fact) === quantity && !isOfParcel(fact.label),
  );
  const [base = null] = all.map(baseOf);
  if (base === null || all.length >= mostOfSort) return [];
  const isOne = all.every((fact) => {
    const other = baseOf(fact);
    return other !== null && !differs(base, other);
  });
  return isOne ? all.filter((fact) => isOfWhole(fact, wholeNamesOf(quantity))) : [];
}

const familiesOf = ({ value }: Mention): string[] =>
  value.type === 'key' ? [value.key, ...value.parents].map((key) => key.slice('colour '.length)) : [];

/** What is no colour of its own: of many colours, or of none. */
const noColour = new Set(['multi', 'clear']);

const areNear = (one: string, other: string) =>
  one === other || neighbours.some((pair) => pair === `${one} ${other}` || pair === `${other} ${one}`);

function areApart(one: Mention, other: Mention): boolean {
  const [own, others] = [familiesOf(one), familiesOf(other)];
  if ([...own, ...others].some((name) => noColour.has(name))) return false;
  return !own.some((name) => others.some((each) => areNear(name, each)));
}

const areKin = (one: Mention, other: Mention) => {
  const others = familiesOf(other);
  return familiesOf(one).some((name) => others.includes(name));
};

/** As `findLoneMeasure`; colours of parts beside it do not count. */
function findLoneColour(facts: Facts): Fact[] {
  const all = lookUpFacts(facts, 'kind colour');
  const told = all.filter((fact) => isOfWhole(fact, wholeNamesOf('colour')));
  const [first] = told;
  if (!first || all.length >= mostOfSort) return [];
  const isRest = (fact: Fact) => fact.isAlone || fact.after.length === 0 || facts.goods.has(fact.after[0] ?? '');
  const isOne = all.filter((fact) => told.includes(fact) || isRest(fact)).every((fact) => areKin(first, fact));
  // A value of other words too, `Blue Tortoise`, is a name.
  return isOne && told.every(({ isAlone, isNegated }) => isAlone && !isNegated) ? told : [];
}

const plain = new Set(
  'a an the this these that its it is are at in just only about approximately roughly around mere'.split(' '),
);
const plainOfMeasures = new Set(
  'with of has have total overall full generous large roomy spacious weighing weighed nur ca'.split(' '),
);
/** Where a phrase ends, whatever comes next. */
const ends = new Set(
  'and or with for that which who to from in on at by is are was has have can will so when while where if plus but as'.split(
    ' ',
  ),
);
const joining = new Set(['and', 'or', ',', '/', '&', '-', '|', 'x', 'to']);
/** Before the product's name: what is said is of another thing, or of no one product. */
const leading = new Set(
  'for inside into onto in to from like than under on against without behind fits fit or other another different any most many some'.split(
    ' ',
  ),
);
/** Further before: another version is meant. */
const offering = new Set('also available choose option options version versions'.split(' '));

/** What is said of the product stands near; looking further would cost time. */
const farthest = 16;
const otherValues = 8;

type Walk = { scan: Scan; facts: Facts; mention: Mention; others: readonly Mention[]; known: ReadonlySet<string> };
type Around = { isGoods: boolean; isNamed: boolean };

const isWithin = ({ start }: Token, { start: from, end }: Mention) => start >= from && start < end;

/** What stands right after a value up to the end of its phrase, over others of its sort it is listed with; null where that is another thing. */
function lookAfter({ scan, facts, mention, others, known }: Walk, next: number): Around | null {
  const around = { isGoods: false, isNamed: false };
  const { sentence } = tokenAt(scan, next - 1);
  let last: Token | null = null;
  for (let place = next; tokenAt(scan, place).sentence === sentence; place += 1) {
    const token = tokenAt(scan, place);
    // `35 L for water`
    if (place > next + farthest || (place === next && token.key === 'for')) return null;
    const other = others.find((each) => isWithin(tokenAt(scan, place + 1), each));
    if (joining.has(token.key) && last === null && other && other.kind === mention.kind) {
      while (isWithin(tokenAt(scan, place + 1), other)) place += 1;
      continue;
    }
    if (token.key === '-' && token.isGlued) continue;
    if (token.type !== 'word' || ends.has(token.key)) break;
    const stem = stemOf(token.key);
    if (known.has(stem)) around.isNamed = true;
    else if (facts.goods.has(stem) || facts.brand.has(stem)) last = token;
    // `This 35 L backpack keeps`: a verb.
    else if (last && stemOf(last.key) === last.key && token.key.endsWith('s') && !isPart(stem)) break;
    else return null;
  }
  if (last === null) return around;
  around.isGoods = facts.heads.has(stemOf(last.key));
  return around.isGoods ? around : null;
}

/** What a value follows, over small words and other values; null where that is another thing. */
function lookBefore({ scan, facts, mention, others, known }: Walk, from: number): Around | null {
  let isNamed = false;
  const { sentence } = tokenAt(scan, from);
  for (let place = from - 1; tokenAt(scan, place).sentence === sentence; place -= 1) {
    const token = tokenAt(scan, place);
    if (place < from - farthest) return null;
    if (others.some((each) => isWithin(token, each))) continue;
    if (token.type === 'sign' && /^[-,:(|/&]$/.test(token.key)) continue;
    const stem = stemOf(token.key);
    if (known.has(stem)) isNamed = true;
    else if (plain.has(token.key) || (mention.kind !== 'colour' && plainOfMeasures.has(token.key))) continue;
    else if (facts.heads.has(stem) || (facts.goods.has(stem) && !isPart(stem)))
      return { isGoods: !isLed(scan, place), isNamed };
    else if (!facts.brand.has(stem)) return null;
  }
  return { isGoods: false, isNamed };
}

/** Whether what stands before a phrase says that it is of another thing, or of several: `for a`, `also available in`, `two`. */
function isLed(scan: Scan, from: number): boolean {
  const { clause, sentence } = tokenAt(scan, from);
  const count = readNumeral(scan, from - 1);
  if (count && count.form !== 'one' && count.next === from) return true;
  for (let place = from - 1; place > from - farthest && tokenAt(scan, place).sentence === sentence; place -= 1) {
    const token = tokenAt(scan, place);
    if (offering.has(token.key)) return true;
    if (place >= from - 4 && token.clause === clause && leading.has(token.key)) return true;
  }
  return false;
}

/** Whether nothing around a value says that it is another thing's than the product's, and something that it is the product's. */
function isOfProduct(walk: Walk): boolean {
  const { scan, mention } = walk;
  const from = placeOf(scan, mention.start);
  const next = placeOf(scan, mention.end);
  if (isElsewhere(scan, from, next)) return false;
  const after = lookAfter(walk, next);
  if (after === null) return false;
  if (after.isGoods) return !isLed(scan, from);
  const before = lookBefore(walk, from);
  if (before === null) return false;
  return before.isGoods || (mention.kind !== 'colour' && (before.isNamed || after.isNamed));
}

/** Goods of several pieces have a value each. */
const several = new Set('set kit pack bundle combo pair assortment collection bundel paket satz'.split(' '));

/** The facts that contradict the value at a place of the mentions, which the source does not know, because the product has another; none where it may be another thing's. */
export function findLoneRivals(facts: Facts, scan: Scan, all: readonly Mention[], at: number): Fact[] {
  const mention = all[at];
  if (!mention) return [];
  const sort = sortOf(mention);
  const { isNegated, isWeak, isLoose, comparison, bound } = mention;
  if (sort === '' || isNegated || isWeak || isLoose || comparison !== null || (bound !== null && bound !== 'about'))
    return [];
  if ([...facts.goods].some((word) => several.has(word)) || lookUpFacts(facts, 'kind pack').length > 0) return [];
  const rivals = sort === 'colour' ? findLoneColour(facts) : findLoneMeasure(facts, sort);
  const isOther = (fact: Fact) =>
    sort === 'colour' ? areApart(fact, mention) : differs(baseOf(fact) ?? 0, baseOf(mention) ?? 0);
  if (rivals.length === 0 || !rivals.every(isOther)) return [];
  // A bare ounce may weigh or hold.
  if (mention.value.type === 'measure' && (baseOf(mention) === null || mention.value.amounts[0]?.unit === 'oz'))
    return [];
  const others = all
    .slice(Math.max(0, at - otherValues), at + otherValues)
    .filter((other) => other !== mention && sortOf(other) !== '');
  return isOfProduct({ scan, facts, mention, others, known: wholeNamesOf(sort) }) ? rivals : [];
}
