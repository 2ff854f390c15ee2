import { describe, expect, test } from 'vitest';
import type { ProductFilter } from '#domain/catalogue/catalogue.contract.ts';
import type { Part } from '#domain/parts/parts.ts';
import { expectSteadyGrowth } from '#testing/growth.ts';
import type { Bound, Condition, Figure } from './catalogue-query.ts';
import type { Dimension } from './dimensions.ts';
import type { FacetValues } from './match-facet.ts';
import { readQuestion } from './read-question.ts';

const facets: FacetValues = {
  categories: ['Kitchen', 'Home & Garden', 'Title'],
  subcategories: ['Mugs', 'Vases'],
  brands: ['Bloom', 'Acme', 'Score', 'Levi’s', 'Amazon Basics'],
  retailers: ['Amazon', 'Walmart'],
};

const now = new Date('2026-11-21T10:00:00.000Z');
const read = (question: string, values = facets) => readQuestion(question, values, now)?.query ?? null;

/** A filter of the lists, one value each, as the conditions it means. */
type OneEach = { [Key in keyof ProductFilter]: Exclude<ProductFilter[Key], unknown[]> };
function conditions(filter: OneEach): Condition[] {
  const { band, issue, partStatus, status, search, ...names } = filter;
  const score = (is: 'above' | 'atMost', value: number): Condition => ({ field: 'figure', of: 'score', is, value });
  const bands = {
    red: [score('atMost', 40)],
    yellow: [score('above', 40), score('atMost', 70)],
    green: [score('above', 70)],
  };
  const [part, decided] = (partStatus?.split('-') ?? []) as [Part, 'approved' | 'rejected'];
  const where: Condition[] = Object.entries(names).map(([of, value]) => ({
    field: 'name',
    of: of as Dimension,
    values: [value as string],
  }));
  if (search !== undefined) where.push({ field: 'text', in: 'any', contains: search });
  if (status) where.push({ field: 'status', any: [status] });
  if (issue === 'none') where.push({ field: 'figure', of: 'issues', is: 'equal', value: 0 });
  else if (issue) where.push({ field: 'part', part: issue, status: 'pending' });
  if (part) where.push({ field: 'part', part, status: decided });
  if (band) where.push(...bands[band]);
  return where;
}

const products = { of: 'count' } as const;
const count = (filter: OneEach, more: object = {}) => ({
  where: conditions(filter),
  show: 'number',
  measure: products,
  ...more,
});
const list = (filter: OneEach, more: object = {}) => ({ ...count(filter), show: 'products', ...more });
const group = (by: string, filter: OneEach = {}, more: object = {}) => ({
  ...count(filter),
  show: 'groups',
  groupBy: { by },
  ...more,
});
const most = { order: { by: 'measure', end: 'highest' } };
const fewest = { order: { by: 'measure', end: 'lowest' } };
const extreme = (filter: OneEach, by: string, end: 'lowest' | 'highest', limit?: number) =>
  list(filter, { order: { by, end }, ...(limit ? { limit } : {}) });
const average = (figure: string) => ({ measure: { of: 'average', figure } });
/** A question with these conditions alone. */
const asked = (show: 'number' | 'products', ...where: Condition[]) => ({ where, show, measure: products });
const figure = (show: 'number' | 'products', of: Figure, is: Bound, value: number, currency?: string) =>
  asked(show, { field: 'figure', of, is, value, ...(currency ? { currency } : {}) });
const names = (of: Dimension, ...values: string[]): Condition => ({ field: 'name', of, values });
const notApproved = (part: Part): Condition => ({ field: 'part', part, status: 'approved', not: true });
const added = (from?: string, until?: string): Condition => ({
  field: 'date',
  of: 'added',
  ...(from ? { from: `${from}T00:00:00.000Z` } : {}),
  ...(until ? { until: `${until}T00:00:00.000Z` } : {}),
});

