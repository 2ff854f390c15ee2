// What a change of the rules, a voice or the keywords of a category asks of stored Listing Quality. The check itself is in check.commands.ts.
import { dayOf } from '#domain/benchmarks/rule-days.ts';
import type { Db } from '#server/database/database.ts';
import type { Context } from '#server/http/context.ts';
import { announce } from '#server/live/live.ts';
import { findVersion } from './active-rules.store.ts';
import { countEpochUp } from './checks.store.ts';

const present = async ({ now }: Pick<Context, 'now'>, tx: Db) => ({
  version: await findVersion(tx),
  day: dayOf(now()),
});

/**
 * Lets every listing be checked again in the background; called in the transaction that changes rules, after their changes were
 * recorded. Should a change ever come without it, the upkeep notices the new version.
 */
export async function rulesChanged(context: Pick<Context, 'now'>, tx: Db): Promise<void> {
  await countEpochUp(tx, await present(context, tx));
  await announce(tx, { type: 'rescore', isRunning: true });
}

/** The same in the transaction that changed what texts aim for: a voice, the keywords of a category, or which attributes may be used. */
export async function aimsChanged(context: Pick<Context, 'now'>, tx: Db): Promise<void> {
  await countEpochUp(tx, await present(context, tx), { isForced: true });
  await announce(tx, { type: 'rescore', isRunning: true });
}
