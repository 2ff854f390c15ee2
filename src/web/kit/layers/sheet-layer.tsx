// A panel from the right edge over the page: what stands beside the content on wide screens.
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { useReturnFocus } from './return-focus.ts';

export type SheetProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  children: ReactNode;
};

/** Its body is a column of definite height: what scrolls inside is the caller's to say. */
export function SheetLayer({ open, onOpenChange, title, description, children }: SheetProps) {
  const returnFocus = useReturnFocus();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <div data-scrim className="fixed inset-0 z-40 animate-fade bg-scrim" />
        <Radix.Content
          {...returnFocus}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className="fixed inset-y-0 right-0 z-50 flex w-full max-w-md animate-rise flex-col bg-surface pb-[env(safe-area-inset-bottom)] shadow-pop focus:outline-none"
        >
          <header className="flex items-start justify-between gap-4 px-5 pt-4 pb-1">
            <div className="min-w-0">
              <Radix.Title className="font-semibold text-[0.9375rem] leading-6">{title}</Radix.Title>
              {description && (
                <Radix.Description className="mt-0.5 text-[0.8125rem] text-ink-soft">{description}</Radix.Description>
              )}
            </div>
            <Radix.Close asChild>
              <Button variant="ghost" size="icon" aria-label="Close" className="-mt-1 -mr-2.5 shrink-0">
                <X aria-hidden />
              </Button>
            </Radix.Close>
          </header>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
