// A title says what the thing is, by a noun for goods or by the name of its category.
import { namesGoods } from '#domain/text/goods.ts';
import { contentWords } from '#domain/text/words.ts';
import { defineMeasure, kept } from './define-measure.ts';
import { stemOf, stemsOf } from './stems.ts';

/** Words and the pieces of those that a hyphen joins: `desk-lamp`. */
const piecesOf = (words: readonly string[]): string[] => words.flatMap((word) => [word, ...word.split('-')]);

/** Each two words that follow each other as one, as they may be written: `powerbank` of `power bank`. */
const joined = (words: readonly string[]): string[] => words.slice(1).map((word, at) => `${words[at]}${word}`);

const named = kept('Title says what it is');

export const nounMeasure = defineMeasure({
  name: 'noun',
  label: 'Kind of product in the title',
  words: 'a title that says what the product is',
  points: { substance: 4 },
  planFix: () => ({ part: 'title', does: 'Adds the kind of product, from the category, to the name in the title.' }),
  measure: (reading) => {
    const { words, product } = reading;
    const { category, subcategory, brand } = product;
    if (words.title.length === 0) return null;
    const ofBrand = contentWords(brand ?? '');
    const others = ofBrand.length === 0 ? words.title : words.title.filter((word) => !ofBrand.includes(word));
    const pieces = piecesOf(others);
    if (pieces.some(namesGoods)) return named;
    const shelves = [category ?? '', subcategory ?? ''].map((shelf) => piecesOf(contentWords(shelf)));
    const ofCategory = stemsOf(...shelves);
    if (pieces.some((word) => ofCategory.has(stemOf(word)))) return named;
    const whole = new Set(shelves.flatMap((shelf) => [...shelf, ...joined(shelf)]));
    if ([...pieces, ...joined(others)].some((word) => whole.has(word))) return named;
    // Goods are known by their English names.
    if (reading.isForeign) return null;
    return {
      share: 1,
      message: 'Title does not say what it is',
      fix: 'Add the kind of product, in a word shoppers use.',
    };
  },
});
