// The rest of a selection after a try. Values in, values out.
import { type RunSelection, runSelectionSchema } from '#domain/runs/runs.contract.ts';

/** The selection of a try, by its number, without the products it was tried on. Throws a message for the person where lists no longer have its filter. */
export function selectRest(attempt: number, given: unknown, tried: readonly number[]): RunSelection {
  const { data: selection } = runSelectionSchema.safeParse(given);
  if (!selection)
    throw new Error('Lists no longer have the filter that this run was started with. Select the products again.');
  const continues = attempt;
  if ('ids' in selection) return { ids: selection.ids.filter((id) => !tried.includes(id)), continues };
  return { filter: selection.filter, except: [...(selection.except ?? []), ...tried], continues };
}
