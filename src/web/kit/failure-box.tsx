// A red box: the sentence a person can use and, smaller, what the call itself answered.
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from './cn.ts';

/** `detail` is the message of the call, such as `503: …`; null where there is none beside the sentence. */
export type Failure = { text: string; detail: string | null };

/** Both messages, one below the other, for boxes with a look of their own. */
export function FailureText({ lead, text, detail }: Failure & { lead?: ReactNode }) {
  return (
    <>
      <span className="block break-words">
        {lead && <>{lead} </>}
        {text}
      </span>
      {detail && <small className="mt-0.5 line-clamp-4 block break-words text-xs">{detail}</small>}
    </>
  );
}

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
