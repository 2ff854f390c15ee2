// What a server answers about its benchmark rules: those Copydesk ships, listings still being checked again, and a trial.
import { builtInRules } from '#domain/benchmarks/packs.ts';
import { getRescore } from '#domain/benchmarks/rescore.contract.ts';
import {
  getRule,
  listActiveRules,
  listPacks,
  listRules,
  type StoredRule,
  testRule,
} from '#domain/benchmarks/rules.contract.ts';
import { listWaivers } from '#domain/benchmarks/waivers.contract.ts';
import { Problem } from '#domain/problem.ts';
import { products } from './records.ts';
import { pageOf, serveByDefault } from './serve.ts';

const at = '2026-11-20T09:00:00.000Z';
const none = new Problem('NOT_FOUND', 'There is no such record.');

/** Every rule Copydesk ships, as the server keeps it. */
export function storedRules(): StoredRule[] {
  return builtInRules.map((rule, index) => ({
    id: index + 1,
    isBuiltIn: true,
    isTouched: false,
    isActive: true,
    notes: null,
    version: 1,
    createdBy: null,
    createdAt: at,
    updatedAt: at,
    updatedBy: null,
    rule,
  }));
}

export function serveRules(): void {
  const rules = storedRules();
  serveByDefault(listWaivers, []);
  serveByDefault(listActiveRules, { version: 1, rules: [...builtInRules] });
  serveByDefault(listWaivers, []);
  serveByDefault(listRules, pageOf(rules.slice(0, 12), { total: rules.length, nextCursor: 'more' }));
  serveByDefault(listPacks, [{ retailer: 'general', name: 'General', rules: rules.length, active: rules.length }]);
  serveByDefault(getRule, ({ params }) => {
    const rule = rules.find(({ id }) => id === params.id);
    if (!rule) return none;
    const after = { isActive: true, notes: null, rule: rule.rule };
    return { rule, changes: [{ id: 1, before: null, after, undoes: null, changedAt: at, changedBy: null }] };
  });
  serveByDefault(getRescore, { running: true, done: 20, total: 99, pace: 40 });
  serveByDefault(testRule, {
    total: 99,
    products: products.map(({ id, title, retailer }, index) => ({
      id,
      title,
      retailer,
      hasPassed: [false, true, null][index] ?? null,
      message: index === 0 ? 'Title is too long to meet requirements' : null,
      found: index === 0 ? ['stoneware'] : [],
      before: 80,
      after: index === 0 ? 75 : 80,
    })),
  });
}
