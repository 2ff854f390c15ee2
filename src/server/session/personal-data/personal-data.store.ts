// The SQL that reads all that is stored about a person, whatever table has it.
import { and, asc, desc, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '#server/database/database.ts';
import { users } from '#server/database/schema.ts';
import { type PersonKeys, type PersonTable, shownColumns } from './person-tables.store.ts';

export type PersonRow = typeof users.$inferSelect;

/** So many records are read at once. */
const batchSize = 500;

/** Those who were removed, the last removed first. */
export const listRemoved = async (db: Db): Promise<PersonRow[]> =>
  await db.select().from(users).where(isNotNull(users.removedAt)).orderBy(desc(users.removedAt), desc(users.id));

/** A member, or one who was removed; null for others. */
export async function findAnyMember(db: Db, id: number): Promise<PersonRow | null> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), or(isNotNull(users.email), isNotNull(users.removedAt))));
  return row ?? null;
}

/** Whether a value of JSON names a person, as records name them (`personSchema`). */
const names = (column: PgColumn, id: number): SQL => sql`strpos(${column}::text, ${`{"id": ${id}, "fullName": `}) > 0`;

/** A record, and the columns for which it is in the export. */
export type PersonRecord = { as: string[]; record: Record<string, unknown> };

/** The records of one table that are about a person, a batch at a time. */
export async function* readRecords(db: Db, of: PersonTable, person: PersonKeys): AsyncGenerator<PersonRecord[]> {
  const reasons: [string, SQL][] = [
    ...of.links.flatMap(({ field, find }): [string, SQL][] => {
      const found = find(person);
      return found ? [[field, found]] : [];
    }),
    ...of.json.map(([field, column]): [string, SQL] => [`${field} (named in it)`, names(column, person.id)]),
  ];
  if (reasons.length === 0) return;
  const isAbout = or(...reasons.map(([, found]) => found));
  const shown = shownColumns(of);
  const list = (parts: SQL[]) => sql.join(parts, sql`, `);
  const key = list(of.key.map((column) => sql`${column}`));
  let last: unknown[] | null = null;
  for (;;) {
    const mark: SQL | undefined = last
      ? sql`(${key}) > (${list(last.map((value, at) => sql`${sql.param(value, of.key[at])}`))})`
      : undefined;
    const rows = await db
      .select({
        record: shown,
        key: Object.fromEntries(of.key.map((column, at) => [`k${at}`, column])),
        reasons: sql<boolean[]>`array[${list(reasons.map(([, found]) => sql`coalesce(${found}, false)`))}]`,
      })
      .from(of.table)
      .where(and(isAbout, mark))
      .orderBy(...of.key.map((column) => asc(column)))
      .limit(batchSize);
    if (rows.length > 0)
      yield rows.map((row) => ({
        as: reasons.flatMap(([field], at) => (row.reasons[at] ? [field] : [])),
        record: row.record as Record<string, unknown>,
      }));
    const end = rows.at(-1);
    if (!end || rows.length < batchSize) return;
    last = of.key.map((_, at) => (end.key as Record<string, unknown>)[`k${at}`]);
  }
}
