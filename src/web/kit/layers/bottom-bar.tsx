// A bar along the foot of the window.
import { type ReactNode, useRef } from 'react';
import { cn } from '../cn.ts';
import { useBarAtFoot, useBarHeight } from './bar-height.ts';

type BottomBarProps = {
  label: string;
  id?: string;
  /** Another bar is at the foot of the window: this one ends the page. */
  isInFlow?: boolean;
  className?: string;
  children: ReactNode;
};

/** Absent without content. */
export function BottomBar({ label, id, isInFlow = false, className, children }: BottomBarProps) {
  const bar = useRef<HTMLElement>(null);
  useBarAtFoot(bar, !isInFlow);
  const height = useBarHeight();
  return (
    <>
      {/* Keeps the end of the page clear of the bar. */}
      {!isInFlow && <div aria-hidden style={{ height }} />}
      {/* Fixed, not sticky: a focus in a sticky bar would scroll the page to its end. */}
      <section
        ref={bar}
        id={id}
        aria-label={label}
        className={cn(
          'has-[>:empty]:hidden',
          !isInFlow &&
            'fixed inset-x-0 bottom-0 z-20 border-line border-t bg-surface px-4 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] shadow-pop sm:px-6 lg:left-(--sidebar) max-sm:px-3',
        )}
      >
        <div className={cn('mx-auto flex min-h-12 max-w-[84rem] items-center gap-2', className)}>{children}</div>
      </section>
    </>
  );
}
