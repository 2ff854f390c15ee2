// A red box: what it says of a failed call, and what can be done.
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from './cn.ts';
import { type Failure, FailureText } from './failure-text.tsx';

type FailureBoxProps = Failure & {
  /** What did not happen, in front of the sentence. */
  lead?: ReactNode;
  /** Buttons. */
  children?: ReactNode;
  className?: string;
};

export function FailureBox({ children, className, ...failure }: FailureBoxProps) {
  return (
    <div
      role="alert"
      className={cn(
        'flex flex-wrap items-start gap-x-3 gap-y-2 rounded-lg bg-bad-soft px-3.5 py-2.5 text-[0.8125rem] text-bad-ink',
        className,
      )}
    >
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0 flex-1 basis-52">
        <FailureText {...failure} />
      </div>
      {children}
    </div>
  );
}
