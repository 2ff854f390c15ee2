// The SQL on files of answers.
import { and, asc, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Part } from '#domain/parts/parts.ts';
import type { AnswerCounts, AnswerKind, AnswerRow, Answers } from '#domain/transfer/answers.contract.ts';
import type { Db } from '#server/database/database.ts';
import { answerRows, answers, runs, signOffs, storedExports, users } from '#server/database/schema.ts';
import { type Page, readCursor, writeCursor } from '#server/http/lists.ts';

export type StoredAnswer = typeof answerRows.$inferSelect;

export async function insertAnswers(tx: Db, values: typeof answers.$inferInsert): Promise<number> {
  const [row] = await tx.insert(answers).values(values).returning({ id: answers.id });
  if (!row) throw new Error('The answers were not stored');
  return row.id;
}

export async function insertRows(tx: Db, rows: readonly (typeof answerRows.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(answerRows).values([...rows]);
}

/** Adds comments to rows, each on a line of its own. */
export async function addComments(
  tx: Db,
  answersId: number,
  added: readonly { row: number; comment: string }[],
): Promise<void> {
  if (added.length === 0) return;
  await tx.execute(sql`update ${answerRows} set comment = concat_ws(E'\\n', ${answerRows.comment}, a.comments)
    from (select r.row, string_agg(r.comment, E'\\n' order by at) as comments
      from jsonb_array_elements(${JSON.stringify(added)}::jsonb) with ordinality as given(given, at),
        jsonb_to_record(given) as r(row int, comment text) group by r.row) as a
    where ${answerRows.answersId} = ${answersId} and ${answerRows.row} = a.row`);
}

/** Makes conflicts of rows, all for one reason. */
export async function refuseRows(tx: Db, answersId: number, rows: readonly number[], reason: string): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .update(answerRows)
    .set({ kind: 'conflict', reason })
    .where(
      and(
        eq(answerRows.answersId, answersId),
        sql`${answerRows.row} in (select jsonb_array_elements_text(${JSON.stringify(rows)}::jsonb)::int)`,
      ),
    );
}

/** What can be taken. */
const taken: AnswerKind[] = ['approve', 'reject', 'change', 'comment'];

/** Counts what is stored of answers that are read to their end; from then on they are there. Answers how many products have one that can be taken. */
export async function finishAnswers(tx: Db, id: number, unchanged: number): Promise<number> {
  const rows = await tx
    .select({ kind: answerRows.kind, count: sql<number>`count(*)::int` })
    .from(answerRows)
    .where(eq(answerRows.answersId, id))
    .groupBy(answerRows.kind);
  const none = { approve: 0, reject: 0, change: 0, comment: 0, conflict: 0 };
  const counts: AnswerCounts = {
    ...none,
    ...Object.fromEntries(rows.map(({ kind, count }) => [kind, count])),
    unchanged,
  };
  const [found] = await tx
    .select({ products: sql<number>`count(distinct ${answerRows.productId})::int` })
    .from(answerRows)
    .where(and(eq(answerRows.answersId, id), inArray(answerRows.kind, taken)));
  const products = found?.products ?? 0;
  await tx.update(answers).set({ counts, products }).where(eq(answers.id, id));
  return products;
}

/** Answers of sign-offs since a time that no run takes yet and that can be taken, the last sent first. */
export async function listWaiting(
  db: Db,
  signOffIds: readonly number[],
  since: Date,
): Promise<{ id: number; signOffId: number | null; createdAt: Date }[]> {
  if (signOffIds.length === 0) return [];
  return await db
    .select({ id: answers.id, signOffId: answers.signOffId, createdAt: answers.createdAt })
    .from(answers)
    .where(
      and(
        inArray(answers.signOffId, [...signOffIds]),
        ...[isNull(answers.runId), gt(answers.products, 0), gte(answers.createdAt, since)],
      ),
    )
    .orderBy(desc(answers.id));
}

/** The last run that took answers of sign-offs, by sign-off. */
export async function listLastRuns(db: Db, signOffIds: readonly number[]): Promise<Map<number, number>> {
  if (signOffIds.length === 0) return new Map();
  const rows = await db
    .select({ signOffId: answers.signOffId, runId: sql<number | null>`max(${answers.runId})::int` })
    .from(answers)
    .where(inArray(answers.signOffId, [...signOffIds]))
    .groupBy(answers.signOffId);
  return new Map(
    rows.flatMap(({ signOffId, runId }) => (signOffId === null || runId === null ? [] : [[signOffId, runId] as const])),
  );
}

type About = { signOffId: number; productId: number; part: Part; hash?: string };

/** Whether an answer for a part came by the link of a sign-off; with a hash, one about that text. */
export async function wasAnswered(db: Db, { signOffId, productId, part, hash }: About): Promise<boolean> {
  const [row] = await db
    .select({ row: answerRows.row })
    .from(answerRows)
    .innerJoin(answers, eq(answers.id, answerRows.answersId))
    .where(
      and(
        ...[eq(answers.signOffId, signOffId), eq(answerRows.productId, productId), eq(answerRows.part, part)],
        hash === undefined ? undefined : eq(answerRows.hash, hash),
      ),
    )
    .limit(1);
  return row !== undefined;
}

export async function removeAnswers(db: Db, id: number): Promise<void> {
  await db.delete(answers).where(eq(answers.id, id));
}

