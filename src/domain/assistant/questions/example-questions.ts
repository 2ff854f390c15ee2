// Questions to start from, in words of the catalogue at hand. Each is one that the reader understands.
import type { FacetValues } from './match-facet.ts';
import { readQuestion } from './read-question.ts';

const plainName = /^\p{L}[\p{L}\p{N} '’-]{1,23}$/u;

/** None of the questions is about a date. */
const anyTime = new Date(0);

/** Six or fewer questions, with the names of a brand and a category where the catalogue has plain ones. */
export function exampleQuestions(facets: Pick<FacetValues, 'brands' | 'categories'>): string[] {
  const brand = facets.brands.find((name) => plainName.test(name));
  const category = facets.categories.find((name) => plainName.test(name));
  const known = {
    brands: brand === undefined ? [] : [brand],
    categories: category === undefined ? [] : [category],
    subcategories: [],
    retailers: [],
  };
  const isUnderstood = (question: string) => readQuestion(question, known, anyTime).query !== null;
  const choices = [
    ['How many products are pending?'],
    [`Which products of brand ${brand} have a pending title?`, 'Which products have a pending title?'],
    ['Which product has the lowest Content Score?'],
    [`Products in category ${category} with rejected images`, 'Products with rejected images'],
    ['Average score per category'],
    ['Which category has the most pending products?'],
  ];
  return choices.flatMap((questions) => questions.find(isUnderstood) ?? []);
}
