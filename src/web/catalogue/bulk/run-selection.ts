// A selection of a list as runs and stored exports ask for it.
import type { Selection } from '#domain/catalogue/selection.ts';
import type { ExportSelection } from '#domain/transfer/stored-exports.contract.ts';

export function toRunSelection(selection: Selection): ExportSelection {
  if (selection.kind === 'ids') return { ids: selection.ids };
  return { filter: selection.filter, ...(selection.except.length > 0 ? { except: selection.except } : {}) };
}
