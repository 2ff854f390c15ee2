// Around rows that need the settings: a shape of them while they load, and what to do where they did not.
import type { ReactNode } from 'react';
import type { Settings } from '#domain/review/settings.contract.ts';
import { Loading, Skeleton } from '#web/kit/skeleton.tsx';
import { LoadFailure } from '#web/shared/lists/load-failure.tsx';
import { useSettings } from './settings.queries.ts';

type SettingsGateProps = { what: string; children: (settings: Settings) => ReactNode };

/** `what`: `review settings`. */
export function SettingsGate({ what, children }: SettingsGateProps) {
  const { data, error, refetch, isFetching } = useSettings();
  if (data) return children(data);
  if (error)
    return (
      <LoadFailure of={{ error, isFetching, refetch }} title={`The ${what} could not be loaded`} className="py-8" />
    );
  return (
    <Loading label={`Loading the ${what}`} className="flex min-h-12.5 items-center justify-between gap-6 px-4">
      <Skeleton className="h-4 w-48" />
      <Skeleton className="h-7 w-32" />
    </Loading>
  );
}
