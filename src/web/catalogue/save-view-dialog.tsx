// Asks for the name of a view, with what it filters by as a first one.
import { filterValues } from '#domain/catalogue/one-or-more.ts';
import { longestViewName } from '#domain/catalogue/saved-view-edits.contract.ts';
import type { ViewPath } from '#domain/catalogue/saved-views.contract.ts';
import { NameDialog } from '#web/shared/screen/name-dialog.tsx';
import { ownFilterKeys, ownFilterLabel } from './filters/own-filters.ts';
import { filterKeys, type ListState, useListState } from './list-state.ts';
import { useAddView } from './views/saved-views.queries.ts';

/** `Kitchen, Clayfield`; empty where only the order differs. */
function suggestName(state: ListState): string {
  const values = [
    ...filterKeys.flatMap((key) => filterValues(state[key])),
    ...ownFilterKeys.flatMap((key) => filterValues(state[key]).map((value) => ownFilterLabel(key, value))),
    ...(state.search === undefined ? [] : [state.search]),
  ];
  const name = values.join(', ');
  return name.length > longestViewName ? `${name.slice(0, longestViewName - 1).trimEnd()}…` : name;
}

type SaveViewDialogProps = { path: ViewPath; search: string; onClose: () => void };

export function SaveViewDialog({ path, search, onClose }: SaveViewDialogProps) {
  const [state] = useListState();
  const add = useAddView();
  return (
    <NameDialog
      noun="view"
      placeholder="For example: Walmart, required rules"
      maxLength={longestViewName}
      title="Save view"
      text="Adds this list with its filters, sort order, columns and rows to the sidebar, for everyone in this workspace."
      name={suggestName(state)}
      sendLabel="Save view"
      isSending={add.isPending}
      error={add.error}
      onSend={(name) => add.mutate({ name, path, search }, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
