// The only SQL on benchmark rules and their changes.
import { desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { BenchmarkRule } from '#domain/benchmarks/rule.ts';
import type { RuleRow } from '#server/checks/active-rules.commands.ts';
import type { Db } from '#server/database/database.ts';
import { benchmarkRuleChanges as changes, benchmarkRules as rules, workspaceFacts } from '#server/database/schema.ts';

/** What a row says about its rule; the rest is who wrote it and when. */
export type RuleValues = Omit<
  typeof rules.$inferInsert,
  'id' | 'createdBy' | 'createdAt' | 'updatedAt' | 'updatedBy' | 'isActive'
>;

/** A built-in rule as a row holds it. */
export function toValues({ id, from, until, messages, ...rule }: BenchmarkRule): RuleValues {
  return { ...rule, key: id, validFrom: from ?? null, validUntil: until ?? null, messages: messages ?? null };
}

/**
 * Lets one transaction at a time change rules, so that their changes are committed in the order of their ids; readers go on.
 * Starting servers lock the facts of the workspace first, so everyone does.
 */
export async function lockRules(tx: Db): Promise<void> {
  await tx.execute(sql`lock table ${workspaceFacts} in row exclusive mode`);
  await tx.execute(sql`lock table ${changes} in exclusive mode`);
}

export type Author = { actorId: number | null; at: Date };
type ChangeDraft = { ruleId: number; before: RuleRow | null; after: RuleRow | null; undoes?: number };

/** Records changes in the order given and answers the id of the last. */
export async function insertChanges(tx: Db, drafts: readonly ChangeDraft[], by: Author): Promise<number> {
  const rows = await tx
    .insert(changes)
    .values(drafts.map((draft) => ({ ...draft, changedBy: by.actorId, changedAt: by.at })))
    .returning({ id: changes.id });
  return Math.max(...rows.map(({ id }) => id));
}

/** A row as a change recorded it, its times read back. */
export function readSnapshot(snapshot: unknown): RuleRow | null {
  if (snapshot === null) return null;
  const row = snapshot as Omit<RuleRow, 'createdAt' | 'updatedAt'> & { createdAt: string; updatedAt: string };
  return { ...row, createdAt: new Date(row.createdAt), updatedAt: new Date(row.updatedAt) };
}

export async function findRow(db: Db, id: number): Promise<RuleRow | null> {
  const [row] = await db.select().from(rules).where(eq(rules.id, id));
  return row ?? null;
}

export async function insertRow(tx: Db, values: RuleValues, isActive: boolean, by: Author): Promise<RuleRow> {
  const written = { createdBy: by.actorId, updatedBy: by.actorId, createdAt: by.at, updatedAt: by.at };
  const [row] = await tx
    .insert(rules)
    .values({ ...values, isActive, ...written })
    .returning();
  if (!row) throw new Error('The benchmark rule was not stored');
  return row;
}

/** Adds rules that came with Copydesk, all at once. */
export async function insertRows(tx: Db, values: readonly RuleValues[], at: Date): Promise<RuleRow[]> {
  return await tx
    .insert(rules)
    .values(values.map((each) => ({ ...each, createdAt: at, updatedAt: at })))
    .returning();
}

/** Stores a row again as it stood, under its old id. */
export async function reinsertRow(tx: Db, row: RuleRow): Promise<RuleRow> {
  const [stored] = await tx.insert(rules).overridingSystemValue().values(row).returning();
  if (!stored) throw new Error(`Benchmark rule ${row.id} was not stored again`);
  return stored;
}

export async function updateRow(tx: Db, id: number, values: Partial<Omit<RuleRow, 'id'>>): Promise<RuleRow> {
  const [row] = await tx.update(rules).set(values).where(eq(rules.id, id)).returning();
  if (!row) throw new Error(`Benchmark rule ${id} was not stored`);
  return row;
}

export async function deleteRow(tx: Db, id: number): Promise<void> {
  await tx.delete(rules).where(eq(rules.id, id));
}

type ChangeRow = typeof changes.$inferSelect;

export async function findChange(db: Db, id: number): Promise<ChangeRow | null> {
  const [row] = await db.select().from(changes).where(eq(changes.id, id));
  return row ?? null;
}

/** The newest change of a rule; 0 when none was ever recorded. */
export async function findRuleVersion(db: Db, ruleId: number): Promise<number> {
  const [row] = await db
    .select({ id: changes.id })
    .from(changes)
    .where(eq(changes.ruleId, ruleId))
    .orderBy(desc(changes.id))
    .limit(1);
  return row?.id ?? 0;
}

export async function listBuiltInRows(db: Db): Promise<RuleRow[]> {
  return await db.select().from(rules).where(isNotNull(rules.key)).orderBy(rules.id);
}
