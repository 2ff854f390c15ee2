// How and, or, but, not and neither hold the conditions of a question together, and what could be read in two ways is not read.
import { describe, expect, it, test } from 'vitest';
import type { Condition } from './catalogue-query.ts';
import { readQuestion } from './read-question.ts';

const facets = {
  categories: ['Kitchen', 'Toys'],
  subcategories: [],
  brands: ['Bloom', 'Acme'],
  retailers: ['Amazon', 'Walmart'],
};
const read = (question: string) => readQuestion(question, facets, new Date('2026-11-21T10:00:00.000Z')).query;
const where = (question: string) => read(question)?.where ?? null;

const name = (of: 'brand' | 'category' | 'retailer', ...values: string[]): Condition => ({ field: 'name', of, values });
const not = (condition: Condition) => ({ ...condition, not: true }) as Condition;
const status = (...any: ('pending' | 'approved' | 'rejected')[]): Condition => ({ field: 'status', any });
const part = (of: 'images' | 'bullets' | 'description', is: 'pending' | 'approved' | 'rejected'): Condition => ({
  field: 'part',
  part: of,
  status: is,
});
const text = (place: 'any' | 'title' | 'description', contains: string): Condition => ({
  field: 'text',
  in: place,
  contains,
});
const empty = (of: 'images' | 'bullets' | 'description' | 'brand'): Condition => ({ field: 'empty', of });
const figure = (
  of: 'images' | 'price' | 'quality',
  is: 'above' | 'below' | 'equal',
  value: number,
  currency?: string,
): Condition => ({
  field: 'figure',
  of,
  is,
  value,
  ...(currency ? { currency } : {}),
});
const either = (...any: Condition[]) => ({ field: 'either', any: any.map((each) => [each]) }) as Condition;

test.each<[question: string, ...where: Condition[]]>([
  // A not and what it holds for.
  ['products not in Kitchen or Toys', not(name('category', 'Kitchen', 'Toys'))],
  ['products without Acme or Bloom', not(name('brand', 'Acme', 'Bloom'))],
  ['products not in Kitchen but in Toys', not(name('category', 'Kitchen')), name('category', 'Toys')],
  ['not pending or rejected', not(status('pending', 'rejected'))],
  ['not approved or rejected', not(status('approved', 'rejected'))],
  ['products neither approved nor rejected', not(status('approved', 'rejected'))],
  ['products neither in Kitchen nor from Acme', not(name('category', 'Kitchen')), not(name('brand', 'Acme'))],
  ['pending but not rejected', status('pending'), not(status('rejected'))],
  ['products with neither images nor bullets', empty('images'), empty('bullets')],
  ['products without images or bullets', empty('images'), empty('bullets')],
  ['products with either no images or no bullets', either(empty('images'), empty('bullets'))],
  ['products missing images or bullets', either(empty('images'), empty('bullets'))],
  ['products missing both images and bullets', empty('images'), empty('bullets')],
  ['products with images but without bullets', not(empty('images')), empty('bullets')],
  ['products with no approved part', not(status('approved'))],
  ['products with at least one rejected part', status('rejected')],
  ['nothing approved', not(status('approved'))],
  ['neither images nor bullets are pending', not(part('images', 'pending')), not(part('bullets', 'pending'))],
  ['images are neither approved nor pending', not(part('images', 'approved')), not(part('images', 'pending'))],
  // Alternatives of different kinds.
  ['pending or not at Amazon', either(status('pending'), not(name('retailer', 'Amazon')))],
  ['Acme or not Bloom', either(name('brand', 'Acme'), not(name('brand', 'Bloom')))],
  [
    'Toys products that are pending or cost more than $50',
    name('category', 'Toys'),
    either(status('pending'), figure('price', 'above', 50, 'USD')),
  ],
  // Texts.
  ['titles containing oak, teak or pine', either(text('title', 'oak'), text('title', 'teak'), text('title', 'pine'))],
  ['titles that contain "oak" but not "pine"', text('title', 'oak'), not(text('title', 'pine'))],
  ['products with "oak" in the title or description', either(text('title', 'oak'), text('description', 'oak'))],
  ['products whose title is not "Product"', { ...text('title', 'Product'), how: 'is', not: true } as Condition],
  // Numbers.
  [
    'price > 20 USD and quality < 70 and 2 images',
    figure('price', 'above', 20, 'USD'),
    figure('quality', 'below', 70),
    figure('images', 'equal', 2),
  ],
])('%s', (question, ...conditions) => {
  expect(where(question)).toEqual(conditions);
});

describe('what could be read in two ways is not read', () => {
  it.each([
    'products pending in Kitchen and approved in Toys',
    'Acme products in Kitchen and Bloom products in Toys',
    'products in Kitchen or from Acme and pending',
    'not in Kitchen or from Acme',
    'titles containing oak and teak or pine',
    'pending or rejected and approved',
    'how many pending, approved and rejected products are there',
    'which brands are not sold at Amazon',
    'which brands have no images',
    'how many retailers have no rejected products',
    'which brands are sold at both Amazon and Walmart',
    'best brand',
    'which is better, Acme or Bloom',
    'about 20 dollars',
    'titles that do not contain a number',
    'average number of products per brand',
    'how many products are there with the lowest score',
    'pending and',
    'average and median price',
    'count and average price by category',
    '3 categories',
    'retailers with a total of more than 50 images',
    'average price over $50',
    'how many more products in Kitchen than in Toys',
    'what is the difference in average price between Kitchen and Toys',
    'average price of the 5 cheapest products',
    'products with two hundred characters in the description',
  ])('%s', (question) => expect(read(question)).toBeNull());
});

test('groups of a size, and orders of all', () => {
  expect(read('which brand has more than 10 pending products')).toMatchObject({
    show: 'groups',
    groupBy: { by: 'brand', having: [{ is: 'above', value: 10 }] },
  });
  expect(read('categories with between 5 and 10 products')).toMatchObject({
    where: [],
    groupBy: {
      having: [
        { is: 'atLeast', value: 5 },
        { is: 'atMost', value: 10 },
      ],
    },
  });
  expect(read('brands with an average price over $50')).toMatchObject({
    where: [{ field: 'currency', is: 'USD' }],
    measure: { of: 'average', figure: 'price' },
    groupBy: { by: 'brand', having: [{ is: 'above', value: 50 }] },
  });
  expect(read('which category contains the most expensive product')).toMatchObject({ where: [] });
  expect(read('brands ranked by average quality')).toMatchObject({
    show: 'groups',
    measure: { of: 'average', figure: 'quality' },
    order: { by: 'measure', end: 'highest' },
  });
  expect(read('products sorted by price')).toMatchObject({ order: { by: 'price', end: 'lowest' }, limit: 100 });
  expect(read('how long is the longest title')).toMatchObject({ order: { by: 'titleLength', end: 'highest' } });
});
