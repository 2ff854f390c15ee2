// How many tiles stand side by side.
import { type RefCallback, useCallback, useState } from 'react';

/** Pixels a tile takes at least, and the gap beside it; the grid is drawn by the same. */
const tile = 76;
const gap = 8;
export const tileGrid = 'grid grid-cols-[repeat(auto-fill,minmax(4.75rem,1fr))] gap-2';

/** Of an element as wide as the tiles; 0 until it is laid out. */
export function useColumns(): [number, RefCallback<HTMLElement>] {
  const [columns, setColumns] = useState(0);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    // Called once it is laid out, before it is painted.
    const observer = new ResizeObserver(() => setColumns(Math.floor((element.clientWidth + gap) / (tile + gap))));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [columns, ref];
}
