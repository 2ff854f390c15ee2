import { expect, test } from 'vitest';
import { noNeeds } from '#domain/images/rendition-needs.ts';
import { ownRule } from './packs/general-rules.data.ts';
import { builtInRules } from './packs.ts';
import { renditionNeeds } from './rendition-needs.ts';

const on = new Date('2026-11-27');
const needsOf = (retailer: string | null, isHero?: boolean, day = on) =>
  renditionNeeds(builtInRules, { retailer, category: 'Kitchen', subcategory: null }, day, isHero);

test.each([
  [
    'Amazon',
    {
      square: true,
      whiteGround: true,
      minFill: 0.85,
      minLongest: 500,
      maxSide: 10_000,
      maxBytes: 10_485_760,
      formats: ['jpeg', 'png'],
    },
  ],
  ['Walmart', { square: true, whiteGround: true, minSide: 1_500, maxBytes: 5_242_880, formats: ['jpeg', 'png'] }],
  ['eBay', { minLongest: 500 }],
  // 64 million pixels are 8,000 on each side.
  ['Google', { whiteGround: true, minFill: 0.75, minSide: 500, maxSide: 8_000, maxBytes: 16_777_216 }],
  ['Shopify', { maxSide: 5_000, maxBytes: 20_971_520 }],
  // That larger files may fail is advice.
  ['Etsy', { minSide: 2_000, formats: ['jpeg', 'png'] }],
  ['Meta', { square: true, minSide: 500, maxBytes: 8_388_608, formats: ['jpeg', 'png'] }],
  ['TikTok Shop', { square: true, whiteGround: true, minFill: 0.8, minSide: 300, maxSide: 4_000 }],
  ['OpenAI', { formats: ['jpeg', 'png'] }],
  ['Corner shop', {}],
  [null, {}],
] as const)('for the hero on %s a rendition needs %j', (retailer, needs) => {
  expect(needsOf(retailer)).toEqual({ ...noNeeds, ...needs });
});

test('of other images less is asked', () => {
  const { whiteGround, minFill, minLongest } = needsOf('Amazon', false);
  expect([whiteGround, minFill, minLongest]).toEqual([false, null, 500]);
});

test('who changes a rule changes what is made', () => {
  const given = (rule: Parameters<typeof ownRule>[1]) =>
    renditionNeeds(
      [ownRule({ attribute: 'images', subject: 'own', label: 'Own', severity: 'warn', points: 1 }, rule)],
      { retailer: null, category: null, subcategory: null },
      on,
    );
  expect(given({ benchmarkType: 'image-file', rule: { types: ['heic'] } }).formats).toEqual([]);
  expect(given({ benchmarkType: 'image-file', rule: { maxSide: 900, maxMegapixels: 1 } }).maxSide).toBe(900);
  expect(given({ benchmarkType: 'image-file', rule: { maxSide: 1_100, maxMegapixels: 1 } }).maxSide).toBe(1_000);
  expect(given({ benchmarkType: 'image-measure', rule: { measure: 'sharpness', min: 9 } })).toEqual(noNeeds);
});
