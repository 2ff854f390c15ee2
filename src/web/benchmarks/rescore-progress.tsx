// How far all listings are checked by rules that changed: a slim bar while it lasts, nothing otherwise.
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getRescore } from '#domain/benchmarks/rescore.contract.ts';
import { call } from '#web/client/api.ts';
import { keys } from '#web/client/query-keys.ts';
import { cn } from '#web/kit/cn.ts';
import { formatNumber } from '#web/kit/format.ts';
import { announce } from '#web/kit/live-region.tsx';
import { ProgressBar } from '#web/kit/progress-bar.tsx';
import { Spinner } from '#web/kit/spinner.tsx';

/** Live events report progress; this is for a server that has none to report because it waits for an import. */
const againMs = 5_000;

export function RescoreProgress({ className }: { className?: string }) {
  const { data } = useQuery({
    queryKey: keys.rescore,
    queryFn: ({ signal }) => call(getRescore, { signal }),
    refetchInterval: ({ state }) => (state.data?.running ? againMs : false),
  });
  const isRunning = data?.running ?? false;
  useEffect(() => {
    if (!isRunning) return;
    announce('Checking listings again');
    return () => announce('All listings are checked with the current rules');
  }, [isRunning]);
  if (!data?.running) return null;
  const { done, total, pace } = data;
  return (
    <div className={cn('rounded-xl border border-line bg-surface px-4 py-3 shadow-card', className)}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-[0.8125rem]">
        <span className="flex items-center gap-2 font-medium">
          <Spinner className="text-accent" />
          Checking listings again
        </span>
        <span className="ml-auto text-ink-soft tabular-nums">
          {formatNumber(done)} of {formatNumber(total)} products
          {pace !== null && pace > 0 && ` · ${formatNumber(pace)} per second`}
        </span>
      </p>
      <ProgressBar value={done} max={total} label="Listings checked" className="mt-2 h-1" />
    </div>
  );
}
