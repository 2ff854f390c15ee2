// What comes with a product or must be had for it: `batteries included`, `memory card sold separately`.
import { mentionOf, type Read } from './mention.ts';
import { readNumeral } from './numerals.ts';
import { type Scan, stemOf, tokenAt } from './tokens.ts';
import { isUnitWord } from './units.ts';

const determiners = new Set('the a an with of and its two three four this these your all'.split(' '));

/** `cards up to 256 GB (not included)`: the unit is not the thing. */
const isMeasured = (scan: Scan, at: number) =>
  isUnitWord(tokenAt(scan, at).key) && tokenAt(scan, at - 1).type === 'number';

/** `batteries included`, `the included cable`, `memory card sold separately`, `tools not required`. The key is the thing's head. */
export function readIncluded(scan: Scan, at: number): Read | null {
  const token = tokenAt(scan, at);
  const isIncluded = token.key === 'included' || token.key === 'required' || token.key === 'supplied';
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
    if (word.sentence !== token.sentence || word.key === ',' || word.key === ';' || word.key === ':') break;
    if (place === at - 1 && (determiners.has(word.key) || readNumeral(scan, place))) break;
    if (word.key === 'not' || word.key === 'no') isNegated = true;
    else if (
      word.type === 'word' &&
      !/^(?:is|are|and|or|also|be|required|included|which|that|up|to)$/.test(word.key) &&
      !isMeasured(scan, place)
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
  if (thing === '') return null;
  // `no C-wire`, `no tools or batteries`: a denial reaches a few words.
  for (let place = from - 1; place >= from - 4 && tokenAt(scan, place).clause === token.clause; place -= 1) {
    if (/^(?:no|without|not)$/.test(tokenAt(scan, place).key)) isNegated = true;
  }
  // `Batteries included: no`, as a table tells it.
  if (tokenAt(scan, at + 1).key === ':' && tokenAt(scan, at + 2).key === 'no') isNegated = true;
  const verb = token.key === 'required' ? 'required' : 'included';
  const value = { type: 'key', key: `${verb} ${thing}`, parents: [] } as const;
  return { mention: { ...mentionOf(scan, from, until, 'included', value), isNegated }, next };
}
