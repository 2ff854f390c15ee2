// The only SQL on benchmark rules and their changes.
import { desc, eq, isNotNull, sql } from 'drizzle-orm';
import { type BenchmarkRule, benchmarkRuleSchema } from '#domain/benchmarks/rule.ts';
import type { Db } from '#server/database/database.ts';
import { benchmarkRuleChanges as changes, benchmarkRules as rules } from '#server/database/schema.ts';

export type RuleRow = typeof rules.$inferSelect;

/** The name results carry: the key of a rule that came with Copydesk, `own.7` for the desk's own. */
export function ruleIdOf({ key, id }: Pick<RuleRow, 'key' | 'id'>): string {
  return key ?? `own.${id}`;
}

/** The rule in a row, checked: a row nobody here wrote must not be judged by. */
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

/** What a row says about its rule; the rest is who wrote it and when. */
export type RuleValues = Omit<
  typeof rules.$inferInsert,
  'id' | 'createdBy' | 'createdAt' | 'updatedAt' | 'updatedBy' | 'isActive'
>;

/** A built-in rule as a row holds it. */
export function toValues({ id, from, until, messages, ...rule }: BenchmarkRule): RuleValues {
  return { ...rule, key: id, validFrom: from ?? null, validUntil: until ?? null, messages: messages ?? null };
}

/** Lets one transaction at a time change rules, so that their changes are committed in the order of their ids; readers go on. */
export async function lockRules(tx: Db): Promise<void> {
  await tx.execute(sql`lock table ${changes} in exclusive mode`);
}

export type Written = { actorId: number | null; at: Date };
type ChangeDraft = { ruleId: number; before: RuleRow | null; after: RuleRow | null; undoes?: number };

/** Records changes in the order given. */
export async function insertChanges(tx: Db, drafts: readonly ChangeDraft[], by: Written): Promise<void> {
  if (drafts.length > 0)
    await tx.insert(changes).values(drafts.map((draft) => ({ ...draft, changedBy: by.actorId, changedAt: by.at })));
}

export async function listBuiltInRows(db: Db): Promise<RuleRow[]> {
  return await db.select().from(rules).where(isNotNull(rules.key)).orderBy(rules.id);
}
