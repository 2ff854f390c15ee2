// Where the phrase of a noun begins, without knowing any grammar: behind the next small word, sign or number.

import { stemOf } from '#domain/text/word-forms.ts';
import { type Scan, tokenAt } from '../tokens/tokens.ts';

export type Place = { from: number; next: number };

/** What ends a phrase backwards. */
const limits = new Set(
  (
    'and or with for that which who to from in on at by is are was be has have had can so when while where if plus of you your as not but into onto through than about over under between up it its we they this these those will ' +
    'no any every each my our their his her a an the behind beside out off just also then even anyone everyone nobody somebody someone he she one'
  ).split(' '),
);

/** What comes before a noun, where it is one and no verb. */
const opening = new Set(
  'a an the its this these two three four five six one with has features includes of and or plus into onto in on by for from'.split(
    ' ',
  ),
);
const joining = new Set(['and', 'or', 'with', 'for']);
const objects = new Set('it the your in up out a'.split(' '));

function isModifier(scan: Scan, at: number, clause: number): boolean {
  const token = tokenAt(scan, at);
  if (token.clause !== clause) return false;
  return token.key === '-' ? token.isGlued : token.type === 'word' && !limits.has(token.key);
}

/** The phrase whose last word is here; null where the word is a verb or goes on with a hyphen. */
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
