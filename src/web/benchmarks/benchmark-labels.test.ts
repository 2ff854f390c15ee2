import { expect, test } from 'vitest';
import { generalRules } from '#domain/benchmarks/packs/general-rules.data.ts';
import { isIdealRule, qualityBand, writeLimit, writeMeasure, writeOwnSource } from './benchmark-labels.ts';

test.each([
  [100, 'Good', 'ok'],
  [80, 'Good', 'ok'],
  [79, 'Fair', 'warn'],
  [60, 'Fair', 'warn'],
  [59, 'Poor', 'bad'],
  [0, 'Poor', 'bad'],
] as const)('a Listing Quality of %i is %s', (quality, word, tone) => {
  expect(qualityBand(quality)).toEqual({ word, tone });
});

test.each([
  [947, 'characters', '947 characters'],
  [1, 'images', '1 image'],
  [80, 'percent', '80% in capitals'],
  [0, 'times', 'none found'],
  [1, 'times', 'once'],
  [2, 'times', 'twice'],
  [3, 'times', '3 times'],
] as const)('%i %s is written %s', (value, unit, text) => {
  expect(writeMeasure({ value, unit })).toBe(text);
});

test.each([
  [{ min: 1_000, max: 2_000 }, '1,000 to 2,000'],
  [{ min: 5, max: 5 }, '5'],
  [{ min: 2 }, 'at least 2'],
  [{ max: 75 }, 'at most 75'],
  [{ max: 0 }, 'none'],
])('%j is written %s', (limit, text) => {
  expect(writeLimit(limit)).toBe(text);
});

test.each([
  ['Copydesk', 'Copydesk’s advice'],
  ['Copydesk, after baymard.com/blog', 'Copydesk’s advice, after baymard.com/blog'],
  ['help.shopify.com/en', 'Copydesk’s advice, based on help.shopify.com/en'],
])('our own source %s is written %s', (source, text) => {
  expect(writeOwnSource(source)).toBe(text);
});

test('ideal lengths and numbers are distinguished from required ones', () => {
  const ideal = generalRules.filter(isIdealRule).map(({ id }) => id);
  expect(ideal).toContain('general.title.ideal-length');
  expect(ideal).not.toContain('general.title.length');
  expect(ideal).not.toContain('general.title.present');
});
