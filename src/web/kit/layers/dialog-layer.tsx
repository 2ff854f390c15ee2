// Dialogs and drawers, drawn by Radix. The backdrop is our own: Radix' would write a style element, which the security policy forbids.
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { KeyboardEvent, ReactNode } from 'react';
import { Button } from '../button.tsx';
import { cn } from '../cn.ts';
import { IconButton } from '../icon-button.tsx';
import { useReturnFocus } from './return-focus.ts';

export type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Names the body where it may hold nothing but text: it can then take the focus, so that keys scroll it. */
  bodyLabel?: string;
  /** Buttons at the foot, the main one last. */
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  /** What the main button does, by Ctrl or ⌘ with Enter, and by Enter in a field of one line; absent while it cannot be done. */
  onSend?: (() => void) | undefined;
  /** Whether a click beside it leaves it open: for what is shown only once. */
  staysOpen?: boolean;
  /** `alertdialog` for questions that must be answered. */
  role?: 'dialog' | 'alertdialog';
};

const widths = { sm: 'sm:max-w-md', md: 'sm:max-w-xl', lg: 'sm:max-w-4xl' };

// What suggests values takes Enter for itself.
const oneLine = 'input:not([type=checkbox], [type=radio], [role=combobox])';

/** A key still held from what opened the dialog sends nothing, nor does one in a list that lies above it. */
function isSending(event: KeyboardEvent<HTMLElement>): boolean {
  const { key, ctrlKey, metaKey, repeat, target, currentTarget, defaultPrevented, nativeEvent } = event;
  if (key !== 'Enter' || repeat || defaultPrevented || nativeEvent.isComposing) return false;
  if (!(target instanceof Element) || !currentTarget.contains(target)) return false;
  return ctrlKey || metaKey || target.matches(oneLine);
}

export function DialogLayer({
  open,
  onOpenChange,
  title,
  description,
  children,
  bodyLabel,
  footer,
  size = 'md',
  onSend,
  staysOpen = false,
  role = 'dialog',
}: DialogProps) {
  const returnFocus = useReturnFocus();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <div data-scrim className="fixed inset-0 z-40 animate-fade bg-scrim" />
        <Radix.Content
          role={role}
          aria-modal
          {...returnFocus}
          {...(staysOpen ? { onInteractOutside: (event) => event.preventDefault() } : {})}
          onKeyDown={(event) => {
            if (!onSend || !isSending(event)) return;
            event.preventDefault();
            onSend();
          }}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={cn(
            'fixed inset-x-0 bottom-0 z-50 flex max-h-[calc(100dvh-2rem)] w-full animate-rise flex-col rounded-t-xl bg-raised shadow-pop focus:outline-none sm:inset-x-4 sm:top-[12vh] sm:bottom-auto sm:mx-auto sm:max-h-[80vh] sm:w-auto sm:rounded-xl',
            widths[size],
          )}
        >
          <header className="flex items-start justify-between gap-4 px-5 pt-4">
            <div className="min-w-0">
              <Radix.Title className="font-semibold text-base leading-6">{title}</Radix.Title>
              {description && <Radix.Description className="mt-1 text-ink-soft">{description}</Radix.Description>}
            </div>
            <Radix.Close asChild>
              <IconButton icon={X} label="Close" className="-mt-1 -mr-2" />
            </Radix.Close>
          </header>
          <div
            {...(bodyLabel ? { role: 'region', 'aria-label': bodyLabel, tabIndex: 0 } : {})}
            className="min-h-0 overflow-y-auto overscroll-contain px-5 py-4 focus-visible:-outline-offset-2"
          >
            {children}
          </div>
          {footer && (
            <footer className="flex flex-wrap justify-end gap-2 border-line border-t px-5 py-3">{footer}</footer>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

export type DrawerProps = { open: boolean; onOpenChange: (open: boolean) => void; title: string; children: ReactNode };

/** A panel from the left edge: the sidebar on phones. */
export function DrawerLayer({ open, onOpenChange, title, children }: DrawerProps) {
  const returnFocus = useReturnFocus();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <div data-scrim className="fixed inset-0 z-40 animate-fade bg-scrim" />
        <Radix.Content
          aria-describedby={undefined}
          {...returnFocus}
          className="fixed inset-y-0 left-0 z-50 flex w-72 max-w-[85vw] animate-drawer flex-col bg-surface shadow-pop focus:outline-none"
        >
          <Radix.Title className="sr-only">{title}</Radix.Title>
          {children}
          <Radix.Close asChild>
            <Button
              variant="ghost"
              size="icon"
              aria-label={`Close ${title.toLowerCase()}`}
              className="absolute top-2 right-2"
            >
              <X aria-hidden />
            </Button>
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
