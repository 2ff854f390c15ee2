// What a text says against the source: the other end of a scale, what the source denies, and the absence of what it has.
import type { Evidence } from '../evidence.ts';
import { type Facts, mostOfSort } from '../facts.ts';
import { comparisonAt, findComparisons } from '../reading/comparisons.ts';
import { rootOf, type Scan, stemOf, tokenAt } from '../tokens/tokens.ts';
import { areOfOneMode, findAffirmed } from './affirmed.ts';
import type { Denial, Mode } from './denial.ts';
import { placesOf, readDenials, sameThing, withoutGoods } from './denials.ts';
import { findDeniedTopics } from './denied-topics.ts';
import { findUnrestricted } from './only.ts';
import { kindOfRow, type Quality, readQualities } from './qualities.ts';

/** Each is looked up in the whole source. */
const mostDenials = 40;

type Span = { start: number; end: number; by: Evidence };
/**
 * `isSure`: the source says the opposite; else only something that a buyer would expect instead. `isClear`: whether the text denies it was
 * read with it.
 */
export type Opposed = Span & { isSure: boolean; isClear: boolean };
type Place = { from: number; next: number; by: Evidence; isSure?: boolean; isClear?: boolean };

const areRelated = (claim: Quality, fact: Quality) =>
  (claim.isWhole && fact.isWhole) || claim.heads.some((head) => fact.heads.includes(head));

/** Words that stand on one scale with others the source says of the same thing, and those it says too. */
function findScales(facts: Facts, scan: Scan): { against: Place[]; agreed: Place[] } {
  const { qualities, goods, alone } = facts.polarity;
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
    // `for indoor use only`: whatever the other is said of.
    const only = alone.get(row);
    if (only && only.pole !== pole) {
      against.push({ from, next, by: only.evidence });
      continue;
    }
    // `AA or AAA`: beside what the source says, the other is no opposite.
    const isBoth = kind !== 'noun' && rightly.has(`${row} ${tokenAt(scan, from).sentence}`);
    if (isBoth || (kind !== 'audience' && facts.words.has(stemOf(tokenAt(scan, from).key)))) continue;
    const by = qualities.get(row)?.find((fact) => fact.pole !== pole && !fact.isDenied && areRelated(claim, fact));
    if (!by) continue;
    const place = tokenAt(scan, next).key === '-' ? next + 1 : next;
    const isBeside = claim.heads.includes(rootOf(tokenAt(scan, place).key));
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

/** `contains added sugar` where the source says `no added sugars`, and nowhere the opposite. */
function findAllowed(facts: Facts, scan: Scan, denials: readonly Denial[]): Place[] {
  const { denials: denied, had } = facts.polarity;
  const isKnown = (root: string, mode: Mode) => {
    const said = had.get(root)?.said;
    return said !== undefined && areOfOneMode(said, mode);
  };
  return findAffirmed(scan, denied, denials, isKnown).flatMap(({ from, next, by, denial }) =>
    (!isOfBox(denial) && isSaidBySource(facts, denial)) || (isLoose(denial) && isNamedElsewhere(facts, denial))
      ? []
      : [{ from, next, by }],
  );
}

/** `Oil free`, as headings say it: nobody means the word to the letter. */
const isLoose = ({ isFirm, mode, words }: Denial) => mode === 'any' && !isFirm && words.length === 1;

/** Whether the source names what it denies somewhere else without denying it. */
function isNamedElsewhere(facts: Facts, { words }: Denial): boolean {
  const last = sameThing(words[0] ?? '');
  return facts.polarity.fields.some(({ scan, denials }) => {
    const denied = placesOf(denials);
    return scan.tokens.some(
      ({ type, key }, at) => type === 'word' && !denied.has(at) && sameThing(rootOf(key)) === last,
    );
  });
}

const isOfBox = ({ mode }: Denial) => mode === 'box' || mode === 'need';
const isOfAct = ({ mode }: Denial) => mode === 'act' || mode === 'use';

/** Where the source says what a denial denies. */
function isSaidBySource(facts: Facts, denial: Denial): Evidence | null {
  const last = denial.words.at(-1) ?? '';
  const wanted = new Map([[sameThing(last), [{ ...denial, evidence: { field: '', start: 0, end: 0, text: '' } }]]]);
  for (const { field, scan, denials } of facts.polarity.fields) {
    const [said] = findAffirmed(scan, wanted, denials, () => false);
    if (!said) continue;
    const [start, end] = [tokenAt(scan, said.from).start, tokenAt(scan, said.next - 1).end];
    return { field, start, end, text: scan.source.slice(start, end) };
  }
  return null;
}

/** `do not tumble dry` where the source says to, and nowhere not to. */
function findForbidden(facts: Facts, denials: readonly Denial[]): Place[] {
  return denials.slice(0, mostDenials).flatMap((denial) => {
    const last = denial.words.at(-1) ?? '';
    if (!isOfAct(denial) || !facts.roots.has(last) || facts.polarity.denials.has(sameThing(last))) return [];
    const by = isSaidBySource(facts, denial);
    return by ? [{ from: denial.from, next: denial.next, by }] : [];
  });
}

/** `no battery` where the source says that it needs one. */
function findDenied(facts: Facts, denials: readonly Denial[]): Place[] {
  return denials.flatMap(({ words, from, next, isFirm, mode }) => {
    const last = sameThing(words.at(-1) ?? '');
    const had = facts.polarity.had.get(last);
    if (!isFirm || !had || facts.polarity.denials.has(last)) return [];
    if (!words.every((word) => facts.roots.has(word))) return [];
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

/** What a text denies, of the product as the source names it. */
export const readOwnDenials = (facts: Facts, scan: Scan): Denial[] =>
  readDenials(scan).map((denial) => withoutGoods(denial, facts.polarity.goods));

/** Everything in a text that the source says the opposite of, and what it says just so. */
export function findPolarity(
  facts: Facts,
  scan: Scan,
  denials: readonly Denial[],
): { opposed: Opposed[]; agreed: Span[] } {
  const scales = findScales(facts, scan);
  const against = withoutOverlaps([
    ...scales.against,
    ...findPrefixed(facts, scan),
    ...findAllowed(facts, scan, denials),
    ...findDenied(facts, denials),
    ...findForbidden(facts, denials),
    ...findUnrestricted(scan, facts.polarity.restrictions, denials),
    ...findDeniedTopics(facts, scan, denials).map((topic) => ({ ...topic, isSure: false, isClear: true })),
  ]);
  const agreed = withoutOverlaps([...scales.agreed, ...findAgreed(facts, denials)]);
  if (against.length === 0 && agreed.length === 0) return { opposed: [], agreed: [] };
  const comparisons = findComparisons(scan);
  const asked = new Set(scan.tokens.flatMap(({ key, sentence }) => (key === '?' ? [sentence] : [])));
  const spansOf = (places: readonly Place[]): Opposed[] =>
    places.flatMap(({ from, next, by, isSure = true, isClear = false }) => {
      const first = tokenAt(scan, from);
      const span = { start: first.start, end: tokenAt(scan, next - 1).end };
      const isOther = asked.has(first.sentence) || comparisonAt(comparisons, span.start, span.end) !== null;
      return isOther ? [] : [{ ...span, by, isSure, isClear }];
    });
  return { opposed: spansOf(against), agreed: spansOf(agreed) };
}
