// What comes with a product or must be had for it: `batteries included`, `memory card sold separately`, `comes with a case`.

import { stemOf } from '#domain/text/word-forms.ts';
import { mentionOf, type Read } from '../mention.ts';
import { readNumeral } from '../tokens/numerals.ts';
import { type Scan, tokenAt } from '../tokens/tokens.ts';

const determiners = new Set('the a an with of and its two three four this these your all'.split(' '));

/** `batteries included`, `the included cable`, `memory card sold separately`, `tools not required`. Named by the thing's head. */
export function readIncluded(scan: Scan, at: number): Read | null {
  const token = tokenAt(scan, at);
  // `supplied in a pump bottle`
  const isHow = token.key === 'supplied' && /^(?:in|as|by|singly|ready|loose|flat)$/.test(tokenAt(scan, at + 1).key);
  const isIncluded = !isHow && /^(?:included|required|supplied)$/.test(token.key);
  const isApart = token.key === 'sold' && tokenAt(scan, at + 1).key === 'separately';
  if (!isIncluded && !isApart) return null;
  const next = isApart ? at + 2 : at + 1;
  let thing = '';
  let from = at;
  let until = next;
  let isNegated = isApart;
  for (let place = at - 1; place >= 0 && place >= at - 8 && thing === ''; place -= 1) {
    const word = tokenAt(scan, place);
    // `batteries required, included`
    if (place === at - 1 && word.key === ',' && tokenAt(scan, place - 1).key === 'required') continue;
    // `a memory card, which is sold separately`
    if (word.key === ',' && /^(?:which|that)$/.test(tokenAt(scan, place + 1).key)) continue;
    // `Chime: sold separately`, as a table says it.
    if (word.key === ':' && place === at - 1) continue;
    if (word.sentence !== token.sentence || word.key === ',' || word.key === ';' || word.key === ':') break;
    if (place === at - 1 && (determiners.has(word.key) || readNumeral(scan, place))) break;
    if (word.key === 'not' || word.key === 'no') isNegated = true;
    else if (
      word.type === 'word' &&
      !/^(?:is|are|and|or|also|be|required|included|supplied|which|that|up|to)$/.test(word.key)
    ) {
      thing = stemOf(word.key);
      from = place;
    }
  }
  if (thing === '' && isIncluded) {
    const following = tokenAt(scan, next);
    if (following.type !== 'word' || following.clause !== token.clause) return null;
    thing = stemOf(following.key);
    until = next + 1;
  }
  if (thing === '' || thing === 'none') return null;
  // `no C-wire`, `no tools or batteries`: a denial reaches a few words.
  for (let place = from - 1; place >= from - 4 && tokenAt(scan, place).clause === token.clause; place -= 1) {
    if (/^(?:no|without|not)$/.test(tokenAt(scan, place).key)) isNegated = true;
  }
  // `Batteries included: no`, as a table says it.
  if (tokenAt(scan, at + 1).key === ':' && tokenAt(scan, at + 2).key === 'no') isNegated = true;
  const value = { type: 'included', thing, isRequired: token.key === 'required' } as const;
  return { mention: { ...mentionOf(scan, from, until, 'included', value), isNegated }, next };
}
