// What a product fits: `compatible with iPhone 5 and 5s`, `for Samsung Galaxy S 5 cell phones`, and platforms named anywhere.

import { stemOf } from '#domain/text/word-forms.ts';
import { isDenied, type Mention, mentionOf } from '../mention.ts';
import { lookUp, matchPhrase, readRows } from '../tokens/lexicon.ts';
import { readNumeral } from '../tokens/numerals.ts';
import { type Scan, tokenAt } from '../tokens/tokens.ts';
import { isUnitWord } from '../tokens/units.ts';
import data from './platforms.json' with { type: 'json' };

const platforms = readRows([{ phrases: data.platforms }]);
const phrases =
  'compatible with|works with|work with|designed for use with|for use with|intended for use with|pairs with|compatibility with|connects to|integrates with|designed to fit|made to fit';
const openings = new Map<string, string[][]>();
for (const phrase of phrases.split('|')) {
  const words = phrase.split(' ');
  const first = words[0] ?? '';
  openings.set(first, [...(openings.get(first) ?? []), words]);
}

const stops = new Set(
  'that which to so for when while is are as in on at by from has have including plus you using featuring if of this these via who it without with'.split(
    ' ',
  ),
);
/** Words that name a kind of thing and no make. */
const plain = new Set(
  'most select all many some other any the a an your and or device model vehicle phone cell smartphone tablet laptop computer system series later newer earlier up more camera tv television printer console notebook desktop player car truck product compatible various similar standard brand item accessory digital mobile electronic only best both'.split(
    ' ',
  ),
);

function isNameLike(scan: Scan, at: number, isShouted: boolean): boolean {
  const token = tokenAt(scan, at);
  const isCapital = /\p{Lu}/u.test(scan.source.slice(token.start, token.end));
  return (isCapital && !isShouted) || lookUp(platforms, scan, at) !== null;
}

/** Whether capitals say nothing because all letters around are capitals. */
function isShouting(scan: Scan, at: number): boolean {
  const from = tokenAt(scan, Math.max(0, at - 6)).start;
  const around = scan.source.slice(Math.max(0, from), tokenAt(scan, at).end + 60);
  return !/\p{Ll}/u.test(around);
}

/** The devices a phrase opens. The tokens it covers are read again by the readers of numbers and names. */
export function readCompatibility(scan: Scan, at: number): Mention[] {
  const opening = openings.get(tokenAt(scan, at).key)?.find((words) => matchPhrase(scan, at, words) > 0);
  if (!opening) return readPlatform(scan, at);
  const start = matchPhrase(scan, at, opening);
  const { sentence } = tokenAt(scan, at);
  const isShouted = isShouting(scan, at);
  const isNegated = isDenied(scan, at, start);
  const mentions: Mention[] = [];
  let words: string[] = [];
  let from = start;
  let hasName = false;
  let next = start;
  const close = () => {
    if (words.length > 0) {
      const value = { type: 'names', words, isSure: !hasName } as const;
      mentions.push({ ...mentionOf(scan, from, next, 'compatibility', value), isNegated });
    }
    words = [];
    hasName = false;
  };
  let place = start;
  for (let seen = 0; seen < 24 && mentions.length < 12; seen += 1, place += 1) {
    const token = tokenAt(scan, place);
    if (token.type === 'end' || token.sentence !== sentence || stops.has(token.key)) break;
    const isJoint =
      token.key === ',' || token.key === 'and' || token.key === 'or' || token.key === '/' || token.key === '&';
    // `24 hrs. Weighs 2 lb`: a capital after a full stop opens another sentence.
    const isStop =
      token.key === '.' && /\p{Lu}/u.test(scan.source.charAt(tokenAt(scan, place + 1).start)) && !isShouted;
    if (isStop && !tokenAt(scan, place + 1).isGlued) break;
    if (isJoint) close();
    else if (token.type === 'sign' && token.key !== '-' && token.key !== '.' && token.key !== '+') break;
    else if (token.type === 'sign' && tokenAt(scan, place + 1).clause !== token.clause && token.key === '-') break;
    else if (token.type === 'word' && token.key.length > 1 && (scan.chunkEnds.get(place) ?? place + 1) === place + 1) {
      const stem = stemOf(token.key);
      // Numbers and their units are claims of their own.
      if (readNumeral(scan, place) || (isUnitWord(token.key) && readsNumber(scan, place))) continue;
      const isName = isNameLike(scan, place, isShouted);
      if (plain.has(stem) && !isName) continue;
      if (words.length === 0) from = place;
      if (isName) hasName = true;
      if (words.length < 5) {
        words.push(stem);
        next = place + 1;
      }
    }
  }
  close();
  return mentions;
}

/** Whether a number comes right before, as before a unit. */
function readsNumber(scan: Scan, at: number): boolean {
  const before = tokenAt(scan, at - 1).key === '-' ? at - 2 : at - 1;
  return readNumeral(scan, before) !== null;
}

function readPlatform(scan: Scan, at: number): Mention[] {
  const found = lookUp(platforms, scan, at);
  if (!found) return [];
  const raw = scan.source.slice(tokenAt(scan, at).start, tokenAt(scan, at).end);
  // `windows`, `apple`, `brother` and the like are names only with a capital.
  if (raw === raw.toLowerCase() && raw.length > 1 && !/^(?:ios|alexa|iphone|ipad|android)$/.test(raw)) return [];
  const words = found.entry.words.filter((word) => !/\d/.test(word)).map(stemOf);
  if (words.length === 0) return [];
  const value = { type: 'names', words, isSure: false } as const;
  const isNegated = isDenied(scan, at, found.next);
  return [{ ...mentionOf(scan, at, found.next, 'compatibility', value), isNegated, isPassing: true }];
}