const select = (db: Db) =>
  db
    .select({
      id: answers.id,
      fileName: answers.fileName,
      isSignOff: sql<boolean>`${answers.exportId} is null`,
      exportedAt: sql`coalesce(${storedExports.createdAt}, ${signOffs.createdAt}, ${answers.createdAt})`.mapWith(
        answers.createdAt,
      ),
      counts: answers.counts,
      products: answers.products,
      runId: answers.runId,
      isUndone: sql<boolean>`${runs.undoneBy} is not null`,
      createdBy: sql<string>`coalesce(${users.fullName}, ${users.username})`,
      createdAt: answers.createdAt,
    })
    .from(answers)
    .leftJoin(storedExports, eq(storedExports.id, answers.exportId))
    .leftJoin(signOffs, eq(signOffs.id, answers.signOffId))
    .innerJoin(users, eq(users.id, answers.createdBy))
    .leftJoin(runs, eq(runs.id, answers.runId));

function toAnswers({ counts, exportedAt, createdAt, ...row }: Awaited<ReturnType<typeof select>>[number]): Answers[] {
  if (counts === null) return [];
  return [{ ...row, counts, exportedAt: exportedAt.toISOString(), createdAt: createdAt.toISOString() }];
}

export async function findAnswers(db: Db, id: number): Promise<Answers | null> {
  return (await select(db).where(eq(answers.id, id))).flatMap(toAnswers)[0] ?? null;
}

export async function listAnswers(db: Db, count: number): Promise<Answers[]> {
  const rows = await select(db).where(isNotNull(answers.counts)).orderBy(desc(answers.id)).limit(count);
  return rows.flatMap(toAnswers);
}

/** The run that took them, locked until the transaction ends; undefined where they are gone. */
export async function lockAnswers(tx: Db, id: number): Promise<{ runId: number | null } | undefined> {
  const [row] = await tx
    .select({ runId: answers.runId })
    .from(answers)
    .where(and(eq(answers.id, id), isNotNull(answers.counts)))
    .for('update');
  return row;
}

export async function noteRun(tx: Db, id: number, runId: number): Promise<void> {
  await tx.update(answers).set({ runId }).where(eq(answers.id, id));
}

export type Asked = { kind?: AnswerKind | undefined; limit: number; page?: number; cursor?: string };

/** A row, with the hash of the text it is about. */
export type ListedRow = Omit<AnswerRow, 'before'> & { hash: string | null };

export async function listRows(db: Db, answersId: number, asked: Asked): Promise<Page<ListedRow>> {
  const { kind, limit, page = 1, cursor } = asked;
  const mark = cursor ? readCursor(cursor) : null;
  const where = and(eq(answerRows.answersId, answersId), kind ? eq(answerRows.kind, kind) : undefined);
  const total = await db.$count(answerRows, where);
  const { row, productId, part, hash, sku, title, text, comment, reason } = answerRows;
  const rows = await db
    .select({ row, kind: answerRows.kind, productId, part, hash, sku, title, text, comment, reason })
    .from(answerRows)
    .where(and(where, mark ? gt(row, mark.id) : undefined))
    .orderBy(asc(row))
    .limit(limit + 1)
    .offset(mark ? 0 : (page - 1) * limit);
  const items = rows.slice(0, limit);
  const last = rows.length > limit ? items.at(-1) : undefined;
  return { items, total, nextCursor: last ? writeCursor({ value: '', id: last.row }) : null };
}

const whereTaken = (answersId: number) => and(eq(answerRows.answersId, answersId), inArray(answerRows.kind, taken));

/** The ids of the products with an answer that can be taken, for a statement to go through. */
export const selectAnswered = (answersId: number) =>
  sql`select distinct ${answerRows.productId} from ${answerRows} where ${whereTaken(answersId)}`;

/** The ids of the first products with a changed text. */
export async function listChanged(db: Db, answersId: number, count: number): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: answerRows.productId })
    .from(answerRows)
    .where(and(eq(answerRows.answersId, answersId), eq(answerRows.kind, 'change')))
    .orderBy(asc(answerRows.productId))
    .limit(count);
  return rows.flatMap(({ id }) => id ?? []);
}

/** The answers on some products that can be taken. */
export async function listTaken(db: Db, answersId: number, productIds: readonly number[]): Promise<StoredAnswer[]> {
  if (productIds.length === 0) return [];
  return await db
    .select()
    .from(answerRows)
    .where(and(whereTaken(answersId), inArray(answerRows.productId, [...productIds])))
    .orderBy(asc(answerRows.row));
}

/** The highest id of them. */
export async function lastAnswered(db: Db, answersId: number): Promise<number> {
  const [row] = await db
    .select({ last: sql<number>`coalesce(max(${answerRows.productId}), 0)::int` })
    .from(answerRows)
    .where(whereTaken(answersId));
  return row?.last ?? 0;
}

/** Forgets files of answers from before, and those whose reading ended in a crash. */
export async function forgetAnswers(db: Db, before: Date): Promise<void> {
  await db
    .delete(answerRows)
    .where(
      inArray(answerRows.answersId, db.select({ id: answers.id }).from(answers).where(lt(answers.createdAt, before))),
    );
  await db.delete(answers).where(and(lt(answers.createdAt, before), sql`${answers.counts} is null`));
}
