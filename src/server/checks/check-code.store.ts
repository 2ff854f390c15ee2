// The only SQL on the code that checked the listings: what another version of Copydesk found is found again by this one.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import { dayOf } from '#domain/benchmarks/rule-days.ts';
import { once } from '#domain/once.ts';
import type { Db } from '#server/database/database.ts';
import { workspaceFacts } from '#server/database/schema.ts';
import { findVersion } from './active-rules.store.ts';
import { checkThread } from './check.commands.ts';
import { countEpochUp, findEpoch } from './checks.store.ts';

const factName = 'check-code';

/** Of the bundle it names the files the check is in by their content; of the sources only what the thread itself says. */
const codeOf = once(() => createHash('sha256').update(readFileSync(checkThread)).digest('hex'));

/**
 * Lets every listing be checked again in the background where they were checked by other code; called at every start. Two versions that run side
 * by side count once for each start, not in turns.
 */
export async function noticeCode(tx: Db, now: Date): Promise<void> {
  const [stored] = await tx.select().from(workspaceFacts).where(eq(workspaceFacts.name, factName));
  const code = codeOf();
  if (stored?.value === code) return;
  // Before the first epoch there is nothing that was checked.
  if (await findEpoch(tx))
    await countEpochUp(tx, { version: await findVersion(tx), day: dayOf(now) }, { isForced: true });
  await tx
    .insert(workspaceFacts)
    .values({ name: factName, value: code })
    .onConflictDoUpdate({ target: workspaceFacts.name, set: { value: sql`excluded.value` } });
}
