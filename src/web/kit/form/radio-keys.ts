// The keys of a row of radio buttons: arrows choose the next one; only the chosen one is a stop for Tab.
import type { KeyboardEvent } from 'react';

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** `onKeyDown` of the element with `role="radiogroup"`. */
export function radioKeys<T>(values: T[], value: T, choose: (value: T) => void) {
  return (event: KeyboardEvent<HTMLElement>): void => {
    const step = steps[event.key];
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const index = (values.indexOf(value) + step + values.length) % values.length;
    const next = values[index];
    if (next === undefined) return;
    choose(next);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=radio]')[index]?.focus();
  };
}
