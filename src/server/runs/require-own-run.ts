// Whose runs somebody who may only change some products goes on with, ends and undoes.
import { permissionOf } from '#domain/runs/run-action.ts';
import type { Context } from '#server/http/context.ts';
import { requireUnscoped } from '#server/http/require-may.ts';
import type { RunRow } from './runs.store.ts';

/** Throws FORBIDDEN for runs of others, which go on as who started them, and for imports, which are about all products. What only reads is free. */
export function requireOwnRun(
  context: Pick<Context, 'scope' | 'actor'>,
  { createdBy, importId, action }: Pick<RunRow, 'createdBy' | 'importId' | 'action'>,
): void {
  const isOwn = createdBy === context.actor.id && importId === null;
  if (!isOwn && permissionOf(action) !== 'view') requireUnscoped(context);
}
