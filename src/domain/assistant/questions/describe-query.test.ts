import { describe, expect, test } from 'vitest';
import type { CatalogueQuery, Condition } from './catalogue-query.ts';
import { describeConditions, listConditions } from './describe-conditions.ts';
import {
  answerAverage,
  answerCount,
  answerExtreme,
  answerGroups,
  answerShare,
  askForCurrency,
  countProducts,
  describeQuery,
  describeUnread,
  formatMeasure,
  leadingGroups,
  nameGroup,
} from './describe-query.ts';

const brand: Condition = { field: 'name', of: 'brand', values: ['Bloom'] };
const pending: Condition = { field: 'status', any: ['pending'] };
const figure = (
  of: 'score' | 'issues' | 'price' | 'titleLength' | 'quality',
  is: 'above' | 'atMost' | 'equal' | 'atLeast',
  value: number,
) => ({ field: 'figure', of, is, value }) as const;

test.each<[Condition[], string]>([
  [[], ''],
  [
    [
      { field: 'name', of: 'retailer', values: ['Amazon'] },
      { field: 'part', part: 'title', status: 'pending' },
    ],
    ' of retailer Amazon with the title still pending',
  ],
  [
    [
      { field: 'name', of: 'category', values: ['Kitchen', 'Home'] },
      { field: 'text', in: 'any', contains: 'mug' },
      { field: 'status', any: ['rejected'], not: true },
    ],
    ' in category Kitchen or Home matching “mug” in SKU, title or description with no part rejected',
  ],
  [[{ field: 'name', of: 'category', values: ['Kitchen'], not: true }], ' not in category Kitchen'],
  [[{ field: 'part', part: 'images', status: 'rejected' }], ' with the images rejected'],
  [[pending, figure('score', 'atMost', 40)], ' with at least one part pending and a Content Score of 40 or less'],
  [[figure('score', 'above', 40), figure('score', 'atMost', 70)], ' with a Content Score from 41 to 70'],
  [[figure('issues', 'equal', 0)], ' with no issues'],
  [[figure('issues', 'above', 2)], ' with more than 2 issues'],
  [[figure('titleLength', 'above', 80)], ' with a title length above 80 characters'],
  [[{ field: 'currency', is: 'USD' }, figure('price', 'atMost', 1299.5)], ' with a price of 1,299.5 USD or less'],
  [[{ field: 'date', of: 'added', from: '2026-11-16T00:00:00.000Z' }], ' added since 16 Nov 2026'],
  [
    [{ field: 'date', of: 'approved', from: '2026-10-01T00:00:00.000Z', until: '2026-11-01T00:00:00.000Z' }],
    ' approved from 1 Oct 2026 to 31 Oct 2026',
  ],
  [
    [{ field: 'date', of: 'added', from: '2026-11-20T00:00:00.000Z', until: '2026-11-21T00:00:00.000Z' }],
    ' added on 20 Nov 2026',
  ],
  [[{ field: 'text', in: 'title', contains: 'teak', not: true }], ' with no “teak” in the title'],
  [
    [{ field: 'text', in: 'source', contains: 'HDMI' }],
    ' mentioning “HDMI” in SKU, title, description, bullets or attributes',
  ],
  [
    [{ field: 'text', in: 'any', contains: 'kettle', how: 'word', not: true }],
    ' not matching the word “kettle” in SKU, title or description',
  ],
  [[{ field: 'empty', of: 'description' }], ' with no description'],
])('the conditions %o are said as "%s"', (where, text) => {
  expect(describeConditions(where)).toBe(text);
});

test('each condition has a label of its own', () => {
  expect(listConditions([brand, pending])).toEqual(['Of brand Bloom', 'At least one part pending']);
});

const count = { show: 'number', measure: { of: 'count' } } as const;
const list = { show: 'products', measure: { of: 'count' } } as const;
const lowest: CatalogueQuery & { order: object } = { ...list, where: [], order: { by: 'score', end: 'lowest' } };
const average: CatalogueQuery = { show: 'number', where: [], measure: { of: 'average', figure: 'score' } };
const each: CatalogueQuery = { show: 'groups', where: [], measure: { of: 'count' }, groupBy: { by: 'category' } };

test.each<[CatalogueQuery, string]>([
  [{ ...list, where: [] }, 'All products'],
  [{ ...count, where: [brand] }, 'Products of brand Bloom'],
  [average, 'Average Content Score of all products'],
  [lowest, 'All products, lowest Content Score first'],
  [each, 'All products, counted per category'],
  [
    {
      ...each,
      where: [{ ...brand, values: ['A', 'B'] } as Condition],
      groupBy: { by: 'brand', among: ['A', 'B'] },
      order: { by: 'measure', end: 'highest' },
    },
    'All products, counted per brand (A and B), highest first',
  ],
])('%o is said as "%s"', (query, text) => {
  expect(describeQuery(query)).toBe(text);
});

