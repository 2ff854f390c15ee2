// The head of a group of tiles: what it is about, how many, and what can be done about all of them.
import type { ReactNode } from 'react';
import { formatTotal } from '#web/kit/format.ts';

type GroupHeadProps = { label: string; count: number; isAbout?: boolean; hint?: string; children?: ReactNode };

export function GroupHead({ label, count, isAbout = false, hint, children }: GroupHeadProps) {
  return (
    <header className="mb-2 flex min-h-8.5 flex-wrap items-center gap-x-2 gap-y-1 touch:min-h-10">
      <h2 className="min-w-0 truncate font-semibold text-[0.8125rem]" title={label}>
        {label}
      </h2>
      <span className="rounded-full bg-sunken px-1.5 py-0.5 text-ink-soft text-xs tabular-nums">
        {formatTotal(count, isAbout)}
        <span className="sr-only"> {count === 1 ? 'product' : 'products'}</span>
      </span>
      {hint && <span className="truncate text-ink-soft text-xs max-md:hidden">{hint}</span>}
      {children && <span className="ml-auto flex items-center gap-2">{children}</span>}
    </header>
  );
}
