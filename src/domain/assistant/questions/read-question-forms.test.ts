// The forms a question may take: counts, lists, shares, groups and comparisons, each as the whole query.
import { describe, expect, it, test } from 'vitest';
import type { CatalogueQuery, Condition } from './catalogue-query.ts';
import type { FacetValues } from './match-facet.ts';
import { readQuestion } from './read-question.ts';

const facets: FacetValues = {
  categories: ['Kitchen', 'Garden'],
  subcategories: ['Mugs'],
  brands: ['Bloom', 'Acme'],
  retailers: ['Amazon', 'Walmart'],
};
const now = new Date('2026-11-21T10:00:00.000Z');
const read = (question: string) => readQuestion(question, facets, now)?.query ?? null;

const pending: Condition = { field: 'status', any: ['pending'] };
const approved: Condition = { field: 'status', any: ['approved'] };
const rejected: Condition = { field: 'status', any: ['rejected'] };
const kitchen: Condition = { field: 'name', of: 'category', values: ['Kitchen'] };
const amazon: Condition = { field: 'name', of: 'retailer', values: ['Amazon'] };
const both: Condition = { field: 'name', of: 'brand', values: ['Bloom', 'Acme'] };

const counted = { measure: { of: 'count' } } as const;
const number = (...where: Condition[]): CatalogueQuery => ({ where, show: 'number', ...counted });
const list = (...where: Condition[]): CatalogueQuery => ({ where, show: 'products', ...counted });
const groups = (by: 'brand' | 'category', more: Partial<CatalogueQuery> = {}): CatalogueQuery => ({
  where: [],
  show: 'groups',
  ...counted,
  groupBy: { by },
  ...more,
});
/** Bloom against Acme. */
const sides = (more: Partial<CatalogueQuery> = {}): CatalogueQuery => ({
  ...groups('brand', { where: [both], ...more }),
  groupBy: { by: 'brand', among: ['Bloom', 'Acme'] },
});
const highest = { order: { by: 'measure', end: 'highest' } } as const;
const lowest = { order: { by: 'measure', end: 'lowest' } } as const;
const of = (how: 'average' | 'median' | 'lowest' | 'highest', figure: 'score' | 'quality' | 'price' | 'images') => ({
  measure: { of: how, figure },
});

describe('a count', () => {
  it.each([
    'how many products',
    'how much products',
    'number of products',
    'total number of products',
    'amount of products',
    'total amount of products',
    'count of products',
    'total count of products',
    'count products',
    'how many',
  ])('%s', (question) => {
    expect(read(question)).toEqual(number());
  });

  it.each(['issues', 'images', 'bullets'])('the number of %s of a product is none', (name) => {
    const condition: Condition = { field: 'figure', of: name as 'issues', is: 'above', value: 3 };
    expect(read(`products with number of ${name} above 3`)).toEqual(list(condition));
  });
});

describe('a list', () => {
  it.each([
    'show only pending products',
    'show me just pending products',
    'list only pending products',
    'see only pending products',
    'give me only pending products',
    'find just pending products',
  ])('%s', (question) => {
    expect(read(question)).toEqual(list(pending));
  });

  it.each(['on', 'at'])('products that sell %s a retailer', (word) => {
    expect(read(`products that sell ${word} Amazon`)).toEqual(list(amazon));
    expect(read(`which product sells ${word} Amazon`)).toEqual(list(amazon));
  });

  it.each(['show all', 'show only', 'products that sell', 'products that sell near Amazon', 'only pending products'])(
    '%s is none',
    (question) => expect(read(question)).toBeNull(),
  );

  it('by two dates', () => {
    const date = (what: 'added' | 'approved', from: string, until: string): Condition => ({
      field: 'date',
      of: what,
      from: `${from}T00:00:00.000Z`,
      until: `${until}T00:00:00.000Z`,
    });
    expect(read('products added in May and approved in June')).toEqual(
      list(date('added', '2026-05-01', '2026-06-01'), date('approved', '2026-06-01', '2026-07-01')),
    );
  });

  it.each<[question: string, by: 'price' | 'added' | 'score', end: 'lowest' | 'highest', limit?: number]>([
    ['the cheapest product', 'price', 'lowest'],
    ['the 100 cheapest products', 'price', 'lowest', 100],
    ['the 200 cheapest products', 'price', 'lowest', 100],
    ['newest', 'added', 'highest'],
  ])('%s', (question, by, end, limit) => {
    expect(read(question)).toEqual({ ...list(), order: { by, end }, ...(limit ? { limit } : {}) });
  });

  it.each(['which product is cheaper', 'how many are the cheapest products'])('%s is none', (question) => {
    expect(read(question)).toBeNull();
  });
});

