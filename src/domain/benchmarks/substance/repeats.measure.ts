// What is said again, in another part or further on: sentences of which more than half, three words at a time, was read before, and in a title a
// phrase that comes twice.

import { phrasesSaidTwice } from '#domain/text/said-twice.ts';
import { contentWords } from '#domain/text/words.ts';
import { foundLimit, nouns } from '../finding.ts';
import { defineMeasure, kept, type Measured, quoteShort } from './define-measure.ts';
import type { ListingReading } from './read-listing.ts';
import type { Sentence } from './sentences.ts';
import { isValue } from './values.ts';

/** A short fact may come again; beyond this share it is padding, at four times of it all points are lost. */
const allowed = 0.12;
const worst = 4 * allowed;

const repeating = ['bullets', 'description'] as const;
type Repeats = {
  all: number;
  again: number;
  found: string[];
  /** Sentences that repeat their own part; what stands in two parts is read twice, and known to whom reads on. */
  within: Set<Sentence>;
};

/** Bullet points are read first, so that it is the description that repeats them. */
function readRepeats({ sentences }: ListingReading): Readonly<Record<(typeof repeating)[number], Repeats>> {
  const ids = new Map<string, number>();
  const idOf = (word: string): number => {
    const id = ids.get(word) ?? ids.size;
    ids.set(word, id);
    return id;
  };
  const seen = new Set<number>();
  const none = (): Repeats => ({ all: 0, again: 0, found: [], within: new Set() });
  const repeats = { bullets: none(), description: none() };
  for (const part of repeating) {
    const of = repeats[part];
    const ownSeen = new Set<number>();
    for (const sentence of sentences[part]) {
      const words = sentence.words.map(idOf);
      const fresh: number[] = [];
      const own: number[] = [];
      for (let at = 2; at < words.length; at += 1) {
        const key = ((words[at - 2] ?? 0) * 8_192 + (words[at - 1] ?? 0)) * 8_192 + (words[at] ?? 0);
        if (!seen.has(key)) fresh.push(key);
        if (!ownSeen.has(key)) own.push(key);
      }
      // What one sentence holds twice is said once.
      for (const key of fresh) seen.add(key);
      for (const key of own) ownSeen.add(key);
      const total = Math.max(0, words.length - 2);
      of.all += total;
      if (fresh.length >= total / 2) continue;
      of.again += total;
      of.found.push(quoteShort(sentence.text));
      if (own.length < total / 2) of.within.add(sentence);
    }
  }
  return repeats;
}

/** Read by several rules of one listing. */
const known = new WeakMap<ListingReading, ReturnType<typeof readRepeats>>();
export function findRepeats(reading: ListingReading) {
  const found = known.get(reading) ?? readRepeats(reading);
  known.set(reading, found);
  return found;
}

/** A title is one text of three. */
const ofTitle = 1 / 3;

/** Phrases that come twice in the title, but for a color or a material, which is of two things: `Stainless Steel Tub - Stainless Steel`. */
const phrasesTwiceInTitle = ({ texts }: ListingReading): string[] =>
  texts.title.flatMap(phrasesSaidTwice).filter((phrase) => !contentWords(phrase).every(isValue));

function measureTitle(reading: ListingReading): Measured | null {
  if (reading.words.title.length === 0) return null;
  const found = phrasesTwiceInTitle(reading);
  if (found.length === 0) return kept('Title repeats nothing');
  return {
    share: 1,
    message: 'Title says the same thing more than once',
    fix: 'Say each thing once.',
    found: [...new Set(found)].map(quoteShort).slice(0, foundLimit),
  };
}

export const repeatsMeasure = defineMeasure({
  name: 'repeats',
  label: 'No repetition',
  words: 'no repetition',
  points: { title: 5, bullets: 5, description: 5, substance: 6 },
  planFix: (attribute) => {
    if (attribute === 'bullets') return null;
    if (attribute === 'title')
      return { part: 'title', does: 'Removes a phrase of the title that follows itself word for word.' };
    return {
      part: 'description',
      does: 'Removes sentences of the description that repeat an earlier sentence word for word, and those that repeat a bullet point if the description stays long enough.',
    };
  },
  measure: (reading, attribute) => {
    if (attribute === 'title') return measureTitle(reading);
    const parts = repeating.filter((part) => attribute === 'substance' || attribute === part);
    if (parts.every((part) => reading.words[part].length === 0)) return null;
    const found = parts.map((part) => findRepeats(reading)[part]);
    const all = found.reduce((sum, each) => sum + each.all, 0);
    const inTitle = attribute === 'substance' ? phrasesTwiceInTitle(reading) : [];
    const share = all === 0 ? 0 : found.reduce((sum, each) => sum + each.again, 0) / all;
    const { noun, verb } = attribute === 'substance' ? { noun: 'Text', verb: 'is' } : nouns[attribute];
    if (share <= allowed && inTitle.length === 0)
      return kept(`${noun} ${verb === 'is' ? 'repeats' : 'repeat'} nothing`);
    return {
      share: Math.max(inTitle.length > 0 ? ofTitle : 0, Math.min(1, (share - allowed) / (worst - allowed))),
      message: `${noun} ${verb === 'is' ? 'says' : 'say'} the same thing more than once`,
      fix: 'Say each thing once, where it matters most.',
      found: [...new Set([...inTitle, ...found.flatMap((each) => each.found)])].slice(0, foundLimit),
    };
  },
});