describe('answers are sentences with the figures', () => {
  test.each([
    [0, 'There are no products with at least one part pending.'],
    [1, 'There is 1 product with at least one part pending.'],
    [1234, 'There are 1,234 products with at least one part pending.'],
  ])('a count of %i', (total, text) => {
    expect(answerCount({ ...count, where: [pending] }, total, [])).toBe(text);
  });

  test('a list names three products and counts the rest', () => {
    expect(answerCount({ ...list, where: [] }, 5, ['A', 'B', 'C', 'D', 'E'])).toBe(
      '5 products: “A”, “B”, “C” and 2 more.',
    );
    expect(answerCount({ ...list, where: [] }, 2, ['A', 'B'])).toBe('2 products: “A” and “B”.');
  });

  test('an average of nothing says so, and what has no figure is left out aloud', () => {
    expect(answerAverage(average, 2, 2, 37.5)).toBe('The average Content Score of 2 products is 37.5.');
    expect(answerAverage(average, 0, 0, null)).toBe('There are no products, so there is no average.');
    const price: CatalogueQuery = { ...average, measure: { of: 'average', figure: 'price' } };
    expect(answerAverage(price, 3, 2, 12.5)).toBe(
      'The average price of 2 products is 12.50. 1 product without one is left out.',
    );
    expect(answerAverage(price, 3, 0, null)).toBe('None of 3 products has a price that can be read.');
  });

  test('a share says both counts', () => {
    const share: CatalogueQuery = { show: 'number', where: [brand], measure: { of: 'share', having: [pending] } };
    expect(answerShare(share, 8, 2)).toBe(
      '25.0% of products of brand Bloom: 2 of 8 are products with at least one part pending.',
    );
  });

  test('the lowest score comes with how many share it', () => {
    expect(answerExtreme(lowest, { value: 25, total: 1 }, ['A'])).toBe(
      'The lowest Content Score is 25: 1 product, “A”.',
    );
    expect(answerExtreme(lowest, { value: 25, total: 9 }, ['A', 'B', 'C', 'D'])).toBe(
      'The lowest Content Score is 25: 9 products, such as “A”, “B” and “C”.',
    );
    expect(answerExtreme(lowest, null, [])).toBe('There are no products.');
    expect(
      answerExtreme(
        { ...lowest, order: { by: 'added', end: 'highest' } },
        { value: '2026-11-20T08:00:00Z', total: 1 },
        ['A'],
      ),
    ).toBe('The newest product, added on 20 Nov 2026: 1 product, “A”.');
  });

  const groups = [
    { name: 'Kitchen', count: 12, value: 12 },
    { name: 'Garden', count: 2, value: 2 },
    { name: null, count: 3, value: 3 },
  ];
  const most = { order: { by: 'measure', end: 'highest' } } as const;
  test.each<[CatalogueQuery, string]>([
    [each, 'Products per category: Kitchen 12, Garden 2, no category 3.'],
    [{ ...each, ...most }, 'Kitchen has the most products: 12. All: Kitchen 12, Garden 2, no category 3.'],
    [{ ...each, show: 'groupNumber' }, 'There are 2 categories: Kitchen 12, Garden 2, no category 3.'],
    [
      { ...each, measure: { of: 'average', figure: 'score' } },
      'Average Content Score of products per category: Kitchen 12.0, Garden 2.0, no category 3.0.',
    ],
    [{ ...each, ...most, limit: 1 }, 'Products per category: Kitchen 12.'],
  ])('groups as %o', (query, text) => {
    expect(answerGroups(query, groups)).toBe(text);
  });

  test('groups that tie are all named, and sides that tie are equal', () => {
    const tied = [
      { name: 'A', count: 2, value: 2 },
      { name: 'B', count: 2, value: 2 },
    ];
    expect(answerGroups({ ...each, ...most }, tied)).toBe('A and B have the most products: 2. All: A 2, B 2.');
    expect(answerGroups({ ...each, ...most, groupBy: { by: 'brand', among: ['A', 'B'] } }, tied)).toBe(
      'A and B are tied: A 2, B 2.',
    );
  });
});

