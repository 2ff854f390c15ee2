import { describe, expect, it, test } from 'vitest';
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { countTone, nameField, quoteEvidence, toneOf } from './claim-words.ts';

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
  ['supported', 'number', 1, '1 supported'],
  ['contradicted', 'number', 1, '1 contradicted'],
  ['unsupported', 'colour', 2, '2 not in the source'],
  ['unsupported', 'health', 1, '1 not in the source'],
  ['unsupported', 'statement', 1, '1 new sentence'],
  ['unsupported', 'statement', 1_200, '1,200 new sentences'],
  ['unsupported', 'unread', 1, '1 not checked'],
  ['unsupported', 'partly', 3, '3 partly checked'],
  ['supported', 'superlative', 1, '1 needs proof'],
  ['supported', 'guarantee', 2, '2 need proof'],
  ['supported', 'health', 2, '2 need proof'],
  ['supported', 'eco', 2, '2 need proof'],
  ['supported', 'pesticide', 2, '2 need proof'],
  ['supported', 'material', 1, '1 supported'],
] as const)('%s claims of %s, %i of them, are counted as %s', (verdict, kind, count, words) => {
  expect(countTone(toneOf({ verdict, kind, evidence: [] }), count)).toBe(words);
});

test('a conflict of the source is counted as one', () => {
  const conflict = {
    verdict: 'unsupported' as const,
    kind: 'number' as const,
    evidence: [],
    isConflict: true as const,
  };
  expect(countTone(toneOf(conflict), 1)).toBe('1 in conflict');
});

test('praise that a data source says too, or a judge supports, is supported', () => {
  const praise = { verdict: 'supported', kind: 'superlative' } as const;
  const place = (field: string) => [{ field, start: 0, end: 4, text: 'best' }];
  const claims = [
    { ...praise, evidence: place('title') },
    { ...praise, evidence: place('dataSources.0') },
    { ...praise, evidence: place('title'), judgedBy: 'model' },
  ];
  expect(claims.map(toneOf)).toEqual(['unproven', 'supported', 'supported']);
});
