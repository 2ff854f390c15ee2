// The head of a screen: its one h1, a line below it, and the screen's buttons. Also names the browser's tab.
import type { ReactNode } from 'react';
import { usePageTitle } from './page-title.ts';

type PageHeadProps = {
  title: string;
  hint?: ReactNode;
  /** Next to the title. */
  badge?: ReactNode;
  /** Buttons at the right. */
  children?: ReactNode;
};

export function PageHead({ title, hint, badge, children }: PageHeadProps) {
  usePageTitle(title);
  return (
    <header className="mb-5 flex min-h-8.5 flex-wrap items-center justify-between touch:min-h-10 gap-x-6 gap-y-3">
      {/* What is in the hint takes the room that is left, and never pushes the buttons below it. */}
      <div className="min-w-0 md:grow md:basis-72">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <h1 className="min-w-0 break-words font-semibold text-[1.375rem] leading-7 tracking-[-0.015em]">{title}</h1>
          {badge}
        </div>
        {hint && <div className="mt-1 text-ink-soft">{hint}</div>}
      </div>
      {children && <div className="flex flex-wrap items-center gap-2">{children}</div>}
    </header>
  );
}
