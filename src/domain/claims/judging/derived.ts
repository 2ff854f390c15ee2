// Figures a writer can work out from those of the source: two bags of 200 g are 400 g, 12 in and a rim of 2.5 in are 14.5 in, 120 beads in five
// bags are 24 a bag. Such a figure may be true or chance, so it is never contradicted; where its sentence says how, it is no claim.
import type { Facts } from '../facts.ts';
import type { Amount, Mention } from '../mention.ts';
import { placeOf, type Scan, type Token, tokenAt } from '../tokens/tokens.ts';

/** Amounts of these add up, of any thing. */
const bodily = new Set(['length', 'area', 'volume', 'mass']);
/** These do by the pack: two batteries have twice the charge. Two bottles keep a drink cold no longer than one. */
const additive = new Set([...bodily, 'data', 'power', 'energy', 'charge', 'luminous flux']);
/** Of one sort so many are tried with each other. */
const most = 16;
const mostTimes = 1_000;
const mostFacts = 400;

/** `digits`: after the point, as a claim is written; what was worked out is rounded to them. */
type Figure = { value: number; perUnit: number; digits: number };

const digitsOf = (number: number) => /\.(\d+)$/.exec(String(number))?.[1]?.length ?? 0;

/** Whether a figure is this one, as rounded as it is written. */
function isOf({ value, perUnit, digits }: Figure, other: number): boolean {
  const rounded = Number((other / perUnit).toFixed(digits));
  return Math.abs(other - value) <= 0.03 * value && Math.abs(rounded - value / perUnit) < 1e-9;
}

/** Each value once. */
const distinct = (values: readonly number[]) => [...new Set(values.filter((value) => value > 0))].slice(0, most);

const amountsOf = ({ value }: Mention): readonly Amount[] =>
  value.type === 'measure' || value.type === 'dimensions' ? value.amounts : [];

const quantityOf = ({ value }: Mention): string | null =>
  value.type === 'measure' || value.type === 'dimensions' ? value.quantity : null;

const countIn = (mention: Mention): number =>
  mention.value.type === 'pack'
    ? mention.value.number
    : mention.value.type === 'number' && mention.value.prev === ''
      ? Number(mention.value.key)
      : Number.NaN;

/** Words that count without a number. */
const counting = new Map([
  ...['pair', 'twin', 'both', 'couple', 'duo'].map((word) => [word, 2] as const),
  ['trio', 3] as const,
]);

type Counts = { all: readonly number[]; packs: readonly number[] };

const known = new WeakMap<Facts, Counts>();

/** How many of anything the source speaks of, however vaguely, and how many of the goods themselves. */
function countsOf(facts: Facts): Counts {
  const found = known.get(facts);
  if (found) return found;
  const words = [...counting].flatMap(([word, count]) => (facts.words.has(word) ? [count] : []));
  const several = (mentions: readonly Mention[]) =>
    distinct([...mentions.map(countIn), ...words].filter((count) => count > 1 && count <= mostTimes));
  const first = facts.facts.slice(0, mostFacts);
  const counts = { all: several(first), packs: several(first.filter(({ value }) => value.type === 'pack')) };
  known.set(facts, counts);
  return counts;
}

const basesOf = (facts: Facts, quantity: string) =>
  distinct(
    facts.index.byQuantity
      .get(quantity)
      .flatMap((fact) => (quantityOf(fact) === quantity ? amountsOf(fact).map(({ base }) => base) : [])),
  );

type Step = (figure: Figure, one: number, other: number) => boolean;

const together: Step = (figure, one, other) => isOf(figure, one + other);
const apart: Step = (figure, one, other) => isOf(figure, Math.abs(one - other));
const times: Step = (figure, amount, count) => isOf(figure, amount * count);
const share: Step = (figure, amount, count) => isOf(figure, amount / count);

/** Words of a figure that is what one amount has more than another. */
const parting = /^(?:range|difference|remaining|span|adjustment)$/;

/** Words of a figure that each of several has. */
const sharing = /^(?:each|apiece|per|every)$/;

/** How a claim's figure can be had. `stated`: its sentence says how. `possible`: the source's figures make it, which may be chance. */
type Derivation = 'stated' | 'possible';

const reach = 40;

