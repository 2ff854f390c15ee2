// The bar at the foot of a list while something is selected: how much, more or less of it, and what can be done.
import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button } from '#web/kit/button.tsx';
import { formatTotal } from '#web/kit/format.ts';
import { useBarAtFoot } from '#web/kit/layers/bar-height.ts';
import { usePassingFocus } from '#web/kit/layers/passing-focus.ts';
import type { ListSelection } from '../use-selection.ts';

export function SelectionBar({ selection, children }: { selection: ListSelection; children: ReactNode }) {
  const { count, matching, isAbout, selectAll, clear } = selection;
  const bar = useRef<HTMLElement>(null);
  usePassingFocus(bar);
  const clearButton = useRef<HTMLButtonElement>(null);
  useBarAtFoot(bar);
  return (
    <section
      ref={bar}
      aria-label="Selected products"
      className="sticky bottom-0 z-20 -mx-4 mt-4 flex animate-rise flex-wrap items-center gap-x-3 gap-y-2 border-line border-t bg-raised px-4 pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] shadow-pop sm:bottom-4 sm:mx-0 sm:rounded-xl sm:border sm:px-4 sm:py-2.5"
    >
      <p className="font-medium tabular-nums">
        {formatTotal(count, isAbout && selection.selection.kind === 'filter')}{' '}
        <span className="font-normal text-ink-soft">selected</span>
      </p>
      {count < matching && (
        <Button
          variant="ghost"
          size="sm"
          onClick={() => {
            selectAll();
            // This button goes: the focus must not go with it.
            clearButton.current?.focus({ preventScroll: true });
          }}
        >
          Select all {formatTotal(matching, isAbout)} that match
        </Button>
      )}
      <Button
        ref={clearButton}
        variant="ghost"
        size="sm"
        aria-label="Clear selection"
        onClick={clear}
        className="max-sm:ml-auto max-sm:w-10 max-sm:px-0"
      >
        <X aria-hidden className="sm:hidden" />
        <span className="max-sm:hidden">Clear selection</span>
      </Button>
      <div className="flex w-full gap-2 sm:ml-auto sm:w-auto">{children}</div>
    </section>
  );
}
