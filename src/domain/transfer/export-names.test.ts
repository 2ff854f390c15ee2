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
  ['x'.repeat(300), 'x'.repeat(120)],
])('%j becomes %j', (template, stem) => {
  expect(fileStem(template, values)).toBe(stem);
});

it('two files of one export have two names, also where only their case differs', () => {
  const unique = createUnique();
  expect(['Shop', 'shop', 'Shop-2', 'Other'].map(unique)).toEqual(['Shop', 'shop-2', 'Shop-2-2', 'Other']);
});
