// Tries a rule on products of the workspace before it is stored: what it says of them, and what it does to their Listing Quality.
import { setImmediate } from 'node:timers/promises';
import { noAims } from '#domain/benchmarks/aims.ts';
import { type Benchmark, evaluate } from '#domain/benchmarks/evaluate.ts';
import { type BenchmarkRule, generalRetailer } from '#domain/benchmarks/rule.ts';
import type { RuleInput } from '#domain/benchmarks/rule-input.ts';
import type { RuleTest } from '#domain/benchmarks/rules.contract.ts';
import { isInCategory, packName, selectRules } from '#domain/benchmarks/select-rules.ts';
import { Problem } from '#domain/problem.ts';
import { loadActiveRules, ruleIdOf } from '#server/checks/active-rules.commands.ts';
import { loadAims } from '#server/checks/aims.commands.ts';
import type { Db } from '#server/database/database.ts';
import type { Context } from '#server/http/context.ts';
import { findSample, listShelves, type Shelf } from './rule-test.store.ts';
import { ruleOf } from './rules.commands.ts';
import { findRow } from './rules.store.ts';

/** The rules as they would be: the rule in the place of the one it changes, or behind the others. */
function withRule(rules: readonly BenchmarkRule[], rule: BenchmarkRule, replaced: string | null): BenchmarkRule[] {
  const isThere = rules.some(({ id }) => id === replaced);
  return isThere ? rules.map((present) => (present.id === replaced ? rule : present)) : [...rules, rule];
}

/** Whether the rule is written for a shelf, independent of other rules there. */
function isFor({ retailer, category }: BenchmarkRule, shelf: Shelf): boolean {
  return (retailer === generalRetailer || packName(shelf.retailer) === retailer) && isInCategory(category, shelf);
}

/** The shelves the rule would check; where a narrower one holds on all of them, or its time is not now, those it is written for. Null for all. */
async function shelvesOf(db: Db, rule: BenchmarkRule, rules: readonly BenchmarkRule[], on: Date) {
  const all = await listShelves(db);
  const checked = all.filter((shelf) => selectRules(rules, shelf, on).includes(rule));
  const chosen = checked.length > 0 ? checked : all.filter((shelf) => isFor(rule, shelf));
  return chosen.length === all.length ? null : chosen;
}

const resultOf = ({ results }: Benchmark, rule: BenchmarkRule) => results.find((result) => result.rule.id === rule.id);

/** Checks up to `n` products, always the same ones, by the rules as they are and as they would be. Stores nothing. */
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
  const { total, products } = await findSample(db, await shelvesOf(db, rule, changed, on), n);
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