/** Conditions come in no order that matters. */
const sorted = (query: object | null) =>
  query && 'where' in query
    ? {
        ...query,
        where: (query.where as Condition[]).toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b))),
      }
    : query;

const understood: [question: string, query: object][] = [
  ['How many products are pending?', count({ status: 'pending' })],
  ['how many items are waiting', count({ status: 'pending' })],
  ['how many pending', count({ status: 'pending' })],
  ['What is the number of products in Kitchen', count({ category: 'Kitchen' })],
  ['count of products in the category Home and Garden', count({ category: 'Home & Garden' })],
  ['How many Amazon Basics products are there', count({ brand: 'Amazon Basics' })],
  ['how many products have a score above 70', count({ band: 'green' })],
  ['how many products score below 50?', figure('number', 'score', 'below', 50)],
  ['How many products have no issues?', count({ issue: 'none' })],
  ['Show rejected products', list({ status: 'rejected' })],
  ['show me all approved products at Walmart', list({ status: 'approved', retailer: 'Walmart' })],
  ['the Bloom brand in Kitchen', list({ brand: 'Bloom', category: 'Kitchen' })],
  ["levi's products", list({ brand: 'Levi’s' })],
  ['products whose description is still pending', list({ issue: 'description' })],
  ["products whose images haven't been approved", asked('products', notApproved('images'))],
  ['pending titles', list({ issue: 'title' })],
  ['products with rejected images', list({ partStatus: 'images-rejected' })],
  ['how many rejected titles are there', count({ partStatus: 'title-rejected' })],
  [
    'products at Walmart whose description was approved',
    list({ partStatus: 'description-approved', retailer: 'Walmart' }),
  ],
  ['how many products have an approved title?', count({ partStatus: 'title-approved' })],
  ['pending products with approved bullet points', list({ status: 'pending', partStatus: 'bullets-approved' })],
  ['products matching mug', list({ search: 'mug' })],
  [
    'how many products mention USB-C cables?',
    asked('number', { field: 'text', in: 'source', contains: 'USB-C cables' }),
  ],
  [
    'products containing the word teak in Kitchen that are pending',
    asked(
      'products',
      { field: 'text', in: 'source', contains: 'teak', how: 'word' },
      ...conditions({ category: 'Kitchen', status: 'pending' }),
    ),
  ],
  ['find “red mug”', list({ search: 'red mug' })],
  ['sku AB-12', asked('products', { field: 'text', in: 'sku', contains: 'AB-12' })],
  ['products of brand Score', list({ brand: 'Score' })],
  ['What is the average score?', count({}, average('score'))],
  [
    'average content score of pending products in Kitchen',
    count({ status: 'pending', category: 'Kitchen' }, average('score')),
  ],
  ['Which product has the lowest content score?', extreme({}, 'score', 'lowest')],
  ['highest score at Amazon', extreme({ retailer: 'Amazon' }, 'score', 'highest')],
  ['lowest-scoring products of Acme', extreme({ brand: 'Acme' }, 'score', 'lowest')],
  ['which products have the most issues', extreme({}, 'issues', 'highest')],
  ['products per category', group('category')],
  ['How many products per brand at Amazon?', group('brand', { retailer: 'Amazon' })],
  ['pending products by retailer', group('retailer', { status: 'pending' })],
  ['which category has most pending', group('category', { status: 'pending' }, most)],
  ['Which brand has the fewest products?', group('brand', {}, fewest)],
  ['which retailer has the lowest average score', group('retailer', {}, { ...fewest, ...average('score') })],
  ['average score per category', group('category', {}, average('score'))],
  ['how many brands are there', group('brand', {}, { show: 'groupNumber' })],
  ['which brands have rejected products?', group('brand', { status: 'rejected' })],
  ['how many products are not rejected', asked('number', { field: 'status', any: ['rejected'], not: true })],
  ['products not in Kitchen', asked('products', { ...names('category', 'Kitchen'), not: true } as Condition)],
  ['products of brand Bloom and brand Acme', asked('products', names('brand', 'Bloom', 'Acme'))],
  ['how many products have a score of 58', figure('number', 'score', 'equal', 58)],
  ['products under $20', figure('products', 'price', 'below', 20, 'USD')],
  ['products for 1,299.50 eur or more', figure('products', 'price', 'atLeast', 1299.5, 'EUR')],
  ['how many products cost up to 20', figure('number', 'price', 'atMost', 20)],
  ['products with more than three issues', figure('products', 'issues', 'above', 3)],
  ['titles over 80 characters: how many?', figure('number', 'titleLength', 'above', 80)],
  ['products with quality < 50', figure('products', 'quality', 'below', 50)],
  ['products added this week', asked('products', added('2026-11-16'))],
  ['products added last week', asked('products', added('2026-11-09', '2026-11-16'))],
  ['how many were added since May', asked('number', added('2026-05-01'))],
  ['products added in December', asked('products', added('2025-12-01', '2026-01-01'))],
  ['products added before 3 March 2026', asked('products', added(undefined, '2026-03-03'))],
  ['products added on 2026-11-20', asked('products', added('2026-11-20', '2026-11-21'))],
  ['products without a description', asked('products', { field: 'empty', of: 'description' })],
  ['title does not contain teak', asked('products', { field: 'text', in: 'title', contains: 'teak', not: true })],
  ['products with “teak oil” in the title', asked('products', { field: 'text', in: 'title', contains: 'teak oil' })],
  ['non-compliant products', asked('products', { field: 'level', level: 'non-compliant' })],
  ['cheapest product in Kitchen', extreme({ category: 'Kitchen' }, 'price', 'lowest')],
  ['newest 3 products', extreme({}, 'added', 'highest', 3)],
  ['how many prodcuts are pendign', count({ status: 'pending' })],
  [
    'more pending at Amazon or Walmart?',
    {
      ...asked('number', names('retailer', 'Amazon', 'Walmart'), { field: 'status', any: ['pending'] }),
      show: 'groups',
      groupBy: { by: 'retailer', among: ['Amazon', 'Walmart'] },
      ...most,
    },
  ],
  [
    'what share of Kitchen products is approved',
    {
      where: conditions({ category: 'Kitchen' }),
      show: 'number',
      measure: { of: 'share', having: conditions({ status: 'approved' }) },
    },
  ],
];

