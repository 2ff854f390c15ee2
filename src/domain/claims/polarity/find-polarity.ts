// What a text says against the source: the other end of a scale, what the source denies, and the absence of what it has.
import type { Evidence } from '../evidence.ts';
import { type Facts, mostOfSort } from '../facts.ts';
import { comparisonAt, findComparisons } from '../reading/comparisons.ts';
import { rootOf, type Scan, stemOf, tokenAt } from '../tokens/tokens.ts';
import { type Denial, type Mode, placesOf, readDenials, sameThing } from './denials.ts';
import { kindOfRow, type Quality, readQualities } from './qualities.ts';
import { readSaid, type Said } from './source-polarity.ts';

type Span = { start: number; end: number; by: Evidence };
/** `isSure`: the source says the opposite; else only something that a buyer would expect instead. */
export type Opposed = Span & { isSure: boolean };
type Place = { from: number; next: number; by: Evidence; isSure?: boolean };

const areRelated = (claim: Quality, fact: Quality) =>
  (claim.isWhole && fact.isWhole) || claim.heads.some((head) => fact.heads.includes(head));

/** Words that stand on one scale with others the source says of the same thing, and those it says too. */
function findScales(facts: Facts, scan: Scan): { against: Place[]; agreed: Place[] } {
  const { qualities, goods } = facts.polarity;
  const against: Place[] = [];
  const agreed: Place[] = [];
  const rightly = new Set<string>();
  const open: Quality[] = [];
  for (const claim of qualities.size === 0 ? [] : readQualities(scan, goods, null, false)) {
    const { row, pole, from, next } = claim;
    if (facts.brand.has(stemOf(tokenAt(scan, from).key))) continue;
    const own = qualities.get(row)?.filter((fact) => fact.pole === pole && !fact.isDenied) ?? [];
    if (own.length > 0) rightly.add(`${row} ${tokenAt(scan, from).sentence}`);
    const by = claim.isDenied ? undefined : own.find((fact) => areRelated(claim, fact));
    if (by) agreed.push({ from, next, by: by.evidence });
    else if (own.length === 0 && !claim.isDenied) open.push(claim);
  }
  for (const claim of open) {
    const { row, pole, from, next } = claim;
    const kind = kindOfRow(row);
    // `AA or AAA`: beside what the source says, the other is no opposite.
    const isBoth = kind !== 'noun' && rightly.has(`${row} ${tokenAt(scan, from).sentence}`);
    if (isBoth || (kind !== 'audience' && facts.words.has(stemOf(tokenAt(scan, from).key)))) continue;
    const by = qualities.get(row)?.find((fact) => fact.pole !== pole && !fact.isDenied && areRelated(claim, fact));
    if (!by) continue;
    const place = tokenAt(scan, next).key === '-' ? next + 1 : next;
    const isBeside = claim.heads.includes(rootOf(stemOf(tokenAt(scan, place).key)));
    against.push({ from, next: isBeside ? place + 1 : next, by: by.evidence, isSure: kind !== 'side' });
  }
  return { against, agreed };
}

/** `painted wood` of `unpainted wood`, and the other way round. */
function findPrefixed(facts: Facts, scan: Scan): Place[] {
  const found: Place[] = [];
  for (let at = 0; at < scan.tokens.length && found.length < mostOfSort; at += 1) {
    const { key, clause } = tokenAt(scan, at);
    if (key.length < 5 || !/(?:ed|en)$/.test(key)) continue;
    const other = key.startsWith('un') ? key.slice(2) : `un${key}`;
    if (!facts.words.has(other) || facts.words.has(key)) continue;
    const head = tokenAt(scan, at + 1);
    const by = head.clause === clause ? facts.pairs.get(`${rootOf(other)} ${rootOf(head.key)}`) : undefined;
    if (by) found.push({ from: at, next: at + 2, by });
  }
  return found;
}

/** The place from which all words of a denial stand in this order, at most two others between them. */
function matchBackwards(scan: Scan, at: number, words: readonly string[]): number {
  const { clause } = tokenAt(scan, at);
  let place = at;
  for (let index = words.length - 2; index >= 0; index -= 1) {
    const limit = place - 3;
    place -= 1;
    while (place > limit && sameThing(rootOf(tokenAt(scan, place).key)) !== sameThing(words[index] ?? '')) place -= 1;
    if (place <= limit || tokenAt(scan, place).clause !== clause) return -1;
  }
  return place;
}

const doubting =
  /^(?:if|whether|unless|instead|than|unlike|forget|goodbye|never|nor|neither|nothing|hardly|without|no|not|avoid|avoids|replaces|free)$/;
