// What a product holds or is free of: `contains soy and milk`, `BPA-free`, `without sulfates`.

import { stemOf } from '#domain/text/word-forms.ts';
import { isDenied, type Mention, mentionOf } from '../mention.ts';
import { matchPhrase } from '../tokens/lexicon.ts';
import { readNumeral } from '../tokens/numerals.ts';
import { type Scan, tokenAt } from '../tokens/tokens.ts';

const stops = new Set(
  'that which to so for when while is are as in on at by from has have including plus you your with this these it they we i'.split(
    ' ',
  ),
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

const containing = ['contains', 'containing', 'ingredients', 'ingredient', 'infused', 'enriched', 'formulated'];
const lacking: readonly (readonly [string, readonly string[]])[] = [
  ['free', ['of']],
  ['free', ['from']],
  ['without', []],
  ['contains', ['no']],
  ['contain', []],
];
const openers = new Set([...containing, ...lacking.map(([word]) => word)]);
/** What goods are free of in a sense that matters to health or belief. Other words before `-free` describe a feature. */
const substances = new Set(
  (
    'bpa bps pvc phthalate paraben sulfate sulphate gluten dairy sugar nut peanut soy lactose latex lead alcohol ammonia fragrance acid ' +
    'aluminum fluoride bleach chlorine formaldehyde silicone oil grain egg caffeine fat cholesterol gmo preservative dye nickel mercury ' +
    'pfoa ptfe pfa pfas teflon plastic phosphate mineral talc wheat corn meat antibiotic hormone toxin allergen halogen solvent voc perfume ' +
    'animal salt sodium carb starch msg additive cadmium petroleum paraffin'
  ).split(' '),
);
/** Praise, not features. */
const careless = new Set('hassle worry mess fuss stress care trouble risk pain'.split(' '));
/** Word lists know these whole, with a hyphen or without: `cruelty free`. */
const listed = new Set('cruelty wrinkle chemical carbon germ'.split(' '));
/** `oil free of dyes`, `corn free from`, `salt free shipping`. */
const notFree = new Set('of from shipping gift trial sample delivery returns'.split(' '));
const notThings = new Set(['charge', 'cost', 'shipping', 'delivery']);

/** Ingredients: `contains soy and milk`, `free of BPA`, `BPA-free`, `without sulfates`. `denied`: up to where all that is named is absent. */
export function readIngredients(scan: Scan, at: number): { mentions: Mention[]; next: number; denied?: number } | null {
  const first = tokenAt(scan, at);
  const { key } = first;
  const follower = tokenAt(scan, tokenAt(scan, at + 1).key === '-' ? at + 2 : at + 1);
  if (follower.key === 'free' && follower.clause === first.clause && first.type === 'word') {
    const stem = stemOf(key);
    const isHyphened = tokenAt(scan, at + 1).key === '-';
    const next = isHyphened ? at + 3 : at + 2;
    if (careless.has(stem) || listed.has(stem) || notFree.has(tokenAt(scan, next).key)) return null;
    if (substances.has(stem)) {
      return { mentions: [{ ...ingredient(scan, at, next, stem), isNegated: true }], next };
    }
    if (!isHyphened) return null;
    const value = { type: 'term', term: `free of ${stem}`, parents: [] } as const;
    return { mentions: [mentionOf(scan, at, at + 3, 'feature', value)], next: at + 3 };
  }
  if (!openers.has(key)) return null;
  for (const [word, rest] of lacking) {
    if (key !== word) continue;
    const place = matchPhrase(scan, at, [word, ...rest]);
    // `does not contain X`; `help contain spills` holds nothing.
    if (place < 0 || (word === 'contain' && !isDenied(scan, at, place, 1))) continue;
    const things = readThings(scan, place, 8).filter(
      ({ words }) =>
        words.length <= 3 &&
        !notThings.has(words[0] ?? '') &&
        // `without distortion` says nothing of what is in it.
        (word !== 'without' || substances.has(words.at(-1) ?? '')),
    );
    if (things.length === 0 || (word === 'without' && things.length === 1 && things[0]?.words.length !== 1))
      return null;
    const mentions = things.map((thing) => ({
      ...ingredient(scan, thing.from, thing.next, thing.words.join(' ')),
      isNegated: true,
    }));
    return { mentions, next: place, denied: things.at(-1)?.next ?? place };
  }
  if (!containing.includes(key)) return null;
  const place = /^(?:with|:)$/.test(tokenAt(scan, at + 1).key) ? at + 2 : at + 1;
  if (key.startsWith('ingredient') && tokenAt(scan, at + 1).key !== ':') return null;
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

const ingredient = (scan: Scan, from: number, next: number, term: string): Mention =>
  mentionOf(scan, from, next, 'ingredient', { type: 'term', term, parents: term.split(' ') });
