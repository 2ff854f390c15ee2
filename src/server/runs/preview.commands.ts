// What a run would do now. Stores nothing.
import { and } from 'drizzle-orm';
import { countLeft } from '#domain/runs/left-parts.ts';
import { permissionOf } from '#domain/runs/run-action.ts';
import { type RunPreview, toSelection } from '#domain/runs/runs.contract.ts';
import { describeOutOfScope } from '#domain/scope.ts';
import { countSelection, whereSelection, whereWithin } from '#server/catalogue/catalogue.commands.ts';
import type { Context } from '#server/http/context.ts';
import type { Beside } from './actions/planned.ts';
import { countOf, lookAt } from './actions/run-actions.ts';
import type { AskedRun } from './insert-run.ts';

export async function previewRun(
  context: Context,
  { action: asked, selection }: AskedRun,
  beside: Beside,
): Promise<RunPreview> {
  const { db, scope } = context;
  const limited = toSelection(selection);
  const elsewhere = await countOf(db, asked, selection);
  // What only reads takes all of them.
  const within = elsewhere || permissionOf(asked) === 'view' ? undefined : whereWithin(scope);
  const all = elsewhere ? { ...elsewhere, withContent: 0, withKeywords: 0 } : await countSelection(db, limited);
  const { total, withContent, withKeywords } = within ? await countSelection(db, limited, within) : all;
  const chosen = { selection, where: and(whereSelection(limited), within), total, withContent };
  const { looked, skipped = [], ...seen } = await lookAt(context, asked, chosen, beside);
  const outside = all.total - total;
  return {
    ...{ total: all.total, withKeywords, points: null, note: null, asked: 0, askedParts: 0 },
    ...countLeft(looked),
    ...seen,
    skipped: scope && outside > 0 ? [...skipped, { reason: describeOutOfScope(scope), products: outside }] : skipped,
  };
}
