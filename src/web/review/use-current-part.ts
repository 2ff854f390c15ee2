// The part the keys act on: the one that has the focus or was touched last, on phones the one in view.
import { useEffect, useState } from 'react';
import { type Part, partNames } from '#domain/review/content.ts';

export const partElementId = (part: Part) => `part-${part}`;

/** Puts the focus on a part's card and brings it into view. */
export function focusPart(part: Part): void {
  const card = document.getElementById(partElementId(part));
  if (!card) return;
  card.focus({ preventScroll: true });
  const isTall = card.offsetHeight > window.innerHeight * 0.7;
  card.scrollIntoView({ block: isTall ? 'start' : 'nearest' });
}

export function useCurrentPart(start: Part): [Part, (part: Part) => void] {
  const [current, setCurrent] = useState<Part>(start);
  useEffect(() => {
    const narrow = matchMedia('(max-width: 63.9rem)');
    const follow = () => {
      if (!narrow.matches) return;
      // The card that crosses the upper third of the screen is the one being read.
      const line = window.innerHeight / 3;
      const inView = partNames.findLast((part) => {
        const card = document.getElementById(partElementId(part));
        return card !== null && card.getBoundingClientRect().top <= line;
      });
      if (inView) setCurrent(inView);
    };
    document.addEventListener('scroll', follow, { passive: true });
    return () => document.removeEventListener('scroll', follow);
  }, []);
  return [current, setCurrent];
}