function isDoubted(scan: Scan, at: number): boolean {
  const { sentence } = tokenAt(scan, at);
  for (let place = at - 1; place >= at - 7 && tokenAt(scan, place).sentence === sentence; place -= 1)
    if (doubting.test(tokenAt(scan, place).key) || /n't$/.test(tokenAt(scan, place).key)) return true;
  return false;
}

/** `contains added sugar` where the source says `no added sugars`. */
function findAffirmed(facts: Facts, scan: Scan, denials: readonly Denial[]): Place[] {
  const found: Place[] = [];
  if (facts.polarity.denials.size === 0) return found;
  const denied = placesOf(denials);
  for (let at = 0; at < scan.tokens.length && found.length < mostOfSort; at += 1) {
    const token = tokenAt(scan, at);
    if (token.type !== 'word') continue;
    const root = sameThing(rootOf(token.key));
    for (const denial of facts.polarity.denials.get(root) ?? []) {
      const from = matchBackwards(scan, at, denial.words);
      if (from < 0 || denied.has(at) || isDoubted(scan, from) || /^(?:-|free|less)$/.test(tokenAt(scan, at + 1).key))
        continue;
      const isWhole = !denial.isFirm && denial.words.length > 1;
      if (!isWhole) {
        const said = readSaid(scan, from, at + 1);
        const isKnownToHave = denial.words.length === 1 && facts.polarity.had.has(root);
        if (!said || !areOfOneMode(said, denial.mode) || isKnownToHave) continue;
      }
      found.push({ from, next: at + 1, by: denial.evidence });
      break;
    }
  }
  return found;
}

/** Whether a thing said to be there in one way is denied in the same: a battery that is needed may still not be in the box. */
const areOfOneMode = (said: Said, mode: Mode): boolean =>
  mode === 'any' || (mode === 'need' ? said === 'need' : said === 'box');

/** `no battery` where the source says that it needs one. */
function findDenied(facts: Facts, denials: readonly Denial[]): Place[] {
  return denials.flatMap(({ words, from, next, isFirm, mode }) => {
    const [only = '', more] = words;
    const had = facts.polarity.had.get(sameThing(only));
    if (!isFirm || more !== undefined || !had || facts.polarity.denials.has(sameThing(only))) return [];
    return areOfOneMode(had.said, mode) ? [{ from, next, by: had.evidence }] : [];
  });
}

/** What a text denies as the source does. */
function findAgreed(facts: Facts, denials: readonly Denial[]): Place[] {
  return denials.flatMap(({ words, from, next }) => {
    const told = facts.polarity.denials.get(sameThing(words.at(-1) ?? '')) ?? [];
    const by = told.find((fact) => fact.words.every((word) => words.some((own) => sameThing(own) === sameThing(word))));
    return by ? [{ from, next, by: by.evidence }] : [];
  });
}

/** Each place once, the longest first. */
function withoutOverlaps(places: readonly Place[]): Place[] {
  let until = 0;
  return [...places]
    .sort((a, b) => a.from - b.from || b.next - a.next)
    .slice(0, mostOfSort)
    .filter(({ from, next }) => {
      const isFree = from >= until;
      if (isFree) until = next;
      return isFree;
    });
}

/** Everything in a text that the source says the opposite of, and what it says just so. */
export function findPolarity(facts: Facts, scan: Scan): { opposed: Opposed[]; agreed: Span[] } {
  const denials = readDenials(scan);
  const scales = findScales(facts, scan);
  const against = withoutOverlaps([
    ...scales.against,
    ...findPrefixed(facts, scan),
    ...findAffirmed(facts, scan, denials),
    ...findDenied(facts, denials),
  ]);
  const agreed = withoutOverlaps([...scales.agreed, ...findAgreed(facts, denials)]);
  if (against.length === 0 && agreed.length === 0) return { opposed: [], agreed: [] };
  const comparisons = findComparisons(scan);
  const asked = new Set(scan.tokens.flatMap(({ key, sentence }) => (key === '?' ? [sentence] : [])));
  const spansOf = (places: readonly Place[]): Opposed[] =>
    places.flatMap(({ from, next, by, isSure = true }) => {
      const first = tokenAt(scan, from);
      const span = { start: first.start, end: tokenAt(scan, next - 1).end };
      const isOther = asked.has(first.sentence) || comparisonAt(comparisons, span.start, span.end) !== null;
      return isOther ? [] : [{ ...span, by, isSure }];
    });
  return { opposed: spansOf(against), agreed: spansOf(agreed) };
}
