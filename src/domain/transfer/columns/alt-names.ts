// Columns that hold the alt texts of images: recognized by a name that says image and alt text, in any language, and paired by what is left of it.

import { isLanguage } from '#domain/text/locale.ts';
import { plainName } from '../cells/column-names.ts';
import { rememberNames } from '../cells/remember-names.ts';
import type { ImportTarget } from '../transfer.contract.ts';

const imageWord =
  /(?:^| )(?:imgs?|images?|pics?|pictures?|photos?|gallery|bild|bilder|fotos?|imagen|imagenes|imagem|imagens|immagin[ei]|zdjecia?|zdjecie|afbeelding(?:en)?|slik[ae]|obraz(?:ek|ky|ok)|изображени[ея]|图片)(?= |$|\d)/;

/** True for a plain name that says image. */
export const isImageName = (plain: string): boolean => imageWord.test(plain);

/** Says alt text by itself, wherever in the name. */
const altText =
  /(?:^| )(?:alt ?(?:texts?|tags?|attributes?)|alternative texts?|alternativ ?texte?|textes? alternatifs?|textos? alternativos?|testi alternativi|testo alternativo|tekst(?:y)? alternatywn[ye]|alternatieve tekst(?:en)?)(?= |$)/;
/** Says it only behind the image: an *alt image* is another picture, and a *label image* shows a label. */
const altBehind = / (?:alts?|labels?)(?= |$)/;

/** What an alt text is never: the address of a picture, a count. */
const other = /(?:^| )(?:urls?|links?|src|count|number|status)(?= |$)/;
const address = /(?:^| )(?:urls?|links?|src)(?= |$)/g;

/** What is left of the name of an image's column, or of its alt texts: `Image 2 URL` and `Image 2 alt` are both `image 2`. */
const stemOf = (plain: string) =>
  plain
    .replace(address, '')
    .replace(/(?<=\p{L}{2})s(?= |$)/gu, '')
    .trim();

/** The image column whose alt texts a column holds, as the stem of its name, and their language where the name ends in one. */
type AltName = { stem: string; language: string | null };

/** Null for a column that is none of alt texts by its name. */
export const readAltName = (name: string): AltName | null => readPlainName(plainName(name));

const readPlainName = rememberNames((plain): AltName | null => {
  const at = imageWord.exec(plain);
  const behind = at && altBehind.exec(plain.slice(at.index + at[0].length));
  const phrase = altText.exec(plain)?.[0] ?? behind?.[0];
  if (phrase === undefined) return null;
  const [head = '', tail = ''] = plain.split(phrase, 2);
  const words = tail.trim().split(' ');
  const language = [words.slice(-2).join('-'), words.at(-1) ?? ''].find(isLanguage) ?? null;
  const rest = language === null ? tail : tail.slice(0, tail.length - language.length);
  const left = `${head} ${rest}`.replace(/ +/g, ' ').trim();
  if (other.test(left) || !(left === '' || isImageName(left) || /^(?:product|item)s?$/.test(left))) return null;
  return { stem: stemOf(left), language };
});

/** The stem of an image column, by which its alt texts are found. */
export const imageStem = (column: string): string => stemOf(plainName(column));

/** Words beside the image that leave it one of the product: `Product image alt`, `Main image label`, `Image 2 alt`. */
const ownWord = /^(?:products?|items?|main|hero|base|primary|default|\d+)$/;

/** Whether alt texts may be those of the product's images though no column is named like theirs; those of its brand's logo are not. */
export const isOwnStem = (stem: string): boolean =>
  stem.split(' ').every((word) => word === '' || isImageName(word) || ownWord.test(word));

/**
 * What a column becomes by a name that says alt text; null for any other. Texts named after a language are passed over and travel on as they
 * are: a product's rows are read again one by one, and must not be taken for the texts of another language where those are empty.
 */
export function altTarget(name: string): 'imageAlts' | 'ignore' | null {
  const alts = readAltName(name);
  return alts && (alts.language === null ? 'imageAlts' : 'ignore');
}

/** The columns of alt texts that belong to pictures the file has no column for, such as its brand's logo. */
export function unreadAlts(mapping: Iterable<readonly [string, ImportTarget]>): string[] {
  const entries = [...mapping];
  const stems = new Set(entries.flatMap(([column, target]) => (target === 'images' ? [imageStem(column)] : [])));
  return entries.flatMap(([column, target]) => {
    const stem = target === 'imageAlts' ? readAltName(column)?.stem : undefined;
    return stem === undefined || stems.has(stem) || isOwnStem(stem) ? [] : [column];
  });
}
