// Where a product is made: `Made in the USA`, `Country of origin: Italy`.

import { stemOf } from '#domain/text/word-forms.ts';
import { isDenied, mentionOf, type Read } from '../mention.ts';
import { type Lexicon, lookUp, matchPhrase, readRows } from '../tokens/lexicon.ts';
import { type Scan, tokenAt } from '../tokens/tokens.ts';
import data from './countries.json' with { type: 'json' };

const countries: Lexicon = readRows([{ phrases: data.countries }]);
const originPhrases =
  'made in|manufactured in|produced in|crafted in|handmade in|handcrafted in|built in the|assembled in|designed in|imported from|product of|grown in|made by hand in|sewn in|country of origin|origin|printed in|woven in|sourced from|roasted in|brewed in|forged in'
    .split('|')
    .map((phrase) => phrase.split(' '));
const originByFirst = Map.groupBy(originPhrases, (words) => words[0] ?? '');

/** `Made in Vermont, USA`: the place after a town or a state of up to three words and its comma. */
function afterTown(scan: Scan, at: number): number {
  for (let place = at; place < at + 6; place += 1) {
    const token = tokenAt(scan, place);
    if (token.key === ',') return place + 1;
    const isName = token.type === 'word' && /\p{L}/u.test(scan.source.charAt(token.start));
    if (!isName && token.key !== '-') return at;
    if (isName && tokenAt(scan, place - 1).key !== '-' && !/\p{Lu}/u.test(scan.source.charAt(token.start))) return at;
  }
  return at;
}

/** Where goods come from by what was done there. */
const deeds = new Set(
  originPhrases.flatMap(([first = '', joint]) => (joint === 'in' || joint === 'from' ? [first] : [])),
);
for (const word of ['picked', 'harvested', 'farmed', 'caught', 'distilled', 'raised', 'sewn', 'cut']) deeds.add(word);

/** `grown in California`, `picked by hand in Fujian`: a place no list of countries has. */
function readPlace(scan: Scan, at: number): Read | null {
  const { key, clause } = tokenAt(scan, at);
  if (!deeds.has(key)) return null;
  let place = at + 1;
  while (place < at + 4 && /^(?:by|hand|.+ly)$/.test(tokenAt(scan, place).key)) place += 1;
  const joint = tokenAt(scan, place);
  if (
    !/^(?:in|from)$/.test(joint.key) ||
    joint.clause !== clause ||
    scan.source.charAt(joint.start) !== joint.key.charAt(0)
  )
    return null;
  const from = tokenAt(scan, place + 1).key === 'the' ? place + 2 : place + 1;
  const words: string[] = [];
  let next = from;
  for (; words.length < 3; next += 1) {
    const { type, start, key: word, clause: own } = tokenAt(scan, next);
    if (type !== 'word' || own !== clause || !/\p{Lu}/u.test(scan.source.charAt(start))) break;
    words.push(stemOf(word));
  }
  if (words.length === 0) return null;
  const value = { type: 'names', words, isSure: true } as const;
  return { mention: { ...mentionOf(scan, at, next, 'origin', value), isNegated: isDenied(scan, at, next) }, next };
}

/** `Made in the USA`, `Country of origin: Italy`, `Swiss made` is none. */
export function readOrigin(scan: Scan, at: number): Read | null {
  // `handcrafted thoughtfully in the UK`
  const hasAdverb = tokenAt(scan, at + 1).key.endsWith('ly');
  for (const words of originByFirst.get(tokenAt(scan, at).key) ?? []) {
    const rest = hasAdverb && words.length === 2 ? matchPhrase(scan, at + 2, words.slice(1)) : -1;
    let place = rest < 0 ? matchPhrase(scan, at, words) : rest;
    if (place < 0) continue;
    while (/^(?::|the|-)$/.test(tokenAt(scan, place).key)) place += 1;
    const found = lookUp(countries, scan, place) ?? lookUp(countries, scan, afterTown(scan, place));
    if (!found) continue;
    const value = { type: 'term', term: found.entry.key, parents: [] } as const;
    return {
      mention: { ...mentionOf(scan, at, found.next, 'origin', value), isNegated: isDenied(scan, at, found.next) },
      next: found.next,
    };
  }
  return readPlace(scan, at);
}

/** A country by itself, as an attribute of origin holds it. */
export function readCountry(scan: Scan, at: number): Read | null {
  const found = lookUp(countries, scan, at);
  if (!found) return null;
  const value = { type: 'term', term: found.entry.key, parents: [] } as const;
  return { mention: mentionOf(scan, at, found.next, 'origin', value), next: found.next };
}
