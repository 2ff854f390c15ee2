// Takes the brand out of a product's name so that it can go to the front.

import { contentWords, foldText } from '#domain/text/words.ts';
import { trimLooseEnds } from './shorten.ts';

/** Lower case with spaces for hyphens, each sign in its place. */
const level = (text: string) => text.toLowerCase().replace(/-|[^\S ]/g, ' ');

const isWordSign = (sign: string) => /[\p{L}\p{N}]/u.test(sign);

/** Where the phrase stands in the text on word boundaries, from a place on; -1 where it does not. No pattern is built: names come by the thousand. */
export function findWords(text: string, phrase: string, from = 0): number {
  const [levelled, wanted] = [level(text), level(phrase)];
  if (wanted === '' || levelled.length !== text.length || wanted.length !== phrase.length) return -1;
  for (let at = levelled.indexOf(wanted, from); at >= 0; at = levelled.indexOf(wanted, at + 1)) {
    if (!isWordSign(text.charAt(at - 1)) && !isWordSign(text.charAt(at + wanted.length))) return at;
  }
  return -1;
}

/** Before the brand: it then says what the product fits or belongs to. */
const isObjectAfter = /(?:^|\s)(?:(?:to|of|and|&|per|the)$|(?:for|with|from|fits|pro|für|pour|para)(?:\s|$))/i;

/** `Hill Noodle House` before `Mill Noodle House Card`, `Lands' End` before `Lands End Card`: a brand that says again what the name says. */
export function isSaidBy(brand: string, name: string): boolean {
  const known = new Set(contentWords(name.replace(/['’]/g, '')));
  const words = contentWords(brand.replace(/['’]/g, ''));
  const said = words.filter((word) => known.has(word)).length;
  const isSpelled = foldText(name).replace(/'/g, '').startsWith(foldText(brand).replace(/'/g, ''));
  // `Orvik/Lumo` before `Orvik Card, Lumo Night`, `O ORVIK` before `Orvik Card`.
  const sides = brand.split('/');
  const isBoth = sides.length > 1 && sides.every((side) => findWords(name.replace(/[-/]/g, ' '), side) >= 0);
  const long = words.filter((word) => word.length > 1);
  const isInitial =
    long.length > 0 &&
    long.length < brand.split(' ').length &&
    /^\p{Lu} /u.test(brand) &&
    long.every((word) => known.has(word));
  if (isBoth || isInitial) return true;
  return findWords(name, brand) < 0 && !isSpelled && words.length > 1 && said >= 2;
}

/** `Range Hood` for `Profile Range Hood` of the brand `GE Profile`; the `Coffee Grinder` of `Mr. Coffee` stays one. */
function withoutEndOf(brand: string, name: string): string {
  const [, last = ''] = /\s(\p{L}{3,})$/u.exec(brand) ?? [];
  const rest = name.slice(last.length + 1);
  return last !== '' && name.startsWith(`${last} `) && (rest.split(',')[0] ?? '').includes(' ') ? rest : name;
}

/** The product's name without its brand where the brand can go to the front; the name as it is where it cannot. */
export function separateBrand(name: string, brand: string, isEnglish: boolean): { name: string; isApart: boolean } {
  // `Lands End` is `Lands' End`, `A.B. Cole` is `A.B.Cole`, as the brand spells it.
  const bare = (text: string) => foldText(text).replace(/['.\s]/g, '');
  const make = bare(brand);
  const words = name.split(' ');
  for (let count = 1; count < Math.min(words.length, 5); count += 1) {
    const opening = words.slice(0, count).join(' ');
    const said = bare(opening);
    if (!make.startsWith(said)) break;
    if (said === make && opening.toLowerCase() !== brand.toLowerCase())
      return { name: name.slice(opening.length + 1), isApart: true };
  }
  // `Maze by TechTools` of the brand `Tech Tools`.
  const made = /\sby (\S+)(?= \(|$|,)/i.exec(name);
  if (made !== null && bare(made[1] ?? '') === make)
    return { name: `${name.slice(0, made.index)}${name.slice(made.index + made[0].length)}`, isApart: true };
  const at = findWords(name, brand);
  if (at < 0) return { name: withoutEndOf(brand, name), isApart: true };
  const before = name.slice(0, at);
  const after = name.slice(at + brand.length);
  if (at === 0) {
    const rest = after.replace(/^['’]s(?!\p{L})/u, '').replace(/^[\s:–—-]+/, '');
    // `Jepeak Jepeak Covers`: a feed put the brand before a name that had it.
    return findWords(rest, brand) === 0 && rest.length > brand.length
      ? separateBrand(rest, brand, isEnglish)
      : { name: rest, isApart: true };
  }
  const by = /\s*[(]?(?<!\p{L})by $/iu.exec(before);
  if (by) return { name: trimLooseEnds(before.slice(0, by.index) + after.replace(/^[)]/, '')), isApart: true };
  // `for Select Samsung Washers` stays. A name in another language keeps its order of words.
  const isObject = isObjectAfter.test(before.trimEnd());
  return isObject || !isEnglish
    ? { name, isApart: isObject && isEnglish }
    : { name: trimLooseEnds(`${before} ${after}`.replace(/\s+/g, ' ')), isApart: true };
}
