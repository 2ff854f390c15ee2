import { expect, it } from 'vitest';
import { builtInRules } from '#domain/benchmarks/packs.ts';
import type { BenchmarkRule } from '#domain/benchmarks/rule.ts';
import { findUnclean } from './unclean.ts';

function ruleOf(severity: BenchmarkRule['severity']): BenchmarkRule {
  const rule = builtInRules.find((each) => each.attribute === 'title' && each.severity === severity);
  if (!rule) throw new Error(`No ${severity} rule of titles`);
  return rule;
}
const open = (count: number) => ({ open: Array.from({ length: count }, () => ({}) as never) });

it('a part without open claims that keeps what must be kept is clean', () => {
  const results = [
    { rule: ruleOf('block'), hasPassed: true },
    { rule: ruleOf('warn'), hasPassed: false },
  ];
  expect(findUnclean('title', open(0), results)).toBeNull();
  expect(findUnclean('images', null, [])).toBeNull();
});

it.each([
  [1, 'Product Title: 1 claim is not borne out by the source.'],
  [3, 'Product Title: 3 claims are not borne out by the source.'],
])('%i open claims are told', (count, told) => {
  expect(findUnclean('title', open(count), [])).toEqual({ because: 'open-claim', reason: told });
});

it('a broken rule that must be kept is told by its name, of its own part only', () => {
  const results = [{ rule: ruleOf('block'), hasPassed: false }];
  expect(findUnclean('title', null, results)).toEqual({
    because: 'rule-not-kept',
    reason: `Product Title does not keep “${ruleOf('block').label}”.`,
  });
  expect(findUnclean('bullets', null, results)).toBeNull();
});
