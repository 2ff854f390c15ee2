// What something is said to be made of: `made of clay`, `crafted from durable bamboo`. Any noun there names a material, listed or not.
import { isDenied, mentionOf, type Read } from '../mention.ts';
import { readNumeral } from '../tokens/numerals.ts';
import { type Scan, stemOf, tokenAt } from '../tokens/tokens.ts';

const verbs = new Set(
  'made crafted constructed built fashioned cut woven knit knitted sewn molded moulded carved forged composed milled spun handcrafted handmade'.split(
    ' ',
  ),
);
/** Between the opening and the material. */
const adjectives = new Set(
  (
    'a an the of out only entirely completely fully mostly pure solid genuine real quality high premium superior fine finest best durable soft strong sturdy tough light lightweight heavy duty thick thin ' +
    'natural recycled organic sustainable eco friendly responsibly sourced certified breathable waterproof water resistant double single walled layer wall quick drying dry stretchy smooth sleek flexible rigid safe ' +
    'grade food medical military aircraft marine commercial brushed polished woven knitted non toxic toxin free thickened reinforced rugged luxurious plush ultra super extra very upgraded new hand locally'
  ).split(' '),
);
/** Words that name no material, or no thing at all: `made of high-quality materials`, `made from scratch`. */
const unnamed = new Set(
  (
    'material part component ingredient stuff scratch element fabric yarn fiber fibre thread piece memory dream start home blend mix mixture combination range variety selection choice ' +
    'batch concentrate recipe design experience love pattern mold mould single one two three four five six it this that these those them us what which your our my their his her its'
  ).split(' '),
);
const ends = new Set(
  'and or with for that which who to from in on at by is are was has have can so when while where if plus but as than you into then'.split(
    ' ',
  ),
);

/** The place after `made of` that ends at or before a place, or -1. */
function openingBefore(scan: Scan, at: number): number {
  const { clause } = tokenAt(scan, at);
  for (let place = at; place > at - 7 && place > 0; place -= 1) {
    const token = tokenAt(scan, place - 1);
    if (token.clause !== clause) return -1;
    if (/^(?:of|from)$/.test(token.key)) {
      const verb = tokenAt(scan, place - 2).key === 'out' ? place - 3 : place - 2;
      if (verbs.has(tokenAt(scan, verb).key) && tokenAt(scan, verb).clause === clause) return place;
    }
    if (token.type === 'word' && !adjectives.has(token.key)) return -1;
    if (token.type === 'sign' && token.key !== '-' && token.key !== '%') return -1;
  }
  return -1;
}

/** Who is made: the product where the words open the sentence or follow `it is`, a part of it otherwise. */
function subjectOf(scan: Scan, opening: number): 'whole' | 'part' {
  let place = opening - (tokenAt(scan, opening - 2).key === 'out' ? 3 : 2);
  const { sentence } = tokenAt(scan, place);
  while (
    /^(?:is|are|being|was|it|this|these|they|and|expertly|carefully|fully|entirely)$/.test(tokenAt(scan, place - 1).key)
  )
    place -= 1;
  return tokenAt(scan, place - 1).sentence === sentence ? 'part' : 'whole';
}

/** Whether a word is what something is said to be made of, and whether that is the whole product. */
export function madeOf(scan: Scan, at: number): 'whole' | 'part' | null {
  const opening = openingBefore(scan, at);
  return opening < 0 ? null : subjectOf(scan, opening);
}

/** The part that is said to be of what stands at a place: `base made of aluminum`, `the shade is black`, `Base: iron`. */
export function partBefore(scan: Scan, at: number): string | null {
  const { sentence } = tokenAt(scan, at);
  let place = at - 1;
  while (place > at - 4 && isDescribing(tokenAt(scan, place).key)) place -= 1;
  const { key } = tokenAt(scan, place);
  if (/^(?:of|from|in)$/.test(key) && verbs.has(tokenAt(scan, place - 1).key)) place -= 2;
  else if (!/^(?:is|are|in|:)$/.test(key)) return null;
  else if (key === ':' || key === 'in') place -= 1;
  while (/^(?:is|are|being|which|that|fully|entirely)$/.test(tokenAt(scan, place).key)) place -= 1;
  const part = tokenAt(scan, place);
  // `Glass in a frame: steel` heads a text, `Frame: steel` tells of the frame.
  if (key === ':' && tokenAt(scan, place - 1).clause === part.clause) return null;
  return part.type === 'word' && part.sentence === sentence && part.key.length > 2 ? stemOf(part.key) : null;
}

const isDescribing = (key: string) =>
  adjectives.has(key) && !/^(?:of|in|the)$/.test(key) ? true : /.{3}ed$/.test(key) && !verbs.has(key);

/** A material that no list knows: the words after `made of` up to the end of the phrase, its adjectives left out. */
export function readMadeOf(scan: Scan, at: number): Read | null {
  const token = tokenAt(scan, at);
  if (token.type !== 'word' || adjectives.has(token.key)) return null;
  const opening = openingBefore(scan, at);
  if (opening < 0 || readNumeral(scan, at)) return null;
  const words: string[] = [];
  let next = at;
  for (; next < at + 5; next += 1) {
    const word = tokenAt(scan, next);
    if (word.clause !== token.clause || (word.type !== 'word' && word.key !== '-') || ends.has(word.key)) break;
    if (word.type === 'word') words.push(stemOf(word.key));
  }
  const last = words.at(-1) ?? '';
  if (words.length === 0 || words.length > 3 || unnamed.has(last) || unnamed.has(words[0] ?? '')) return null;
  const value = {
    type: 'key',
    key: `unlisted-material ${words.join(' ')}`,
    parents: [`unlisted-material ${last}`],
  } as const;
  const isAlone = subjectOf(scan, opening) === 'whole';
  return {
    mention: { ...mentionOf(scan, at, next, 'material', value), isAlone, isNegated: isDenied(scan, at, next, 5) },
    next,
  };
}
