// The SQL on exports that are made in the background.
import { and, asc, desc, eq, getTableColumns, lt, sql } from 'drizzle-orm';
import type { StoredExport } from '#domain/transfer/stored-exports.contract.ts';
import type { Db } from '#server/database/database.ts';
import { storedExports, users } from '#server/database/schema.ts';

export type StoredExportRow = typeof storedExports.$inferSelect;

export async function insertExport(tx: Db, values: typeof storedExports.$inferInsert): Promise<number> {
  const [row] = await tx.insert(storedExports).values(values).returning({ id: storedExports.id });
  if (!row) throw new Error('The export was not stored');
  return row.id;
}

export async function readExport(db: Db, id: number): Promise<StoredExportRow | null> {
  const [row] = await db.select().from(storedExports).where(eq(storedExports.id, id));
  return row ?? null;
}

/** The export that the marks of an answer sheet name. */
export async function findByToken(db: Db, token: string): Promise<{ id: number } | null> {
  const [row] = await db.select({ id: storedExports.id }).from(storedExports).where(eq(storedExports.token, token));
  return row ?? null;
}

/** Ends one that is running; false where it is over. */
export async function endExport(
  tx: Db,
  id: number,
  end: Pick<StoredExportRow, 'finishedAt'> & Partial<StoredExportRow>,
): Promise<boolean> {
  const rows = await tx
    .update(storedExports)
    .set(end)
    .where(and(eq(storedExports.id, id), eq(storedExports.state, 'running')))
    .returning({ id: storedExports.id });
  return rows.length > 0;
}

/** Those of a server that are to be made, oldest first. */
export async function listRunning(db: Db, server: string): Promise<number[]> {
  const rows = await db
    .select({ id: storedExports.id })
    .from(storedExports)
    .where(and(eq(storedExports.server, server), eq(storedExports.state, 'running')))
    .orderBy(asc(storedExports.id));
  return rows.map(({ id }) => id);
}

const select = (db: Db) =>
  db
    .select({
      row: getTableColumns(storedExports),
      createdBy: sql<string | null>`coalesce(${users.fullName}, ${users.username})`,
    })
    .from(storedExports)
    .leftJoin(users, eq(users.id, storedExports.createdBy));

function toExport({ row, createdBy }: Awaited<ReturnType<typeof select>>[number]): StoredExport {
  const { id, profileId, name, format, state, error, counts, files, createdAt, finishedAt } = row;
  return {
    ...{ id, profileId, name, format, state, error, createdBy },
    counts: counts && { misread: null, ...counts },
    files: files.map((file) => ({ name: file.name, bytes: file.bytes })),
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}

export async function findExport(db: Db, id: number): Promise<StoredExport | null> {
  const [found] = await select(db).where(eq(storedExports.id, id));
  return found ? toExport(found) : null;
}

export async function listExports(db: Db, count: number): Promise<StoredExport[]> {
  return (await select(db).orderBy(desc(storedExports.id)).limit(count)).map(toExport);
}

/** Forgets the files of exports that ended before; answers the names on disk that are still needed. */
export async function forgetFiles(db: Db, server: string, before: Date): Promise<Set<string>> {
  await db
    .update(storedExports)
    .set({ files: [] })
    .where(and(lt(storedExports.finishedAt, before), sql`jsonb_array_length(${storedExports.files}) > 0`));
  const rows = await db
    .select({ files: storedExports.files })
    .from(storedExports)
    .where(and(eq(storedExports.server, server), sql`jsonb_array_length(${storedExports.files}) > 0`));
  return new Set(rows.flatMap(({ files }) => files.map(({ stored }) => stored)));
}
