import { describe, expect, it, test } from 'vitest';
import type { Figure, Grouping } from './catalogue-query.ts';
import { type End, type EndRead, readAverage, readEnd, readFigure, readGroup, readRanking } from './read-measure.ts';
import { Rest } from './rest.ts';

/** What a reader finds in a text, and what it leaves of it. */
const by =
  <Read>(reader: (rest: Rest) => Read) =>
  (text: string) => {
    const rest = new Rest(text);
    return { read: reader(rest), left: rest.text.trim() };
  };
const nothing = (text: string) => ({ read: null, left: text });

const groupings: [word: string, is: Grouping][] = [
  ['category', 'category'],
  ['categories', 'category'],
  ['subcategory', 'subcategory'],
  ['subcategories', 'subcategory'],
  ['brand', 'brand'],
  ['brands', 'brand'],
  ['retailer', 'retailer'],
  ['retailers', 'retailer'],
  ['store', 'retailer'],
  ['stores', 'retailer'],
  ['channel', 'retailer'],
  ['channels', 'retailer'],
  ['level', 'level'],
  ['levels', 'level'],
  ['compliance level', 'level'],
  ['compliance', 'level'],
  ['status', 'status'],
  ['statuses', 'status'],
];

describe('groups', () => {
  const group = by(readGroup);

  it.each(groupings)('per %s: %s', (word, is) => {
    expect(group(`products per ${word}`)).toEqual({ read: { by: is, how: 'each' }, left: 'products ~' });
  });

  it.each(
    'per|by|for each|for every|in each|in every|of each|of every|on each|each|every|across|over|per the|across all|by all our'.split(
      '|',
    ),
  )('%s brand', (words) => {
    expect(group(`products ${words} brand`)).toEqual({ read: { by: 'brand', how: 'each' }, left: 'products ~' });
  });

  it.each(
    'breakdown|breakdown of|breaking down|break down of|split|split up|grouped|group|distribution|distribution of'.split(
      '|',
    ),
  )('a %s by brand', (words) => {
    expect(group(`a ${words} by brand`)).toEqual({ read: { by: 'brand', how: 'each' }, left: 'a ~ ~' });
  });

  it.each(['added', 'created', 'imported', 'came in', 'come in', 'arrived', 'new'])('%s per month', (word) => {
    const read = { by: 'month', how: 'each' };
    expect(group(`${word} per month`)).toEqual({ read, left: '~ ~' });
    expect(group(`by months ${word}`)).toEqual({ read, left: '~ ~' });
  });

  it.each<[text: string, end: End, limit: number | undefined, by: Grouping, left: string]>([
    ['top 5 brands', 'highest', 5, 'brand', '~'],
    ['top three stores', 'highest', 3, 'retailer', '~'],
    ['top brand', 'highest', 1, 'brand', '~'],
    ['top brands', 'highest', undefined, 'brand', '~'],
    ['bottom 2 categories', 'lowest', 2, 'category', '~'],
    ['biggest category', 'highest', 1, 'category', '~'],
    ['largest 3 levels', 'highest', 3, 'level', '~'],
    ['smallest brands with issues', 'lowest', undefined, 'brand', '~ with issues'],
  ])('the %s', (text, end, limit, of, left) => {
    const read = { by: of, how: 'top', end, ...(limit ? { limit } : {}) };
    expect(group(text)).toEqual({ read, left });
  });

  it.each<[text: string, how: 'which' | 'number', left: string]>([
    ['which brands', 'which', '~'],
    ['what brand is cheapest', 'which', '~ is cheapest'],
    ['how many brands', 'number', '~'],
    ['number of brands', 'number', '~'],
    ['count brands', 'number', '~'],
    ['list the brands', 'which', '~'],
    ['show me all our different brands', 'which', '~'],
    ['which are the distinct brands', 'which', '~'],
    ['what is the number of brands', 'number', 'what is the ~'],
    ['which of our brands', 'which', '~'],
  ])('%s', (text, how, left) => {
    expect(group(text)).toEqual({ read: { by: 'brand', how }, left });
  });

  it.each([
    'products',
    'brands',
    'brand Bloom per se',
    'top 5 products',
    'top brand ~',
    'top brand @0',
    'per brandy',
    'which brandy',
  ])('%s asks for none', (text) => expect(group(text)).toEqual(nothing(text)));

  it.each([
    'per month',
    'pending by month',
    'which months',
    'which status',
    'which level',
    'how many statuses',
    'how many levels',
  ])('%s asks for groups that are not known', (text) => expect(group(text).read).toBe(false));
});

