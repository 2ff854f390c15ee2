// Whose runs somebody goes on with, ends and undoes.
import { Problem } from '#domain/problem.ts';
import { needsSecond } from '#domain/review/second-person.ts';
import { permissionOf } from '#domain/runs/run-action.ts';
import type { SecondPersonAct } from '#domain/second-person-acts.ts';
import type { Context } from '#server/http/context.ts';
import { requireUnscoped } from '#server/http/require-may.ts';
import type { RunRow } from './runs.store.ts';

/**
 * Throws FORBIDDEN for a run of somebody else that decides, where decisions may need two people: what is left of it is decided in their name,
 * and who goes on with it would be both. Policies are nobody, and ask nobody.
 */
export function requireOwnDecisions(
  { actor, isAlone = false }: Pick<Context, 'actor' | 'isAlone'>,
  { createdBy, action }: Pick<RunRow, 'createdBy' | 'action'>,
  settings: { secondPerson: readonly SecondPersonAct[]; secondPersonCategories: readonly string[] },
): void {
  const areCategories = !isAlone && settings.secondPersonCategories.length > 0;
  const isPaired = areCategories || needsSecond('contradiction', settings.secondPerson, isAlone);
  const isOfPolicy = action.action === 'approve' && action.options.byPolicy;
  // An undo brings approvals back.
  const decides = permissionOf(action) === 'decide' || action.action === 'undo';
  if (!isPaired || isOfPolicy || createdBy === actor.id || !decides) return;
  throw new Problem(
    'FORBIDDEN',
    'Somebody else started this run, and it decides in their name. Only they can continue it: start a run of your own.',
  );
}

/**
 * Of somebody who may only change some products: throws FORBIDDEN for runs of others, which go on as who started them, and for imports, which
 * are about all products. What only reads is free.
 */
export function requireOwnRun(
  context: Pick<Context, 'scope' | 'actor'>,
  { createdBy, importId, action }: Pick<RunRow, 'createdBy' | 'importId' | 'action'>,
): void {
  const isOwn = createdBy === context.actor.id && importId === null;
  if (!isOwn && permissionOf(action) !== 'view') requireUnscoped(context);
}
