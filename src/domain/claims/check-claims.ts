// Checks a text against a product's facts: which of its claims the source supports, contradicts, or says nothing about.
import { checkMentions } from './check-mentions.ts';
import type { CheckedClaim } from './checked-claim.ts';
import { type Facts, isBrandName } from './facts.ts';
import { findStatements, findUnread } from './judging/statements.ts';
import { findUnknownParts } from './judging/unknown-parts.ts';
import type { Mention } from './mention.ts';
import { findPolarity } from './polarity/find-polarity.ts';
import { findTurned } from './polarity/turned-sentences.ts';
import { isPolarityUnclear } from './polarity/unclear.ts';
import { findMentions } from './reading/find-mentions.ts';
import { sentencesOf } from './tokens/sentences.ts';
import { scanText } from './tokens/tokens.ts';

type Span = { start: number; end: number };

const areOverlapping = (one: Span, other: Span) => one.start < other.end && other.start < one.end;

/** `pine blocks`: before what the title names, a word that is a material too is one. */
const isOfGoods = (facts: Facts, { kind, after }: Mention): boolean =>
  kind === 'material' && facts.words.get(after[0] ?? '')?.field === 'title';

/**
 * Checks each claim of a text. Supported: the source says the same, in any unit or spelling, or something more specific. Contradicted:
 * the source says otherwise of the same thing. Unsupported: the source does not say it. Kind `statement` marks a sentence most of whose
 * words the source never uses, `unread` one in which no rule reads anything and that the source does not hold word for word, `partly`
 * such a one in which rules read a part; they are hints and never contradicted.
 */
export function checkClaims(facts: Facts, text: string): CheckedClaim[] {
  const scan = scanText(text);
  const claimOf = ({ start, end }: Span, given: Partial<CheckedClaim>): CheckedClaim => ({
    text: text.slice(start, end),
    start,
    end,
    kind: 'feature',
    verdict: 'unsupported',
    evidence: [],
    ...given,
  });
  const mentions = findMentions(scan).filter(
    (mention) => (!mention.isWeak || isOfGoods(facts, mention)) && !isBrandName(facts.brand, mention),
  );
  const polarity = findPolarity(facts, scan);
  const { claims, unsure } = checkMentions(facts, scan, mentions, polarity.agreed);
  const opposed = polarity.opposed.filter(
    (span) =>
      !claims.some((claim) => claim.verdict === 'contradicted' && areOverlapping(claim, span)) &&
      (span.isClear || !isPolarityUnclear(scan, { ...span, isNegated: false })),
  );
  const turned = sentencesOf(scan).flatMap((sentence) => {
    const by = findTurned(facts.plainSentences, sentence);
    const isKnown = [...opposed, ...claims.filter(({ verdict }) => verdict === 'contradicted')].some((span) =>
      areOverlapping(span, sentence),
    );
    return by === null || isKnown ? [] : [{ start: sentence.start, end: sentence.end, by, isSure: true }];
  });
  const against = [...opposed, ...turned];
  const isOpposed = (span: Span) => against.some((other) => areOverlapping(span, other));
  // `unlined` is no feature the source lacks where it says that there is no lining.
  const isAgreed = (claim: CheckedClaim) =>
    claim.verdict === 'unsupported' &&
    !claim.isConflict &&
    polarity.agreed.some(({ start, end }) => start <= claim.start && claim.end <= end);
  const read = [
    ...claims.filter(
      (claim) => claim.verdict === 'contradicted' || claim.isConflict || !(isOpposed(claim) || isAgreed(claim)),
    ),
    ...findUnknownParts(facts, scan, mentions).flatMap((span) => (isOpposed(span) ? [] : [claimOf(span, {})])),
    ...against.map(({ by, isSure, start, end }) =>
      claimOf({ start, end }, { verdict: isSure ? 'contradicted' : 'unsupported', evidence: [by] }),
    ),
  ];
  const agreed = polarity.agreed
    .filter((span) => !read.some((claim) => areOverlapping(claim, span)))
    .map(({ by, ...span }) => claimOf(span, { verdict: 'supported', evidence: [by] }));
  const all = [...read, ...agreed];
  // A sentence in which something is stated needs no hint of its own.
  const statements = findStatements(facts, scan, mentions)
    .filter((span) => !all.some((claim) => areOverlapping(claim, span)))
    .map((span) => claimOf(span, { kind: 'statement' }));
  const unread = findUnread(facts, scan, [...all, ...statements], unsure);
  return [...all, ...statements, ...unread.map((sentence) => claimOf(sentence, { kind: sentence.kind }))].sort(
    (a, b) => a.start - b.start || b.end - a.end,
  );
}
