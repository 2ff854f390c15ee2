// What the tests of fixes ask: the fix of one rule for one product, by itself or beside other rules.
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { product } from '#domain/catalogue/test-product.ts';
import { type Part, type PartContent, pickParts } from '#domain/parts/parts.ts';
import { noAims } from '../aims.ts';
import type { Attribute } from '../finding.ts';
import { ownRule } from '../packs/general-rules.data.ts';
import { proposeFix } from '../propose-fix.ts';
import type { BenchmarkRule } from '../rule.ts';

export const on = new Date('2026-11-21T12:00:00Z');

type Body = Parameters<typeof ownRule>[1];

export const ruleOf = (attribute: Attribute, body: Body, given: Partial<BenchmarkRule> = {}): BenchmarkRule =>
  ({
    ...ownRule({ attribute, subject: 'tested', label: 'Tested rule', severity: 'warn', points: 4 }, body),
    ...given,
  }) as BenchmarkRule;

/** What `proposeFix` answers for a product whose content is its source. `others` are in effect, too. */
export function propose(rule: BenchmarkRule, given: Partial<SourceProduct>, others: readonly BenchmarkRule[] = []) {
  const source = product(given);
  return proposeFix({ content: pickParts(source), product: source, rule, rules: [rule, ...others], on, aims: noAims });
}

/** The new value of the part, or why there is none. */
export function fixedTo(rule: BenchmarkRule, given: Partial<SourceProduct>): PartContent[Part] | string {
  const proposal = propose(rule, given);
  return proposal.ok ? proposal.value : proposal.because;
}
