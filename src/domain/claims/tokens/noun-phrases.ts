// Where noun phrases begin and end, without knowing any grammar: at the next small word, sign or number.
import { readNumeral } from './numerals.ts';
import { type Scan, stemOf, tokenAt } from './tokens.ts';

export type Place = { from: number; next: number };
export type Phrase = Place & { words: string[] };

const leading = new Set('a an the its all your matching own'.split(' '));
const ends = new Set(
  (
    'and or with for that which who to from in on at by is are was be has have had can so when while where if plus of you your as not but into onto through than about over under between up it its we they this these those will ' +
    'no any every each my our their his her'
  ).split(' '),
);
/** Backwards articles end a phrase too, and what joins sentences. */
const limits = new Set([
  ...ends,
  ...'a an the behind beside out off just also then even anyone everyone nobody somebody someone he she one'.split(' '),
]);
const longest = 4;

/** The phrase of one to four words that begins here, its articles and numerals left out; null where none does. */
export function readPhrase(scan: Scan, at: number): Phrase | null {
  const { clause } = tokenAt(scan, at);
  let from = at;
  while (from < at + 3 && tokenAt(scan, from).clause === clause) {
    const numeral = readNumeral(scan, from);
    if (numeral) from = numeral.next;
    else if (leading.has(tokenAt(scan, from).key)) from += 1;
    else break;
  }
  const words: string[] = [];
  let next = from;
  for (; words.length <= longest; next += 1) {
    const token = tokenAt(scan, next);
    if (token.clause !== clause || ends.has(token.key)) break;
    if (token.key === '-' && token.isGlued) continue;
    if (token.type !== 'word') break;
    words.push(stemOf(token.key));
  }
  return words.length === 0 || words.length > longest ? null : { from, next, words };
}

/** What stands before a noun, where it is one and no verb. */
const opening = new Set(
  'a an the its this these two three four five six one with has features includes of and or plus into onto in on by for from'.split(
    ' ',
  ),
);
const joining = new Set(['and', 'or', 'with', 'for']);
const objects = new Set('it the your in up out a'.split(' '));

/** The phrase whose last word stands here; null where the word is a verb or goes on with a hyphen. */
export function phraseAround(scan: Scan, at: number): Place | null {
  const { clause, key } = tokenAt(scan, at);
  const after = tokenAt(scan, at + 1);
  if (after.key === '-' && after.isGlued) return null;
  let from = at;
  while (from > at - 3 && isModifier(scan, from - 1, clause)) from -= 1;
  const opener = tokenAt(scan, from - 1);
  while (tokenAt(scan, from).key === '-') from += 1;
  const isPlural = stemOf(key) !== key;
  const isFirst = opener.clause !== clause;
  const isLed = !isFirst && (opening.has(opener.key) || opener.type === 'number');
  if (!isLed && !(isFirst && (isPlural || from < at))) return null;
  // `dial in the fit`, `and scoop it`
  if (!isPlural && from === at && joining.has(opener.key) && objects.has(after.key)) return null;
  return { from, next: at + 1 };
}

function isModifier(scan: Scan, at: number, clause: number): boolean {
  const token = tokenAt(scan, at);
  if (token.clause !== clause) return false;
  return token.key === '-' ? token.isGlued : token.type === 'word' && !limits.has(token.key);
}
