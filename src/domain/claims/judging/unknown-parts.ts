// Parts a text gives a product and the source never names: `drop the leaves into the tea infuser`, `with a lid`. A part is known by the word, by its root,
// by a plain synonym or by the words it is made of.

import { stemOf } from '#domain/text/word-forms.ts';
import { mostOfSort } from '../fact-index.ts';
import type { Facts } from '../facts.ts';
import type { Mention } from '../mention.ts';
import { isGiven } from '../polarity/possession.ts';
import { comparisonAt, findComparisons } from '../reading/comparisons.ts';
import { type Scan, tokenAt } from '../tokens/tokens.ts';
import { isKnown, isPart } from './parts.ts';
import { type Place, phraseAround } from './phrases.ts';

type Span = { start: number; end: number };

/** `compression sack` where the source has a sack: a noun before it that the source has no word of makes it another. */
function isOtherKind(facts: Facts, scan: Scan, at: number): boolean {
  const before = tokenAt(scan, at - 1);
  if (before.type !== 'word' || before.clause !== tokenAt(scan, at).clause) return false;
  const stem = stemOf(before.key);
  // `the Barlow lens`
  const isName = tokenAt(scan, at - 2).key === 'the' && /\p{Lu}/u.test(scan.source.charAt(before.start));
  const isNoun = isName || isPart(stem) || /(?:tion|sion|ment)$/.test(before.key);
  return isNoun && !isKnown(facts, stem);
}

function hasKnown(facts: Facts, scan: Scan, from: number, next: number): boolean {
  for (let at = from; at < next; at += 1) if (isKnown(facts, stemOf(tokenAt(scan, at).key))) return true;
  return false;
}

/** A part named here that the source does not know, with what comes before it. */
function readPart(facts: Facts, scan: Scan, at: number): Place | null {
  const stem = stemOf(tokenAt(scan, at).key);
  if (!isPart(stem)) return null;
  const isOther = isOtherKind(facts, scan, at);
  if (isKnown(facts, stem) && !isOther) return null;
  const phrase = phraseAround(scan, at);
  if (!phrase || isOther) return phrase;
  // `a pulse button` of what pulses: with a word the source knows, a part follows from it.
  // `the coziest seat in the house` is none of it, and `single-motor` is a count.
  const { key } = tokenAt(scan, phrase.from);
  const isNoThing = key.endsWith('est') || /^(?:single|dual|double|twin|triple|quad)$/.test(key);
  return !isNoThing && isGiven(scan, phrase.from, at) && !hasKnown(facts, scan, phrase.from, at) ? phrase : null;
}

const belonging = new Set('your my our his her their every any other another most many some whose no'.split(' '));
const denying = new Set(
  "no not never without instead forget skip leave lose ditch goodbye than unlike replace replaces nor neither hardly beyond like don't won't doesn't isn't can't need needs".split(
    ' ',
  ),
);

/** Whether what a place names is another's, or absent, or asked for. */
function isElsewhere(scan: Scan, { from, next }: Place): boolean {
  const { clause, sentence } = tokenAt(scan, from);
  for (let place = from - 1; place >= from - 6 && tokenAt(scan, place).sentence === sentence; place -= 1) {
    const word = tokenAt(scan, place);
    if (word.clause !== clause && place < from - 2) break;
    if (denying.has(word.key) || (place === from - 1 && belonging.has(word.key))) return true;
  }
  // `the gentleman's umbrella` is the gentleman's.
  for (let place = from - 1; place < next - 1; place += 1) {
    const word = tokenAt(scan, place);
    if (word.type === 'word' && /['’]s?$/.test(scan.source.slice(word.start, word.end))) return true;
  }
  return /^(?:of|you|we|they|i)$/.test(tokenAt(scan, next).key);
}

/** The parts a text gives a product that the source does not know, as places. */
export function findUnknownParts(facts: Facts, scan: Scan, mentions: readonly Mention[]): Span[] {
  const found: Place[] = [];
  for (let at = 0; at < scan.tokens.length && found.length < mostOfSort; at += 1) {
    const read = tokenAt(scan, at).type === 'word' ? readPart(facts, scan, at) : null;
    if (read && !isElsewhere(scan, read)) found.push(read);
  }
  if (found.length === 0) return [];
  const questions = new Set(scan.tokens.flatMap(({ key, sentence }) => (key === '?' ? [sentence] : [])));
  const comparisons = findComparisons(scan);
  return found.flatMap(({ from, next }) => {
    const first = tokenAt(scan, from);
    const span = { start: first.start, end: tokenAt(scan, next - 1).end };
    if (questions.has(first.sentence) || comparisonAt(comparisons, span.start, span.end) !== null) return [];
    return mentions.some(({ start, end, isWeak }) => !isWeak && start < span.end && end > span.start) ? [] : [span];
  });
}
