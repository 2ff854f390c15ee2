// Buttons, and links that look like buttons. `busy` and `disabledReason` keep the button focusable, so focus is never lost.
import { cva, type VariantProps } from 'class-variance-authority';
import { type ComponentProps, type MouseEvent, useRef } from 'react';
import { cn } from './cn.ts';
import { Tooltip } from './layers/tooltip.tsx';
import { Slot } from './slot.tsx';
import { Spinner } from './spinner.tsx';

const buttonStyle = cva(
  'inline-flex shrink-0 select-none items-center justify-center gap-1.5 whitespace-nowrap rounded-md font-medium text-sm transition-colors duration-150 disabled:opacity-50 aria-disabled:opacity-50 [&_svg]:size-4 [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        primary: 'bg-accent text-on-accent shadow-card hover:bg-accent-hover',
        secondary: 'border border-line-strong bg-surface text-ink shadow-card hover:bg-hover',
        soft: 'bg-accent-soft text-accent-ink hover:bg-accent-soft-hover',
        ghost: 'text-ink-soft hover:bg-hover hover:text-ink',
        danger: 'bg-bad-soft text-bad-ink hover:bg-bad hover:text-on-accent dark:hover:text-page',
        /** The decision itself, once a screen. */
        decide: 'bg-ok-strong text-on-ok shadow-card hover:bg-ok-strong/90',
        approve: 'bg-ok-soft text-ok-ink hover:bg-ok hover:text-on-accent dark:hover:text-page',
      },
      size: {
        sm: 'h-7.5 px-2.5 text-[0.8125rem] touch:h-10 touch:px-3',
        md: 'h-8.5 px-3 touch:h-10',
        lg: 'h-11 px-4',
        icon: 'size-8.5 touch:size-10',
        'icon-sm': 'size-7.5 touch:size-10',
      },
    },
    defaultVariants: { variant: 'secondary', size: 'md' },
  },
);

export type ButtonProps = ComponentProps<'button'> &
  VariantProps<typeof buttonStyle> & {
    /** Renders the single child (a link) in the button's clothes. */
    asChild?: boolean;
    /** Shows a spinner and ignores clicks; the label stays for the caller to choose. */
    busy?: boolean;
    /** Why it cannot be used now: disables it and shows the reason in a tooltip. */
    disabledReason?: string | undefined;
  };

export function Button(props: ButtonProps) {
  /** Whether a press waits to be drawn. */
  const isHeld = useRef(false);
  const { variant, size, asChild, busy, disabledReason, className, children, onClick, ...rest } = props;
  const classes = cn(buttonStyle({ variant, size }), className);
  if (asChild) {
    return (
      <Slot className={classes} {...rest}>
        {children}
      </Slot>
    );
  }
  const isIdle = busy || disabledReason !== undefined;
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // The second click of a double click, or Enter pressed twice, can come before `busy` is drawn; it would send again.
    if (isIdle || isHeld.current) return event.preventDefault();
    isHeld.current = true;
    onClick?.(event);
    // Queries report in a timer, so this one runs once what the press began is drawn.
    setTimeout(() => {
      isHeld.current = false;
    });
  };
  const button = (
    <button
      type="button"
      className={classes}
      aria-disabled={isIdle || undefined}
      aria-busy={busy || undefined}
      onClick={handleClick}
      {...rest}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
  // One that has no reason now may have one next: it stays the same element, which keeps the focus.
  return 'disabledReason' in props ? <Tooltip content={disabledReason}>{button}</Tooltip> : button;
}
