import { describe, expect, test } from 'vitest';
import { ownRule } from './packs/general-rules.data.ts';
import type { BenchmarkRule } from './rule.ts';
import { isInCategory, packName, selectRules } from './select-rules.ts';

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

test('of rules as narrow the later one goes before the workspace’s own, and its own before another', () => {
  const first = (...given: BenchmarkRule[]) =>
    selectRules(given, { retailer: 'Amazon', category: 'Shoes', subcategory: null }, new Date('2026-11-21')).map(
      ({ id }) => id,
    );
  const own = rule({ id: 'own.1' });
  const dated = rule({ id: 'dated', from: '2026-01-01' });
  const shoes = rule({ id: 'shoes', category: 'Shoes' });
  const amazon = rule({ id: 'amazon', retailer: 'amazon' });
  for (const [narrow, wide] of [
    [own, base],
    [dated, own],
    [shoes, dated],
    [amazon, shoes],
  ] as const) {
    expect(first(narrow, wide)).toEqual([narrow.id]);
    expect(first(wide, narrow)).toEqual([narrow.id]);
  }
  expect(first(rule({ id: 'one' }), rule({ id: 'two' }))).toEqual(['one']);
});

test.each([
  ['*', null, null, true],
  ['media', 'Home > Books', null, true],
  ['media', 'Home', 'Books', false],
  [' SHOES ', 'Apparel / shoes', null, true],
  ['Shoes', 'Apparel|Shoes|Boots', null, true],
  ['Shoes', 'Apparel, Shoes', null, false],
  ['Shoes', null, 'Boots > Shoes', true],
  ['Apparel > Shoes', 'apparel > shoes', null, true],
  ['Shoes', null, null, false],
])('a rule of %j is for a product in %j, %j: %s', (category, of, subcategory, isFor) => {
  expect(isInCategory(category, { category: of, subcategory })).toBe(isFor);
});

test.each([
  [null, 'general'],
  ['', 'general'],
  ['  ', 'general'],
  ['Amazon.com', 'amazon'],
  [' Corner \t Shop ', 'corner shop'],
])('the rules of %j go by the name %s', (retailer, name) => {
  expect(packName(retailer)).toBe(name);
});

test('what was selected is remembered for products alike on a day, and forgotten among too many', () => {
  const own = [base];
  const select = (category: string | null, day = '2026-11-21', retailer: string | null = null) =>
    selectRules(own, { retailer, category, subcategory: null }, new Date(day));
  const selected = select('Mugs');
  expect(select('Mugs', '2026-11-21T20:00:00Z')).toBe(selected);
  for (const other of [select('Bowls'), select('Mugs', '2026-11-22'), select('Mugs', '2026-11-21', 'Etsy')]) {
    expect(other).not.toBe(selected);
    expect(other).toEqual(selected);
  }
  for (let at = 0; at < 1_996; at += 1) select(`Kind ${at}`);
  expect(select('Mugs')).toBe(selected);
  select('One too many');
  expect(select('Mugs')).not.toBe(selected);
});