/** The words of a claim's sentence, of a very long one those near it. */
function tokensAround(scan: Scan, { start, sentence }: Mention): Token[] {
  const at = placeOf(scan, start);
  return scan.tokens.slice(Math.max(0, at - reach), at + reach).filter((token) => token.sentence === sentence);
}

/** Shares in words. */
const shares = new Map([
  [50, 'half'],
  [25, 'quarter'],
  [20, 'fifth'],
  [10, 'tenth'],
]);

/** `50% volume` of half volume. */
const isShareInWords = (facts: Facts, { value }: Mention) =>
  value.type === 'measure' &&
  value.quantity === 'share' &&
  value.amounts.every(({ number }) => facts.words.has(shares.get(number) ?? ''));

/** `eight bowls of 50 g` of 400 g: so many times an amount the sentence names is one of the source's. */
function isShare(facts: Facts, count: number, others: readonly Mention[]): boolean {
  return others.some((other) => {
    const [amount, more] = amountsOf(other);
    const of = quantityOf(other);
    if (of === null || !additive.has(of) || !amount || more) return false;
    return basesOf(facts, of).some((base) => Math.abs(base / amount.base - count) < 0.02 * count);
  });
}

/** How a claim's figure follows from the source's by one step of arithmetic; null where it does not. `beside` are the claims of its sentence. */
export function deriveFigure(facts: Facts, scan: Scan, claim: Mention, beside: readonly Mention[]): Derivation | null {
  if (isShareInWords(facts, claim)) return 'stated';
  const own = countIn(claim);
  const quantity = quantityOf(claim);
  if (quantity === null ? !(own > 1) : !additive.has(quantity)) return null;
  const others = beside.filter((other) => other !== claim);
  if (quantity === null && isShare(facts, own, others)) return 'stated';
  const around = tokensAround(scan, claim);
  const words = around.flatMap(({ key }) => counting.get(key) ?? []);
  const said = distinct([...others.map(countIn), ...words]).filter((count) => count > 1);
  const { all: counts, packs } = countsOf(facts);
  const bases = quantity === null ? counts : basesOf(facts, quantity);
  const figures =
    quantity === null
      ? [{ value: own, perUnit: 1, digits: 0 }]
      : amountsOf(claim).map(({ number, base }) => ({
          value: base,
          perUnit: number === 0 ? 1 : base / number,
          digits: digitsOf(number),
        }));
  const follows = (step: Step, others: readonly number[]) =>
    figures.every((figure) => bases.some((one) => others.some((other) => one !== other && step(figure, one, other))));
  // `a range of 12 cm` of 40 to 52 cm.
  if (follows(apart, bases) && around.some(({ key }) => parting.test(key))) return 'stated';
  // `25 in each of five packs` of 125, `eight bowls of 50 g` of 400 g.
  const isOfEachSaid =
    around.some(({ key }) => sharing.test(key)) || tokenAt(scan, placeOf(scan, claim.start) - 1).key === 'of';
  if (isOfEachSaid && follows(share, said)) return 'stated';
  // `the pair weighs 400 g` of 200 g each.
  if (quantity !== null && follows(times, distinct(words))) return 'stated';
  // `two 4 Ah batteries`: of each.
  const isOfEach = others.some(
    (other) => countIn(other) > 1 && other.end <= claim.start && claim.start - other.end <= 1,
  );
  const isBodily = quantity !== null && bodily.has(quantity);
  // Of small counts nearly every one can be had from some others: they follow by what is stated, or by the pack.
  const factors = quantity === null ? [...said, ...packs] : isBodily ? [...said, ...counts] : packs;
  const isAdded = quantity !== null && (follows(together, bases) || follows(apart, bases));
  const isPossible = isAdded || follows(share, factors) || (!isOfEach && follows(times, factors));
  return isPossible ? 'possible' : null;
}

/** `half a dozen levels` of 6 speeds: as many as the source has of something, of what goes by a name it does not know. A source has two of most things. */
export const isOtherName = (facts: Facts, claim: Mention): boolean =>
  countIn(claim) > 2 &&
  claim.after.length > 0 &&
  countsOf(facts).all.includes(countIn(claim)) &&
  !claim.after.some((word) => facts.words.has(word));
