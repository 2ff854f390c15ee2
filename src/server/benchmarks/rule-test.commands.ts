// Tries a rule on products of the workspace before it is stored: what it says of them, and what it does to their Listing Quality.
import { setImmediate } from 'node:timers/promises';
import { noAims } from '#domain/benchmarks/aims.ts';
import { type Benchmark, evaluate } from '#domain/benchmarks/evaluate.ts';
import { anyCategory, type BenchmarkRule, generalRetailer } from '#domain/benchmarks/rule.ts';
import type { RuleInput } from '#domain/benchmarks/rule-input.ts';
import type { RuleTest } from '#domain/benchmarks/rules.contract.ts';
import { isInCategory, packName } from '#domain/benchmarks/select-rules.ts';
import { Problem } from '#domain/problem.ts';
import type { Context } from '#server/app/context.ts';
import type { Db } from '#server/database/database.ts';
import { loadAims } from './aims.commands.ts';
import { findSample, listCategories, listRetailers, type SampleFilter } from './rule-test.store.ts';
import { loadActiveRules, ruleOf } from './rules.commands.ts';
import { findRow, ruleIdOf } from './rules.store.ts';

/** The products a rule is for: retailers and categories are compared as they are when content is judged. */
async function filterOf(db: Db, rule: BenchmarkRule): Promise<SampleFilter> {
  const isGeneral = rule.retailer === generalRetailer;
  return {
    ...(isGeneral ? {} : { retailers: (await listRetailers(db)).filter((name) => packName(name) === rule.retailer) }),
    ...(rule.category === anyCategory
      ? {}
      : { categories: (await listCategories(db)).filter((product) => isInCategory(rule.category, product)) }),
  };
}

/** The rules as they would be: the rule in the place of the one it changes, or behind the others. */
function withRule(rules: readonly BenchmarkRule[], rule: BenchmarkRule, replaced: string | null): BenchmarkRule[] {
  const isThere = rules.some(({ id }) => id === replaced);
  return isThere ? rules.map((present) => (present.id === replaced ? rule : present)) : [...rules, rule];
}

const resultOf = ({ results }: Benchmark, rule: BenchmarkRule) => results.find((result) => result.rule.id === rule.id);

/** Judges up to `n` products, always the same ones, by the rules as they are and as they would be. Stores nothing. */
export async function testRule(
  context: Context,
  { rule: input, id, n }: { rule: RuleInput; id?: number | undefined; n: number },
): Promise<RuleTest> {
  const { db } = context;
  const row = id === undefined ? null : await findRow(db, id);
  if (id !== undefined && !row) throw new Problem('NOT_FOUND', 'Rule not found');
  const rule = ruleOf(input, row);
  const { rules } = await loadActiveRules(db);
  const changed = withRule(rules, rule, row && ruleIdOf(row));
  const on = context.now();
  const { total, products } = await findSample(db, await filterOf(db, rule), n);
  const aims = await loadAims(
    db,
    products.map(({ product }) => product),
  );
  const tried: RuleTest['products'] = [];
  for (const [at, { product, content }] of products.entries()) {
    // Texts may be long and phrases many: other calls are answered in between.
    await setImmediate();
    const before = evaluate(content, product, rules, on, aims[at] ?? noAims);
    const after = evaluate(content, product, changed, on, aims[at] ?? noAims);
    const result = resultOf(after, rule);
    tried.push({
      id: product.id,
      title: product.title,
      retailer: product.retailer,
      hasPassed: result?.hasPassed ?? null,
      message: result?.message ?? null,
      found: result?.found ?? [],
      before: before.quality,
      after: after.quality,
    });
  }
  return { total, products: tried };
}