test.each<[CatalogueQuery, string]>([
  [
    { ...each, order: { by: 'measure', end: 'lowest' }, limit: 3 },
    'All products, counted per category, lowest first, the first 3',
  ],
  [
    { ...each, where: [brand], measure: { of: 'median', figure: 'price' }, groupBy: { by: 'month' } },
    'Products of brand Bloom, median price per month added',
  ],
  [{ ...each, groupBy: { by: 'level' }, show: 'groupNumber' }, 'All products, counted per compliance level'],
  [
    { ...each, groupBy: { by: 'retailer' }, measure: { of: 'share', having: [pending] } },
    'All products, share of products with at least one part pending per retailer',
  ],
  [
    {
      ...each,
      where: [{ ...brand, not: true } as Condition, { field: 'name', of: 'category', values: ['Kitchen'] }],
      groupBy: { by: 'brand', among: ['A', 'B'] },
    },
    'Products not of brand Bloom in category Kitchen, counted per brand (A and B)',
  ],
  [
    { ...count, where: [], measure: { of: 'share', having: [pending] } },
    'Share of products with at least one part pending among all products',
  ],
  [
    { ...count, where: [brand], measure: { of: 'share', having: [pending] } },
    'Share of products with at least one part pending among products of brand Bloom',
  ],
  [
    { ...average, where: [brand], measure: { of: 'highest', figure: 'quality' } },
    'Highest Listing Quality of products of brand Bloom',
  ],
  [{ ...average, measure: { of: 'lowest', figure: 'price' } }, 'Lowest price of all products'],
  [{ ...list, where: [], order: { by: 'added', end: 'highest' }, limit: 5 }, 'All products, newest first, the first 5'],
  [{ ...list, where: [], order: { by: 'added', end: 'lowest' } }, 'All products, oldest first'],
  [{ ...list, where: [], order: { by: 'titleLength', end: 'highest' } }, 'All products, longest title first'],
  [
    { ...list, where: [], order: { by: 'descriptionLength', end: 'lowest' } },
    'All products, shortest description first',
  ],
  [{ ...list, where: [], order: { by: 'issues', end: 'highest' } }, 'All products, most issues first'],
  [{ ...list, where: [], order: { by: 'images', end: 'lowest' } }, 'All products, fewest images first'],
  [{ ...list, where: [], order: { by: 'bullets', end: 'lowest' } }, 'All products, fewest bullets first'],
  [{ ...list, where: [], order: { by: 'price', end: 'highest' } }, 'All products, highest price first'],
])('%o is read back as "%s"', (query, text) => {
  expect(describeQuery(query)).toBe(text);
});

test.each([
  [0, 'no products'],
  [1, '1 product'],
  [2_000, '2,000 products'],
])('%i products are counted in words', (total, words) => {
  expect(countProducts(total)).toBe(words);
});

test.each<[CatalogueQuery['measure'], number, string]>([
  [{ of: 'count' }, 1200, '1,200'],
  [{ of: 'share', having: [pending] }, 12.345, '12.3%'],
  [{ of: 'average', figure: 'score' }, 37, '37.0'],
  [{ of: 'median', figure: 'issues' }, 1.25, '1.3'],
  [{ of: 'highest', figure: 'titleLength' }, 1200, '1,200'],
  [{ of: 'lowest', figure: 'price' }, 1200.5, '1,200.50'],
])('a value of the measure %j, %d, is said as %s', (measure, value, said) => {
  expect(formatMeasure({ ...count, where: [], measure }, value)).toBe(said);
});

test('a price is said with the currency asked for', () => {
  const query: CatalogueQuery = {
    ...average,
    where: [pending, { field: 'currency', is: 'EUR' }],
    measure: { of: 'average', figure: 'price' },
  };
  expect(formatMeasure(query, 12)).toBe('12.00 EUR');
});

