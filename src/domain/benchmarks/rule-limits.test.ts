import { describe, expect, test } from 'vitest';
import { builtInRules } from '#domain/benchmarks/packs.ts';
import type { BenchmarkRule } from '#domain/benchmarks/rule.ts';
import { selectRules } from '#domain/benchmarks/select-rules.ts';
import { channelFigures } from '#domain/channels/channel-limits.data.ts';
import { channelLimits } from '#domain/channels/channel-limits.ts';
import { boundsOf, limitsOf } from './rule-limits.ts';

const on = new Date('2026-11-21T12:00:00Z');
const retailers = [...Object.values(channelFigures).map(({ label }) => label), 'Corner shop', null];

const limitsFor = (retailer: string | null, rules: readonly BenchmarkRule[] = builtInRules, category = 'Kitchen') => {
  const product = { retailer, category, subcategory: null };
  return limitsOf(product, selectRules(rules, product, on), on);
};
const withRule = (id: string, change: (rule: BenchmarkRule) => BenchmarkRule) =>
  builtInRules.map((rule) => (rule.id === id ? change(rule) : rule));

describe('limits from rules', () => {
  test.each(retailers.flatMap((retailer) => ['Kitchen', 'Books'].map((category) => [retailer, category] as const)))(
    'of %s for %s are the channel’s own as long as nobody changed a rule',
    (retailer, category) => {
      const own = channelLimits(retailer, category, on);
      const read = limitsFor(retailer, builtInRules, category);
      expect(own).toMatchObject(read);
    },
  );

  test('a changed figure is followed, also where the new one allows more', () => {
    const id = 'general.title.length';
    const to = (max: number) =>
      withRule(id, (rule) =>
        rule.benchmarkType === 'length' ? { ...rule, rule: { unit: 'characters', max, isIdeal: false } } : rule,
      );
    expect(limitsFor(null, to(60)).title).toEqual({ max: 60, aim: 60 });
    expect(limitsFor(null, to(190)).title).toEqual({ max: 190, aim: 80 });
  });

  test('a rule that is switched off leaves the figure of the channel', () => {
    const without = builtInRules.filter(({ attribute }) => attribute !== 'bullets');
    expect(channelLimits('Amazon', 'Kitchen', on)).toMatchObject(limitsFor('Amazon', without));
  });

  test('of several rules the narrowest bounds hold, and words bound no characters', () => {
    const [length] = builtInRules.filter(({ id }) => id === 'general.description.length');
    if (length?.benchmarkType !== 'length') throw new Error('There is no such rule.');
    const further: BenchmarkRule[] = [
      { ...length, id: 'own.1', subject: 'short', rule: { unit: 'characters', max: 900, isIdeal: false } },
      { ...length, id: 'own.2', subject: 'words', rule: { unit: 'words', min: 20, max: 120, isIdeal: false } },
    ];
    expect(limitsFor(null, [...builtInRules, ...further]).description).toMatchObject({ maxChars: 900, minWords: 20 });
  });
});

test('every figure is read from the rules, and only from those of its kind', () => {
  const [length] = builtInRules.filter(({ id }) => id === 'general.description.length');
  if (!length) throw new Error('There is no such rule.');
  const rule = (attribute: BenchmarkRule['attribute'], benchmarkType: BenchmarkRule['benchmarkType'], body: object) =>
    ({ ...length, attribute, benchmarkType, rule: { isIdeal: false, ...body } }) as BenchmarkRule;
  const rules = [
    rule('title', 'length', { unit: 'bytes', max: 61 }),
    rule('title', 'length', { unit: 'characters', max: 41, isIdeal: true }),
    rule('title', 'length', { unit: 'words', max: 7 }),
    rule('bullets', 'count', { min: 2, max: 6 }),
    rule('bullets', 'count', { min: 1, max: 9 }),
    rule('bullets', 'count', { min: 4, max: 5, isIdeal: true }),
    rule('bullets', 'item-length', { unit: 'characters', min: 3, max: 91 }),
    rule('bullets', 'item-length', { unit: 'words', max: 8 }),
    rule('bullets', 'length', { unit: 'characters', max: 501 }),
    rule('description', 'length', { unit: 'characters', max: 1_001 }),
    rule('description', 'length', { unit: 'words', min: 21, max: 301 }),
    rule('images', 'count', { max: 4 }),
    rule('images', 'image-file', { maxSide: 3 }),
  ];
  expect(limitsOf({ retailer: 'Amazon', category: 'Kitchen' }, rules, on)).toEqual({
    channel: 'amazon',
    title: { max: 61, aim: 41 },
    bullets: { min: 2, max: 6, maxChars: 91, totalChars: 501 },
    description: { maxChars: 1_001, minWords: 21, html: false },
    images: { max: 4 },
  });
  expect(boundsOf(rules, { attribute: 'bullets', type: 'count' })).toEqual({ min: 2, max: 6 });
  expect(boundsOf(rules, { attribute: 'bullets', type: 'item-length' }, 'words')).toEqual({ max: 8 });
  expect(boundsOf(rules, { attribute: 'title', type: 'length', isIdeal: true })).toEqual({ max: 41 });
  expect(boundsOf(rules, { attribute: 'title', type: 'count' })).toEqual({});
});

test('no fewer bullet points are asked for than may be, and one may always be', () => {
  const [count] = builtInRules.filter(({ id }) => id === 'general.bullets.count');
  if (count?.benchmarkType !== 'count') throw new Error('There is no such rule.');
  const limits = (rule: object) =>
    limitsOf({ retailer: null, category: null }, [{ ...count, rule: { isIdeal: false, ...rule } }], on).bullets;
  expect(limits({ max: 2 })).toMatchObject({ min: 2, max: 2 });
  expect(limits({ max: 0 })).toMatchObject({ min: 1, max: 1 });
  expect(limits({ min: 0 })).toMatchObject({ min: 0, max: 10 });
});
