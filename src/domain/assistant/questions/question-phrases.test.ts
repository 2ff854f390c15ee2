// Phrases that were refused or misread, each as the whole query.
import { describe, expect, it, test } from 'vitest';
import type { CatalogueQuery, Condition } from './catalogue-query.ts';
import type { FacetValues } from './match-facet.ts';
import { readQuestion } from './read-question.ts';

const facets: FacetValues = {
  categories: ['Kitchen', 'Garden'],
  subcategories: ['Mugs'],
  brands: ['Bloom®', 'Acme™', 'Salt & Stone', 'Nestlé'],
  retailers: ['Amazon', 'Walmart'],
};
const now = new Date('2026-11-21T10:00:00.000Z');
const read = (question: string) => readQuestion(question, facets, now)?.query ?? null;

const list = (...where: Condition[]): CatalogueQuery => ({ where, show: 'products', measure: { of: 'count' } });
const number = (...where: Condition[]): CatalogueQuery => ({ ...list(...where), show: 'number' });
const measured = (measure: CatalogueQuery['measure'], ...where: Condition[]) => ({ ...number(...where), measure });
const either = (...any: Condition[]) => ({ field: 'either', any: any.map((each) => [each]) }) as Condition;
const text = (place: 'source' | 'any' | 'title' | 'description', contains: string, more: object = {}) =>
  ({ field: 'text', in: place, contains, ...more }) as Condition;
const figure = (of: string, is: string, value: number, currency?: string) =>
  ({ field: 'figure', of, is, value, ...(currency ? { currency } : {}) }) as Condition;
const part = (of: string, status: string) => ({ field: 'part', part: of, status }) as Condition;
const empty = (of: string) => ({ field: 'empty', of }) as Condition;
const brand = (...values: string[]): Condition => ({ field: 'name', of: 'brand', values });
const kitchen: Condition = { field: 'name', of: 'category', values: ['Kitchen'] };

test.each<[question: string, query: CatalogueQuery]>([
  // What is absent is not what is pending.
  ['products missing a description', list(empty('description'))],
  ['which products are missing images', list(empty('images'))],
  ['how many products have missing images', number(empty('images'))],
  ['products whose description is missing', list(empty('description'))],
  ['products with no brand', list(empty('brand'))],
  ['no brand', list(empty('brand'))],
  ['products missing images or bullets', list(either(empty('images'), empty('bullets')))],
  ['products with neither images nor bullets', list(empty('images'), empty('bullets'))],
  ['products that have a brand', list({ ...empty('brand'), not: true } as Condition)],
  // Alternatives and both.
  ['titles that contain oak or teak', list(either(text('title', 'oak'), text('title', 'teak')))],
  ['titles containing both oak and teak', list(text('title', 'oak'), text('title', 'teak'))],
  [
    'products mentioning "oak" or "teak" in Kitchen',
    list(kitchen, either(text('source', 'oak'), text('source', 'teak'))),
  ],
  ['products without "oak"', list(text('source', 'oak', { not: true }))],
  ['how many products have the word kettle in the title', number(text('title', 'kettle', { how: 'word' }))],
  ['titles that contain the words cast iron', list(text('title', 'cast iron', { how: 'word' }))],
  ['titles that contain the phrase cast iron', list(text('title', 'cast iron'))],
  ['products matching the word "oak"', list(text('any', 'oak', { how: 'word' }))],
  [
    'titles that contain neither oak nor teak',
    list(text('title', 'oak', { not: true }), text('title', 'teak', { not: true })),
  ],
  [
    'products that are neither pending nor rejected',
    list({ field: 'status', any: ['pending', 'rejected'], not: true }),
  ],
  [
    'products with approved title but pending description',
    list(part('title', 'approved'), part('description', 'pending')),
  ],
  ['approved or rejected titles', list(either(part('title', 'approved'), part('title', 'rejected')))],
  // A title that is a text does not only contain it.
  ['products whose title is "Product"', list(text('title', 'Product', { how: 'is' }))],
  ['how many titles are exactly "Product"', number(text('title', 'Product', { how: 'is' }))],
  ['titles starting with "Set"', list(text('title', 'Set', { how: 'starts' }))],
  // Numbers and ranges.
  ['products with more than 1 images', list(figure('images', 'above', 1))],
  ['products between 1000 and 2000', list(figure('price', 'atLeast', 1000), figure('price', 'atMost', 2000))],
  ['products over $10k', list(figure('price', 'above', 10_000, 'USD'))],
  ['products over 1.5k dollars', list(figure('price', 'above', 1_500, 'USD'))],
  ['products for $10-$20', list(figure('price', 'atLeast', 10, 'USD'), figure('price', 'atMost', 20, 'USD'))],
  ['titles with fewer than 15 characters', list(figure('titleLength', 'below', 15))],
  ['descriptions of fewer than 15 characters in Kitchen', list(kitchen, figure('descriptionLength', 'below', 15))],
  // Counts and lengths, averaged and added up.
  ['average number of images', measured({ of: 'average', figure: 'images' })],
  ['average title length in Kitchen', measured({ of: 'average', figure: 'titleLength' }, kitchen)],
  ['total number of images', measured({ of: 'total', figure: 'images' })],
  ['how many bullets do products have on average', measured({ of: 'average', figure: 'bullets' })],
  [
    '5 largest categories',
    { ...number(), show: 'groups', groupBy: { by: 'category' }, order: { by: 'measure', end: 'highest' }, limit: 5 },
  ],
])('%s', (question, query) => {
  expect(read(question)).toEqual(query);
});

describe('a brand is found with and without its sign', () => {
  it.each([
    ['Bloom products', 'Bloom®'],
    ['Bloom® products', 'Bloom®'],
    ['products of brand Acme', 'Acme™'],
    ['products of ACME™', 'Acme™'],
    ['Salt & Stone products', 'Salt & Stone'],
    ['Salt and Stone products', 'Salt & Stone'],
    ['Salt Stone products', 'Salt & Stone'],
    ['products of Nestle', 'Nestlé'],
  ])('%s', (question, name) => expect(read(question)).toEqual(list(brand(name))));
});

describe('every currency is known', () => {
  it.each(Intl.supportedValuesOf('currency'))('%s', (code) => {
    expect(read(`products under 500 ${code}`)).toEqual(list(figure('price', 'below', 500, code)));
    expect(read(`products over ${code} 500`)).toEqual(list(figure('price', 'above', 500, code)));
  });
  it.each([
    ['500 rupees', undefined],
    ['₹500', 'INR'],
    ['500 Swiss francs', 'CHF'],
    ['500 zł', undefined],
    ['500 zloty', 'PLN'],
    ['500 Polish zlotys', 'PLN'],
    ['500 Canadian dollars', 'CAD'],
    ['500 pounds', 'GBP'],
    ['500 baht', 'THB'],
  ])('%s', (amount, code) => {
    expect(read(`products under ${amount}`)).toEqual(code ? list(figure('price', 'below', 500, code)) : null);
  });
});

it('says which words it could not read', () => {
  expect(readQuestion('how many products from Purple', facets, now)).toMatchObject({
    query: null,
    unread: [{ start: 23, end: 29 }],
  });
});
