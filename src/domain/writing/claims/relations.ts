// Claims a phrase opens: where it is made, for what ages, what it holds or is free of, what comes with it.
import { countries as countryList } from './countries.data.ts';
import { type Lexicon, lookUp, matchPhrase, readRows } from './lexicon.ts';
import { isDenied, type Mention, mentionOf, type Read } from './mention.ts';
import { readNumeral } from './numerals.ts';
import { type Scan, stemOf, tokenAt } from './tokens.ts';

const countries: Lexicon = readRows([{ phrases: countryList.replaceAll('.', ' ') }]);
const originPhrases =
  'made in|manufactured in|produced in|crafted in|handmade in|handcrafted in|built in the|assembled in|designed in|imported from|product of|grown in|made by hand in|sewn in|country of origin|origin|printed in|woven in|sourced from|roasted in|brewed in|forged in'
    .split('|')
    .map((phrase) => phrase.split(' '));
const originByFirst = Map.groupBy(originPhrases, (words) => words[0] ?? '');

/** `Made in the USA`, `Country of origin: Italy`, `Swiss made` is none. */
export function readOrigin(scan: Scan, at: number): Read | null {
  for (const words of originByFirst.get(tokenAt(scan, at).key) ?? []) {
    let place = matchPhrase(scan, at, words);
    if (place < 0) continue;
    while (/^(?::|the|-)$/.test(tokenAt(scan, place).key)) place += 1;
    const found = lookUp(countries, scan, place);
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

/** `Ages 3 and up`, `for ages 8-12`, `3 years and up`, `6 months +`. In months. */
export function readAge(scan: Scan, at: number): Read | null {
  const first = tokenAt(scan, at);
  const isLed = first.key === 'ages' || first.key === 'aged' || first.key === 'age';
  const start = isLed ? at + 1 : at;
  const from = isLed && tokenAt(scan, start).key === ':' ? start + 1 : start;
  const low = readNumeral(scan, from);
  if (!low || low.form === 'multiple' || !(low.value >= 0) || (low.form !== 'digits' && !isLed)) return null;
  let next = low.next;
  let high: number | null = null;
  if (/^(?:-|to|through)$/.test(tokenAt(scan, next).key)) {
    const second = readNumeral(scan, next + 1);
    if (second?.form === 'digits') {
      high = second.value;
      next = second.next;
    }
  }
  const unit = tokenAt(scan, tokenAt(scan, next).key === '-' ? next + 1 : next);
  const isMonths = /^(?:months?|mos?)$/.test(unit.key);
  const hasUnit = isMonths || /^(?:years?|yrs?)$/.test(unit.key);
  if (hasUnit) next += unit === tokenAt(scan, next) ? 1 : 2;
  let isOpen = false;
  for (const words of [
    ['and', 'up'],
    ['and', 'older'],
    ['and', 'above'],
    ['and', 'over'],
    ['+'],
    ['or', 'older'],
    ['old', 'and', 'up'],
    ['plus'],
  ]) {
    const end = matchPhrase(scan, next, words);
    if (end > 0) {
      isOpen = true;
      next = end;
      break;
    }
  }
  if (!isLed && !(hasUnit && isOpen)) return null;
  const factor = isMonths ? 1 : 12;
  const key = `age ${low.value * factor}-${high === null ? 'up' : high * factor}`;
  const value = { type: 'key', key, parents: [] } as const;
  return { mention: mentionOf(scan, at, next, 'age', value), next };
}

const stops = new Set(
  'that which to so for when while is are as in on at by from has have including plus you your'.split(' '),
);
const articles = new Set(
  'a an the any no added of and or from its all some real pure natural no more than its'.split(' '),
);

type Thing = { words: string[]; from: number; next: number };

/**
 * The things of a list, each as singular words: `parabens, sulfates or artificial dyes`. In running text a comma goes on with the list
 * only where an `and` or `or` closes it.
 */
function readThings(scan: Scan, at: number, most: number, isRunning = true): Thing[] {
  const things: Thing[] = [];
  let joined = isRunning ? 1 : most;
  const { sentence } = tokenAt(scan, at);
  let words: string[] = [];
  let from = at;
  const close = (next: number) => {
    if (words.length > 0) things.push({ words, from, next });
    words = [];
  };
  let place = at;
  for (; place < at + 40 && things.length < most; place += 1) {
    const token = tokenAt(scan, place);
    if (token.type === 'end' || token.sentence !== sentence || stops.has(token.key)) break;
    if (token.key === ',' || token.key === 'and' || token.key === 'or' || token.key === '/' || token.key === '&') {
      close(place);
      if (token.key !== ',') joined = things.length + 1;
      continue;
    }
    if (token.type === 'sign' && token.key !== '-') break;
    if (token.type === 'sign' || (articles.has(token.key) && words.length === 0)) continue;
    const numeral = words.length === 0 ? readNumeral(scan, place) : null;
    if (numeral) continue;
    if (words.length === 0) from = place;
    if (words.length >= 4) break;
    words.push(stemOf(token.key));
  }
  close(place);
  return things.slice(0, joined);
}

const containing = [
  'contains',
  'contain',
  'containing',
  'ingredients',
  'ingredient',
  'infused',
  'enriched',
  'formulated',
];
const lacking: readonly (readonly [string, readonly string[]])[] = [
  ['free', ['of']],
  ['free', ['from']],
  ['without', []],
  ['contains', ['no']],
];
/** What `X-free` is said of where X is an ingredient; `hands-free` and `worry-free` are not. */
const notIngredients = new Set(
  'hand hassle worry wrinkle tangle frost care mess noise lag risk cord duty toll maintenance stress fuss drip spill glare bubble streak flicker scratch carefree tax royalty lead-free shipping spam shake static crease jam clog odor cable wire chip lint pain hair hearth rust tear clutter interest rent fat'.split(
    ' ',
  ),
);

/** Ingredients: `contains soy and milk`, `free of BPA`, `BPA-free`, `without sulfates`. */
export function readIngredients(scan: Scan, at: number): { mentions: Mention[]; next: number } | null {
  const first = tokenAt(scan, at);
  const { key } = first;
  const follower = tokenAt(scan, tokenAt(scan, at + 1).key === '-' ? at + 2 : at + 1);
  if (follower.key === 'free' && follower.clause === first.clause && first.type === 'word') {
    const stem = stemOf(key);
    const end = tokenAt(scan, at + 1).key === '-' ? at + 3 : at + 2;
    if (
      !/^(?:of|from)$/.test(tokenAt(scan, end).key) &&
      tokenAt(scan, at + 1).key === '-' &&
      !notIngredients.has(stem)
    ) {
      return { mentions: [{ ...ingredient(scan, at, end, stem), isNegated: true }], next: end };
    }
    return null;
  }
  for (const [word, rest] of lacking) {
    if (key !== word) continue;
    const place = matchPhrase(scan, at, [word, ...rest]);
    if (place < 0) continue;
    const things = readThings(scan, place, 8).filter(({ words }) => words.length <= 3);
    if (things.length === 0 || (word === 'without' && things.length === 1 && things[0]?.words.length !== 1))
      return null;
    const mentions = things.map((thing) => ({
      ...ingredient(scan, thing.from, thing.next, thing.words.join(' ')),
      isNegated: true,
    }));
    return { mentions, next: place };
  }
  if (!containing.includes(key)) return null;
  const place = /^(?:with|:)$/.test(tokenAt(scan, at + 1).key) ? at + 2 : at + 1;
  if ((key === 'infused' || key === 'enriched' || key === 'formulated') && place === at + 1) return null;
  const things = readThings(scan, place, 20, !key.startsWith('ingredient')).filter(
    ({ words }) => !words.some((word) => /\d/.test(word)),
  );
  if (things.length === 0) return null;
  return {
    mentions: things.map((thing) => ingredient(scan, thing.from, thing.next, thing.words.join(' '))),
    next: place,
  };
}

/** The things of a whole text, as an attribute of ingredients lists them. */
export function listIngredients(scan: Scan): Mention[] {
  const mentions: Mention[] = [];
  for (let at = 0; at < scan.tokens.length; ) {
    const things = readThings(scan, at, 30, false);
    for (const thing of things) mentions.push(ingredient(scan, thing.from, thing.next, thing.words.join(' ')));
    at = Math.max(at + 1, things.at(-1)?.next ?? 0);
  }
  return mentions;
}

function ingredient(scan: Scan, from: number, next: number, key: string): Mention {
  return mentionOf(scan, from, next, 'ingredient', {
    type: 'key',
    key: `ingredient ${key}`,
    parents: key.split(' ').map((word) => `ingredient ${word}`),
  });
}

/** `batteries included`, `memory card sold separately`, `tools not required`. The key is the thing's last word. */
export function readIncluded(scan: Scan, at: number): Read | null {
  const token = tokenAt(scan, at);
  const isIncluded =
    token.key === 'included' || token.key === 'required' || token.key === 'needed' || token.key === 'supplied';
  const isApart = token.key === 'sold' && tokenAt(scan, at + 1).key === 'separately';
  if (!isIncluded && !isApart) return null;
  let thing = '';
  let from = at;
  let isNegated = isApart;
  for (let place = at - 1; place >= 0 && place >= at - 6; place -= 1) {
    const word = tokenAt(scan, place);
    if (word.sentence !== token.sentence || word.key === ',' || word.key === ';') break;
    if (word.key === 'not' || word.key === 'no') isNegated = true;
    else if (word.type === 'word' && !/^(?:is|are|and|or|also|be)$/.test(word.key) && thing === '') {
      thing = stemOf(word.key);
      from = place;
    }
  }
  // `Batteries included: no`, as a table tells it.
  if (tokenAt(scan, at + 1).key === ':' && tokenAt(scan, at + 2).key === 'no') isNegated = true;
  if (readNumeral(scan, from)) return null;
  if (thing === '') return null;
  const verb = isApart || token.key === 'included' || token.key === 'supplied' ? 'included' : 'required';
  const next = isApart ? at + 2 : at + 1;
  const value = { type: 'key', key: `${verb} ${thing}`, parents: [] } as const;
  return { mention: { ...mentionOf(scan, from, next, 'included', value), isNegated }, next };
}
