// Lists of benchmark rules, their packs and their changes.
import { and, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { attributes } from '#domain/benchmarks/finding.ts';
import { packLabel } from '#domain/benchmarks/pack.ts';
import { generalRetailer } from '#domain/benchmarks/rule.ts';
import {
  type FlatRule,
  type RuleChange,
  type RuleFilter,
  type StoredRule,
  storedRuleSchema,
} from '#domain/benchmarks/rules.contract.ts';
import { type RuleRow, toRule } from '#server/checks/active-rules.commands.ts';
import type { Db } from '#server/database/database.ts';
import { benchmarkRuleChanges as changes, benchmarkRules as rules, users } from '#server/database/schema.ts';
import { type Cursor, type Page, readCursor, writeCursor } from '#server/http/lists.ts';
import { readSnapshot } from './rules.store.ts';

const streamBatch = 200;
const fullName = sql<string | null>`coalesce(${users.fullName}, ${users.username})`;
const version = sql<number>`(select coalesce(max(${changes.id}), 0) from ${changes} where ${changes.ruleId} = ${rules.id})`;

/** The general pack first, then the others by name; in a pack by part, the oldest first. */
const place = sql<string>`(case when ${rules.retailer} = ${generalRetailer} then '' else ${rules.retailer} end || chr(1) ||
  strpos(${attributes.join(' ')}, ${rules.attribute}) + 100) collate "C"`;

const select = (db: Db) =>
  db
    .select({ row: rules, fullName, version, place })
    .from(rules)
    .leftJoin(users, eq(users.id, rules.updatedBy))
    .$dynamic();
type Selected = Awaited<ReturnType<typeof select>>[number];

const personOf = (id: number | null, name: string | null) => (id === null ? null : { id, fullName: name ?? '' });

function toStoredRule({ row, fullName: name, version: newest }: Selected): StoredRule {
  return {
    id: row.id,
    isBuiltIn: row.key !== null,
    isTouched: row.key !== null && row.updatedBy !== null,
    isActive: row.isActive,
    notes: row.notes,
    version: Number(newest),
    createdBy: row.createdBy,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    updatedBy: personOf(row.updatedBy, name),
    rule: toRule(row),
  };
}

function whereFilter({ retailer, attribute, standing, active, search }: RuleFilter): SQL | undefined {
  const wanted = search?.trim();
  const text = sql`lower(concat_ws(' ', ${rules.label}, ${rules.key}, ${rules.retailer}, ${rules.category}, ${rules.source},
    ${rules.notes}, ${rules.rule}->>'what', ${rules.rule}->>'phrases', ${rules.rule}->>'fact'))`;
  return and(
    retailer === undefined ? undefined : eq(rules.retailer, retailer),
    attribute === undefined ? undefined : eq(rules.attribute, attribute),
    standing === undefined
      ? undefined
      : standing === 'workspace'
        ? isNull(rules.key)
        : and(isNotNull(rules.key), eq(rules.standing, standing)),
    active === undefined ? undefined : eq(rules.isActive, active === 'true'),
    wanted ? sql`position(lower(${wanted}) in ${text}) > 0` : undefined,
  );
}

const behind = (mark: Cursor) => sql`(${place}, ${rules.id}) > (${mark.value} collate "C", ${mark.id})`;
const markOf = ({ place: value, row }: Selected): Cursor => ({ value, id: row.id });

/** One page of the rules that match. */
export async function listRules(
  db: Db,
  filter: RuleFilter,
  paging: { limit: number; page?: number; cursor?: string },
): Promise<Page<StoredRule>> {
  const where = whereFilter(filter);
  const mark = paging.cursor ? readCursor(paging.cursor) : null;
  const [counted] = await db.select({ total: sql<string>`count(*)` }).from(rules).where(where);
  const found = await select(db)
    .where(and(where, mark ? behind(mark) : undefined))
    .orderBy(place, rules.id)
    .limit(paging.limit + 1)
    .offset(mark ? 0 : ((paging.page ?? 1) - 1) * paging.limit);
  const shown = found.slice(0, paging.limit);
  const last = found.length > paging.limit ? shown.at(-1) : undefined;
  return {
    items: shown.map(toStoredRule),
    total: Number(counted?.total ?? 0),
    nextCursor: last ? writeCursor(markOf(last)) : null,
  };
}

/** All rules that match as they go over the wire, a batch at a time. */
export async function* streamRules(db: Db, filter: RuleFilter): AsyncGenerator<FlatRule[]> {
  const where = whereFilter(filter);
  let mark: Cursor | null = null;
  for (;;) {
    const found: Selected[] = await select(db)
      .where(and(where, mark ? behind(mark) : undefined))
      .orderBy(place, rules.id)
      .limit(streamBatch);
    if (found.length > 0) yield found.map((row) => z.encode(storedRuleSchema, toStoredRule(row)));
    const last = found.at(-1);
    if (!last || found.length < streamBatch) return;
    mark = markOf(last);
  }
}

export async function findStoredRule(db: Db, id: number): Promise<StoredRule | null> {
  const [found] = await select(db).where(eq(rules.id, id));
  return found ? toStoredRule(found) : null;
}

/** The packs with their numbers of rules, the general one first. */
export async function listPacks(db: Db): Promise<{ retailer: string; name: string; rules: number; active: number }[]> {
  const rows = await db
    .select({
      retailer: rules.retailer,
      rules: sql<number>`count(*)::int`,
      active: sql<number>`(count(*) filter (where ${rules.isActive}))::int`,
    })
    .from(rules)
    .groupBy(rules.retailer);
  return rows
    .map((pack) => ({ ...pack, name: packLabel(pack.retailer) }))
    .sort((a, b) => rankOf(a) - rankOf(b) || a.name.localeCompare(b.name, 'en'));
}
const rankOf = ({ retailer }: { retailer: string }) => (retailer === generalRetailer ? 0 : 1);

function stateOf(row: RuleRow | null): RuleChange['before'] {
  return row && { isActive: row.isActive, notes: row.notes, rule: toRule(row) };
}

/** Every change of a rule, newest first. */
export async function listChanges(db: Db, ruleId: number): Promise<RuleChange[]> {
  const rows = await db
    .select({ change: changes, fullName })
    .from(changes)
    .leftJoin(users, eq(users.id, changes.changedBy))
    .where(eq(changes.ruleId, ruleId))
    .orderBy(desc(changes.id));
  return rows.map(({ change, fullName: name }) => ({
    id: change.id,
    before: stateOf(readSnapshot(change.before)),
    after: stateOf(readSnapshot(change.after)),
    undoes: change.undoes,
    changedAt: change.changedAt.toISOString(),
    changedBy: personOf(change.changedBy, name),
  }));
}
