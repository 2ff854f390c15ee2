import { describe, expect, test } from 'vitest';
import { type PartContent, partNames } from '#domain/parts/parts.ts';
import { budgets, evaluate } from './evaluate.ts';
import { plainProduct } from './kinds/test-target.ts';
import { ownRule } from './packs/general-rules.data.ts';
import { builtInRules } from './packs.ts';
import type { BenchmarkRule, Severity } from './rule.ts';

const on = new Date('2026-11-21T12:00:00Z');
const content = {
  title: 'Clayfield Stoneware Mug, 350 ml, Hand Glazed, Moss Green',
  description: 'A mug for slow mornings. '.repeat(24),
  bullets: Array.from({ length: 4 }, (_, index) => `Reason number ${index} to drink from this mug every morning`),
  images: ['/1.jpg', '/2.jpg', '/3.jpg'],
};
const judge = (given: Partial<PartContent>, product = {}, rules = builtInRules) =>
  evaluate({ ...content, ...given }, { ...plainProduct, ...product }, rules, on);
const lostBy = ({ results }: ReturnType<typeof evaluate>) =>
  Object.fromEntries(results.filter(({ lost }) => lost > 0).map(({ rule, lost }) => [rule.id, lost]));

test('a listing that keeps every rule has a quality of 100 and the specified words', () => {
  const benchmark = judge({});
  expect(lostBy(benchmark)).toEqual({});
  expect(benchmark.quality).toBe(100);
  expect(Object.keys(benchmark.parts)).toEqual(partNames);
  expect(benchmark.parts).toMatchObject({
    title: { level: 'compliant', message: 'Title length is within ideal range' },
    description: { level: 'compliant', message: 'Description length is within ideal range' },
    bullets: { level: 'compliant', message: 'Bullet points count meets requirements' },
    images: { level: 'compliant', message: 'Product images count meets requirements' },
  });
});

test.each([
  ['title', { title: '' }, 'non-compliant', 'Title is missing', 25],
  ['title', { title: ' \u00a0 ' }, 'non-compliant', 'Title is missing', 25],
  ['title', { title: 'Clayfield Mug' }, 'borderline', 'Title is much shorter than ideal length', 8],
  ['description', { description: '' }, 'non-compliant', 'Description is missing', 20],
  [
    'description',
    { description: 'x'.repeat(400) },
    'borderline',
    'Description is slightly shorter than ideal length',
    3,
  ],
  ['bullets', { bullets: [] }, 'borderline', 'Need more bullet points to meet requirements', 20],
  ['bullets', { bullets: ['', '  '] }, 'borderline', 'Need more bullet points to meet requirements', 20],
  ['images', { images: [] }, 'non-compliant', 'Need more product images to meet requirements', 25],
  ['images', { images: ['/1.jpg'] }, 'borderline', 'Product images count is well below ideal', 7],
  ['images', { images: ['/1.jpg', '/1.jpg'] }, 'borderline', 'Product images count is well below ideal', 7],
  ['images', { images: ['/1.jpg', '/2.jpg'] }, 'borderline', 'Product images count is below ideal', 3],
] as const)('%s of %j is %s: %s', (part, given, level, message, lost) => {
  const benchmark = judge(given as Partial<PartContent>);
  expect(benchmark.parts[part]).toEqual({ level, message });
  expect(benchmark.quality).toBe(100 - lost);
});

describe('severities', () => {
  const broken = (subject: string, severity: Severity, points = 2): BenchmarkRule =>
    ownRule(
      { attribute: 'title', subject, label: subject, severity, points },
      { benchmarkType: 'forbidden', rule: { what: subject, phrases: ['mug'], patterns: [] } },
    );
  test.each([
    [['advise'], 'compliant'],
    [['advise', 'warn'], 'borderline'],
    [['warn', 'block'], 'non-compliant'],
    [['block', 'advise'], 'non-compliant'],
  ] as const)('failed %j is %s, and the gravest speaks', (severities, level) => {
    const rules = severities.map((severity) => broken(severity, severity));
    const { parts, quality } = judge({}, {}, [...builtInRules, ...rules]);
    expect(parts.title.level).toBe(level);
    expect(quality).toBe(100 - 2 * severities.length);
    if (level !== 'compliant') {
      const gravest = level === 'borderline' ? 'warn' : 'block';
      expect(parts.title.message).toBe(`Title must not contain ${gravest}`);
    }
  });

  test('a part loses at most its budget, the gravest results first', () => {
    const rules = [broken('advice', 'advise', 20), broken('ban', 'block', 10), broken('doubt', 'warn', 10)];
    const benchmark = judge({}, {}, rules);
    expect(lostBy(benchmark)).toEqual({
      'general.title.ban': 10,
      'general.title.doubt': 10,
      'general.title.advice': 5,
    });
    expect(benchmark.quality).toBe(75);
  });

  test('a rule says it in its own words where it has some', () => {
    const rule: BenchmarkRule = { ...broken('ban', 'block'), messages: { failed: 'No mugs here' } };
    expect(judge({}, {}, [rule]).parts.title.message).toBe('No mugs here');
  });
});

test('without rules nothing is lost, and every part meets its requirements', () => {
  const { quality, parts } = judge({ title: '' }, {}, []);
  expect(quality).toBe(100);
  expect(parts.title).toEqual({ level: 'compliant', message: 'Title meets requirements' });
  expect(parts.images.message).toBe('Product images meet requirements');
});

test('missing facts of the product cost points and touch no part', () => {
  const benchmark = judge({}, { brand: null, category: null, price: null });
  expect(lostBy(benchmark)).toEqual({
    'general.facts.brand': 4,
    'general.facts.category': 3,
    'general.facts.price': 3,
  });
  expect(Object.values(benchmark.parts).map(({ level }) => level)).toEqual(partNames.map(() => 'compliant'));
});

test('the budgets add up to 100', () => {
  expect(Object.values(budgets).reduce((sum, points) => sum + points)).toBe(100);
});
