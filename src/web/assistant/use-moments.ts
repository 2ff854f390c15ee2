// Lets a thing happen at random moments, for as long as it lasts.
import { useCallback, useEffect, useState } from 'react';
import { drawCheck, type Timing } from '#domain/assistant/helper-timing.ts';

/** True while it happens. `mayHappen` is asked at each check and must be stable; `end` stops it early. */
export function useMoments(timing: Timing, mayHappen: () => boolean): { isOn: boolean; end: () => void } {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    let timer = 0;
    const plan = () => {
      const { afterMs, happens } = drawCheck(timing, Math.random);
      timer = window.setTimeout(() => {
        if (happens && mayHappen()) setOn(true);
        plan();
      }, afterMs);
    };
    plan();
    return () => window.clearTimeout(timer);
  }, [timing, mayHappen]);
  useEffect(() => {
    if (!isOn) return;
    const timer = window.setTimeout(() => setOn(false), timing.lastsMs);
    return () => window.clearTimeout(timer);
  }, [isOn, timing]);
  return { isOn, end: useCallback(() => setOn(false), []) };
}

/** Nobody looks at a hidden page. */
export function isSeen(): boolean {
  return document.visibilityState === 'visible';
}

/** Seen, and nobody is in the middle of a text or a dialog. */
export function isAtLeisure(): boolean {
  const active = document.activeElement;
  const isTyping =
    active instanceof HTMLElement && (active.isContentEditable || active.matches('input, textarea, select'));
  return isSeen() && !isTyping && document.querySelector('[role=dialog], [role=menu], [role=listbox]') === null;
}
