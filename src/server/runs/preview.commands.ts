// What a run would do now. Stores nothing.
import { countLeft } from '#domain/runs/left-parts.ts';
import { type RunPreview, toSelection } from '#domain/runs/runs.contract.ts';
import { countSelection, whereSelection } from '#server/catalogue/catalogue.commands.ts';
import type { Context } from '#server/http/context.ts';
import type { Beside } from './actions/planned.ts';
import { countOf, lookAt } from './actions/run-actions.ts';
import type { AskedRun } from './insert-run.ts';

export async function previewRun(
  context: Context,
  { action: asked, selection }: AskedRun,
  beside: Beside,
): Promise<RunPreview> {
  const limited = toSelection(selection);
  const elsewhere = await countOf(context.db, asked, selection);
  const { total, withContent, withKeywords } = elsewhere
    ? { ...elsewhere, withContent: 0, withKeywords: 0 }
    : await countSelection(context.db, limited);
  const chosen = { selection, where: whereSelection(limited), total, withContent };
  const { looked, ...seen } = await lookAt(context, asked, chosen, beside);
  return { total, withKeywords, skipped: [], points: null, note: null, asked: 0, ...countLeft(looked), ...seen };
}
