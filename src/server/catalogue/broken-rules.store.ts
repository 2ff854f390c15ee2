// The SQL of which rules the products of a list break.
import { and, type SQL, sql } from 'drizzle-orm';
import type { ProductFilter } from '#domain/catalogue/catalogue.contract.ts';
import { type Db, rowsOf } from '#server/database/database.ts';
import { products } from '#server/database/schema.ts';
import { whereFilter } from './product-filter.store.ts';

/** Products of one retailer, as they name it, that break a rule. */
export type RuleCount = { ruleId: string; retailer: string | null; products: number; waived: number };

const withoutRule = ({ rule: _, ...filter }: ProductFilter): SQL | undefined => whereFilter(filter);

export async function countRules(db: Db, filter: ProductFilter): Promise<RuleCount[]> {
  const where = withoutRule(filter);
  const one = (column: SQL, isWaived: boolean) =>
    sql`select rule_id, ${products.retailer} as retailer, ${isWaived ? sql`true` : sql`false`} as is_waived from ${products}
      cross join lateral jsonb_array_elements_text(${column}) as broken(rule_id) where ${and(sql`${column} <> '[]'::jsonb`, where)}`;
  return await rowsOf<RuleCount>(
    db,
    sql`select rule_id as "ruleId", retailer, count(*)::int as products, (count(*) filter (where is_waived))::int as waived
      from (${one(sql`${products.brokenRules}`, false)} union all ${one(sql`${products.waivedRules}`, true)}) as broken
      group by rule_id, retailer`,
  );
}

/** Products of the list that have a part to review, as only those are checked, and of these those that break a rule that is not waived for them: any, or one of those named. */
export async function countBreaking(
  db: Db,
  filter: ProductFilter,
  among: readonly string[] | null,
): Promise<{ total: number; breaking: number }> {
  const breaks =
    among === null
      ? sql`${products.brokenRules} <> '[]'::jsonb`
      : sql`${products.brokenRules} ?| array(select jsonb_array_elements_text(${JSON.stringify(among)}::jsonb))`;
  const [row] = await rowsOf<{ total: number; breaking: number }>(
    db,
    sql`select (count(*) filter (where ${products.hasContent} and ${products.isPending}))::int as total, (count(*) filter (where ${breaks}))::int as breaking
      from ${products} where ${withoutRule(filter) ?? sql`true`}`,
  );
  return row ?? { total: 0, breaking: 0 };
}
