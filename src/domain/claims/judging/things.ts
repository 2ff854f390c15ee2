// Things a text says a product has and the source never names, whatever they are: `drop the leaves into the tea infuser`, `comes with a decanter`.
// A part is known by the word, by its root, by a plain synonym or by the words it is made of.

import { type Facts, mostOfSort } from '../facts.ts';
import type { Mention } from '../mention.ts';
import { comparisonAt, findComparisons } from '../reading/comparisons.ts';
import { type Phrase, type Place, phraseAround, readPhrase } from '../tokens/noun-phrases.ts';
import { type Scan, stemOf, type Token, tokenAt } from '../tokens/tokens.ts';
import { isElsewhere, isTold, openers, openingAt } from './having.ts';
import { isKnown } from './known-things.ts';
import { making, readMaking } from './makings.ts';
import { isAbstract, isPart, isSurePart } from './part-words.ts';
import { parts, partsToo } from './things.data.ts';

type Span = { start: number; end: number };

const abstractEndings = /(?:ness|ity|ance|ence|ship|dom|ism|hood|ment|tion|sion|ing)$/;

/** Sentences that ask. */
function findQuestions(scan: Scan): Set<number> {
  return new Set(scan.tokens.flatMap(({ key, sentence }) => (key === '?' ? [sentence] : [])));
}

/** `a carbonator adds bubbles`: the phrase ends at its part. */
function endAtPart(scan: Scan, { from, next, words }: Phrase): Phrase {
  for (let at = from; at < next - 1; at += 1) {
    const following = tokenAt(scan, at + 1);
    const stem = stemOf(tokenAt(scan, at).key);
    const isVerb = at + 2 === next && following.key.endsWith('s') && isPart(stem);
    if (!isVerb && (!isSurePart(stem) || following.key === '-' || isPart(stemOf(following.key)))) continue;
    return { from, next: at + 1, words: words.slice(0, at + 1 - from) };
  }
  return { from, next, words };
}

/** What a text says here that the product has, where the source does not know it. */
function readHad(facts: Facts, scan: Scan, at: number): Place | null {
  const read = readPhrase(scan, at);
  if (!read) return null;
  const phrase = endAtPart(scan, read);
  const head = phrase.words.at(-1) ?? '';
  if (!isHad(head) || !isWhole(scan, phrase, head)) return null;
  return phrase.words.some((word) => isKnown(facts, word)) ? null : phrase;
}

/** A part named here that the source does not know, with what stands before it. */
function readPart(facts: Facts, scan: Scan, at: number): Place | null {
  const stem = stemOf(tokenAt(scan, at).key);
  if (!isPart(stem)) return null;
  const isOther = isOtherKind(facts, scan, at);
  if (isKnown(facts, stem) && !isOther) return null;
  const phrase = phraseAround(scan, at);
  if (!phrase || isOther || isSurePart(stem)) return phrase;
  // `a pulse button` of what pulses: with a word the source knows, a part follows from it.
  // `the coziest seat in the house` is none of it, and `single-motor` is a count.
  const { key } = tokenAt(scan, phrase.from);
  const isNoThing = key.endsWith('est') || /^(?:single|dual|double|twin|triple|quad)$/.test(key);
  return !isNoThing && isTold(scan, phrase.from, at) && !hasKnown(facts, scan, phrase.from, at) ? phrase : null;
}

const formsOf = (word: string) => [word, `${word}s`, `${word}es`, word.replace(/y$/, 'ies')];
const triggers: ReadonlySet<string> = new Set([...openers, ...making, ...[...parts, ...partsToo].flatMap(formsOf)]);
/** Whether a word may tell of a thing: most words do not, and cost no more than this. */
const mayTell = (key: string) => triggers.has(key) || (key.length > 6 && /[eo]rs?$/.test(key));

/** Whether a word may be a short form in capitals. */
function isShortForm({ source }: Scan, { start, end }: Token): boolean {
  const second = source.charCodeAt(start + 1);
  return end - start >= 3 && end - start <= 5 && second >= 65 && second <= 90;
}

/** The things a text gives a product that the source does not know, as places. */
export function findThings(facts: Facts, scan: Scan, mentions: readonly Mention[]): Span[] {
  const found: Place[] = [];
  let until = 0;
  for (let at = 0; at < scan.tokens.length && found.length < mostOfSort; at += 1) {
    const token = tokenAt(scan, at);
    if (at < until || token.type !== 'word' || !(mayTell(token.key) || isShortForm(scan, token))) continue;
    const opening = openingAt(scan, at);
    const read =
      (opening > 0 ? readHad(facts, scan, opening) : null) ?? readMaking(facts, scan, at) ?? readPart(facts, scan, at);
    if (!read) continue;
    found.push(read);
    until = read.next;
  }
  if (found.length === 0) return [];
  const questions = findQuestions(scan);
  const comparisons = findComparisons(scan);
  return found.flatMap(({ from, next }) => {
    const first = tokenAt(scan, from);
    const span = { start: first.start, end: tokenAt(scan, next - 1).end };
    const isOther = questions.has(first.sentence) || comparisonAt(comparisons, span.start, span.end) !== null;
    if (isOther || isElsewhere(scan, from, next)) return [];
    return mentions.some(({ start, end, isWeak }) => !isWeak && start < span.end && end > span.start) ? [] : [span];
  });
}

/** `compression sack` where the source has a sack: a noun before it that the source has no word of makes it another. */
function isOtherKind(facts: Facts, scan: Scan, at: number): boolean {
  const before = tokenAt(scan, at - 1);
  if (before.type !== 'word' || before.clause !== tokenAt(scan, at).clause) return false;
  const stem = stemOf(before.key);
  if (facts.words.has(stem)) return false;
  // `the Barlow lens`
  const isName = tokenAt(scan, at - 2).key === 'the' && /\p{Lu}/u.test(scan.source.charAt(before.start));
  const isNoun = isName || isPart(stem) || /(?:tion|sion|ment)$/.test(before.key);
  return isNoun && !isKnown(facts, stem);
}

function hasKnown(facts: Facts, scan: Scan, from: number, next: number): boolean {
  for (let at = from; at < next; at += 1) if (isKnown(facts, stemOf(tokenAt(scan, at).key))) return true;
  return false;
}

/** `rich, dark ink`, `camera cut-out`: the phrase goes on. */
function isWhole(scan: Scan, { from, next }: { from: number; next: number }, head: string): boolean {
  const after = tokenAt(scan, next);
  if (after.key === '-' && after.isGlued) return false;
  return isPart(head) || next > from + 1 || after.key !== ',';
}

/** Whether a noun may be a thing that one has. */
const isHad = (stem: string) => stem.length > 2 && !isAbstract(stem) && (isPart(stem) || !abstractEndings.test(stem));
