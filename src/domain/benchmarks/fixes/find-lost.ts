// What of a text is gone in another one and must not be: figures with their units and what they count, colors, sizes, materials and the
// like, names, and of a title what says which goods they are.
import type { SourceProduct } from '#domain/catalogue/product.ts';
import type { ClaimKind } from '#domain/claims/kinds.ts';
import { saysGoods } from '#domain/claims/noun.ts';
import { findMentions } from '#domain/claims/reading/find-mentions.ts';
import { scanText } from '#domain/claims/tokens/tokens.ts';
import { type Part, type PartContent, pickParts, textParts } from '#domain/parts/parts.ts';
import { withoutMarkup } from '#domain/text/plain-text.ts';
import { escapeSigns, foldText, freeWords } from '#domain/text/words.ts';
import { dropTradeMarks } from '../finding.ts';
import { saysNothing } from './said-elsewhere.ts';

const heldKinds: ReadonlySet<ClaimKind> = new Set([
  'number',
  'count',
  'pack',
  'dimension',
  'capacity',
  'weight',
  'power',
  'measure',
  'material',
  'colour',
  'size',
  'model',
  'certificate',
  'approval',
  'origin',
  'age',
  'ingredient',
  'warranty',
]);

/** For whom or what goods are: a title that names it goes on naming it. */
const audiences = new Set(
  (
    'men mens women womens man woman ladies lady male female boys boy girls girl kids kid children child baby babies infant infants ' +
    'toddler toddlers teen teens adult adults senior seniors unisex maternity dog dogs cat cats puppy puppies kitten kittens pet pets horse horses bird birds fish'
  ).split(' '),
);

/** A word or a figure, with the sign of its unit; `written` is how the text has it. */
type Word = { key: string; written: string; start: number; end: number };

const wordPattern = /[\p{L}\p{M}\p{N}]+(?:[.,'][\p{L}\p{M}\p{N}]+)*(?:["'°%](?![\p{L}\p{N}]))?|[$€£¥₹]/gu;

/** `5*8` and `5×8` are `5 x 8`; signs of trade say nothing. Lengths stay, so that places do. */
const readable = (text: string) => text.replace(/[’‘]/g, "'").replace(/(?<=\d)(\s?)[*×](?=\s?\d)/g, '$1x');

const cutIntoWords = (text: string): Word[] =>
  [...readable(text).matchAll(wordPattern)].map(({ 0: written, index }) => ({
    key: foldText(written).replace(/(?<=\d),(?=\d{3}(?!\d))/g, ''),
    written,
    start: index,
    end: index + written.length,
  }));

const keysOf = (text: string): string =>
  ` ${cutIntoWords(text)
    .map(({ key }) => key)
    .join(' ')} `;

const plain = (text: string) => dropTradeMarks(/[<&]/.test(text) ? withoutMarkup(text) : text);

/** Words a listing writes in small letters somewhere: where they have a capital, it makes no name of them. */
function findOrdinary(product: SourceProduct, content: PartContent): ReadonlySet<string> {
  const texts = [
    ...[pickParts(product), content].flatMap((from) => textParts.flatMap((part) => [from[part]].flat())),
    ...product.attributes.map(({ value }) => value),
  ];
  return new Set(
    texts.flatMap((text) =>
      cutIntoWords(plain(text))
        .filter(({ written, key }) => written === key)
        .map(({ key }) => key),
    ),
  );
}

const startsSentence = (text: string, start: number) =>
  /(?:^|[.!?:•*\n]\s*)$/.test(text.slice(Math.max(0, start - 4), start));

