// What a change of the rules asks of stored Listing Quality. Judging by the rules is in judge.commands.ts.
import { dayOf } from '#domain/benchmarks/rule-days.ts';
import type { Context } from '#server/app/context.ts';
import type { Db } from '#server/database/database.ts';
import { announce } from '#server/live/live.ts';
import { countEpochUp } from './scoring.store.ts';

/**
 * Lets every listing be judged anew in the background; called in the transaction that changes a rule, before its first write: rule
 * changes are then made one at a time, in the order of their versions.
 */
export async function rulesChanged(context: Pick<Context, 'now'>, tx: Db): Promise<void> {
  await countEpochUp(tx, dayOf(context.now()));
  await announce(tx, { type: 'rescore' });
}
