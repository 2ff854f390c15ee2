// Which rules the products of a list break, the one most products break first.
import { type BrokenRule, type BrokenRules, shownRetailers } from '#domain/catalogue/broken-rules.contract.ts';
import type { ProductFilter } from '#domain/catalogue/catalogue.contract.ts';
import { textParts } from '#domain/parts/parts.ts';
import { loadActiveRules } from '#server/benchmarks/rules.commands.ts';
import type { Db } from '#server/database/database.ts';
import { countBreaking, countRules, type RuleCount } from './broken-rules.store.ts';

const canAsk = (attribute: BrokenRule['attribute']) => textParts.some((part) => part === attribute);

/** Rules that are gone or were made advice since the products were checked are left out: their products are checked again soon. */
export async function listBrokenRules(db: Db, filter: ProductFilter): Promise<BrokenRules> {
  const { rules } = await loadActiveRules(db);
  const counts = Map.groupBy(await countRules(db, filter), ({ ruleId }) => ruleId);
  const broken = rules.flatMap((rule): BrokenRule[] => {
    const { id: ruleId, label, attribute, severity } = rule;
    const own = counts.get(ruleId);
    if (!own || severity === 'advise') return [];
    const sum = (of: 'products' | 'waived') => own.reduce((total, count) => total + count[of], 0);
    return [
      {
        ruleId,
        label,
        attribute,
        severity,
        retailers: nameRetailers(own),
        products: sum('products'),
        waived: sum('waived'),
        canFix: false,
        canAsk: canAsk(attribute),
      },
    ];
  });
  broken.sort((a, b) => b.products - b.waived - (a.products - a.waived) || b.products - a.products);
  return { ...(await countBreaking(db, filter)), rules: broken };
}

/** Those with most products first. */
function nameRetailers(counts: readonly RuleCount[]): string[] {
  return counts
    .toSorted((a, b) => b.products - a.products)
    .flatMap(({ retailer }) => retailer ?? [])
    .slice(0, shownRetailers);
}