describe('a question is read as a query', () => {
  test.each(understood)('%s', (question, query) => {
    expect(sorted(read(question))).toEqual(sorted(query));
  });
});

describe('a question with anything unexplained is not answered', () => {
  test.each([
    'products in Kitchen or Mugs of brand Bloom',
    'products of brand Globex',
    'which Titles are Blooming',
    'how many products have a title',
    'how many products score above 90 percent',
    'which brands are only at Amazon',
    'which brands have all products approved',
    'which product is the newest or cheapest',
    'products over 5',
    'who approved the most products',
    'average score in October',
    'pending products per month',
    'more pending in Kitchen or Amazon?',
    'products with a typo in the title',
    'reject pending products',
    'approve products in Kitchen',
    'products added in December 2027',
    '?',
    `products matching ${'x'.repeat(600)}`,
  ])('%s', (question) => {
    expect(read(question)).toBeNull();
  });
});

test('a name typed as it is written wins over one that differs in case', () => {
  const both = { ...facets, brands: ['ACME', 'Acme'] };
  expect(read('products of brand Acme', both)).toEqual(list({ brand: 'Acme' }));
  expect(read('products of brand ACME', both)).toEqual(list({ brand: 'ACME' }));
});

test('a long question is read in proportion to its length', () => {
  const long = (size: number) => 'need a an any the its their approved title is still has have been '.repeat(size);
  expectSteadyGrowth(long, 32, (question) => readQuestion(question, facets, now));
});
