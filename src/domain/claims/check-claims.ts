// Checks a text against a product's facts: which of its claims the source supports, contradicts, or says nothing about.

import type { Evidence } from './evidence.ts';
import type { Fact } from './fact.ts';
import { type Facts, isBrandName } from './facts.ts';
import { deriveFigure, isOtherName } from './judging/derived.ts';
import { isFigure } from './judging/figures.ts';
import { type Judgement, judgeDimensions, judgeMeasure, judgeNumber, judgePack } from './judging/judge-amounts.ts';
import {
  judgeAge,
  judgeFeature,
  judgeIncluded,
  judgeIngredient,
  judgeKinded,
  judgeModel,
  judgeNames,
  judgePhrase,
  judgeSingle,
  judgeSize,
} from './judging/judge-words.ts';
import { sharesRole } from './judging/roles.ts';
import { findStatements, findUnread } from './judging/statements.ts';
import { findThings } from './judging/things.ts';
import type { ClaimKind } from './kinds.ts';
import type { Mention } from './mention.ts';
import { findPolarity } from './polarity/find-polarity.ts';
import { isPolarityUnclear } from './polarity/unclear.ts';
import { findMentions } from './reading/find-mentions.ts';
import { scanText } from './tokens/tokens.ts';

export type Verdict = 'supported' | 'contradicted' | 'unsupported';

/** A place in a text that states something; `start` and `end` count UTF-16 units, as string indices do. */
export type Claim = { text: string; start: number; end: number; kind: ClaimKind };

/** `evidence`: where the source says so, or says otherwise; empty when it says nothing. */
export type CheckedClaim = Claim & {
  verdict: Verdict;
  evidence: Evidence[];
  /** The source says so and its title says otherwise: `evidence` has both, and the verdict is `unsupported`. */
  isConflict?: true;
};

type Judged = Judgement;
type Span = { start: number; end: number };

const areOverlapping = (one: Span, other: Span) => one.start < other.end && other.start < one.end;

/** Claims of one sentence that one of them may be worked out with. */
const mostBeside = 40;

const unsupported: Judged = { verdict: 'unsupported', by: [] };

/** What the source says of a claim. What a text only compares with is another thing's: it may be known, and contradicts nothing. */
function judge(facts: Facts, claim: Mention): Judged {
  const judged = judgeByKind(facts, claim);
  if (claim.comparison === null || judged.verdict === 'supported') return judged;
  const named = judgeByKind({ ...facts, index: facts.compared }, claim);
  return named.verdict === 'supported' ? named : unsupported;
}

function judgeByKind(facts: Facts, claim: Mention): Judged {
  switch (claim.value.type) {
    case 'measure':
      return judgeMeasure(facts, claim);
    case 'dimensions':
      return judgeDimensions(facts, claim);
    case 'number':
      return judgeNumber(facts, claim);
    case 'pack':
      return judgePack(facts, claim);
    case 'names':
      return judgeNames(facts, claim);
    case 'model':
      return judgeModel(facts, claim);
    case 'age':
      return judgeAge(facts, claim);
    case 'warranty':
      return judgeSingle(facts, claim);
    case 'included':
      return judgeIncluded(facts, claim);
    case 'term':
      if (claim.kind === 'colour' || claim.kind === 'material') return judgeKinded(facts, claim);
      if (claim.kind === 'size') return judgeSize(facts, claim);
      if (claim.kind === 'origin') return judgeSingle(facts, claim);
      if (claim.kind === 'ingredient') return judgeIngredient(facts, claim);
      if (claim.kind === 'feature') return judgeFeature(facts, claim);
      return judgePhrase(facts, claim);
  }
}

/** Facts of the title against a claim that the source supports somewhere else. */
function findConflict(facts: Facts, claim: Mention, { verdict, by }: Judged): readonly Fact[] {
  if (verdict !== 'supported' || by.length === 0 || by.some(({ field }) => field === 'title')) return [];
  if (!isOfAmount(claim) || !by.every(({ label }) => label.length > 0)) return [];
  const ofTitle = judgeByKind({ ...facts, index: facts.ofTitle }, claim);
  return ofTitle.verdict === 'contradicted' ? ofTitle.by : [];
}

/** What a title says once and for all of a product. */
const isOfAmount = ({ value }: Mention) => value.type === 'measure' || value.type === 'pack';

