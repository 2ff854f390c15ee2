// Which rules the products of a list break, the one most products break first.

import { type BrokenRule, type BrokenRules, shownRetailers } from '#domain/benchmarks/broken-rules.contract.ts';
import { canFix } from '#domain/benchmarks/can-fix.ts';
import type { Attribute } from '#domain/benchmarks/finding.ts';
import { kindOf } from '#domain/benchmarks/kinds/rule-kinds.ts';
import type { ProductFilter } from '#domain/catalogue/catalogue.contract.ts';
import { textParts } from '#domain/parts/parts.ts';
import { loadActiveRules } from '#server/checks/active-rules.commands.ts';
import type { Db } from '#server/database/database.ts';
import { countBreaking, countRules, type RuleCount } from './broken-rules.store.ts';

const canAsk = (attribute: BrokenRule['attribute']) => textParts.some((part) => part === attribute);

/** Rules that are gone or were made advice since the products were checked are left out: their products are checked again soon. */
export async function listBrokenRules(
  db: Db,
  { attribute: only, ...filter }: ProductFilter & { attribute?: Attribute | undefined },
): Promise<BrokenRules> {
  const active = await loadActiveRules(db);
  const rules = active.rules.filter(({ attribute }) => only === undefined || attribute === only);
  const counts = Map.groupBy(await countRules(db, filter), ({ ruleId }) => ruleId);
  const counted = rules.filter(({ id, severity }) => severity !== 'advise' && counts.has(id));
  const alike = Map.groupBy(counted, ({ label, attribute, severity }) => `${attribute} ${severity} ${label}`);
  const broken = [...alike.values()].flatMap((group): BrokenRule[] => {
    const [first] = group;
    if (!first || first.severity === 'advise') return [];
    const { label, attribute, severity } = first;
    const own = group.flatMap(({ id }) => counts.get(id) ?? []);
    const sum = (of: 'products' | 'waived') => own.reduce((total, count) => total + count[of], 0);
    return [
      {
        ruleIds: group.map(({ id }) => id),
        label,
        attribute,
        severity,
        retailers: nameRetailers(own),
        products: sum('products'),
        waived: sum('waived'),
        canFix: group.some((rule) => canFix(rule) !== null),
        canAsk: canAsk(attribute),
        canPropose: group.some(({ benchmarkType }) => kindOf(benchmarkType).isOfImages === true),
        look: kindOf(first.benchmarkType).galleryLookOf?.(first.rule) ?? null,
      },
    ];
  });
  broken.sort((a, b) => b.products - b.waived - (a.products - a.waived) || b.products - a.products);
  const among = only === undefined ? null : rules.map(({ id }) => id);
  return { ...(await countBreaking(db, filter, among)), rules: broken };
}

/** Those with most products first. */
function nameRetailers(counts: readonly RuleCount[]): string[] {
  const byRetailer = new Map<string, number>();
  for (const { retailer, products } of counts)
    if (retailer !== null) byRetailer.set(retailer, (byRetailer.get(retailer) ?? 0) + products);
  return [...byRetailer]
    .toSorted((a, b) => b[1] - a[1])
    .map(([retailer]) => retailer)
    .slice(0, shownRetailers);
}
