// What no title of a draft may look like, judged by the signs of both titles alone, without any code of the writer.
import { decodeHTML } from 'entities';
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { namesGoods } from '#domain/text/goods.ts';

const plain = (text: string) =>
  decodeHTML(decodeHTML(text))
    .replace(/<\/?[a-z][^<>]*>/gi, ' ')
    .replace(/[™®©℠]|(?<=\p{L})\((?:tm|r)\)|\p{Cf}/giu, '')
    .replace(/\s+/g, ' ')
    .trim();
const wordsOf = (text: string) => plain(text).match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu) ?? [];
const fold = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+$/u, '');

const bareEnd = (text: string) => text.replace(/[^\p{L}\p{N}]+$/u, '');

const smallWord =
  /^(?:an?|and|as|at|but|by|for|from|in|into|is|nor|of|on|onto|or|over|per|the|to|via|vs|with|without|x|w|de|la|le|el|y|und|et)$/i;
const unit =
  /^(?:mm|cm|m|km|in|ft|yd|g|gm|kg|mg|oz|lbs?|ml|cl|l|w|v|a|mah|wh|hz|khz|mhz|ghz|gb|tb|mb|pcs?|pk|ct|qt|gal|sq|cu|nm|psi|rpm|dpi|pack|count)\.?$/i;
const loose =
  /^(?:an|a|and|as|at|but|by|for|from|in|into|nor|of|on|onto|or|the|to|with|without|your|our|&|\+|-|–|—|,|;|:|\/|\||!)$/i;

const opener =
  /^(?:as|at|by|for|from|in|into|of|on|onto|over|per|to|via|with|without|w\/|(?:great|perfect|nice|ideal|wonderful) gifts?)(?![\p{L}\p{N}])/iu;

/** Whether more than half of the words with letters are in capitals. */
function isShouted(title: string): boolean {
  const words = wordsOf(title).filter((word) => /\p{L}{2}/u.test(word) && !/\d/.test(word));
  const loud = words.filter((word) => !/\p{Ll}/u.test(word));
  return loud.length * 5 >= words.length * 3 && loud.some((word) => word.length > 3);
}

/** Words of a title whose case goes with neither the source's title nor title case as a whole. */
function findMixed(source: string, draft: string, brand: string | null): string[] {
  const given = Map.groupBy(wordsOf(source), fold);
  const ofBrand = new Set(wordsOf(brand ?? '').map(fold));
  const words = wordsOf(draft);
  const stays = (word: string) => given.get(fold(word))?.some((each) => bareEnd(each) === bareEnd(word)) ?? false;
  const isCalmed = words.some((word) => given.has(fold(word)) && !stays(word));
  return words.filter((word, at) => {
    if (ofBrand.has(fold(word)) || /\d/.test(word)) return false;
    if (given.has(fold(word)) ? stays(word) && !isCalmed : !isCalmed) return false;
    if (!isShouted(source) && given.has(fold(word))) return !stays(word);
    // Calmed: every word has a capital, but for small ones, units and names such as iPhone.
    if (/^\p{Lu}{2,}\p{Ll}{2,}/u.test(word)) return !stays(word);
    return /^\p{Ll}[^\p{Lu}]*$/u.test(word) && !(at > 0 && smallWord.test(word)) && !unit.test(word);
  });
}

/** Whether a phrase ends in the latter two thirds of a title: where none does, words are all there is to cut at. */
const hasPhraseEnd = (words: readonly string[]): boolean =>
  words.slice(Math.ceil(words.length / 3)).some((word) => opener.test(word) || /[,;:|)–—]$|^[-–—(|]/u.test(word));

