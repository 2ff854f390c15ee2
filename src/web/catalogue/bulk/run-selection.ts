// A selection of a list as runs ask for it.
import type { Selection } from '#domain/catalogue/selection.ts';
import type { AskedRun } from '#web/shared/runs/runs.queries.ts';

export function toRunSelection(selection: Selection): AskedRun['selection'] {
  if (selection.kind === 'ids') return { ids: selection.ids };
  return { filter: selection.filter, ...(selection.except.length > 0 ? { except: selection.except } : {}) };
}
