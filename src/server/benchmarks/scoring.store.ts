// The only SQL on the epoch of the rules: a whole number in `desk_facts` that counts up whenever listings have to be judged anew.
import { eq, sql } from 'drizzle-orm';
import type { Db } from '#server/database/database.ts';
import { deskFacts } from '#server/database/schema.ts';

const factName = 'quality-epoch';

/** `day` is the last day (UTC) up to which rules that start or end by date were counted in. */
export type Epoch = { epoch: number; day: string };

/** The epoch as stored; null before the first one was made. `lock` keeps others from counting until the transaction ends. */
export async function findEpoch(db: Db, options: { lock?: boolean } = {}): Promise<Epoch | null> {
  const query = db.select({ value: deskFacts.value }).from(deskFacts).where(eq(deskFacts.name, factName));
  const [row] = options.lock ? await query.for('update') : await query;
  return row ? (row.value as Epoch) : null;
}

/** Counts the epoch up. Whoever counts next waits until this transaction ended. */
export async function countEpochUp(tx: Db, day: string): Promise<void> {
  await tx
    .insert(deskFacts)
    .values({ name: factName, value: { epoch: 1, day } satisfies Epoch })
    .onConflictDoUpdate({
      target: deskFacts.name,
      set: {
        value: sql`jsonb_build_object(
          'epoch', (${deskFacts.value}->>'epoch')::int + 1,
          'day', greatest(${deskFacts.value}->>'day', excluded.value->>'day'))`,
      },
    });
}

/** Notes that the rules of a day are those of the present epoch. */
export async function moveEpochDay(tx: Db, day: string): Promise<void> {
  await tx
    .update(deskFacts)
    .set({ value: sql`jsonb_set(${deskFacts.value}, '{day}', to_jsonb(${day}::text))` })
    .where(eq(deskFacts.name, factName));
}
