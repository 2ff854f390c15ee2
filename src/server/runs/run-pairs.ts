// What the audit log has of a run that asked for a second person, or was one.
import { actionOf } from '#domain/runs/actions/run-actions.ts';
import { countRecorded, record } from '#server/audit/audit.commands.ts';
import type { Db } from '#server/database/database.ts';
import { loadSettings } from '#server/review/review.commands.ts';
import { findPeople } from '#server/session/session.commands.ts';
import { countPairs, hasPairs } from './run-items.store.ts';
import type { RunRow } from './runs.store.ts';

/** `the import of mugs.csv`, `run 12 (Find and replace)`. */
export const nameOfRun = ({ id, action }: Pick<RunRow, 'id' | 'action'>): string =>
  action.action === 'import'
    ? `the import of ${action.options.fileName}`
    : `run ${id} (${actionOf(action.action).words.name})`;

/** The actions that approve; an undo does where it brings approvals back. */
const approves = new Set<RunRow['action']['action']>(['approve', 'take-answers', 'undo']);

/**
 * Records in the transaction that ends a run how many products it was about since it ended before, as it can be tried again, under the name of
 * who started it.
 */
export async function recordPairsOfRun(
  tx: Db,
  run: Pick<RunRow, 'id' | 'action' | 'createdBy'>,
  at: Date,
): Promise<void> {
  if (!approves.has(run.action.action)) return;
  // Where nobody needs a second person, the products of the run are not gone through.
  const { secondPerson, secondPersonCategories } = await loadSettings(tx);
  if (secondPerson.length + secondPersonCategories.length === 0 && !(await hasPairs(tx, run.id))) return;
  const { asked, confirmed } = await countPairs(tx, run.id);
  if (asked + confirmed === 0) return;
  const recorded = await countRecorded(tx, run.id);
  const [newlyAsked, newlyConfirmed] = [
    asked - (recorded.get('asked-second') ?? 0),
    confirmed - (recorded.get('confirmed-second') ?? 0),
  ];
  const [actor = null] = run.createdBy === null ? [] : await findPeople(tx, [run.createdBy]);
  const doer = { now: () => at, actor, role: null };
  const target = { id: run.id, name: nameOfRun(run) };
  if (newlyAsked > 0)
    await record(tx, doer, { kind: 'run', action: 'asked-second', target, after: { Products: newlyAsked } });
  if (newlyConfirmed > 0)
    await record(tx, doer, { kind: 'run', action: 'confirmed-second', target, after: { Products: newlyConfirmed } });
}
