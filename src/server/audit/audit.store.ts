// The only SQL on the audit log: it is appended to and read, and what is older than it is kept is forgotten.
import { and, asc, desc, eq, gte, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import type { AuditEntry, AuditFilter } from '#domain/audit/audit.contract.ts';
import { sayEntry } from '#domain/audit/audit-words.ts';
import type { Person } from '#domain/session/person.ts';
import { endOfMoment } from '#domain/stored.ts';
import type { Db } from '#server/database/database.ts';
import { quoteLike } from '#server/database/quote-like.ts';
import { auditEntries as entries } from '#server/database/schema.ts';
import { type Page, readCursor, writeCursor } from '#server/http/lists.ts';

type Row = typeof entries.$inferSelect;

const streamBatch = 500;
/** By the ids the database gives out: entries come from several servers, whose clocks differ. */
const newestFirst = desc(entries.id);

function toEntry({ id, at, actorId, actorName, targetId, targetName, ...rest }: Row): AuditEntry {
  const actor = actorId === null ? null : { id: actorId, fullName: actorName ?? '' };
  const target = targetName === null ? null : { id: targetId, name: targetName };
  return { ...rest, id, at: at.toISOString(), actor, target, sentence: sayEntry({ ...rest, actor, target }) };
}

export async function insertEntry(tx: Db, entry: Omit<Row, 'id'>): Promise<void> {
  await tx.insert(entries).values(entry);
}

function whereFilter({ by, kind, from, until, search = '' }: AuditFilter): SQL | undefined {
  const words = search.trim();
  return and(
    by === undefined ? undefined : eq(entries.actorId, by),
    kind && eq(entries.kind, kind),
    from === undefined ? undefined : gte(entries.at, new Date(from)),
    until === undefined ? undefined : lt(entries.at, endOfMoment(until)),
    words === '' ? undefined : sql`${entries.targetName} ilike ${`%${quoteLike(words)}%`}`,
  );
}

type Paging = { limit: number; page?: number | undefined; cursor?: string | undefined };

/** One page, by number or behind a cursor. */
export async function listEntries(db: Db, filter: AuditFilter, paging: Paging): Promise<Page<AuditEntry>> {
  const where = whereFilter(filter);
  const mark = paging.cursor ? readCursor(paging.cursor) : null;
  const rows = await db
    .select()
    .from(entries)
    .where(and(where, mark ? lt(entries.id, mark.id) : undefined))
    .orderBy(newestFirst)
    .limit(paging.limit + 1)
    .offset(mark ? 0 : ((paging.page ?? 1) - 1) * paging.limit);
  const items = rows.slice(0, paging.limit).map(toEntry);
  const last = rows.length > paging.limit ? items.at(-1) : undefined;
  return {
    items,
    total: await db.$count(entries, where),
    nextCursor: last ? writeCursor({ value: '', id: last.id }) : null,
  };
}

/** All a filter takes, newest first, a batch at a time. */
export async function* streamEntries(db: Db, filter: AuditFilter): AsyncGenerator<AuditEntry[]> {
  const where = whereFilter(filter);
  let mark: number | null = null;
  for (;;) {
    const rows: Row[] = await db
      .select()
      .from(entries)
      .where(and(where, mark === null ? undefined : lt(entries.id, mark)))
      .orderBy(newestFirst)
      .limit(streamBatch);
    if (rows.length > 0) yield rows.map(toEntry);
    const last = rows.at(-1);
    if (!last || rows.length < streamBatch) return;
    mark = last.id;
  }
}

/** Everybody who has an entry, by the name they had last. */
export async function listPeople(db: Db): Promise<Person[]> {
  const latest = db
    .selectDistinctOn([entries.actorId], { id: entries.actorId, fullName: entries.actorName })
    .from(entries)
    .where(isNotNull(entries.actorId))
    .orderBy(entries.actorId, newestFirst)
    .as('latest');
  const rows = await db
    .select()
    .from(latest)
    .orderBy(asc(sql`lower(${latest.fullName})`), asc(latest.id));
  return rows.flatMap(({ id, fullName }) => (id === null ? [] : [{ id, fullName: fullName ?? '' }]));
}

/** Of one target: what its entries of each action counted under a name of their values, in all. */
export async function sumCounted(
  db: Db,
  { kind, targetId, name }: { kind: Row['kind']; targetId: string; name: string },
): Promise<Map<string, number>> {
  const rows = await db
    .select({ action: entries.action, sum: sql<number>`coalesce(sum((${entries.after} ->> ${name})::int), 0)::int` })
    .from(entries)
    .where(and(eq(entries.kind, kind), eq(entries.targetId, targetId)))
    .groupBy(entries.action);
  return new Map(rows.map(({ action, sum }) => [action, sum]));
}

/** So many go in one transaction: the trigger looks at each. */
const forgottenAtOnce = 5_000;

/** Deletes what is older; the trigger lets it by in a transaction that says so, and refuses whatever is younger than 30 days. Answers how many. */
export async function deleteOlder(db: Db, before: Date): Promise<number> {
  for (let total = 0; ; ) {
    const count = await db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('copydesk.forgets_audit_before', ${before.toISOString()}, true)`);
      const older = tx.select({ id: entries.id }).from(entries).where(lt(entries.at, before)).limit(forgottenAtOnce);
      const gone = await tx.delete(entries).where(sql`${entries.id} in (${older})`).returning({ id: entries.id });
      return gone.length;
    });
    total += count;
    if (count < forgottenAtOnce) return total;
  }
}
