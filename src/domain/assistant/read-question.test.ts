import { describe, expect, test } from 'vitest';
import type { FacetValues } from './match-facet.ts';
import { type CatalogueQuery, readQuestion } from './read-question.ts';

const facets: FacetValues = {
  categories: ['Kitchen', 'Home & Garden', 'Title'],
  subcategories: ['Mugs', 'Vases'],
  brands: ['Bloom', 'Acme', 'Score', 'Levi’s', 'Amazon Basics'],
  retailers: ['Amazon', 'Walmart'],
};

const count = (filter: object, more: object = {}) => ({ kind: 'count', filter, ...more });
const list = (filter: object, more: object = {}) => ({ kind: 'list', filter, ...more });
const group = (by: string, filter: object = {}, more: object = {}) => ({
  kind: 'group',
  by,
  filter,
  measure: 'count',
  want: 'each',
  ...more,
});

const understood: [question: string, query: object][] = [
  ['How many products are pending?', count({ status: 'pending' })],
  ['how many items are waiting', count({ status: 'pending' })],
  ['How many products still need review?', count({ status: 'pending' })],
  ['how many pending', count({ status: 'pending' })],
  ['What is the number of products in Kitchen', count({ category: 'Kitchen' })],
  ['count of products in the category Home and Garden', count({ category: 'Home & Garden' })],
  [
    'How many Amazon products have no approved title?',
    count({ retailer: 'Amazon', issue: 'title' }, { alsoRejected: 'title' }),
  ],
  ['How many Amazon Basics products are there', count({ brand: 'Amazon Basics' })],
  ['how many products have a score above 70', count({ band: 'green' })],
  ['how many products score below 50?', count({ band: 'red' })],
  ['how many products have a score of 100 or less', count({})],
  ['How many products have no issues?', count({ issue: 'none' })],
  ['how many products', count({})],
  ['Show rejected products', list({ status: 'rejected' })],
  ['show me all approved products at Walmart', list({ status: 'approved', retailer: 'Walmart' })],
  ['Which products of brand Bloom need a title?', list({ brand: 'Bloom', issue: 'title' }, { alsoRejected: 'title' })],
  ['which Bloom products need bullet points', list({ brand: 'Bloom', issue: 'bullets' }, { alsoRejected: 'bullets' })],
  ['the Bloom brand in Kitchen', list({ brand: 'Bloom', category: 'Kitchen' })],
  ["levi's products", list({ brand: 'Levi’s' })],
  ['products without images approved', list({ issue: 'images' }, { alsoRejected: 'images' })],
  ['products whose description is still pending', list({ issue: 'description' })],
  ["products whose images haven't been approved", list({ issue: 'images' }, { alsoRejected: 'images' })],
  ['pending titles', list({ issue: 'title' })],
  ['products with rejected images', list({ partStatus: 'images-rejected' })],
  ['how many rejected titles are there', count({ partStatus: 'title-rejected' })],
  [
    'products at Walmart whose description was approved',
    list({ partStatus: 'description-approved', retailer: 'Walmart' }),
  ],
  ['how many products have an approved title?', count({ partStatus: 'title-approved' })],
  ['pending products with approved bullet points', list({ status: 'pending', partStatus: 'bullets-approved' })],
  ['products with low scores in Mugs', list({ band: 'red', subcategory: 'Mugs' })],
  ['which mug products are critical', list({ band: 'red', subcategory: 'Mugs' })],
  ['products matching mug', list({ search: 'mug' })],
  ['how many products mention USB-C cables?', count({ search: 'USB-C cables' })],
  [
    'products containing the word teak in Kitchen that are pending',
    list({ search: 'teak', category: 'Kitchen', status: 'pending' }),
  ],
  ['products named "The Best Mug"', list({ search: 'The Best Mug' })],
  ['find “red mug”', list({ search: 'red mug' })],
  ['sku AB-12', list({ search: 'AB-12' })],
  ['products of brand Score', list({ brand: 'Score' })],
  ['What is the average score?', { kind: 'average', filter: {} }],
  [
    'average content score of pending products in Kitchen',
    { kind: 'average', filter: { status: 'pending', category: 'Kitchen' } },
  ],
  ['Which product has the lowest content score?', { kind: 'extreme', by: 'contentScore', end: 'lowest', filter: {} }],
  ['highest score at Amazon', { kind: 'extreme', by: 'contentScore', end: 'highest', filter: { retailer: 'Amazon' } }],
  [
    'lowest-scoring products of Acme',
    { kind: 'extreme', by: 'contentScore', end: 'lowest', filter: { brand: 'Acme' } },
  ],
  ['show the 10 worst products', { kind: 'extreme', by: 'contentScore', end: 'lowest', limit: 10, filter: {} }],
  [
    'the worst 5 products in Kitchen',
    { kind: 'extreme', by: 'contentScore', end: 'lowest', limit: 5, filter: { category: 'Kitchen' } },
  ],
  ['which products have the most issues', { kind: 'extreme', by: 'issues', end: 'highest', filter: {} }],
  ['products per category', group('category')],
  ['How many products per brand at Amazon?', group('brand', { retailer: 'Amazon' })],
  ['pending products by retailer', group('retailer', { status: 'pending' })],
  ['which category has most pending', group('category', { status: 'pending' }, { want: 'most' })],
  ['Which brand has the fewest products?', group('brand', {}, { want: 'fewest' })],
  ['which retailer has the lowest average score', group('retailer', {}, { want: 'fewest', measure: 'contentScore' })],
  ['average score per category', group('category', {}, { measure: 'contentScore' })],
  ['how many brands are there', group('brand', {}, { want: 'number' })],
  ['which brands have rejected products?', group('brand', { status: 'rejected' })],
];

