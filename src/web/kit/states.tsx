// Empty and error states: what it is, and the next step.

import { type LucideIcon, RotateCw, TriangleAlert } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button } from './button.tsx';
import { cn } from './cn.ts';
import { type Failure, FailureText } from './failure-text.tsx';
import { usePassingFocus } from './layers/passing-focus.ts';

type EmptyStateProps = {
  icon: LucideIcon;
  title: ReactNode;
  hint?: ReactNode;
  /** Buttons or links for the next step. */
  children?: ReactNode;
  className?: string;
};

export function EmptyState({ icon: Icon, title, hint, children, className }: EmptyStateProps) {
  const state = useRef<HTMLDivElement>(null);
  usePassingFocus(state);
  return (
    <div ref={state} className={cn('flex flex-col items-center px-6 py-14 text-center', className)}>
      <span className="mb-4 grid size-11 place-items-center rounded-xl border border-line bg-sunken text-ink-faint">
        <Icon aria-hidden className="size-5" />
      </span>
      <h2 className="font-semibold text-[0.9375rem]">{title}</h2>
      {hint && <p className="mt-1 max-w-md text-ink-soft">{hint}</p>}
      {children && <div className="mt-5 flex flex-wrap justify-center gap-2">{children}</div>}
    </div>
  );
}

type ErrorStateProps = Partial<Failure> & { title: string; onRetry: () => void; busy?: boolean; className?: string };

export function ErrorState({ title, text, detail = null, onRetry, busy = false, className }: ErrorStateProps) {
  const state = useRef<HTMLDivElement>(null);
  usePassingFocus(state);
  return (
    <div ref={state} role="alert" className={cn('flex flex-col items-center px-6 py-14 text-center', className)}>
      <span className="mb-4 grid size-11 place-items-center rounded-xl bg-bad-soft text-bad-ink">
        <TriangleAlert aria-hidden className="size-5" />
      </span>
      <h2 className="font-semibold text-[0.9375rem]">{title}</h2>
      {text && (
        <div className="mt-1 max-w-md text-ink-soft">
          <FailureText text={text} detail={detail} />
        </div>
      )}
      <Button className="mt-5" onClick={onRetry} busy={busy}>
        {!busy && <RotateCw aria-hidden />}
        Retry
      </Button>
    </div>
  );
}