describe('a share', () => {
  const share = (where: Condition[], ...having: Condition[]): CatalogueQuery => ({
    where,
    show: 'number',
    measure: { of: 'share', having },
  });

  it.each([
    'what share of products is approved',
    'what percentage of products is approved',
    'percent of products is approved',
    'what is the proportion of products is approved',
    'which fraction of the products are approved',
    'show me the share of all our products are approved',
    'tell me what share of products was approved',
    'give me the share of products were approved',
    "what's the share of products is approved",
    'how is the share of products is approved',
    'in what share of products is approved',
    'share products is approved',
  ])('%s', (question) => {
    expect(read(question)).toEqual(share([], approved));
  });

  it.each<[question: string, query: CatalogueQuery]>([
    ['what share of pending products is approved', share([pending], approved)],
    ['what share of Kitchen products is approved', share([kitchen], approved)],
    ['share of approved', share([], approved)],
    ['share of approved Kitchen products', share([kitchen], approved)],
    ['share of products has rejected images', share([], { field: 'part', part: 'images', status: 'rejected' })],
    ['share of products have no price', share([], { field: 'empty', of: 'price' })],
    [
      'share of products cost under 20 usd',
      share([], { field: 'figure', of: 'price', is: 'below', value: 20, currency: 'USD' }),
    ],
    [
      'share of products costs under 20 usd',
      share([], { field: 'figure', of: 'price', is: 'below', value: 20, currency: 'USD' }),
    ],
    ['share of products got rejected', share([], rejected)],
    ['share of products get rejected', share([], rejected)],
    ['share of products still pending', share([], pending)],
    ['share of products do not have a price', share([], { field: 'empty', of: 'price' })],
    ['share of products does not have a price', share([], { field: 'empty', of: 'price' })],
  ])('%s', (question, query) => {
    expect(read(question)).toEqual(query);
  });

  it.each([
    'products share of approved',
    'share of Kitchen products',
    'share of purple products is approved',
    'share of products is in the catalogue',
    'share of purple approved products',
    'share of products added in 2027 is approved',
    'share of products is added in 2027',
    'share of products with a score above 1.2.3 is approved',
  ])('%s is none', (question) => {
    expect(read(question)).toBeNull();
  });
});

describe('an average', () => {
  it.each<[question: string, query: CatalogueQuery]>([
    ['average price', { ...number(), ...of('average', 'price') }],
    ['median quality in Kitchen', { ...number(kitchen), ...of('median', 'quality') }],
    ['the score on average in Kitchen', { ...number(kitchen), ...of('average', 'score') }],
  ])('%s', (question, query) => {
    expect(read(question)).toEqual(query);
  });

  it.each(['average', 'average products', 'how many average score', 'average lowest price', 'average purple score'])(
    '%s is none',
    (question) => {
      expect(read(question)).toBeNull();
    },
  );
});

