// The part the keys act on: the one that has the focus or was touched last, on phones the one in view.
import { useEffect, useRef, useState } from 'react';
import { type Part, partNames } from '#domain/parts/parts.ts';

export const partElementId = (part: Part) => `part-${part}`;
/** Of the panel that says why a part reads as it does. */
export const whyId = (part: Part) => `why-${part}`;

/** Below this the screen has one column and the decision bar follows the reading. */
const narrow = matchMedia('(max-width: 39.99rem)');

/** A part that was to get the focus before its card was drawn. */
let awaited: Part | null = null;

/** Puts the focus on a part's card and brings it into view. */
export function focusPart(part: Part): void {
  const card = document.getElementById(partElementId(part));
  awaited = card ? null : part;
  if (!card) return;
  card.focus({ preventScroll: true });
  const isTall = card.offsetHeight > window.innerHeight * 0.7;
  card.scrollIntoView({ block: isTall || narrow.matches ? 'start' : 'nearest' });
}

/** A key can be quicker than the second step of drawing: the focus then follows as soon as all parts are there. */
export function useAwaitedFocus(areAllDrawn: boolean): void {
  useEffect(() => {
    if (!areAllDrawn) awaited = null;
    else if (awaited) focusPart(awaited);
  }, [areAllDrawn]);
}

type CurrentPart = { current: Part; setCurrent: (part: Part) => void; isInView: boolean };

/** `isInView` is false as long as the part is out of sight. */
export function useCurrentPart(start: Part): CurrentPart {
  const [current, setCurrent] = useState<Part>(start);
  const [isInView, setInView] = useState(true);
  const shown = useRef(current);
  useEffect(() => {
    shown.current = current;
    setInView(isCardInView(current));
  }, [current]);
  useEffect(() => {
    const follow = () => {
      if (!narrow.matches) {
        setInView(isCardInView(shown.current));
        return;
      }
      // The card that crosses the upper third of the screen is the one being read.
      const line = window.innerHeight / 3;
      const cards = partNames.flatMap((part) => {
        const card = document.getElementById(partElementId(part));
        return card ? [{ part, card }] : [];
      });
      // The part being typed in stays at hand: the bar must save that text, not decide on another.
      const typedIn = cards.find(({ card }) => card.querySelector(':is(input, textarea):focus'));
      const inView = (typedIn ?? cards.findLast(({ card }) => card.getBoundingClientRect().top <= line))?.part;
      setInView(inView !== undefined || isCardInView(shown.current));
      if (inView) setCurrent(inView);
    };
    document.addEventListener('scroll', follow, { passive: true });
    return () => document.removeEventListener('scroll', follow);
  }, []);
  return { current, setCurrent, isInView };
}

/** Enough of it to read what is decided on, in pixels. */
const enough = 160;

export const isInSight = ({ top, bottom }: DOMRect) => bottom > enough && top < window.innerHeight - enough;

/** A card not drawn yet is about to come where it is looked for. */
function isCardInView(part: Part): boolean {
  const box = document.getElementById(partElementId(part))?.getBoundingClientRect();
  return !box || isInSight(box);
}