/** Whether a capital makes a word a name: not where the listing writes it small, too, nor where a sentence begins with it. */
function isName({ key, written, start }: Word, text: string, ordinary: ReadonlySet<string>, isTitle: boolean): boolean {
  if (!/\p{Lu}/u.test(written) || ordinary.has(key) || freeWords.has(key) || saysNothing(key)) return false;
  const isPlain = /^\p{Lu}[\p{Ll}\p{M}'-]*$/u.test(written);
  return isTitle || !isPlain || !startsSentence(text, start);
}

const isFigure = ({ key }: Word) => /\p{N}/u.test(key);

/**
 * Everything a text may not lose, as keys to be looked for. `ordinary` null where names other than the brand may go, and
 * nouns beside the one that says which goods they are.
 */
function findHeld(text: string, ordinary: ReadonlySet<string> | null, isTitle: boolean): string[] {
  const words = cutIntoWords(text);
  const held: string[] = [];
  for (const [at, word] of words.entries()) {
    const next = words[at + 1];
    if (isFigure(word)) {
      // A figure goes with what it counts or measures: `2 lids`, `16 GB`.
      const isJoined =
        next !== undefined && !freeWords.has(next.key) && /^[ -]?$/.test(text.slice(word.end, next.start));
      held.push(isJoined ? `${word.key} ${next.key}` : word.key);
    } else if (ordinary !== null && isName(word, text, ordinary, isTitle)) held.push(word.key);
    else if (isTitle && ((ordinary !== null && saysGoods(word.key)) || audiences.has(word.key.replace(/'s?/, ''))))
      held.push(word.key);
  }
  for (const { kind, start, end } of findMentions(scanText(text)))
    if (heldKinds.has(kind)) held.push(keysOf(text.slice(start, end)).trim());
  return held.filter((key) => key !== '');
}

/** Whether a phrase is nothing but such values: `Black`, `Stainless Steel`. */
export function isAllHeld(phrase: string): boolean {
  const places = findMentions(scanText(phrase)).filter(({ kind }) => heldKinds.has(kind));
  const words = cutIntoWords(phrase);
  return (
    words.length > 0 && words.every((word) => places.some(({ start, end }) => start <= word.start && word.end <= end))
  );
}

/** Without what may be gone, each wherever it stands as a word. */
function without(text: string, removed: readonly string[]): string {
  const wanted = removed.map((phrase) => phrase.trim()).filter((phrase) => phrase !== '');
  if (wanted.length === 0) return text;
  const longestFirst = wanted.toSorted((a, b) => b.length - a.length);
  return text.replace(
    new RegExp(`(?<![\\p{L}\\p{N}])(?:${longestFirst.map(escapeSigns).join('|')})(?![\\p{L}\\p{N}])`, 'giu'),
    ' ',
  );
}

export type FindLost = (before: readonly string[], after: readonly string[], removed?: readonly string[]) => string[];

/**
 * Prepares to find what the texts of a part had before and have no more, as it is looked for: in small letters. `removed` may be gone.
 * The listing is read when it is first asked. `holdsNames`: whether words with a capital count beside the brand,
 * and every noun of goods.
 */
export function openFindLost(
  part: Part,
  product: SourceProduct,
  content: PartContent,
  { holdsNames = true }: { holdsNames?: boolean } = {},
): FindLost {
  let ordinary: ReadonlySet<string> | undefined;
  const brand = keysOf(dropTradeMarks(product.brand ?? '')).trim();
  return (before, after, removed = []) => {
    if (holdsNames) ordinary ??= findOrdinary(product, content);
    const known = ordinary ?? null;
    const left = after.map((text) => keysOf(plain(text))).join('');
    const was = before.map((text) => without(plain(text), removed));
    const held = was.flatMap((text) => findHeld(text, known, part === 'title'));
    const [said, saysStill] = [was, after].map((texts) => texts.some(saysGoods));
    if (part === 'title' && said && !saysStill)
      held.push(
        ...was.flatMap((text) =>
          cutIntoWords(text)
            .filter(({ key }) => saysGoods(key))
            .map(({ key }) => key),
        ),
      );
    if (brand !== '' && was.some((text) => keysOf(text).includes(` ${brand} `))) held.push(brand);
    return [...new Set(held)].filter((key) => !left.includes(` ${key} `));
  };
}
