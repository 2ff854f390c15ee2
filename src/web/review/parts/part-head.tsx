// The head of a part's card: its name, status and origin, the decisions on it and the way to what people say of it.

import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Part, partTable, type Status } from '#domain/parts/parts.ts';
import { Badge, StatusBadge } from '#web/kit/badge.tsx';
import { cn } from '#web/kit/cn.ts';

type PartHeadProps = {
  part: Part;
  headingId: string;
  status: Status;
  isEmpty: boolean;
  /** Where the text comes from, in one line. */
  origin: ReactNode;
  /** Its button; absent until it is loaded. */
  comments: ReactNode;
  /** What can be decided. */
  children: ReactNode;
};

type Look = { head: string; situation: string; origin: string };
/** From a width of the card on, all of it has a place in one row, also beside the most buttons anybody has. On a phone the origin alone is a row. */
const ofText: Look = {
  head: 'max-sm:grid-cols-[auto_minmax(0,1fr)_auto] @[43rem]:grid-cols-[auto_minmax(0,1fr)_auto_auto]',
  situation: 'max-sm:contents @[43rem]:order-none @[43rem]:col-span-1',
  origin: 'max-sm:order-last max-sm:col-span-full',
};
/** Their name is the longest. */
const ofImages: Look = {
  head: '@[54rem]:grid-cols-[auto_minmax(0,1fr)_auto_auto]',
  situation: '@[54rem]:order-none @[54rem]:col-span-1',
  origin: '',
};

export function PartHead({ part, headingId, status, isEmpty, origin, comments, children }: PartHeadProps) {
  const title = part === 'images' ? 'Product Images (Legacy View)' : partTable[part].label;
  const look = part === 'images' ? ofImages : ofText;
  return (
    <header className="@container px-5 pt-2">
      <div className={cn('grid min-h-8 grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-2.5', look.head)}>
        <h2 id={headingId} className="font-semibold text-[0.9375rem] leading-7.5">
          {title}
        </h2>
        {/* Where there is less room it is a row of its own, whoever has how many buttons: nothing moves when they come. */}
        <div className={cn('order-last col-span-full flex min-w-0 items-center gap-2.5', look.situation)}>
          <span className="flex shrink-0">
            <PartBadge status={status} isEmpty={isEmpty} />
          </span>
          <p className={cn('wrap-anywhere min-w-0 flex-1 text-[0.8125rem] text-ink-soft leading-4', look.origin)}>
            {origin}
          </p>
        </div>
        {children}
        {/* It comes after the text: its place is kept, so that nothing moves under the hand. */}
        <div className="-col-end-1 flex h-7.5 min-w-9 touch:h-10 max-sm:-mr-2">{comments}</div>
      </div>
    </header>
  );
}

/** A part approved without text was left empty, and says so. */
function PartBadge({ status, isEmpty }: { status: Status; isEmpty: boolean }) {
  if (status !== 'approved' || !isEmpty) return <StatusBadge status={status} />;
  return (
    <Badge tone="ok">
      <CircleCheck aria-hidden />
      Left empty
    </Badge>
  );
}
