import { expect, test } from 'vitest';
import { answerArrival, answerBrand, answerCategory, answerChannel, answerPrice, answerSku } from './answer-fields.ts';
import { testFacts } from './test-facts.ts';

const lost = 'You can add it with **Edit Product**.';

test.each([
  ['Price', 'price', answerPrice, '**Price:** 44.90 USD'],
  ['Brand', 'brand', answerBrand, '**Brand:** Ovenhart'],
  ['SKU', 'sku', answerSku, '**SKU:** OVH-SKL26-BLK'],
] as const)('the field %s', (label, field, answer, line) => {
  const found = [`field ${label} of the source product`];
  const given = (value: string | null) => answer(testFacts({ productIs: { [field]: value } }));
  expect(answer(testFacts())).toEqual({ lines: [line], found });
  expect(given('*x*')).toEqual({ lines: [`**${label}:** \\*x\\*`], found });
  for (const none of [null, '', ' '])
    expect(given(none)).toEqual({ lines: [`The source has no ${label === 'SKU' ? label : field}. ${lost}`], found });
});

test.each<[category: string | null, subcategory: string | null, line: string]>([
  ['Kitchen', 'Cookware', '**Category:** Kitchen › Cookware'],
  ['Kitchen', null, '**Category:** Kitchen'],
  [' ', '*Pans*', '**Category:** \\*Pans\\*'],
])('the category of %j and %j', (category, subcategory, line) => {
  expect(answerCategory(testFacts({ productIs: { category, subcategory } }))).toEqual({
    lines: [line],
    found: ['fields Category and Subcategory of the source product'],
  });
});

test.each([
  [null, null],
  ['', ' '],
])('without a category that is said: %j and %j', (category, subcategory) => {
  expect(answerCategory(testFacts({ productIs: { category, subcategory } }))).toEqual({
    lines: [`The source has no category: the product is Uncategorized. ${lost}`],
    found: ['field Category of the source product'],
  });
});

test.each<[retailer: string | null, lines: string[]]>([
  ['Amazon', ['**Retailer:** Amazon', '', 'The limits of Amazon apply. Ask *What are the limits?*']],
  [
    'Corner Shop',
    ['**Retailer:** Corner Shop', '', 'I do not know the limits of this channel, so Copydesk’s general limits apply.'],
  ],
  [
    null,
    [
      `The source has no retailer. ${lost}`,
      '',
      'I do not know the limits of this channel, so Copydesk’s general limits apply.',
    ],
  ],
])('the channel %s', (retailer, lines) => {
  expect(answerChannel(testFacts({ productIs: { retailer } }))).toEqual({
    lines,
    found: ['field Retailer of the source product'],
  });
});

test('when it came, in the reader’s zone', () => {
  expect(answerArrival(testFacts({ timeZone: 'Asia/Tokyo' }))).toEqual({
    lines: [
      'The product was added to Copydesk on Aug 25, 2026, 6:00 PM. Its source was last changed on Nov 11, 2026, 12:05 AM.',
    ],
    found: ['dates of the product record'],
  });
});