test.each<[text: string, read: 'average' | 'median' | null, left: string]>([
  ['the median score', 'median', 'the ~ score'],
  ['average median', 'median', 'average ~'],
  ...['on average', 'in average', 'average', 'averages', 'mean', 'avg', 'typical', 'typically'].map(
    (word): [string, 'average', string] => [`score ${word} now`, 'average', 'score ~ now'],
  ),
  ['averaged meaning', null, 'averaged meaning'],
])('%s: %s', (text, read, left) => {
  expect(by(readAverage)(text)).toEqual({ read, left });
});

describe('an end of a scale', () => {
  const end = by(readEnd);
  const one = (of: EndRead['by'], which: End, more: Partial<EndRead> = {}): EndRead => ({
    by: of,
    end: which,
    isComparative: false,
    isOne: true,
    ...more,
  });

  it.each<[words: string, of: EndRead['by'], which: End, isComparative?: boolean]>([
    ['cheapest', 'price', 'lowest'],
    ['least expensive', 'price', 'lowest'],
    ['lowest priced', 'price', 'lowest'],
    ['lowest pricing', 'price', 'lowest'],
    ['most affordable', 'price', 'lowest'],
    ['dearest', 'price', 'highest'],
    ['most expensive', 'price', 'highest'],
    ['priciest', 'price', 'highest'],
    ['costliest', 'price', 'highest'],
    ['highest priced', 'price', 'highest'],
    ['most costly', 'price', 'highest'],
    ['cheaper', 'price', 'lowest', true],
    ['less expensive', 'price', 'lowest', true],
    ['more affordable', 'price', 'lowest', true],
    ['more expensive', 'price', 'highest', true],
    ['dearer', 'price', 'highest', true],
    ['pricier', 'price', 'highest', true],
    ['costlier', 'price', 'highest', true],
    ['newest', 'added', 'highest'],
    ['latest', 'added', 'highest'],
    ['most recent', 'added', 'highest'],
    ['most recently added', 'added', 'highest'],
    ['last added', 'added', 'highest'],
    ['youngest', 'added', 'highest'],
    ['latest added', 'added', 'highest'],
    ['oldest', 'added', 'lowest'],
    ['earliest', 'added', 'lowest'],
    ['first added', 'added', 'lowest'],
    ['earliest added', 'added', 'lowest'],
    ['longest title', 'titleLength', 'highest'],
    ['longest titles', 'titleLength', 'highest'],
    ['shortest title', 'titleLength', 'lowest'],
    ['shortest titles', 'titleLength', 'lowest'],
    ['longest description', 'descriptionLength', 'highest'],
    ['longest descriptions', 'descriptionLength', 'highest'],
    ['shortest description', 'descriptionLength', 'lowest'],
    ['shortest descriptions', 'descriptionLength', 'lowest'],
  ])('the %s', (words, of, which, isComparative = false) => {
    expect(end(`the ${words}`)).toEqual({ read: one(of, which, { isComparative, isOne: false }), left: 'the ~' });
    expect(end(`the ${words} 3 products`)).toEqual({
      read: one(of, which, { isComparative, limit: 3 }),
      left: 'the ~',
    });
  });

  it.each<[text: string, more: Partial<EndRead>, left: string]>([
    ['the cheapest', { isOne: false }, 'the ~'],
    ['5 cheapest', { isOne: false, limit: 5 }, '~'],
    ['top five cheapest', { isOne: false, limit: 5 }, '~'],
    ['first 5 cheapest', { isOne: false, limit: 5 }, '~'],
    ['bottom 5 cheapest', { isOne: false, limit: 5 }, '~'],
    ['cheapest 5', { isOne: false, limit: 5 }, '~'],
    ['cheapest one', { isOne: false, limit: 1 }, '~'],
    ['cheapest ones', {}, '~'],
    ['cheapest product', {}, '~'],
    ['cheapest items', {}, '~'],
    ['cheapest listing', {}, '~'],
    ['cheapest of the products', {}, '~ of the products'],
    ['cheapest of the items', {}, '~ of the items'],
    ['cheapest of the listings', {}, '~ of the listings'],
    ['cheapest such product', {}, '~ such product'],
    ['cheapest such item', {}, '~ such item'],
    ['cheapest such listing', {}, '~ such listing'],
    ['cheapest of the brands', { isOne: false }, '~ of the brands'],
    ['0 cheapest', { isOne: false }, '~'],
    ['1.5 cheapest', { isOne: false }, '~'],
    ['2 cheapest 3', { isOne: false, limit: 2 }, '~'],
    ['1.2.3 cheapest 3', { isOne: false, limit: 3 }, '~'],
  ])('%s: how many, and whether products are meant', (text, more, left) => {
    expect(end(text)).toEqual({ read: one('price', 'lowest', more), left });
  });

  const high = ['best', 'highest', 'top', 'maximum', 'max', 'greatest', 'biggest', 'most'];
  const low = ['lowest', 'worst', 'poorest', 'minimum', 'min', 'smallest', 'least', 'fewest', 'weakest'];
  it.each([
    ...high.map((word) => [word, 'highest', false] as const),
    ...low.map((word) => [word, 'lowest', false] as const),
    ...['better', 'higher'].map((word) => [word, 'highest', true] as const),
    ...['lower', 'worse', 'poorer'].map((word) => [word, 'lowest', true] as const),
  ])('%s quality', (word, which, isComparative) => {
    const isOne = !isComparative;
    expect(end(`which ${word} quality`)).toEqual({
      read: one('quality', which, { isComparative, isOne }),
      left: 'which ~',
    });
    expect(end(`3 products with the ${word} score`)).toEqual({
      read: one('score', which, { isComparative, isOne, limit: 3 }),
      left: '~',
    });
  });

  it.each(
    '~|the|a|an|all|number of|products|product|item|items|listing|listings|with|by|in|on|for|their|its|rated'.split(
      '|',
    ),
  )('lowest %s score', (filling) => {
    expect(end(`lowest ${filling} score`)).toEqual({ read: one('score', 'lowest'), left: '~' });
  });

  it.each<[text: string, read: EndRead, left: string]>([
    ['items with most issues', one('issues', 'highest'), '~'],
    ['5 items with most issues', one('issues', 'highest', { limit: 5 }), '~'],
    ['5 listings have the most images', one('images', 'highest', { limit: 5 }), '~'],
    ['product has fewest bullets', one('bullets', 'lowest'), '~'],
    ['best 4 products by quality', one('quality', 'highest', { limit: 4 }), '~'],
    ['top 5 products by score', one('score', 'highest', { limit: 5 }), '~'],
    ['first 5 products for the price', one('price', 'highest', { limit: 5 }), '~'],
    ['bottom 3 on quality', one('quality', 'lowest', { limit: 3 }), '~'],
    ['bottom 3 items in price', one('price', 'lowest', { limit: 3 }), '~'],
    ['worst products', one('score', 'lowest'), '~ products'],
    ['best product', one('score', 'highest'), '~ product'],
    ['poorest items', one('score', 'lowest'), '~ items'],
    ['10 worst listings', one('score', 'lowest', { limit: 10 }), '~ listings'],
    ['worst ten products', one('score', 'lowest', { limit: 10 }), '~ products'],
  ])('%s', (text, read, left) => {
    expect(end(text)).toEqual({ read, left });
  });

  it.each(['products', 'worst', 'best brands', 'worst productions', 'cheapestly', 'top 5', 'most pending'])(
    '%s is none',
    (text) => {
      expect(end(text)).toEqual(nothing(text));
    },
  );
});

