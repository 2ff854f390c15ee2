// Who else is on a product now.
import type { Visit } from '#domain/teamwork/teamwork.contract.ts';
import { Avatar } from '#web/kit/avatar.tsx';
import { cn } from '#web/kit/cn.ts';

/** `Tomas Berg is reviewing this`, with how many more. */
export function describeVisits([first, ...more]: readonly Visit[]): string {
  if (!first) return '';
  const others = more.length === 0 ? '' : ` and ${more.length} more ${more.length === 1 ? 'is' : 'are'} here`;
  return `${first.person.fullName} is ${first.doing} this${others}`;
}

/** Beside a title in a list: an avatar and what is done. */
export function Presence({ visits, className }: { visits: readonly Visit[]; className?: string }) {
  const [first, ...more] = visits;
  if (!first) return null;
  const whole = describeVisits(visits);
  return (
    <span
      data-presence
      title={whole}
      className={cn('inline-flex max-w-full items-center gap-1 align-middle text-ok-ink text-xs', className)}
    >
      <Avatar fullName={first.person.fullName} className="size-4.5 text-[0.5rem]" />
      <span aria-hidden>
        {first.doing}
        {more.length > 0 && ` +${more.length}`}
      </span>
      <span className="sr-only">{whole}</span>
    </span>
  );
}
