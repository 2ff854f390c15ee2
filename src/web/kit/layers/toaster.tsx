// Shows the present toast: 5 seconds, swipe right by 50 px to dismiss, F8 to reach it by keyboard.
import { CircleAlert, X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import type { CSSProperties } from 'react';
import { Button } from '../button.tsx';
import { cn } from '../cn.ts';
import { IconButton } from '../icon-button.tsx';
import { useBarHeight } from './bar-height.ts';
import { dismissToast, useToasts } from './toast.ts';

export function Toaster() {
  const { current } = useToasts();
  const barHeight = useBarHeight();
  return (
    <Radix.Provider duration={5000} swipeDirection="right" swipeThreshold={50}>
      {current && (
        <Radix.Root
          key={current.id}
          open
          onOpenChange={(open) => !open && dismissToast(current.id)}
          className={cn(
            // A dialog takes the pointer from the whole page: not from the toast above it.
            'pointer-events-auto flex w-full animate-rise items-start gap-3 rounded-xl bg-raised py-3 pr-2 pl-4 shadow-pop data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform',
            current.tone === 'destructive' && 'border-bad border-l-4',
          )}
        >
          {current.tone === 'destructive' && <CircleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0 text-bad" />}
          <div className="min-w-0 flex-1 py-0.5">
            <Radix.Title className="break-words font-medium">{current.title}</Radix.Title>
            {current.description && (
              <Radix.Description className="mt-0.5 break-words text-[0.8125rem] text-ink-soft">
                {current.description}
              </Radix.Description>
            )}
          </div>
          {current.action && (
            <Radix.Action asChild altText={current.action.label} onClick={current.action.run}>
              <Button size="sm">{current.action.label}</Button>
            </Radix.Action>
          )}
          <Radix.Close asChild>
            <IconButton icon={X} label="Dismiss" />
          </Radix.Close>
        </Radix.Root>
      )}
      <Radix.Viewport
        hotkey={['F8']}
        // An open dialog hides the page from screen readers, except what is live. The toast announces itself: nothing is read twice.
        aria-live="off"
        // A toast never covers the buttons of a bar at the foot of the window; base.css has other places for it.
        style={{ '--bar-height': `${barHeight}px` } as CSSProperties}
        className="fixed top-(--toast-top,auto) right-0 bottom-(--toast-bottom,var(--bar-height)) z-60 mx-4 my-(--toast-y,1rem) flex w-96 max-w-[calc(100vw-2rem)] flex-col focus:outline-none"
      />
    </Radix.Provider>
  );
}