/** Words with which a title begins or ends in the midst of a phrase, and signs that stand alone, where the source's does not. */
function findCut(source: string, draft: string, brand: string | null): string[] {
  const [was, is] = [plain(source).split(' '), plain(draft).split(' ')];
  const found: string[] = [];
  const [first = '', last = ''] = [is[0], is.at(-1)];
  const isBranded = brand !== null && plain(draft).toLowerCase().startsWith(plain(brand).toLowerCase());
  if (loose.test(first) && !isBranded && first.toLowerCase() !== was[0]?.toLowerCase()) found.push(`${first} …`);
  if (
    last !== 'A' &&
    loose.test(last.replace(/[,;:]$/, '') || last) &&
    last.toLowerCase() !== was.at(-1)?.toLowerCase()
  )
    found.push(`… ${last}`);
  if (/^[,;:!)\]}*|/–—-]|[,;:(|/[{–—-]$/u.test(plain(draft)) && !plain(source).endsWith(plain(draft).slice(-2)))
    found.push(`sign at the edge: ${plain(draft)}`);
  const signs = (words: readonly string[]) => words.filter((word) => /^[!?.,;:*()[\]{}]+$/.test(word)).length;
  if (signs(is) > signs(was)) found.push('a sign alone');
  // Where it was cut, another phrase begins in the source: behind a sign, or with a word that opens one.
  const tail = plain(draft).split(' ').slice(-3).join(' ').toLowerCase();
  const at = plain(source).toLowerCase().indexOf(tail);
  const next = at < 0 ? '' : plain(source).slice(at + tail.length);
  const isNoun = (word: string | undefined) => namesGoods(fold(word ?? ''));
  const endsInGoods = isNoun(wordsOf(last).at(-1)) && !isNoun(wordsOf(next)[0]);
  if (/^ [\p{L}\p{N}]/u.test(next) && !opener.test(next.trim()) && !endsInGoods && hasPhraseEnd(is))
    found.push(`cut before "${next.trim().slice(0, 20)}"`);
  const open = (text: string) => text.split('(').length - text.split(')').length;
  if (open(draft) !== 0 && open(plain(source)) === 0) found.push('an open bracket');
  return found;
}

const measure =
  /(?<![\p{L}\p{N}.,])(\d+(?:[.,/]\d+)*)[\s-]?(mm|cm|m|km|in|inch|inches|ft|feet|g|gm|kg|mg|oz|lbs?|ml|cl|l|liters?|litres?|w|watts?|v|volts?|mah|hz|ghz|gb|tb|mb|pcs|pack|count|ct|qt|quart|gal|gallon)(?![\p{L}\p{N}])/giu;

/** Measures of the source's title that lost their unit, or that no text of the draft tells any more. */
function findLostMeasures(source: string, title: string, rest: string, isCut: boolean): string[] {
  const of = (text: string) =>
    new Set([...plain(text).matchAll(measure)].map(([, number = '', name = '']) => `${number} ${name}`.toLowerCase()));
  const [inTitle, inAll] = [of(title), of(`${title}\n${rest}`)];
  const endsIn = (number: string) => new RegExp(`(?<![\\d.,/])${number.replace(/[.]/g, '\\.')}$`).test(plain(title));
  return [...of(source)].filter(
    (each) => !inTitle.has(each) && (endsIn(each.split(' ')[0] ?? '') || (!isCut && !inAll.has(each))),
  );
}

const pattern =
  /^(?:geometric|floral|striped?|stripes|plaid|checkered|gingham|paisley|polka(?:[ -]dots?)?|graphic|abstract|leopard|animal|camo(?:uflage)?|print(?:ed)?|solid|plain|pattern(?:ed)?|letters?|cartoon|tropical|tie[ -]dye|ombre|houndstooth|argyle|chevron|herringbone|tartan|zebra|snakeskin|colou?r[ -]?block|all[ -]over|slogan|figure|plants?|ditsy|random)$/i;

/** What the draft put into the title and no shopper would: slugs, and patterns given as colors. */
function findSlugs(source: string, draft: string): string[] {
  const given = new Set(wordsOf(source).map(fold));
  const added = wordsOf(draft).filter((word) => !given.has(fold(word)));
  const slugs = added.filter((word) => /_|\p{Ll}+-\p{Ll}+-\p{Ll}|\p{Ll}-\d+$/u.test(word));
  const values = plain(draft)
    .split(', ')
    .filter((value) => pattern.test(value) && !wordsOf(value).every((word) => given.has(fold(word))));
  return [...slugs, ...values];
}

export const titleGuards = ['mixed case', 'cut phrase', 'measure lost', 'slug'] as const;
export type TitleGuard = (typeof titleGuards)[number];

/** Everything wrong with a draft's title; `rest` are its other texts, `isCut` whether the channel's limit cut it. */
export function findTitleFaults(
  { title: source, brand }: Pick<SourceProduct, 'title' | 'brand'>,
  title: string,
  rest: string,
  isCut: boolean,
): { guard: TitleGuard; text: string }[] {
  const faults = (guard: TitleGuard, found: readonly string[]) =>
    found.length === 0 ? [] : [{ guard, text: `${found.join('; ')} in "${title}" of "${source}"` }];
  return [
    ...faults('mixed case', findMixed(source, title, brand)),
    ...faults('cut phrase', findCut(source, title, brand)),
    ...faults('measure lost', findLostMeasures(source, title, rest, isCut)),
    ...faults('slug', findSlugs(source, title)),
  ];
}
