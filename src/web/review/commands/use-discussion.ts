// Which part's comments are open, and the words a new one is about: what is selected in the part when its field is asked for.
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { mostQuote } from '#domain/comments/comments.contract.ts';
import type { Part } from '#domain/parts/parts.ts';
import { partElementId } from './sight.ts';

/** `asked` counts how often the field was asked for here: it then gets the focus. */
type Asked = { part: Part; quote: string | null; asked: number };
export type Discussion = ReturnType<typeof useDiscussion>;

/** `goTo` brings a part into sight: the address names one where a link led here. */
export function useDiscussion(goTo: (part: Part) => void) {
  const navigate = useNavigate({ from: '/products/$id' });
  const { comments: open, at } = useSearch({ from: '/products/$id' });
  const [asked, setAsked] = useState<Asked | null>(null);
  /** Asked for, and not there yet: the address changes first. */
  const [opening, setOpening] = useState<Part | null>(null);
  /** Opened here, where nothing has to be brought into sight. */
  const opened = useRef<Part | undefined>(undefined);
  const show = (part: Part | undefined) => {
    opened.current = part;
    return navigate({
      search: (old) => ({ ...old, comments: part, at: undefined }),
      replace: true,
      resetScroll: false,
    });
  };
  const ask = (part: Part, quote: string | null) => {
    setAsked((last) => ({ part, quote, asked: (last?.asked ?? 0) + 1 }));
    setOpening(part);
    void show(part).finally(() => setOpening(null));
  };
  const arrive = useEffectEvent((part: Part) => {
    if (opened.current !== part) goTo(part);
  });
  useEffect(() => {
    const part = open ?? at;
    if (part) arrive(part);
  }, [open, at]);
  return {
    open: open ?? null,
    /** Keys are letters of the comment from the press on. */
    isOpening: opening !== null && opening !== open,
    asked: asked && asked.part === open ? asked : null,
    /** Who opens them with a mouse types next: without the focus in the field, letters would be keys of the review. */
    toggle: (part: Part) => {
      if (open === part) void show(undefined);
      else if (matchMedia('(pointer: coarse)').matches) void show(part);
      else {
        // A space typed meanwhile would press it again.
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        ask(part, null);
      }
    },
    read: (part: Part) => void show(part),
    close: () => {
      void show(undefined);
      setAsked(null);
      if (open) goTo(open);
    },
    /** Opens the field for a comment on the part. */
    comment: (part: Part) => ask(part, readSelection(part)),
  };
}

/** What is selected in the card of a part, in one line; null where nothing is. */
function readSelection(part: Part): string | null {
  const selection = getSelection();
  const card = document.getElementById(partElementId(part));
  if (!selection || selection.isCollapsed || !card?.contains(selection.anchorNode)) return null;
  if (!card.contains(selection.focusNode)) return null;
  const words = selection.toString().replaceAll(/\s+/g, ' ').trim();
  return words === '' ? null : words.slice(0, mostQuote);
}
