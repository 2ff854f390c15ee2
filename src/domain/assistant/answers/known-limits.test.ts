import { describe, expect, it, test } from 'vitest';
import type { BenchmarkRule } from '#domain/benchmarks/rule.ts';
import { findLimits, foundLimits, nameLimits } from './known-limits.ts';
import { testFacts } from './test-facts.ts';

const rule = (given: object): BenchmarkRule =>
  ({
    id: JSON.stringify(given),
    retailer: 'general',
    category: '*',
    attribute: 'title',
    subject: 'length',
    label: 'Length',
    severity: 'block',
    points: 10,
    source: 'https://shop.example',
    asOf: null,
    standing: 'own',
    benchmarkType: 'length',
    rule: { unit: 'characters', isIdeal: false },
    ...given,
  }) as BenchmarkRule;
const length = (attribute: string, bounds: object) =>
  rule({ attribute, rule: { unit: 'characters', isIdeal: false, ...bounds } });
const bulletRules = (count: object, each: object) => [
  rule({ attribute: 'bullets', subject: 'count', benchmarkType: 'count', rule: { isIdeal: false, ...count } }),
  rule({
    attribute: 'bullets',
    subject: 'item length',
    benchmarkType: 'item-length',
    rule: { unit: 'characters', isIdeal: false, ...each },
  }),
];

describe('the limits stated', () => {
  it('say what a rule asks at least, and nothing where none does', () => {
    const rules = [length('title', { min: 20, max: 80 }), length('description', { min: 300 })];
    expect(findLimits(testFacts({ rules })).least).toEqual({ title: 20, bullet: null, description: 300, images: null });
    const others = [
      ...bulletRules({ min: 3 }, { min: 15 }),
      rule({ attribute: 'images', subject: 'count', benchmarkType: 'count', rule: { min: 4, isIdeal: false } }),
    ];
    expect(findLimits(testFacts({ rules: others })).least).toEqual({
      title: null,
      bullet: 15,
      description: null,
      images: 4,
    });
  });

  it('name the figures that no rule of the workspace sets a most for', () => {
    const none = findLimits(testFacts({ rules: [] })).unruled;
    expect(none).toMatchObject({
      title: ['length'],
      bullets: ['number', 'length of each'],
      description: ['length'],
      images: [],
    });
    const rules = [length('title', { max: 80 }), length('description', { min: 5 }), ...bulletRules({ max: 5 }, {})];
    expect(findLimits(testFacts({ rules })).unruled).toMatchObject({
      title: [],
      bullets: ['length of each'],
      description: ['length'],
    });
  });
});

test.each([
  ['Amazon', [], 'Amazon'],
  ['amazon.com', [], 'Amazon'],
  [' Corner Shop ', [], null],
  [' Corner Shop ', [rule({ retailer: 'corner shop' })], 'Corner Shop'],
  [null, [rule({})], null],
])('limits for %j are named by its channel, or by the shop the workspace has rules for', (retailer, rules, name) => {
  expect(nameLimits({ ...testFacts({ rules }), product: { ...testFacts().product, retailer } })).toBe(name);
});

test('limits are stated with the day of the rules', () => {
  expect(foundLimits(new Date('2026-11-21T23:59:00.000Z'))).toBe('benchmark rules of this workspace as of 2026-11-21');
});