describe('answers', () => {
  test('a long title is cut, a whole list is named', () => {
    const titles = ['x'.repeat(81), 'y'.repeat(80), 'z'];
    expect(answerCount({ ...list, where: [] }, 3, titles)).toBe(
      `3 products: “${'x'.repeat(79)}…”, “${'y'.repeat(80)}” and “z”.`,
    );
    expect(answerCount({ ...list, where: [] }, 0, [])).toBe('There are no products.');
  });

  test('an average leaves out aloud what has no figure, and speaks of what it was asked for', () => {
    const price: CatalogueQuery = { ...average, where: [brand], measure: { of: 'average', figure: 'price' } };
    expect(answerAverage(price, 5, 3, 2)).toBe(
      'The average price of 3 products of brand Bloom is 2.00. 2 products without one are left out.',
    );
    const median: CatalogueQuery = { ...price, measure: { of: 'median', figure: 'quality' } };
    expect(answerAverage(median, 0, 0, null)).toBe('There are no products of brand Bloom, so there is no median.');
    expect(answerAverage(median, 1, 0, null)).toBe(
      'None of 1 product of brand Bloom has a Listing Quality that can be read.',
    );
  });

  test('a share of nothing is none, one of everything is of all products', () => {
    const share: CatalogueQuery = { ...count, where: [], measure: { of: 'share', having: [pending] } };
    expect(answerShare(share, 0, 0)).toBe('There are no products, so there is no share.');
    expect(answerShare({ ...share, where: [brand] }, 0, 0)).toBe(
      'There are no products of brand Bloom, so there is no share.',
    );
    expect(answerShare(share, 3_000, 1_000)).toBe(
      '33.3% of all products: 1,000 of 3,000 are products with at least one part pending.',
    );
  });

  const ordered = (by: NonNullable<CatalogueQuery['order']>['by'], end: 'lowest' | 'highest', more = {}) => ({
    ...list,
    where: [] as Condition[],
    order: { by, end },
    ...more,
  });
  test.each([
    [
      ordered('added', 'highest', { limit: 2 }),
      { value: '2026-11-20', total: 2 },
      'The newest 2 products: “A” and “B”.',
    ],
    [
      ordered('score', 'lowest', { limit: 2 }),
      { value: 0, total: 2 },
      'The 2 products with the lowest Content Score: “A” and “B”.',
    ],
    [
      ordered('added', 'lowest', { where: [brand] }),
      { value: '2026-11-20T08:00:00Z', total: 7 },
      'The oldest products of brand Bloom, added on 20 Nov 2026: 7 products, such as “A” and “B”.',
    ],
    [
      ordered('titleLength', 'highest'),
      { value: 1_204, total: 1 },
      'The longest title is 1,204 characters: 1 product, “A”.',
    ],
    [
      ordered('descriptionLength', 'lowest'),
      { value: 12, total: 1 },
      'The shortest description is 12 characters: 1 product, “A”.',
    ],
    [ordered('issues', 'highest'), { value: 4, total: 2 }, 'The most issues are 4: 2 products, such as “A” and “B”.'],
    [ordered('images', 'lowest'), { value: 0, total: 1 }, 'The fewest images are 0: 1 product, “A”.'],
    [ordered('bullets', 'highest'), { value: 9, total: 1 }, 'The most bullets are 9: 1 product, “A”.'],
    [ordered('measure', 'highest'), { value: 1_000, total: 1 }, 'The highest figure is 1,000: 1 product, “A”.'],
    [
      ordered('price', 'lowest', { where: [brand, { field: 'currency', is: 'USD' }] }),
      { value: 5, total: 1 },
      'The lowest price among products of brand Bloom with a price in USD is 5.00 USD: 1 product, “A”.',
    ],
  ])('an end of the scale %j', (query, found, text) => {
    expect(answerExtreme(query, found, ['A', 'B'].slice(0, found.total))).toBe(text);
  });

  test('of nothing there is no end', () => {
    expect(answerExtreme(ordered('score', 'lowest', { where: [brand] }), null, [])).toBe(
      'There are no products of brand Bloom.',
    );
  });
});

