// Around rows that need the settings: a shape of them while they load, and what to do where they did not.
import type { ReactNode } from 'react';
import type { Settings } from '#domain/review/settings.contract.ts';
import { describeFailure } from '#web/client/api-error.ts';
import { Loading, Skeleton } from '#web/kit/skeleton.tsx';
import { ErrorState } from '#web/kit/states.tsx';
import { useSettings } from './settings.queries.ts';

type SettingsGateProps = { what: string; children: (settings: Settings) => ReactNode };

/** `what`: `review settings`. */
export function SettingsGate({ what, children }: SettingsGateProps) {
  const { data, error, refetch, isFetching } = useSettings();
  if (data) return children(data);
  if (error)
    return (
      <ErrorState
        title={`The ${what} could not be loaded`}
        {...describeFailure(error)}
        onRetry={() => void refetch()}
        busy={isFetching}
        className="py-8"
      />
    );
  return (
    <Loading label={`Loading the ${what}`} className="flex min-h-12.5 items-center justify-between gap-6 px-4">
      <Skeleton className="h-4 w-48" />
      <Skeleton className="h-7 w-32" />
    </Loading>
  );
}
