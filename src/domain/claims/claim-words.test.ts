import { describe, expect, it, test } from 'vitest';
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { countClaims, nameField, quoteEvidence } from './claim-words.ts';

const product: SourceProduct = {
  sku: 'M-1',
  title: 'Stoneware mug, 16 oz',
  description: `A heavy mug for slow mornings, thrown by hand in a small workshop. It holds 16 oz of coffee. ${'Glazed twice. '.repeat(9)}`,
  bullets: ['Holds 16 oz'],
  images: [],
  imageAlts: [],
  price: null,
  category: 'Mugs',
  subcategory: null,
  brand: null,
  retailer: null,
  attributes: [
    { name: 'Size', value: 'Large' },
    { name: 'Size', value: '16 oz' },
  ],
};
const sources = [{ category: 'spec sheet', text: 'Volume: 16 oz' }];
const placeIn = (text: string, words: string) => {
  const start = text.indexOf(words);
  return { start, end: start + words.length, text: words };
};

test.each([
  ['title', 'Source title'],
  ['bullets.2', 'Source bullet 3'],
  ['attributes.Dishwasher safe', 'Attribute Dishwasher safe'],
  ['attributes.Size (U.S.)', 'Attribute Size (U.S.)'],
  ['dataSources.0', 'Data source “spec sheet”'],
  ['dataSources.4', 'Data source 5'],
])('the field %s is called %s', (field, name) => {
  expect(nameField(field, sources)).toBe(name);
});

describe('a quote', () => {
  it('shows what is around the evidence, cut at words', () => {
    const quote = quoteEvidence({ field: 'description', ...placeIn(product.description, '16 oz') }, product);
    expect(quote).toEqual({
      before: '… hand in a small workshop. It holds ',
      text: '16 oz',
      after: ' of coffee. Glazed twice. Glazed …',
    });
  });

  test.each([
    ['bullets.0', 'Holds '],
    ['dataSources.0', 'Volume: '],
  ])('finds the words of %s', (field, before) => {
    const whole = `${before}16 oz`;
    expect(quoteEvidence({ field, ...placeIn(whole, '16 oz') }, product, sources)).toEqual({
      before,
      text: '16 oz',
      after: '',
    });
  });

  it('takes the right one of two attributes of a name', () => {
    expect(quoteEvidence({ field: 'attributes.Size', start: 0, end: 5, text: '16 oz' }, product).text).toBe('16 oz');
  });

  it('is alone where the source has moved on', () => {
    const gone = { field: 'bullets.7', start: 3, end: 8, text: '14 oz' };
    expect(quoteEvidence(gone, product)).toEqual({ before: '', text: '14 oz', after: '' });
  });

  it('is the whole field where the name of an attribute decided', () => {
    expect(quoteEvidence({ field: 'attributes.Size', start: 0, end: 0, text: '' }, product).text).toBe('Large');
  });
});

test.each([
  [[], 'No claims'],
  [[['supported', 'number']], '1 supported'],
  [
    [
      ['supported', 'number'],
      ['contradicted', 'number'],
      ['unsupported', 'colour'],
      ['unsupported', 'colour'],
      ['unsupported', 'statement'],
      ['unsupported', 'unread'],
    ],
    '1 contradicted, 2 not in the source, 1 new sentence, 1 not checked, 1 supported',
  ],
  [
    [
      ['supported', 'superlative'],
      ['supported', 'guarantee'],
      ['supported', 'health'],
      ['supported', 'eco'],
      ['supported', 'pesticide'],
      ['supported', 'material'],
    ],
    '5 need proof, 1 supported',
  ],
  [[['supported', 'health']], '1 needs proof'],
  [[['unsupported', 'health']], '1 not in the source'],
] as const)('%j is counted as %s', (claims, counted) => {
  expect(countClaims(claims.map(([verdict, kind]) => ({ verdict, kind, evidence: [] })))).toBe(counted);
});

test('praise that a data source says too, or a judge supports, is counted as supported', () => {
  const praise = { verdict: 'supported', kind: 'superlative' } as const;
  const place = (field: string) => [{ field, start: 0, end: 4, text: 'best' }];
  const claims = [
    { ...praise, evidence: place('title') },
    { ...praise, evidence: place('dataSources.0') },
    { ...praise, evidence: place('title'), judgedBy: 'model' },
  ];
  expect(countClaims(claims)).toBe('1 needs proof, 2 supported');
});
