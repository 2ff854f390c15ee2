// What a red box says: the sentence a person can use and, smaller, what the call itself answered. Apart from the box, which no first page needs.
import type { ReactNode } from 'react';

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
