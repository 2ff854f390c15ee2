// A tip of the persona beside the helper: never takes the focus, covers no control, goes by itself or on request.
import { X } from 'lucide-react';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PersonaName } from '#domain/assistant/persona-names.ts';
import { type Box, placeBubble } from './place-bubble.ts';

const keptFree = 'a, button, input, textarea, select, summary, h1, h2, [role=tab], [role=combobox], [role=switch]';

type TipBubbleProps = {
  persona: PersonaName;
  tip: string;
  helper: RefObject<HTMLElement | null>;
  onDismiss: () => void;
};

export function TipBubble({ persona, tip, helper, onDismiss }: TipBubbleProps) {
  const bubble = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null);

  useLayoutEffect(() => {
    const settle = () => {
      const [self, anchor] = [bubble.current, helper.current];
      if (self && anchor) setPlace(placeBubble(sizeOf(self), boxOf(anchor), viewSize(), readObstacles(self)));
    };
    settle();
    window.addEventListener('scroll', settle, { passive: true });
    window.addEventListener('resize', settle);
    return () => {
      window.removeEventListener('scroll', settle);
      window.removeEventListener('resize', settle);
    };
  }, [helper]);
  useEffect(() => {
    const dismissOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && onDismiss();
    window.addEventListener('keydown', dismissOnEscape);
    return () => window.removeEventListener('keydown', dismissOnEscape);
  }, [onDismiss]);

  return (
    <div
      ref={bubble}
      role="note"
      aria-label={`Tip from ${persona.name}`}
      data-tint={persona.colour}
      style={place ?? { left: 0, top: 0, visibility: 'hidden' }}
      className="fixed z-40 flex w-64 max-w-[calc(100vw-1rem)] animate-pop items-start gap-1 rounded-xl border border-(--tint-line) bg-raised py-1 pr-1 pl-3 shadow-pop"
    >
      <p className="min-w-0 flex-1 py-1.5 text-xs leading-4">
        <span className="font-semibold text-(--tint-ink)">{persona.name}: </span>
        {tip}
      </p>
      <button
        type="button"
        aria-label="Dismiss tip"
        onClick={onDismiss}
        className="grid size-7 shrink-0 place-items-center rounded-md text-ink-soft hover:bg-hover hover:text-ink touch:size-10"
      >
        <X aria-hidden className="size-4" />
      </button>
    </div>
  );
}

function sizeOf(element: HTMLElement): { width: number; height: number } {
  return { width: element.offsetWidth, height: element.offsetHeight };
}

function boxOf(place: Element | Range): Box {
  const { left, top, width, height } = place.getBoundingClientRect();
  return { left, top, width, height };
}

/** A heading is as wide as its column; its words are not. */
function wordsOf(heading: Element): Range {
  const words = document.createRange();
  words.selectNodeContents(heading);
  return words;
}

function viewSize(): { width: number; height: number } {
  return { width: document.documentElement.clientWidth, height: window.innerHeight };
}

/** Everything in sight that must stay free. */
function readObstacles(bubble: HTMLElement): Box[] {
  return [...document.querySelectorAll(keptFree)]
    .filter((element) => !bubble.contains(element))
    .map((element) => boxOf(/^H\d$/.test(element.tagName) ? wordsOf(element) : element))
    .filter(({ width, height, top }) => width > 0 && height > 0 && top < window.innerHeight);
}
