// The part the keys act on: the one that has the focus or was touched last, on phones the one in view.
import { useEffect, useRef, useState } from 'react';
import { type Part, partNames } from '#domain/parts/parts.ts';
import {
  bringIntoSight,
  bringPictureIntoSight,
  isPartInSight,
  isPictureInSight,
  partElementId,
  pictureElementId,
} from './sight.ts';

/** Below this the screen has one column and the decision bar follows the reading. */
const narrow = matchMedia('(max-width: 39.99rem)');

/** A part that was to get the focus before its card was drawn. */
let awaited: Part | null = null;
/** The same of an image of the part. */
let awaitedPicture: number | null = null;

/** The part or the image a command went to, until somebody scrolls: it stays in sight when it grows, so that the next press decides on it. */
let held: { part: Part } | { picture: number } | null = null;
/** How far the page was scrolled when it was brought into sight. */
let heldAt = 0;

/** Also for an image: what is known of it comes after its picture, and makes its card taller as claims do a part's. */
function keepInSight(): void {
  if (!held) return;
  if ('picture' in held) {
    if (!isPictureInSight(held.picture)) bringPictureIntoSight(held.picture);
  } else if (!isPartInSight(held.part)) {
    bringIntoSight(held.part);
    heldAt = window.scrollY;
  }
}

/**
 * Brings a part back into sight that a command went to and nobody scrolled away from; false for any other. What was decided before it may push it
 * down a moment later: the next key, however quick, is about it all the same.
 */
export function keepPartInSight(part: Part): boolean {
  if (!held || !('part' in held) || held.part !== part || window.scrollY !== heldAt) return false;
  keepInSight();
  return true;
}

/** Puts the focus on a part's card and brings it into sight. */
export function focusPart(part: Part): void {
  const card = document.getElementById(partElementId(part));
  awaited = card ? null : part;
  awaitedPicture = null;
  if (!card) return;
  card.focus({ preventScroll: true });
  bringIntoSight(part);
  held = { part };
  heldAt = window.scrollY;
}

/** Puts the focus on the card of an image and brings it into sight. */
export function focusPicture(order: number): void {
  const card = document.getElementById(pictureElementId(order));
  awaited = null;
  awaitedPicture = card ? null : order;
  if (!card) return;
  card.focus({ preventScroll: true });
  bringPictureIntoSight(order);
  held = { picture: order };
}

/** A key can be quicker than the second step of drawing: the focus then follows as soon as all parts are there. */
export function useAwaitedFocus(areAllDrawn: boolean): void {
  useEffect(() => {
    if (!areAllDrawn) {
      awaited = null;
      awaitedPicture = null;
    } else if (awaited) focusPart(awaited);
    else if (awaitedPicture !== null) focusPicture(awaitedPicture);
  }, [areAllDrawn]);
}

type CurrentPart = { current: Part; setCurrent: (part: Part) => void; isInSight: boolean };

/** `isInSight` is false as long as the part is not: the next press brings it there and decides nothing. */
export function useCurrentPart(start: Part): CurrentPart {
  const [current, setCurrent] = useState<Part>(start);
  const [isInSight, setInSight] = useState(true);
  const shown = useRef(current);
  useEffect(() => {
    shown.current = current;
    setInSight(isPartInSight(current));
  }, [current]);
  useHeldInSight(current);
  useEffect(() => {
    const follow = () => {
      // A command scrolled, and nobody since: what it went to is what the bar decides on.
      if (narrow.matches && held === null) {
        const read = findRead();
        if (read) {
          shown.current = read;
          setCurrent(read);
        }
      }
      setInSight(isPartInSight(shown.current));
    };
    document.addEventListener('scroll', follow, { passive: true });
    return () => document.removeEventListener('scroll', follow);
  }, []);
  return { current, setCurrent, isInSight };
}

/** Claims, rules and fixes come a moment after the text, and what was decided after the decision: they make a card taller, and push down those below it. */
function useHeldInSight(current: Part): void {
  useEffect(() => {
    const observer = new ResizeObserver(() => {
      if (held && ('picture' in held ? 'images' : held.part) === current) keepInSight();
    });
    for (const part of partNames) {
      const card = document.getElementById(partElementId(part));
      if (card) observer.observe(card);
    }
    return () => observer.disconnect();
  }, [current]);
  useEffect(() => {
    const letGo = () => {
      held = null;
    };
    const gestures = ['wheel', 'touchmove', 'pointerdown'] as const;
    for (const gesture of gestures) document.addEventListener(gesture, letGo, { passive: true });
    return () => {
      held = null;
      for (const gesture of gestures) document.removeEventListener(gesture, letGo);
    };
  }, []);
}

/** The card that crosses the upper third of the screen is the one being read; the part being typed in stays at hand. */
function findRead(): Part | undefined {
  const line = window.innerHeight / 3;
  const cards = partNames.flatMap((part) => {
    const card = document.getElementById(partElementId(part));
    return card ? [{ part, card }] : [];
  });
  // The bar must save that text, not decide on another.
  const typedIn = cards.find(({ card }) => card.querySelector(':is(input, textarea):focus'));
  return (typedIn ?? cards.findLast(({ card }) => card.getBoundingClientRect().top <= line))?.part;
}
