// Whether anybody is at this page. What it reads by itself, for events and by intervals, is no use of a session: in a tab that is left
// open a session would else never end for want of use.
import { unattendedHeader } from '#domain/session/session.contract.ts';

/** Who touched nothing for this long has gone. */
const awayMs = 10 * 60_000;
/** What speaks or reads for somebody presses and types without a key. */
const touches = ['pointerdown', 'keydown', 'wheel', 'click', 'input'] as const;

/** Whoever opened the page was there. */
let touchedAt = Date.now();

/** Notes each touch until the returned function is called. */
export function watchTouches(): () => void {
  const stop = new AbortController();
  const note = () => {
    touchedAt = Date.now();
  };
  // Before anything on the page keeps it to itself.
  for (const touch of touches)
    window.addEventListener(touch, note, { capture: true, passive: true, signal: stop.signal });
  return () => stop.abort();
}

/** The header of calls that no hand caused, as nobody has touched the page for ten minutes: the server counts them as no use of a session. */
export const unattended = (): Record<string, string> =>
  Date.now() - touchedAt > awayMs ? { [unattendedHeader]: '1' } : {};
