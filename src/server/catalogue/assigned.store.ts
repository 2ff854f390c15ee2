// How many products of a list somebody has to review.
import { and, sql } from 'drizzle-orm';
import type { AssignedCounts } from '#domain/catalogue/assigned.contract.ts';
import type { ProductFilter } from '#domain/catalogue/catalogue.contract.ts';
import { dayOf } from '#domain/teamwork/assignment.ts';
import { type Db, rowsOf } from '#server/database/database.ts';
import type { Snapshot } from '#server/database/read-cache.ts';
import { assignments, products } from '#server/database/schema.ts';
import { whereFilter } from './product-filter.store.ts';
import { totalIn } from './product-totals.store.ts';

async function countMine(db: Db, filter: ProductFilter, personId: number, today: string) {
  const [row] = await rowsOf<{ mine: number; due: number }>(
    db,
    sql`select count(*)::int as mine, (count(*) filter (where ${assignments.dueOn} <= ${today}::date))::int as due
      from ${assignments} join ${products} on ${products.id} = ${assignments.productId}
      where ${and(sql`${assignments.personId} = ${personId}`, whereFilter(filter))}`,
  );
  return { mine: row?.mine ?? 0, mineDue: row?.due ?? 0 };
}

/** Of all products that pass the rest of the filter, whoever has them and whatever lens they are under. */
export async function countAssigned(
  snapshot: Snapshot,
  { assigned: _, lens: __, secondPerson: ___, ...filter }: ProductFilter,
  personId: number,
  now: Date,
): Promise<AssignedCounts> {
  const today = dayOf(now);
  const all = await totalIn(snapshot, filter);
  const nobody = await totalIn(snapshot, { ...filter, assigned: 'nobody' });
  const own = await snapshot.cached(`mine ${JSON.stringify([filter, personId, today])}`, (db) =>
    countMine(db, filter, personId, today),
  );
  const toConfirm = await totalIn(snapshot, { ...filter, secondPerson: `${personId}` });
  return { all, nobody, toConfirm, ...own };
}
