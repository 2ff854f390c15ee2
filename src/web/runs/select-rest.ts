// What is left of a selection after a try. Values in, values out.
import { type RunSelection, runSelectionSchema } from '#domain/runs/runs.contract.ts';

/** The selection of a try, by its number, without the products it was tried on. Throws what to tell where it cannot be asked for any more. */
export function selectRest(attempt: number, given: unknown, tried: readonly number[]): RunSelection {
  const { data: selection } = runSelectionSchema.safeParse(given);
  if (!selection) throw new Error('Lists no longer have the filter it was started with: select the products anew.');
  const continues = attempt;
  if ('ids' in selection) return { ids: selection.ids.filter((id) => !tried.includes(id)), continues };
  return { filter: selection.filter, except: [...(selection.except ?? []), ...tried], continues };
}