describe('groups', () => {
  it.each<[question: string, query: CatalogueQuery]>([
    ['products per category', groups('category')],
    ['top 3 brands', groups('brand', { ...highest, limit: 3 })],
    ['top 200 brands', groups('brand', { ...highest, limit: 100 })],
    ['top brand', groups('brand', { ...highest, limit: 1 })],
    ['smallest categories', groups('category', lowest)],
    ['top 3 brands by score', groups('brand', { ...of('average', 'score'), ...highest, limit: 3 })],
    ['bottom 3 categories by average price', groups('category', { ...of('average', 'price'), ...lowest, limit: 3 })],
    ['score per brand', groups('brand', of('average', 'score'))],
    ['median score per brand', groups('brand', of('median', 'score'))],
    ['average images per brand', groups('brand', of('average', 'images'))],
    // One product of each group, or the group itself.
    ['cheapest product per category', groups('category', of('lowest', 'price'))],
    ['highest score per category', groups('category', of('highest', 'score'))],
    ['lowest average score per category', groups('category', { ...of('average', 'score'), ...lowest })],
    ['which category has the lowest price', groups('category', { ...of('lowest', 'price'), ...lowest })],
    ['which category has the cheapest products', groups('category', { ...of('lowest', 'price'), ...lowest })],
    ['which brand is the cheapest', groups('brand', { ...of('average', 'price'), ...lowest })],
    ['which brand has the best quality', groups('brand', { ...of('average', 'quality'), ...highest })],
    ['which brands have the 3 lowest scores', groups('brand', { ...of('average', 'score'), ...lowest, limit: 3 })],
    ['which brand has the most images on average', groups('brand', { ...of('average', 'images'), ...highest })],
    ['which brand has the most pending products', groups('brand', { where: [pending], ...highest })],
    ['which brand has fewer products', groups('brand', lowest)],
    ['which brand has the most pending, Bloom or Acme', groups('brand', { where: [both, pending], ...highest })],
    ['how many brands are there', { ...groups('brand'), show: 'groupNumber' }],
    ['how many brands have pending products', { ...groups('brand', { where: [pending] }), show: 'groupNumber' }],
  ])('%s', (question, query) => {
    expect(read(question)).toEqual(query);
  });

  it.each([
    'average per brand',
    'images per brand',
    'which brand has the newest products',
    'which brand has the most images',
    'how many brands by score',
    'how many brands have the most products',
    'how many brands have the best quality',
    'which brands have anything pending',
    'which brands have any pending',
    'which brands have all approved',
    'which brand is the cheapest with the most pending',
    'average price per month',
  ])('%s is none', (question) => {
    expect(read(question)).toBeNull();
  });
});

describe('a comparison', () => {
  it.each<[question: string, query: CatalogueQuery]>([
    ['compare Bloom and Acme', sides()],
    ['Bloom compared to Acme', sides()],
    ['Bloom vs Acme', sides()],
    ['Bloom versus the brand Acme', sides()],
    ['compare all pending of Bloom and Acme', sides({ where: [both, pending] })],
    ['compare the score of Bloom and Acme', sides(of('average', 'score'))],
    ['compare the median score of Bloom and Acme', sides(of('median', 'score'))],
    ['compare the average images of Bloom and Acme', sides(of('average', 'images'))],
    ['compare Bloom and Acme per brand', sides()],
    ['which is cheaper, Bloom or Acme', sides({ ...of('average', 'price'), ...lowest })],
    ['which one is cheaper, Bloom or Acme', sides({ ...of('average', 'price'), ...lowest })],
    ['which has cheaper products, Bloom or Acme', sides({ ...of('lowest', 'price'), ...lowest })],
    ['which brand is cheaper, Bloom or Acme', sides({ ...of('average', 'price'), ...lowest })],
    ['who has a better score, Bloom or Acme', sides({ ...of('average', 'score'), ...highest })],
    ['who has the higher average price, Bloom or Acme', sides({ ...of('average', 'price'), ...highest })],
    ['which has the best average score, Bloom or Acme', sides({ ...of('average', 'score'), ...highest })],
    ['who has more pending, Bloom or Acme', sides({ where: [both, pending], ...highest })],
    ['more pending at Bloom than at Acme', sides({ where: [both, pending], ...highest })],
    ['most pending, Bloom or Acme', sides({ where: [both, pending], ...highest })],
    ['fewer products, Bloom against Acme', sides(lowest)],
  ])('%s', (question, query) => {
    expect(read(question)).toEqual(query);
  });

  it.each([
    'compare products of Bloom',
    'compare Bloom and Acme per category',
    'compare the images of Bloom and Acme',
    'compare Bloom or Acme at Amazon or Walmart',
    'who has more issues, Bloom or Acme',
    'who is pending',
    'which has the newest products, compare Bloom and Acme',
    'compare how many brands are of Bloom and Acme',
  ])('%s is none', (question) => {
    expect(read(question)).toBeNull();
  });
});

test('slips of the keyboard are shown beside the query', () => {
  expect(readQuestion('pendign prodcuts', facets, now)).toEqual({
    query: list(pending),
    corrected: [
      { typed: 'pendign', read: 'pending' },
      { typed: 'prodcuts', read: 'products' },
    ],
  });
});

test('a question of more than twenty conditions is none', () => {
  const question = (times: number) =>
    `products with ${Array.from({ length: times }, (_, at) => `titles that contain "t${at}"`).join(' and ')}`;
  expect(read(question(20))?.where).toHaveLength(20);
  expect(read(question(21))).toBeNull();
});
