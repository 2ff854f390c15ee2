// Where a product is made: `Made in the USA`, `Country of origin: Italy`.

import { isDenied, mentionOf, type Read } from '../mention.ts';
import { type Lexicon, lookUp, matchPhrase, readRows } from '../tokens/lexicon.ts';
import { type Scan, tokenAt } from '../tokens/tokens.ts';
import { countries as countryList } from './countries.data.ts';

const countries: Lexicon = readRows([{ phrases: countryList.replaceAll('.', ' ') }]);
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

/** `Made in the USA`, `Country of origin: Italy`, `Swiss made` is none. */
export function readOrigin(scan: Scan, at: number): Read | null {
  for (const words of originByFirst.get(tokenAt(scan, at).key) ?? []) {
    let place = matchPhrase(scan, at, words);
    if (place < 0) continue;
    while (/^(?::|the|-)$/.test(tokenAt(scan, place).key)) place += 1;
    const found = lookUp(countries, scan, place) ?? lookUp(countries, scan, afterTown(scan, place));
    if (!found) continue;
    const value = { type: 'key', key: `origin ${found.entry.key}`, parents: [] } as const;
    return {
      mention: { ...mentionOf(scan, at, found.next, 'origin', value), isNegated: isDenied(scan, at, found.next) },
      next: found.next,
    };
  }
  return null;
}

/** A country by itself, as an attribute of origin holds it. */
export function readCountry(scan: Scan, at: number): Read | null {
  const found = lookUp(countries, scan, at);
  if (!found) return null;
  const value = { type: 'key', key: `origin ${found.entry.key}`, parents: [] } as const;
  return { mention: mentionOf(scan, at, found.next, 'origin', value), next: found.next };
}
