// The only SQL on judgements of statements.
import { createHash } from 'node:crypto';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import { type Judgement, statementKey } from '#domain/claims/judgements.ts';
import type { Db } from '#server/database/database.ts';
import { judgements } from '#server/database/schema.ts';

type StoredJudgement = Judgement & { factsKey: string };

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** More than these are not kept of a product: the oldest go. */
const mostKept = 500;

export async function findJudgements(db: Db, productId: number): Promise<StoredJudgement[]> {
  const { statement, verdict, field, quote, by, factsKey } = judgements;
  return await db
    .select({ statement, verdict, field, quote, by, factsKey })
    .from(judgements)
    .where(eq(judgements.productId, productId))
    .orderBy(asc(judgements.judgedAt), asc(judgements.id))
    .limit(mostKept);
}

/** Of these products, those something was decided of. */
export async function findJudgedProducts(db: Db, productIds: readonly number[]): Promise<Set<number>> {
  if (productIds.length === 0) return new Set();
  const rows = await db
    .selectDistinct({ id: judgements.productId })
    .from(judgements)
    .where(inArray(judgements.productId, [...productIds]));
  return new Set(rows.map(({ id }) => id));
}

/** Keeps judgements; of one statement the latest. */
export async function saveJudgements(
  db: Db,
  productId: number,
  given: readonly Judgement[],
  { factsKey, at }: { factsKey: string; at: Date },
): Promise<void> {
  // One row a statement: a batch may not touch a row twice.
  const rows = new Map(
    given.map((judgement) => {
      const key = sha256(statementKey(judgement.statement));
      return [key, { ...judgement, productId, statementKey: key, factsKey, judgedAt: at }];
    }),
  );
  if (rows.size === 0) return;
  const replaced = (column: string) => sql.raw(`excluded.${column}`);
  await db
    .insert(judgements)
    .values([...rows.values()])
    .onConflictDoUpdate({
      target: [judgements.productId, judgements.statementKey],
      set: {
        statement: replaced('statement'),
        verdict: replaced('verdict'),
        field: replaced('field'),
        quote: replaced('quote'),
        by: replaced('by'),
        factsKey: replaced('facts_key'),
        judgedAt: replaced('judged_at'),
      },
    });
  await db.execute(sql`delete from ${judgements} where id in (
    select id from ${judgements} where product_id = ${productId} order by judged_at desc, id desc offset ${mostKept})`);
}
