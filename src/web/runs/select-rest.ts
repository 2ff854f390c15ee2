// What is left of a selection after a try. Values in, values out.
import type { Run } from '#domain/runs/runs.contract.ts';
import type { AskedRun } from '#web/client/runs/runs.queries.ts';

/** The selection of a try without the products it was tried on. */
export function selectRest(selection: Run['selection'], tried: readonly number[]): AskedRun['selection'] {
  if ('ids' in selection && Array.isArray(selection.ids))
    return { ids: selection.ids.filter((id: number) => !tried.includes(id)) };
  const { first: _, ...asked } = selection as Exclude<AskedRun['selection'], { ids: number[] }>;
  return { ...asked, except: [...(asked.except ?? []), ...tried] };
}