describe('a question is read as a query', () => {
  test.each(understood)('%s', (question, query) => {
    expect(readQuestion(question, facets)).toEqual(query satisfies object as CatalogueQuery);
  });
});

describe('a question with anything unexplained is not answered', () => {
  test.each([
    'What is the weather?',
    'How many purple products are pending?',
    'how many products are not rejected',
    'products not in Kitchen',
    'products in Kitchen or Mugs of brand Bloom',
    'products of brand Globex',
    'which Titles are Blooming',
    'products of brand Bloom and brand Acme',
    'how many products have a title',
    'how many products score above 90 percent',
    'how many products have a score above 80 or below 20',
    'how many products have a score of 58',
    'approved and rejected products',
    'products with rejected titles and rejected images',
    'products whose title was not rejected',
    'products with approved or rejected titles',
    'products added last week',
    'delete all products',
    'show',
    'hello',
    '?',
    `products matching ${'x'.repeat(600)}`,
  ])('%s', (question) => {
    expect(readQuestion(question, facets)).toBeNull();
  });
});

test('a name the catalogue does not have is no name, whatever it looks like', () => {
  const none: FacetValues = { categories: [], subcategories: [], brands: [], retailers: [] };
  expect(readQuestion('Which Bloom products need a title?', none)).toBeNull();
  expect(readQuestion('Which products need a title?', none)).toEqual(
    list({ issue: 'title' }, { alsoRejected: 'title' }),
  );
});

test('a name typed as it is written wins over one that differs in case', () => {
  const both = { ...facets, brands: ['ACME', 'Acme'] };
  expect(readQuestion('products of brand Acme', both)).toEqual(list({ brand: 'Acme' }));
  expect(readQuestion('products of brand ACME', both)).toEqual(list({ brand: 'ACME' }));
});

test('a long question is read in no time', () => {
  const started = performance.now();
  readQuestion('need a an any the its their approved title is still has have been '.repeat(15), facets);
  expect(performance.now() - started).toBeLessThan(200);
});
