// Dragging a row to another place with the pointer: while it moves, the list says where it would land.
import { type PointerEvent, type RefObject, useRef, useState } from 'react';

type Drag = { url: string; to: number };

/** `list` holds the rows that can be moved, one child each; `onDrop` gets the place among them. */
export function useRowDrag(list: RefObject<HTMLElement | null>, onDrop: (url: string, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const latest = useRef<Drag | null>(null);
  const put = (next: Drag | null) => {
    latest.current = next;
    setDrag(next);
  };
  const placeAt = (y: number) => {
    const rows = [...(list.current?.children ?? [])].filter((row) => row.matches('[data-movable]'));
    const below = rows.findIndex((row) => {
      const { top, height } = row.getBoundingClientRect();
      return y < top + height / 2;
    });
    return below < 0 ? rows.length : below;
  };
  return {
    drag,
    /** Of the handle of a row that stands at `from`. */
    handle: (url: string, from: number) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        put({ url, to: from });
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (latest.current?.url === url) put({ url, to: placeAt(event.clientY) });
      },
      onPointerUp: () => {
        const dropped = latest.current;
        put(null);
        if (dropped?.url !== url) return;
        // Taken out of its place, the rows behind it move up by one.
        const to = dropped.to > from ? dropped.to - 1 : dropped.to;
        if (to !== from) onDrop(url, to);
      },
      onPointerCancel: () => put(null),
    }),
  };
}
