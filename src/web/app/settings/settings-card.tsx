// A section of the settings and its rows. Each has an address: the one it names is marked.

import { useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { describeFailure } from '#web/client/api-error.ts';
import { Card } from '#web/kit/card.tsx';
import { cn } from '#web/kit/cn.ts';
import { FailureText } from '#web/kit/failure-text.tsx';

function useIsNamed(id: string | undefined): boolean {
  return useRouterState({ select: ({ location }) => id !== undefined && location.hash === id });
}

type SettingsCardProps = {
  /** Names it in the address. */
  id: string;
  title: string;
  hint?: string;
  /** Stands at the right of the title: a button. */
  aside?: ReactNode;
  /** Rows, with a line between them. */
  children: ReactNode;
};

export function SettingsCard({ id, title, hint, aside, children }: SettingsCardProps) {
  const isNamed = useIsNamed(id);
  return (
    <Card
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className={cn('scroll-mt-32 focus:outline-none xl:scroll-mt-20', isNamed && 'border-accent/60')}
    >
      <header className="flex min-h-11 items-center gap-x-4 px-4 py-1.5">
        <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2.5 py-1">
          <h2 id={`${id}-title`} className="font-semibold text-[0.9375rem] leading-6">
            {title}
          </h2>
          {hint && <p className="text-[0.8125rem] text-ink-soft">{hint}</p>}
        </div>
        {aside}
      </header>
      <div className="divide-y divide-line border-line border-t">{children}</div>
    </Card>
  );
}

type SettingsPlaceProps = { id: string; label: string; children: ReactNode };

/** Several rows that have one address together. */
export function SettingsPlace({ id, label, children }: SettingsPlaceProps) {
  const isNamed = useIsNamed(id);
  return (
    <section
      id={id}
      aria-label={label}
      tabIndex={-1}
      className={cn('scroll-mt-32 focus:outline-none xl:scroll-mt-20', isNamed && 'bg-accent-soft/50')}
    >
      {children}
    </section>
  );
}

type SettingRowProps = {
  id?: string;
  label: string;
  hint: string;
  /** Why the last change was not saved. */
  failure?: Error | null;
  children: ReactNode;
};

/** What a setting is called and does, with its control at the right, or below where there is no room. */
export function SettingRow({ id, label, hint, failure, children }: SettingRowProps) {
  const isNamed = useIsNamed(id);
  return (
    <div
      id={id}
      {...(id ? { tabIndex: -1 } : {})}
      className={cn(
        'flex min-h-12.5 scroll-mt-32 flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-1.5 last:rounded-b-xl focus:outline-none max-sm:py-3 xl:scroll-mt-20',
        isNamed && 'bg-accent-soft/50',
      )}
    >
      <div className="min-w-0 flex-1 basis-32">
        <p className="wrap-anywhere font-medium text-[0.8125rem]">{label}</p>
        <p className="wrap-anywhere text-ink-soft text-xs">{hint}</p>
        {failure && (
          <div role="alert" className="mt-0.5 text-bad-ink text-xs">
            <FailureText lead="Not saved." {...describeFailure(failure)} />
          </div>
        )}
      </div>
      {children}
    </div>
  );
}