describe('groups', () => {
  const group = (name: string | null, value: number | null) => ({ name, count: 1, value });
  const many = Array.from({ length: 12 }, (_, at) => group(`G${at}`, 20 - at));

  test.each([
    ['level', null, 'not checked yet'],
    ['brand', null, 'no brand'],
    ['month', '2026-11', 'November 2026'],
    ['month', 'Kitchen', 'Kitchen'],
    ['brand', 'Bloom', 'Bloom'],
  ] as const)('one by %s, %j, is called %s', (by, name, said) => {
    expect(nameGroup(by, name)).toBe(said);
  });

  test('beyond ten are counted, but where a number was asked for', () => {
    const ten = many.slice(0, 10).map(({ name, value }) => `${name} ${value}`);
    expect(answerGroups(each, many)).toBe(`Products per category: ${ten.join(', ')}, and 2 more.`);
    expect(answerGroups({ ...each, limit: 2 }, [...many, group(null, 1)])).toBe('Products per category: G0 20, G1 19.');
    expect(answerGroups({ ...each, limit: 20 }, many)).toBe(`Products per category: ${ten.join(', ')}.`);
    expect(answerGroups(each, many.slice(0, 10))).toBe(`Products per category: ${ten.join(', ')}.`);
  });

  test('none are no products', () => {
    expect(answerGroups({ ...each, where: [brand] }, [])).toBe('There are no products of brand Bloom.');
  });

  test.each([
    ['category', 'There is 1 category: A 2.'],
    ['subcategory', 'There is 1 subcategory: A 2.'],
  ] as const)('one %s is shown as one', (by, text) => {
    expect(answerGroups({ ...each, show: 'groupNumber', groupBy: { by } }, [group('A', 2)])).toBe(text);
  });

  test.each([
    ['subcategory', 'subcategories'],
    ['brand', 'brands'],
    ['retailer', 'retailers'],
    ['level', 'levels'],
    ['status', 'statuses'],
  ] as const)('by %s are %s', (by, plural) => {
    const query: CatalogueQuery = { ...each, where: [pending], show: 'groupNumber', groupBy: { by } };
    expect(answerGroups(query, [group('A', 2), group('B', 1)])).toBe(
      `There are 2 ${plural} among products with at least one part pending: A 2, B 1.`,
    );
  });

  test('by month are months, by their names', () => {
    const query: CatalogueQuery = { ...each, show: 'groupNumber', groupBy: { by: 'month' } };
    expect(answerGroups(query, [group('2026-10', 2), group('2026-11', 1)])).toBe(
      'There are 2 months: October 2026 2, November 2026 1.',
    );
  });

  const order = { by: 'measure', end: 'lowest' } as const;
  test.each<[CatalogueQuery, string]>([
    [{ ...each, order }, 'A has the fewest products: 1. All: A 1, B 2, C none.'],
    [
      { ...each, order, measure: { of: 'average', figure: 'score' } },
      'A has the lowest average Content Score of products: 1.0. All: A 1.0, B 2.0, C none.',
    ],
    [
      { ...each, where: [brand], order: { ...order, end: 'highest' }, measure: { of: 'median', figure: 'price' } },
      'A has the highest median price of products of brand Bloom: 1.00. All: A 1.00, B 2.00, C none.',
    ],
    [
      { ...each, order, measure: { of: 'lowest', figure: 'issues' } },
      'A has the lowest number of issues of products: 1. All: A 1, B 2, C none.',
    ],
  ])('in order, the first is named: %j', (query, text) => {
    expect(answerGroups(query, [group('A', 1), group('B', 2), group('C', null)])).toBe(text);
  });

  test('of many that tie three are named, and a comparison that only some win is not equal', () => {
    const tied = ['A', 'B', 'C', 'D', 'E'].map((name) => group(name, 2));
    expect(answerGroups({ ...each, order: { by: 'measure', end: 'highest' } }, tied)).toBe(
      'A, B, C and 2 more have the most products: 2. All: A 2, B 2, C 2, D 2, E 2.',
    );
    const compared: CatalogueQuery = {
      ...each,
      order: { by: 'measure', end: 'highest' },
      groupBy: { by: 'brand', among: ['A', 'B', 'C'] },
    };
    expect(answerGroups(compared, [group('A', 2), group('B', 2), group('C', 1)])).toBe(
      'A and B have the most products: 2. All: A 2, B 2, C 1.',
    );
  });

  test('without a name, without a figure or without an order nothing leads', () => {
    const query: CatalogueQuery = { ...each, order: { by: 'measure', end: 'highest' } };
    expect(
      leadingGroups(query, [group(null, 9), group('B', null), group('C', 2), group('D', 2), group('E', 1)]),
    ).toEqual([group('C', 2), group('D', 2)]);
    expect(leadingGroups(each, [group('C', 2)])).toEqual([]);
    expect(leadingGroups(query, [])).toEqual([]);
  });
});

test.each([
  [['USD', 'EUR'], 'USD and EUR, and they'],
  [['USD', 'EUR', 'GBP'], 'USD, EUR and GBP, and they'],
  [['USD', 'EUR', 'GBP', 'SEK'], 'USD, EUR and GBP and others, and they'],
])('prices in %j are not added up', (currencies, named) => {
  expect(askForCurrency(currencies)).toBe(
    `I cannot answer that with one number: the prices in the catalog are in ${named} are not converted. Ask again for one of them, for example “in USD”.`,
  );
});

test('what is not understood is answered in one line with the nearest question that works', () => {
  const nearest = 'How many products are pending?';
  expect(describeUnread([], '', nearest)).toBe(
    'I cannot answer that from the catalog. Try “How many products are pending?”.',
  );
  expect(describeUnread(['purple', 'purple', 'by weight'], '', nearest)).toBe(
    'I cannot answer that from the catalog: I did not understand “purple” and “by weight”. Try “How many products are pending?”.',
  );
  expect(describeUnread(['purple'], '', null)).toBe(
    'I cannot answer that from the catalog: I did not understand “purple”.',
  );
});