describe('which group comes first', () => {
  it.each([
    ...['most', 'largest', 'biggest', 'highest'].map((word) => [word, 'highest', false] as const),
    ...['more', 'bigger', 'larger'].map((word) => [word, 'highest', true] as const),
    ...['fewest', 'least', 'smallest', 'lowest'].map((word) => [word, 'lowest', false] as const),
    ...['fewer', 'less', 'smaller'].map((word) => [word, 'lowest', true] as const),
  ])('%s: %s', (word, which, isComparative) => {
    const read = { end: which, isComparative };
    expect(by(readRanking)(`has the ${word} products`)).toEqual({ read, left: 'has ~ products' });
    for (const what of ['number of', 'amount of', 'share of'])
      expect(by(readRanking)(`${word} ${what} products`)).toEqual({ read, left: '~ products' });
  });

  it.each(['products', 'almost', 'mostly', 'more 5'])('%s: none', (text) => {
    expect(by(readRanking)(text)).toEqual(nothing(text));
  });
});

test.each<[text: string, figure: Figure | null, left: string]>([
  ['score', 'score', '~'],
  ['by their quality', 'quality', '~'],
  ['on the price', 'price', '~'],
  ['in number of images', 'images', '~'],
  ['of issues', 'issues', '~'],
  ['for title length', 'titleLength', '~'],
  ['compared by score now', 'score', 'compared ~ now'],
  ['underscore', null, 'underscore'],
  ['products', null, 'products'],
])('the figure named by %s is %s', (text, figure, left) => {
  expect(by(readFigure)(text)).toEqual({ read: figure, left });
});
