// What a text says against the source: the other end of a scale, what the source denies, and the absence of what it has.

import { rootOf, stemOf } from '#domain/text/word-forms.ts';
import type { Evidence } from '../checked-claim.ts';
import { mostOfSort } from '../fact-index.ts';
import type { Facts } from '../facts.ts';
import { comparisonAt, findComparisons } from '../reading/comparisons.ts';
import { type Scan, tokenAt } from '../tokens/tokens.ts';
import { areOfOneMode, findAffirmed } from './affirmed.ts';
import type { Denial, Mode } from './denial.ts';
import { readDenials, sameThing } from './denials.ts';
import { findDeniedTopics } from './denied-topics.ts';
import { kindOfRow, type Quality, readQualities } from './qualities.ts';
import type { Cited } from './source-polarity.ts';

type Span = { start: number; end: number; by: Evidence };
/**
 * `isSure`: the source says the opposite; else only something that a buyer would expect instead. `isClear`: whether the text denies it was
 * read with it.
 */
type Opposed = Span & { isSure: boolean; isClear: boolean };
type PolaritySpan = { from: number; next: number; by: Evidence; isSure?: boolean; isClear?: boolean };

const areRelated = (claim: Quality, fact: Quality) =>
  (claim.isWhole && fact.isWhole) || claim.heads.some((head) => fact.heads.includes(head));

/** Words that are on one scale with others the source says of the same thing, and those it says too. */
function findScales(facts: Facts, scan: Scan): { against: PolaritySpan[]; agreed: PolaritySpan[] } {
  const { qualities, goods } = facts.polarity;
  const against: PolaritySpan[] = [];
  const agreed: PolaritySpan[] = [];
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
    const isBeside = claim.heads.includes(rootOf(tokenAt(scan, place).key));
    against.push({ from, next: isBeside ? place + 1 : next, by: by.evidence, isSure: kind !== 'side' });
  }
  return { against, agreed };
}

/** `contains added sugar` where the source says `no added sugars`, and nowhere the opposite. */
function findAllowed(facts: Facts, scan: Scan, denials: readonly Denial[]): PolaritySpan[] {
  const { denials: denied, had } = facts.polarity;
  const isKnown = (root: string, mode: Mode) => {
    const said = had.get(root)?.said;
    return said !== undefined && areOfOneMode(said, mode);
  };
  return findAffirmed(scan, denied, denials, isKnown).flatMap(({ from, next, by, denial }) =>
    !isOfBox(denial) && isSaidBySource(facts, denial) ? [] : [{ from, next, by }],
  );
}

const isOfBox = ({ mode }: Denial) => mode === 'box' || mode === 'need';

/** Where the source says what a denial denies. */
function isSaidBySource({ polarity }: Facts, denial: Cited<Denial>): boolean {
  const wanted = new Map([[sameThing(denial.words.at(-1) ?? ''), [denial]]]);
  return polarity.fields.some(({ scan, denials }) => findAffirmed(scan, wanted, denials, () => false).length > 0);
}

/** `no battery` where the source says that it needs one. */
function findDenied(facts: Facts, denials: readonly Denial[]): PolaritySpan[] {
  return denials.flatMap(({ words, from, next, isFirm, mode }) => {
    const last = sameThing(words.at(-1) ?? '');
    const had = facts.polarity.had.get(last);
    if (!isFirm || !had || facts.polarity.denials.has(last)) return [];
    if (!words.every((word) => facts.roots.has(word))) return [];
    return areOfOneMode(had.said, mode) ? [{ from, next, by: had.evidence }] : [];
  });
}

/** What a text denies as the source does. */
function findAgreed(facts: Facts, denials: readonly Denial[]): PolaritySpan[] {
  return denials.flatMap(({ words, from, next }) => {
    const known = facts.polarity.denials.get(sameThing(words.at(-1) ?? '')) ?? [];
    const by = known.find((fact) =>
      fact.words.every((word) => words.some((own) => sameThing(own) === sameThing(word))),
    );
    return by ? [{ from, next, by: by.evidence }] : [];
  });
}

/** Each place once, the longest first. */
function withoutOverlaps(places: readonly PolaritySpan[]): PolaritySpan[] {
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
    ...findAllowed(facts, scan, denials),
    ...findDenied(facts, denials),
    ...findDeniedTopics(facts, scan, denials).map((topic) => ({ ...topic, isSure: false, isClear: true })),
  ]);
  const agreed = withoutOverlaps([...scales.agreed, ...findAgreed(facts, denials)]);
  if (against.length === 0 && agreed.length === 0) return { opposed: [], agreed: [] };
  const comparisons = findComparisons(scan);
  const asked = new Set(scan.tokens.flatMap(({ key, sentence }) => (key === '?' ? [sentence] : [])));
  const spansOf = (places: readonly PolaritySpan[]): Opposed[] =>
    places.flatMap(({ from, next, by, isSure = true, isClear = false }) => {
      const first = tokenAt(scan, from);
      const span = { start: first.start, end: tokenAt(scan, next - 1).end };
      const isOther = asked.has(first.sentence) || comparisonAt(comparisons, span.start, span.end) !== null;
      return isOther ? [] : [{ ...span, by, isSure, isClear }];
    });
  return { opposed: spansOf(against), agreed: spansOf(agreed) };
}
