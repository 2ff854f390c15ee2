import { expect, it } from 'vitest';
import { createUnique, fileStem } from './export-names.ts';

const values = { date: '2026-11-28', retailer: 'Shop A/S', profile: 'Weekly: all' };

it.each([
  ['{profile} {retailer} {date}', 'Weekly- all Shop A-S 2026-11-28'],
  ['../../etc/passwd', '-..-etc-passwd'],
  ['a\u0000b\nc', 'a-b-c'],
  [' . ', 'export'],
  ['', 'export'],
  ['feed', 'feed'],
  ['..', 'export'],
  ['..\\..\\feed', '-..-feed'],
  ['x'.repeat(300), 'x'.repeat(200)],
  // 3 bytes each, and 4.
  ['货'.repeat(90), '货'.repeat(66)],
  [`${'x'.repeat(198)}😀`, 'x'.repeat(198)],
])('%j becomes %j', (template, stem) => {
  expect(fileStem(template, values)).toBe(stem);
});

it.each([
  ['Shop $& Co', 'feed Shop $& Co'],
  ['$$ Shop', 'feed $$ Shop'],
  ['{profile}', 'feed {profile}'],
  ['../Shop', 'feed ..-Shop'],
  ['..', 'feed'],
])('a retailer called %j is filled in as it is', (retailer, stem) => {
  expect(fileStem('feed {retailer}', { ...values, retailer })).toBe(stem);
});

it('two files of one export have two names, also where only their case differs', () => {
  const unique = createUnique();
  expect(['Shop', 'shop', 'Shop-2', 'Other'].map(unique)).toEqual(['Shop', 'shop-2', 'Shop-2-2', 'Other']);
});
