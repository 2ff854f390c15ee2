// Sentences that say something no word list knows: most of their words never occur in the source.

import { stemOf } from '#domain/text/word-forms.ts';
import type { Facts } from '../facts.ts';
import type { Mention } from '../mention.ts';
import { type Sentence, sentenceKey, sentencesOf } from '../tokens/sentences.ts';
import type { Scan, Token } from '../tokens/tokens.ts';
import { isKnown } from './parts.ts';

const plain = new Set(
  'a an the and or but of to in on at by for from with without as is are be was it its this that these those your you we our so can will not no all any more most also into up out over which when while if than then has have had do does get make use one each every they them their what who how very just only both such per about after before between during through under again easily simply perfect great'.split(
    ' ',
  ),
);
/** Words that say nothing of a product by themselves: what they go with is looked up. */
const bare = new Set(
  'must should may would could might shall need needs want wants let lets come comes came take takes contain contains hold holds give gives reach reaches bring brings offer offers include includes feature features measure measures work works keep keeps kept stay stays run runs fit fits sold made meant means turn turns put go goes going set sets high wide tall deep long thick big small other others another enough too together even still once always never none nothing both every several many much like away around behind above below inside outside onto off down until where because though while him her there here now well new good best same own either neither nor'.split(
    ' ',
  ),
);
const isBare = ({ key }: Token) => bare.has(key) || (key.length > 5 && key.endsWith('ly'));
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

type Span = { start: number; end: number };

/**
 * Sentences that say something the source does not hold word for word, and of which rules read nothing (`unread`), or a part while a word
 * of the rest is nowhere in the source (`partly`), `claims` being what was read. Questions state nothing. A sentence of `unsure` has a
 * figure no rule can check, so it is never silently fine.
 */
export function findUnread(
  facts: Facts,
  scan: Scan,
  claims: readonly Span[],
  unsure: ReadonlySet<number>,
): (Sentence & { kind: 'unread' | 'partly' })[] {
  const places = claims.toSorted((a, b) => a.start - b.start);
  let first = 0;
  return sentencesOf(scan).flatMap((sentence): (Sentence & { kind: 'unread' | 'partly' })[] => {
    const { start, end: close, tokens } = sentence;
    while ((places[first]?.end ?? Number.POSITIVE_INFINITY) <= start) first += 1;
    const read: Span[] = [];
    for (let next = first; (places[next]?.start ?? Number.POSITIVE_INFINITY) < close; next += 1)
      read.push(places[next] as Span);
    const words = meaningOf(tokens);
    const kind = read.length === 0 ? 'unread' : 'partly';
    if (unsure.has(tokens[0]?.sentence ?? -1)) return [{ ...sentence, kind }];
    if (words.length < leastWords || tokens.at(-1)?.key === '?' || facts.sentences.has(sentenceKey(tokens))) return [];
    let [span, end] = [0, -1];
    const left = words.filter((token) => {
      for (; (read[span]?.start ?? Number.POSITIVE_INFINITY) < token.end; span += 1)
        end = Math.max(end, read[span]?.end ?? -1);
      return end <= token.start;
    });
    if (left.length === 0) return [];
    if (kind === 'unread') return [{ ...sentence, kind }];
    // What is left says nothing new where the source has its words.
    const isNew = (token: Token) => !isBare(token) && !isKnown(facts, stemOf(token.key));
    return left.some(isNew) ? [{ ...sentence, kind }] : [];
  });
}
