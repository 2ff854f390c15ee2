// The products ticked in a list: kept over pages, sorting, a look at a product and a reload, dropped when the filter changes.
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ProductFilter } from '#domain/catalogue/catalogue.contract.ts';
import {
  countSelected,
  idRange,
  isSelected,
  nothingSelected,
  pageSelection,
  type Selection,
  selectMatching,
  selectProducts,
} from '#domain/catalogue/selection.ts';
import { keep, readKept } from '#web/kit/kept.ts';
import { sayReload } from '#web/kit/layers/load-on-interaction.ts';
import { announce } from '#web/kit/live-region.tsx';
import { countProducts } from '#web/shared/catalogue/count-products.ts';
import { pickFilter } from '#web/shared/lists/list-search.ts';
import { useActions } from '#web/shared/screen/actions.ts';

/** Marks what stands for a product in a list, or for several: a row, an item, a card. Its value is their ids with spaces between. */
export const rowAttribute = 'data-product-row';
/** Marks the link of a row to its product. */
export const titleAttribute = 'data-product-title';

type Held = { list: string; filter: string; selection: Selection };
/** Where the latest selection waits, for the way back from a product and for a reload. A change of its shape must change the name. */
const heldKey = 'copydesk.selection.1';

export type ListSelection = {
  selection: Selection;
  /** What narrows the list, with nothing else. */
  filter: ProductFilter;
  count: number;
  /** All products that match the list's filter; `isAbout` where that is estimated. */
  matching: number;
  isAbout: boolean;
  /** All that is selected is on this page, and for none of it anything is written. */
  isUnwritten: boolean;
  pageIds: readonly number[];
  /** The product whose box was ticked last: where a range starts. */
  anchor: RefObject<number | null>;
  /** The box for the whole page. */
  page: boolean | 'indeterminate';
  has: (id: number) => boolean;
  /** Ticks or unticks the products of a row. */
  toggle: (ids: readonly number[], isIn: boolean, isShift: boolean) => void;
  /** Ticks or unticks these. */
  select: (ids: readonly number[], isIn: boolean) => void;
  togglePage: (isIn: boolean) => void;
  selectAll: () => void;
  /** What is more than one sees can be brought back. */
  clear: () => void;
  /** Lets go of what an action has taken over. */
  release: () => void;
};

/** Their words come when first said. */
const inToast = (say: (toasts: typeof import('./selection-toasts.ts')) => void) =>
  void import('./selection-toasts.ts').then(say, sayReload);

type SelectionOptions = {
  /** Names the list, such as its path. */
  list: string;
  filter: ProductFilter;
  pageIds: readonly number[];
  matching: number;
  isAbout?: boolean;
  /** Those on the page that nothing is written for, where that is known. */
  unwrittenIds?: readonly number[];
  /** Everything is selected as long as nobody chose otherwise. */
  startsWithAll: boolean;
  /** False where no product opens a page one comes back from: the selection ends with the list. */
  isHeld?: boolean;
  /** The page is all of the list, so that what is not on it is gone. */
  isWhole?: boolean;
  /** Called with every choice. */
  onChoose: () => void;
};

