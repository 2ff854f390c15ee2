// A title says what the thing is, by a noun for goods or by the name of its category.
import { namesGoods } from '#domain/text/goods.ts';
import { contentWords } from '#domain/text/words.ts';
import { defineMeasure, kept } from './define-measure.ts';
import { stemOf, stemsOf } from './stems.ts';

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
    if (others.some(namesGoods)) return named;
    const ofCategory = stemsOf(contentWords(category ?? ''), contentWords(subcategory ?? ''));
    if (others.some((word) => ofCategory.has(stemOf(word)))) return named;
    // Goods are known by their English names.
    if (reading.isForeign) return null;
    return {
      share: 1,
      message: 'Title does not say what it is',
      fix: 'Add the kind of product, in a word shoppers use.',
    };
  },
});
