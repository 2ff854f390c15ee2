// Which tile has the focus: all of them are one stop of the Tab key, and arrows lead from one to the next.
import { type FocusEvent, type KeyboardEvent, useEffect, useState } from 'react';
import type { Product } from '#domain/catalogue/product.ts';
import { tileAttribute } from './tile.tsx';

export type TileGroup = {
  key: string;
  /** The rule it is about; null where it is about none. */
  ruleIds: readonly string[] | null;
  products: readonly Product[];
};

export const keyOf = ({ key }: TileGroup, { id }: Product): string => `${key} ${id}`;

const tilesOnScreen = () => [...document.querySelectorAll<HTMLElement>(`[${tileAttribute}]`)];
const keyOn = (element: Element | null | undefined) =>
  element?.closest(`[${tileAttribute}]`)?.getAttribute(tileAttribute);
const focusBox = (tile: HTMLElement | undefined) => tile?.querySelector<HTMLElement>('input')?.focus();

/** The tile above or below: of the nearest row in that direction the one that is nearest sideways. */
function findInRow(from: HTMLElement, tiles: readonly HTMLElement[], step: 1 | -1): HTMLElement | undefined {
  const at = from.getBoundingClientRect();
  const distance = (tile: HTMLElement) => {
    const { top, left } = tile.getBoundingClientRect();
    return { tile, down: Math.round((top - at.top) * step), aside: Math.abs(left - at.left) };
  };
  const beyond = tiles.map(distance).filter(({ down }) => down > 1);
  return beyond.toSorted((a, b) => a.down - b.down || a.aside - b.aside)[0]?.tile;
}

function findByKey(key: string, from: HTMLElement): HTMLElement | undefined {
  const tiles = tilesOnScreen();
  const at = tiles.indexOf(from);
  switch (key) {
    case 'ArrowRight':
      return tiles[at + 1];
    case 'ArrowLeft':
      return tiles[at - 1];
    case 'ArrowDown':
      return findInRow(from, tiles, 1);
    case 'ArrowUp':
      return findInRow(from, tiles, -1);
    case 'Home':
      return tiles[0];
    case 'End':
      return tiles.at(-1);
    default:
      return undefined;
  }
}

export function useTileFocus(groups: readonly TileGroup[]) {
  const [focused, setFocused] = useState<{ key: string; at: number } | null>(null);
  const tiles = groups.flatMap((group) => group.products.map((product) => ({ key: keyOf(group, product), product })));
  const at = tiles.findIndex(({ key }) => key === focused?.key);
  // A tile that is gone leaves the focus to the one in its place.
  const current = at >= 0 ? at : focused ? Math.min(focused.at, tiles.length - 1) : -1;
  const currentKey = tiles[current]?.key;
  useEffect(() => {
    if (!focused || currentKey === undefined || currentKey === focused.key) return;
    setFocused({ key: currentKey, at: current });
    if (document.activeElement === document.body) focusBox(tilesOnScreen().find((tile) => keyOn(tile) === currentKey));
  }, [focused, currentKey, current]);

  const noteFocus = (key: string | null | undefined) => {
    const next = tiles.findIndex((tile) => tile.key === key);
    if (key != null && next >= 0) setFocused({ key, at: next });
  };
  return {
    tiles,
    /** The product of the tile that has the focus, or had it last. */
    current: tiles[current]?.product,
    currentKey,
    stopKey: currentKey ?? tiles[0]?.key,
    /** Goes to a tile. The focus stays on a button that was pressed, unless `isFocused` says otherwise. */
    goTo: (next: number, { isFocused = false } = {}) => {
      const key = tiles[next]?.key;
      if (key === undefined) return;
      setFocused({ key, at: next });
      const isOnTile = keyOn(document.activeElement) != null;
      if (isFocused || isOnTile || document.activeElement === document.body)
        focusBox(tilesOnScreen().find((tile) => keyOn(tile) === key));
    },
    at: current,
    board: {
      onFocus: ({ target }: FocusEvent) => noteFocus(keyOn(target)),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
        const from = (event.target as Element).closest<HTMLElement>(`[${tileAttribute}]`);
        const to = from && findByKey(event.key, from);
        if (!to) return;
        event.preventDefault();
        focusBox(to);
      },
    },
  };
}
