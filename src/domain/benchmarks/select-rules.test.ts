import { describe, expect, test } from 'vitest';
import { ownRule } from './packs/general-rules.data.ts';
import type { BenchmarkRule } from './rule.ts';
import { selectRules } from './select-rules.ts';

const base = ownRule(
  { attribute: 'title', subject: 'length', label: 'Title length', severity: 'block', points: 5 },
  { benchmarkType: 'length', rule: { unit: 'characters', max: 150, isIdeal: false } },
);
const rule = (given: Partial<Pick<BenchmarkRule, 'id' | 'retailer' | 'category' | 'from' | 'until' | 'subject'>>) =>
  ({ ...base, ...given }) as BenchmarkRule;

const rules: readonly BenchmarkRule[] = [
  rule({ id: 'general' }),
  rule({ id: 'general.media', category: 'media' }),
  rule({ id: 'general.shoes', category: 'Shoes' }),
  rule({ id: 'amazon.before', retailer: 'amazon', until: '2026-07-26' }),
  rule({ id: 'amazon.after', retailer: 'amazon', from: '2026-07-27' }),
  rule({ id: 'amazon.media', retailer: 'amazon', category: 'media' }),
  rule({ id: 'walmart.old', retailer: 'walmart', until: '2025-12-31' }),
  rule({ id: 'etsy.first', retailer: 'etsy', from: '2026-01-01' }),
  rule({ id: 'etsy.second', retailer: 'etsy', from: '2026-06-01' }),
];
const chosen = (retailer: string | null, category: string | null, day: string, subcategory: string | null = null) =>
  selectRules(rules, { retailer, category, subcategory }, new Date(`${day}T12:00:00Z`)).map(({ id }) => id);

describe('of the rules on one subject the narrowest in effect holds', () => {
  test.each([
    [null, null, '2026-11-21', 'general'],
    ['Corner shop', 'Kitchen', '2026-11-21', 'general'],
    ['Corner shop', 'Books', '2026-11-21', 'general.media'],
    ['Corner shop', 'Apparel > Shoes', '2026-11-21', 'general.shoes'],
    ['Corner shop', 'Horseshoes', '2026-11-21', 'general'],
    ['Amazon', 'Kitchen', '2026-07-26', 'amazon.before'],
    ['Amazon', 'Kitchen', '2026-07-27', 'amazon.after'],
    ['Amazon', 'Books', '2026-07-26', 'amazon.media'],
    ['Amazon', 'Books', '2026-07-27', 'amazon.media'],
    ['Amazon', 'Shoes', '2026-07-27', 'amazon.after'],
    ['Walmart', 'Kitchen', '2025-12-31', 'walmart.old'],
    ['Walmart', 'Kitchen', '2026-01-01', 'general'],
    ['Etsy', null, '2025-12-31', 'general'],
    ['Etsy', null, '2026-05-31', 'etsy.first'],
    ['Etsy', null, '2026-06-01', 'etsy.second'],
  ])('%s, %s, %s: %s', (retailer, category, day, id) => {
    expect(chosen(retailer, category, day)).toEqual([id]);
  });

  test('the subcategory counts as a step of the path', () => {
    expect(chosen(null, 'Apparel', '2026-11-21', 'shoes')).toEqual(['general.shoes']);
  });
});

test('the day turns at midnight UTC', () => {
  const at = (time: string) =>
    selectRules(rules, { retailer: 'Amazon', category: null, subcategory: null }, new Date(time)).map(({ id }) => id);
  expect(at('2026-07-26T23:59:59.999Z')).toEqual(['amazon.before']);
  expect(at('2026-07-27T00:00:00.000Z')).toEqual(['amazon.after']);
});

test('rules on other subjects all hold, in the order they were given', () => {
  const more = [rule({ id: 'b', subject: 'b' }), rule({ id: 'a', subject: 'a' })];
  expect(
    selectRules(more, { retailer: null, category: null, subcategory: null }, new Date()).map(({ id }) => id),
  ).toEqual(['b', 'a']);
});
