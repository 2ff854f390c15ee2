import { describe, expect, test } from 'vitest';
import { builtInRules } from '#domain/benchmarks/packs.ts';
import type { BenchmarkRule } from '#domain/benchmarks/rule.ts';
import { selectRules } from '#domain/benchmarks/select-rules.ts';
import { channelFigures } from '#domain/channels/channel-limits.data.ts';
import { channelLimits } from '#domain/channels/channel-limits.ts';
import { limitsOf } from './rule-limits.ts';

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