export function useSelection(options: SelectionOptions): ListSelection {
  const { list, filter: given, pageIds, matching, isAbout = false, startsWithAll, onChoose } = options;
  const { isHeld = true, isWhole = false, unwrittenIds = [] } = options;
  const filter = pickFilter(given);
  const filterText = JSON.stringify(filter);
  const [stored, setStored] = useState<Held>(() => {
    if (startsWithAll) return { list, filter: filterText, selection: selectMatching(filter) };
    const held = isHeld ? readHeld() : null;
    if (held?.list === list && held.filter === filterText) return held;
    return { list, filter: filterText, selection: nothingSelected };
  });
  const anchor = useRef<number | null>(null);
  const isCurrent = stored.list === list && stored.filter === filterText;
  const selection = isCurrent ? dropGone(stored.selection, isWhole ? pageIds : null) : nothingSelected;
  const count = countSelected(selection, matching);
  useEffect(() => {
    // For good: what comes back later is another choice.
    if (isCurrent && selection !== stored.selection) setStored({ ...stored, selection });
  }, [isCurrent, selection, stored]);
  useEffect(() => {
    if (isHeld) keep(heldKey, JSON.stringify(stored), 'sessionStorage');
  }, [stored, isHeld]);

  const change = (next: Selection | null) => {
    if (next === null) {
      inToast(({ sayTooMany }) => sayTooMany());
      return;
    }
    setStored({ list, filter: filterText, selection: next });
    onChoose();
    const left = countSelected(next, matching);
    const isLeftAbout = isAbout && next.kind === 'filter';
    announce(left === 0 ? 'Nothing selected' : `${isLeftAbout ? 'About ' : ''}${countProducts(left)} selected`);
  };
  const release = () => {
    anchor.current = null;
    change(nothingSelected);
  };
  const clear = () => {
    release();
    if (count === pageIds.filter((id) => isSelected(selection, id)).length) return;
    inToast(({ sayCleared }) => sayCleared(() => change(selection)));
  };
  const select = (ids: readonly number[], isIn: boolean) => change(selectProducts(selection, ids, isIn));
  const toggle = (ids: readonly number[], isIn: boolean, isShift: boolean) => {
    const range = isShift ? idRange(pageIds, anchor.current, ids) : ids;
    anchor.current = ids[0] ?? null;
    select(range, isIn);
  };

  useEffect(() => {
    if (stored.list !== list || stored.filter === filterText) return;
    const dropped = stored.selection.kind === 'filter' || stored.selection.ids.length > 0;
    setStored({ list, filter: filterText, selection: nothingSelected });
    anchor.current = null;
    if (dropped) inToast(({ sayCleared }) => sayCleared());
  }, [stored, list, filterText]);

  const enabled = pageIds.length > 0;
  useActions('Selection', [
    {
      id: 'selection.toggle',
      label: 'Select or unselect the focused product',
      keys: 'x',
      enabled,
      run: () => {
        const ids = focusedIds();
        if (ids.length === 0) focusRow(1);
        else toggle(ids, pageSelection(selection, ids) !== true, false);
      },
    },
    { id: 'selection.down', label: 'Next product', keys: 'j', enabled, run: () => focusRow(1) },
    { id: 'selection.up', label: 'Previous product', keys: 'k', enabled, run: () => focusRow(-1) },
    {
      id: 'selection.open',
      label: 'Open the focused product',
      keys: 'Enter',
      isFor: isRowBox,
      enabled,
      run: () => {
        const link = focusedRow()?.querySelector<HTMLElement>(`[${titleAttribute}]`);
        if (link) link.click();
        else focusRow(1);
      },
    },
    { id: 'selection.clear', label: 'Clear selection', keys: 'Escape', enabled: count > 0, run: clear },
  ]);

  return {
    selection,
    filter,
    count,
    matching,
    isAbout,
    isUnwritten: count > 0 && unwrittenIds.filter((id) => isSelected(selection, id)).length === count,
    pageIds,
    anchor,
    page: pageSelection(selection, pageIds),
    has: (id) => isSelected(selection, id),
    toggle,
    select,
    togglePage: (isIn) => select(pageIds, isIn),
    selectAll: () => change(selectMatching(filter)),
    clear,
    release,
  };
}

/** Without products that are not there any more; `present`: all that are, or null where they are not known. */
const dropGone = (selection: Selection, present: readonly number[] | null): Selection =>
  present === null || selection.kind !== 'ids' || selection.ids.every((id) => present.includes(id))
    ? selection
    : { ...selection, ids: selection.ids.filter((id) => present.includes(id)) };

/** Nobody else writes there. */
const readHeld = (): Held | null => JSON.parse(readKept(heldKey, 'sessionStorage') ?? 'null') as Held | null;

export const focusedRow = () => document.activeElement?.closest(`[${rowAttribute}]`) ?? null;
/** On a link or a button of a row a key does what that is for. */
const isRowBox = (focused: Element) => focused.matches(`[${rowAttribute}] input`);
const idsOf = (row: Element | null | undefined) => row?.getAttribute(rowAttribute)?.split(' ').map(Number) ?? [];
/** The products of the row that has the focus. */
export const focusedIds = () => idsOf(focusedRow());

/** Moves the focus to the box of the next or previous row, from elsewhere to the first; answers which products are in it. */
export function focusRow(step: 1 | -1): number[] {
  const rows = [...document.querySelectorAll(`[${rowAttribute}]`)];
  const now = focusedRow();
  const row = rows[now ? rows.indexOf(now) + step : 0];
  row?.querySelector<HTMLElement>('input[type=checkbox]')?.focus();
  return idsOf(row);
}
