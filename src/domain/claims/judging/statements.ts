// Sentences that say something no word list knows: most of their words never occur in the source.
import type { Facts } from '../facts.ts';
import type { Mention } from '../mention.ts';
import { type Sentence, sentenceKey, sentencesOf } from '../tokens/sentences.ts';
import { type Scan, stemOf, type Token } from '../tokens/tokens.ts';

const plain = new Set(
  'a an the and or but of to in on at by for from with without as is are be was it its this that these those your you we our so can will not no all any more most also into up out over which when while if than then has have had do does get make use one each every they them their what who how very just only both such per about after before between during through under again easily simply perfect great'.split(
    ' ',
  ),
);
const leastWords = 3;
const newShare = 0.6;

const meaningOf = (tokens: readonly Token[]) => tokens.filter(({ type, key }) => type === 'word' && !plain.has(key));

/** Sentences with at least three words that mean something, 60% of them new, and no claim of another kind in them. */
export function findStatements(facts: Facts, scan: Scan, mentions: readonly Mention[]): Sentence[] {
  const claimed = new Set(mentions.map(({ sentence }) => sentence));
  return sentencesOf(scan).filter(({ tokens }) => {
    if (claimed.has(tokens[0]?.sentence ?? -1)) return false;
    const words = meaningOf(tokens);
    const fresh = words.filter(({ key }) => !facts.words.has(stemOf(key))).length;
    return words.length >= leastWords && fresh >= words.length * newShare;
  });
}

/**
 * Sentences that say something and in which nothing was read, `claims` being what was: nobody looked whether they are true. What stands
 * in the source word for word is; questions state nothing.
 */
export function findUnread(facts: Facts, scan: Scan, claims: readonly { start: number; end: number }[]): Sentence[] {
  const places = claims.toSorted((a, b) => a.start - b.start);
  let next = 0;
  return sentencesOf(scan).filter(({ start, end, tokens }) => {
    while ((places[next]?.end ?? Number.POSITIVE_INFINITY) <= start) next += 1;
    const isRead = (places[next]?.start ?? Number.POSITIVE_INFINITY) < end;
    if (isRead || meaningOf(tokens).length < leastWords || tokens.at(-1)?.key === '?') return false;
    return !facts.sentences.has(sentenceKey(tokens));
  });
}
