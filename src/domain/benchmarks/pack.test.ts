import { expect, test } from 'vitest';
import { plainProduct } from './kinds/test-target.ts';
import { packLabel, packOf } from './pack.ts';
import { ownRule } from './packs/general-rules.data.ts';
import type { BenchmarkRule } from './rule.ts';

const rule = (subject: string, given: Partial<BenchmarkRule> = {}) =>
  ({
    ...ownRule(
      { attribute: 'title', subject, label: subject, severity: 'warn', points: 5 },
      { benchmarkType: 'required', rule: {} },
    ),
    ...given,
  }) as BenchmarkRule;
const rules = [
  rule('a'),
  rule('b', { source: 'general.example/page', standing: 'official' }),
  rule('c', { retailer: 'amazon', source: 'a.example/one', standing: 'official' }),
  rule('d', { retailer: 'amazon', source: 'a.example/two', standing: 'third-party' }),
  rule('e', { retailer: 'amazon', source: 'a.example/one', standing: 'official' }),
  rule('f', { retailer: 'amazon', source: 'no page found', standing: 'unverified' }),
  rule('g', { retailer: 'amazon', source: 'This desk', standing: 'own' }),
  rule('h', { retailer: 'corner shop', source: 'This desk', standing: 'own' }),
  rule('a', { retailer: 'corner shop', source: 'c.example/page', standing: 'official' }),
];
const general = { id: 'general', name: 'General', isGeneral: true, rules: 2, channelRules: 0, unverifiedRules: 0 };

test.each([
  [
    'amazon.com',
    {
      id: 'amazon',
      name: 'Amazon',
      isGeneral: false,
      rules: 7,
      channelRules: 5,
      unverifiedRules: 1,
      sources: ['a.example/one', 'a.example/two'],
    },
  ],
  [
    'Corner  Shop',
    {
      id: 'corner shop',
      name: 'Corner  Shop',
      isGeneral: false,
      rules: 3,
      channelRules: 2,
      unverifiedRules: 0,
      sources: ['c.example/page'],
    },
  ],
  ['Walmart', { ...general, sources: [] }],
  [null, { ...general, sources: [] }],
])('a product of %s is checked by the pack %j', (retailer, pack) => {
  expect(packOf({ ...plainProduct, retailer }, rules, new Date('2026-11-21'))).toEqual(pack);
});

test.each([
  ['general', 'General'],
  ['amazon', 'Amazon'],
  ['openai', 'OpenAI product feed'],
  ['corner shop', 'corner shop'],
])('the pack of %s is called %s', (retailer, label) => {
  expect(packLabel(retailer)).toBe(label);
});
