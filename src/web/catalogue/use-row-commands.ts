// The keys that select ranges from the row that has the focus. They come with the first hand on the page, without which no row has it.
import { idRange } from '#domain/catalogue/selection.ts';
import { useActions } from '#web/shared/screen/actions.ts';
import { focusedIds, focusRow, type ListSelection, rowAttribute } from './use-selection.ts';

const isRow = (focused: Element) => focused.closest(`[${rowAttribute}]`) !== null;

export function useRowCommands({ pageIds, anchor, select, toggle }: ListSelection): void {
  /** Takes the next row into the range that starts where a box was ticked last; on the way back, takes the row one leaves out again. */
  const extend = (step: 1 | -1) => {
    const from = focusedIds();
    const to = focusRow(step);
    const [first] = from;
    if (first === undefined || to.length === 0) return;
    if (anchor.current === null || !pageIds.includes(anchor.current)) anchor.current = first;
    const range = idRange(pageIds, anchor.current, to);
    // From a family to its own variants nothing is left.
    const isLeft = !from.some((id) => to.includes(id));
    const isBack = isLeft && range.length < idRange(pageIds, anchor.current, from).length;
    select(isBack ? from : range, !isBack);
  };
  const selectUpTo = () => {
    const ids = focusedIds();
    if (ids.length > 0) toggle(ids, true, true);
  };
  const enabled = pageIds.length > 0;
  const down = { keys: 'Shift+j', otherKeys: 'Shift+ArrowDown', isFor: isRow, enabled };
  const up = { keys: 'Shift+k', otherKeys: 'Shift+ArrowUp', isFor: isRow, enabled };
  useActions('Selection', [
    { id: 'selection.range', label: 'Select up to the focused product', keys: 'Shift+x', enabled, run: selectUpTo },
    { id: 'selection.extend-down', label: 'Extend the selection down', ...down, run: () => extend(1) },
    { id: 'selection.extend-up', label: 'Extend the selection up', ...up, run: () => extend(-1) },
  ]);
}