type SaidFacts = ReadonlyMap<number, ReadonlyMap<Fact, readonly Mention[]>>;

/** The facts each sentence says rightly, and by which of its claims; a few of them are enough. */
function supportedBySentence(judged: readonly (Judged & { mention: Mention })[]): SaidFacts {
  const said = new Map<number, Map<Fact, Mention[]>>();
  for (const { mention, verdict, by } of judged) {
    if (verdict !== 'supported') continue;
    const known = said.get(mention.sentence) ?? new Map<Fact, Mention[]>();
    for (const fact of by) {
      const mentions = known.get(fact) ?? [];
      if (mentions.length < 4) mentions.push(mention);
      known.set(fact, mentions);
    }
    said.set(mention.sentence, known);
  }
  return said;
}

/** `PlayStation 4, PlayStation 3` does not deny the source's PlayStation 4: what a sentence says rightly of a thing it does not contradict. */
function isSaidBeside(said: SaidFacts, claim: Mention, fact: Fact): boolean {
  const beside = said.get(claim.sentence)?.get(fact) ?? [];
  // Of part numbers one sentence lists as many as there are.
  const isCode = claim.value.type === 'model';
  return beside.some((other) => isCode || (claim.isAlone && other.isAlone) || sharesRole(claim, other));
}

/** The places of facts, each once: two readings of one place are one piece of evidence. */
function evidenceOf(by: readonly Fact[]): Evidence[] {
  const places = by.map(({ field, start, end, text }) => ({ field, start, end, text }));
  return places.filter(
    (place, at) => places.findIndex((other) => other.field === place.field && other.start === place.start) === at,
  );
}

/** What superlatives praise when they praise a product, in words its source need not use. */
const praised = new Set(
  (
    'choice market one way quality ingredient material price value performance result experience comfort product item gift solution option protection technology feature ' +
    'design standard level support selection range craftsmanship fit taste flavor flavour sound picture seller brand name class world industry deal offer tool service ' +
    'care speed power durability strength style look version model type category country planet available ever'
  ).split(' '),
);

/** Said of something else or in passing: `even on the longest day`. A superlative of what the source speaks of, or of nothing, is the product's. */
function isLoosely(facts: Facts, { kind, isLoose, after }: Mention): boolean {
  if (!isLoose || kind !== 'superlative') return isLoose;
  // `the heaviest thing about laundry day`
  if (/^(?:thing|bit|part|moment)$/.test(after[0] ?? '')) return true;
  return !after.slice(0, 2).some((word) => praised.has(word) || facts.words.has(word));
}

/** `pine blocks`: before what the title names, a word that is a material too is one. */
function isOfGoods(facts: Facts, { kind, after }: Mention): boolean {
  return kind === 'material' && facts.words.get(after[0] ?? '')?.field === 'title';
}

/** What a text claims, in its order. */
export function findClaims(text: string): Claim[] {
  return findMentions(scanText(text)).flatMap(({ kind, start, end, isWeak, isPassing, isLoose }) =>
    isWeak || isPassing || isLoose ? [] : [{ text: text.slice(start, end), start, end, kind }],
  );
}

/**
 * Checks each claim of a text. Supported: the source says the same, in any unit or spelling, or something more specific. Contradicted:
 * the source says otherwise of the same thing. Unsupported: the source does not say it. Kind `statement` marks a sentence most of whose
 * words the source never uses, `unread` one in which no rule reads anything and that the source does not hold word for word, `partly`
 * such a one in which rules read a part; they are hints and never contradicted.
 */
