// Judgements of statements that rules alone could not decide: by a language model that judges, or by one that writes and names its facts. A
// judgement speaks for or against a text only with words that are in the source; code compares them, and rules keep the last word on figures, certificates and the like.
import * as z from 'zod/mini';
import { rootOf } from '#domain/text/word-forms.ts';
import type { CheckedClaim, PlacedClaim } from './checked-claim.ts';
import { isDecidedByRules, isHint, isUndecided } from './kinds.ts';
import { sentenceKey, sentencesOf } from './tokens/sentences.ts';
import { scanText, type Token } from './tokens/tokens.ts';

/**
 * `statement`: a sentence of a text, or the words of one claim in it. `quote`: the words of the source that say so, or say otherwise, and
 * `field` where they are; null where the source does not say it. `by` names who judged.
 */
export const judgementSchema = z.object({
  statement: z.string(),
  verdict: z.enum(['supported', 'contradicted', 'unsupported']),
  field: z.nullable(z.string()),
  quote: z.nullable(z.string()),
  by: z.string(),
});
export type Judgement = z.infer<typeof judgementSchema>;

const fillers = new Set(
  'a an the and or of to in on at by for from with without as is are be it its this that these your you we our not no can'.split(
    ' ',
  ),
);
const meaningful = ({ type, key }: Token) => type === 'number' || (type === 'word' && !fillers.has(key));
const rootsOf = (text: string): Set<string> =>
  new Set(
    scanText(text)
      .tokens.filter(meaningful)
      .map(({ type, key }) => (type === 'word' ? rootOf(key) : key)),
  );

/** Whether all words and figures of some words are in a text, with any endings and in any order. */
export function holdsAllWords(text: string, words: string): boolean {
  const known = rootsOf(text);
  const wanted = [...rootsOf(words)];
  return wanted.length > 0 && wanted.every((root) => known.has(root));
}

/** Whether two texts speak of one thing, as far as words show: they share one that means something, and no figure of the first is missing. */
export function isAbout(quote: string, words: string): boolean {
  const known = rootsOf(quote);
  const wanted = [...rootsOf(words)];
  const areFiguresKnown = wanted.every((root) => !/\d/.test(root) || known.has(root));
  return areFiguresKnown && wanted.some((root) => known.has(root));
}

/** The same for statements of the same words and figures. */
export const statementKey = (text: string): string => sentenceKey(scanText(text).tokens);

/** The sentences of a text a judge may be asked about: of which rules read nothing or a part, or found nothing and are not to decide for good. */
function findUndecided(text: string, claims: readonly PlacedClaim[]): string[] {
  return sentencesOf(scanText(text)).flatMap(({ start, end }) =>
    claims.some((claim) => claim.start < end && claim.end > start && isUndecided(claim))
      ? [text.slice(start, end)]
      : [],
  );
}

/** The same of a part; the claims of bullets each with its place. */
export function findUndecidedIn(content: string | readonly string[], claims: readonly PlacedClaim[]): string[] {
  if (typeof content === 'string') return findUndecided(content, claims);
  return content.flatMap((bullet, place) =>
    findUndecided(
      bullet,
      claims.filter(({ item }) => item === place),
    ),
  );
}

/** Judgements by what they are about; a later one of the same words counts. */
export function indexJudgements(judgements: readonly Judgement[]): ReadonlyMap<string, Judgement> {
  return new Map(judgements.map((judgement) => [statementKey(judgement.statement), judgement]));
}

type Judged = Pick<CheckedClaim, 'verdict' | 'evidence'> & { judgedBy: string };

function verdictOf({ verdict, field, quote, by }: Judgement): Judged {
  const evidence = field === null || quote === null ? [] : [{ field, start: 0, end: quote.length, text: quote }];
  return { verdict, evidence, judgedBy: by };
}

/** Whether the judgement of a sentence decides a claim in it: words for or against it have to speak of the claim itself. */
const decides = ({ verdict, quote }: Judgement, claim: PlacedClaim) =>
  claim.verdict === 'unsupported' &&
  claim.judgedBy === undefined &&
  (verdict === 'unsupported' || !isDecidedByRules(claim)) &&
  (verdict === 'unsupported' || isAbout(quote ?? '', claim.text));

/** The claims of one text with the judgements: what rules found supported or contradicted stays so unless its very words were judged. */
function judgeText(text: string, claims: readonly PlacedClaim[], index: ReadonlyMap<string, Judgement>): PlacedClaim[] {
  const judged = claims.map((claim): PlacedClaim => {
    const own = isHint(claim) ? undefined : index.get(statementKey(claim.text));
    return own && claim.verdict !== 'supported' ? { ...claim, ...verdictOf(own) } : claim;
  });
  return sentencesOf(scanText(text)).reduce<PlacedClaim[]>((all, { start, end, tokens }) => {
    const found = index.get(sentenceKey(tokens));
    if (!found) return all;
    const within = (claim: PlacedClaim) => claim.start < end && claim.end > start;
    const result = verdictOf(found);
    const kept = all.filter((claim) => !(within(claim) && isHint(claim)));
    const isRead = kept.some(within);
    const isOpen = kept.some((claim) => within(claim) && claim.verdict !== 'supported');
    const rest = kept.map((claim) => (within(claim) && decides(found, claim) ? { ...claim, ...result } : claim));
    // Where no rule read the sentence, or what rules read of it is all right and the sentence is not, the judgement is a claim of its own.
    if (isRead && (found.verdict === 'supported' || (isOpen && found.verdict === 'unsupported'))) return rest;
    return [...rest, { text: text.slice(start, end), start, end, kind: 'feature', ...result }];
  }, judged);
}

/** The claims of a part, of bullets each with its place, with the judgements. */
export function applyJudgements(
  content: string | readonly string[],
  claims: readonly PlacedClaim[],
  index: ReadonlyMap<string, Judgement>,
): PlacedClaim[] {
  if (index.size === 0) return [...claims];
  const sorted = (list: PlacedClaim[]) => list.sort((a, b) => a.start - b.start || b.end - a.end);
  if (typeof content === 'string') return sorted(judgeText(content, claims, index));
  return content.flatMap((bullet, item) => {
    const own = claims.filter((claim) => claim.item === item);
    return sorted(judgeText(bullet, own, index)).map((claim) => ({ ...claim, item }));
  });
}
