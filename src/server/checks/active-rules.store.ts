// The SQL that reads the rules listings are checked by. Rules are written in src/server/benchmarks.
import { desc, eq, sql } from 'drizzle-orm';
import { type BenchmarkRule, benchmarkRuleSchema } from '#domain/benchmarks/rule.ts';
import type { Db } from '#server/database/database.ts';
import { benchmarkRuleChanges as changes, benchmarkRules as rules } from '#server/database/schema.ts';

export type RuleRow = typeof rules.$inferSelect;

/** The name results carry: the key of a rule that came with Copydesk, `own.7` for the workspace's own. */
export function ruleIdOf({ key, id }: Pick<RuleRow, 'key' | 'id'>): string {
  return key ?? `own.${id}`;
}

/** The rule in a row, checked: a row nobody here wrote must not be used for a check. */
export function toRule(row: RuleRow): BenchmarkRule {
  const { category, retailer, attribute, benchmarkType, rule, subject, label, severity, points } = row;
  const { validFrom, validUntil, source, asOf, standing, messages } = row;
  const parsed = benchmarkRuleSchema.safeParse({
    id: ruleIdOf(row),
    category,
    retailer,
    attribute,
    benchmarkType,
    rule,
    subject,
    label,
    severity,
    points,
    ...(validFrom === null ? {} : { from: validFrom }),
    ...(validUntil === null ? {} : { until: validUntil }),
    source,
    asOf,
    standing,
    ...(messages === null ? {} : { messages }),
  });
  if (!parsed.success) throw new Error(`Benchmark rule ${ruleIdOf(row)} is not valid: ${parsed.error.message}`);
  return parsed.data;
}

/** The version of the rules: the newest change, 0 before the first. */
export async function findVersion(db: Db): Promise<number> {
  const [newest] = await db.select({ id: changes.id }).from(changes).orderBy(desc(changes.id)).limit(1);
  return newest?.id ?? 0;
}

/** The active rules and their version, of one moment: both are read by one statement. */
export async function readActiveRules(db: Db): Promise<{ rules: BenchmarkRule[]; version: number }> {
  const version = sql<number>`(select coalesce(max(${changes.id}), 0) from ${changes})`;
  const rows = await db.select({ row: rules, version }).from(rules).where(eq(rules.isActive, true)).orderBy(rules.id);
  return { rules: rows.map(({ row }) => toRule(row)), version: Number(rows[0]?.version ?? (await findVersion(db))) };
}
