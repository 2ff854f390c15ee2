// The names a product has of its own, as its fields state them, and where a text says them: its brand, its model, its series.
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { readName } from '#domain/text/brand-name.ts';
import { foldText } from '#domain/text/words.ts';
import { attributeKey } from './attribute-key.ts';
import { readAttributeName } from './attribute-use.ts';

/** Fields of the table of known names that hold a name. */
const nameKinds: ReadonlySet<string> = new Set(
  'Model, Modell, Modèle, Modelo, Modello, Series, Collection, Kollektion'.split(', '),
);
/** Fields that shoppers are not shown, and that hold a name. */
const nameKeys: ReadonlySet<string> = new Set(
  (
    'brand, brand name, sub brand, make, maker, manufacturer, manufacturer name, vendor, designer, trade name, trademark, product name, item name, ' +
    'name, product line, line, mpn, manufacturer part number, part number, marca, marke, hersteller, marque, fabricant, fabricante, produttore, ' +
    'znacka, vyrobce, producent, marka, merk, maerke, varumarke, produktname, nom du produit, nombre del producto, nome prodotto'
  ).split(', '),
);

const holdsName = (name: string): boolean =>
  nameKeys.has(attributeKey(name)) || nameKinds.has(readAttributeName(name).kind);

/** What is longer is a sentence about the product. */
const longestName = 80;

/** What the title says as a whole describes the product; it is no name beside it. */
export function findOwnNames({ brand, title, attributes }: OwnNamed): string[] {
  const named = attributes.flatMap(({ name, value }) => (holdsName(name) ? value.split(/[,;|\n]|\s\/\s/) : []));
  const names = [brand, ...named].flatMap((raw) => readName(raw, longestName) ?? []);
  return [...new Set(names)].filter((name) => foldText(name) !== foldText(title));
}
export type OwnNamed = Pick<SourceProduct, 'brand' | 'title' | 'attributes'>;

type Word = { folded: string; isCapital: boolean; isCode: boolean; start: number; end: number };

function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    folded: word.toLowerCase(),
    isCapital: /\p{Lu}/u.test(word),
    isCode: /\p{L}/u.test(word) && /\p{N}/u.test(word),
    start: index,
    end: index + word.length,
  }));
}

/** `case` in a sentence is not the brand Case. */
const isSame = (said: Word, name: Word): boolean =>
  said.folded === name.folded && (said.isCapital || !name.isCapital || !/\p{L}/u.test(said.folded));

/** Signs that can stand between two words of a name; the end of a sentence cannot. */
const joins = (between: string): boolean => between.length <= 4 && !/[\p{L}\p{N}\n]|[.!?:;,]\s/u.test(between);

type Span = { start: number; end: number };

/** Where a text says one of the names: as a whole, at least half of its words in a row, or a code of it such as `S21`. */
export function findNameSpans(text: string, names: readonly string[]): Span[] {
  const words = wordsOf(text);
  return names.map(wordsOf).flatMap((name) => words.flatMap((_, at) => longestRun(text, words, at, name) ?? []));
}

function longestRun(text: string, words: readonly Word[], at: number, name: readonly Word[]): Span | null {
  let longest = 0;
  for (let from = 0; from < name.length; from += 1)
    longest = Math.max(longest, runLength(text, words.slice(at, at + name.length), name.slice(from)));
  const [first, last] = [words[at], words[at + longest - 1]];
  if (!first || !last || longest === 0) return null;
  const isEnough = longest === name.length || (longest > 1 && longest * 2 >= name.length) || first.isCode;
  return isEnough ? { start: first.start, end: last.end } : null;
}

/** How many words in a row are those of the name, from its first on. */
function runLength(text: string, words: readonly Word[], name: readonly Word[]): number {
  let length = 0;
  for (; length < name.length; length += 1) {
    const [said, asked, before] = [words[length], name[length], words[length - 1]];
    if (!said || !asked || !isSame(said, asked)) break;
    if (before && !joins(text.slice(before.end, said.start))) break;
  }
  return length;
}