export function checkClaims(facts: Facts, text: string): CheckedClaim[] {
  const scan = scanText(text);
  const mentions = findMentions(scan).filter(
    (mention) => (!mention.isWeak || isOfGoods(facts, mention)) && !isBrandName(facts.brand, mention),
  );
  const judged = mentions.map((mention) => ({ mention, ...judge(facts, mention) }));
  const said = supportedBySentence(judged);
  const unsure = new Set<number>();
  const bySentence = new Map<number, Mention[]>();
  for (const mention of mentions) {
    const beside = bySentence.get(mention.sentence) ?? [];
    if (beside.length < mostBeside) bySentence.set(mention.sentence, [...beside, mention]);
  }
  const polarity = findPolarity(facts, scan);
  const claims = judged.flatMap(({ mention, verdict, by, words }): CheckedClaim[] => {
    const { kind, start, end } = mention;
    if (mention.isPassing && verdict === 'supported') return [];
    const isSaid = () => isLoosely(facts, mention) || isFigure(facts, scan, mention);
    if (verdict === 'unsupported' && isSaid()) return [];
    const derivation =
      verdict === 'supported' ? null : deriveFigure(facts, scan, mention, bySentence.get(mention.sentence) ?? []);
    if (derivation === 'stated' || (verdict === 'unsupported' && isOtherName(facts, mention))) {
      unsure.add(mention.sentence);
      return [];
    }
    const claim = { text: text.slice(start, end), start, end, kind };
    const title = findConflict(facts, mention, { verdict, by });
    if (title.length > 0)
      return [
        { ...claim, verdict: 'unsupported', evidence: evidenceOf([...by.slice(0, 1), ...title]), isConflict: true },
      ];
    const isTurned =
      verdict === 'contradicted' && by.length > 0 && by.every((fact) => fact.isNegated !== mention.isNegated);
    // The source may deny the very words and have something like it all the same: no added sugar, but sugars of its own.
    const isDeniedAlike = mention.isNegated && polarity.agreed.some((span) => areOverlapping(mention, span));
    if (verdict === 'contradicted' && derivation)
      return [{ ...claim, verdict: 'unsupported', evidence: evidenceOf(by) }];
    if (isTurned && (isDeniedAlike || isPolarityUnclear(scan, mention))) return [];
    const rest = verdict === 'contradicted' ? by.filter((fact) => !isSaidBeside(said, mention, fact)) : by;
    if (verdict === 'contradicted' && rest.length === 0 && !words)
      return isSaid() ? [] : [{ ...claim, verdict: 'unsupported', evidence: [] }];
    return [{ ...claim, verdict, evidence: words ?? evidenceOf(rest) }];
  });
  const unsupportedClaim =
    (kind: ClaimKind) =>
    ({ start, end }: { start: number; end: number }): CheckedClaim => ({
      text: text.slice(start, end),
      start,
      end,
      kind,
      verdict: 'unsupported',
      evidence: [],
    });
  const things = findThings(facts, scan, mentions).map(unsupportedClaim('feature'));
  const opposed = polarity.opposed.filter(
    (span) =>
      !claims.some((claim) => claim.verdict === 'contradicted' && areOverlapping(claim, span)) &&
      (span.isClear || !isPolarityUnclear(scan, { ...span, isNegated: false })),
  );
  const isOpposed = (span: Span) => opposed.some((other) => areOverlapping(span, other));
  const opposites = opposed.map(({ by, isSure, start, end }) => ({
    ...unsupportedClaim('feature')({ start, end }),
    ...(isSure ? { verdict: 'contradicted' as const } : {}),
    evidence: [by],
  }));
  // A sentence in which something is stated needs no hint of its own.
  const beyond = [...things.filter((claim) => !isOpposed(claim)), ...opposites];
  // `unlined` is no feature the source lacks where it says that there is no lining.
  const isAgreed = (claim: CheckedClaim) =>
    claim.verdict === 'unsupported' &&
    polarity.agreed.some(({ start, end }) => start <= claim.start && claim.end <= end);
  const judgedOtherwise = [...claims, ...beyond].filter((claim) => !isAgreed(claim));
  const agreed = polarity.agreed
    .filter((span) => !judgedOtherwise.some((claim) => areOverlapping(claim, span)))
    .map(({ by, ...span }) => ({
      ...unsupportedClaim('feature')(span),
      verdict: 'supported' as const,
      evidence: [by],
    }));
  const statements = findStatements(facts, scan, mentions)
    .filter((span) => ![...beyond, ...agreed].some((claim) => areOverlapping(claim, span)))
    .map(unsupportedClaim('statement'));
  const all = [
    ...claims.filter((claim) => claim.verdict === 'contradicted' || !(isOpposed(claim) || isAgreed(claim))),
    ...beyond,
    ...agreed,
    ...statements,
  ];
  const unread = findUnread(facts, scan, all, unsure).map((sentence) => unsupportedClaim(sentence.kind)(sentence));
  return [...all, ...unread].sort((a, b) => a.start - b.start || b.end - a.end);
}
