// A run under way: how much of the file is read, how many products that was, how fast it goes and what is left.
import { CirclePause } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Import } from '#domain/transfer/transfer.contract.ts';
import { cn } from '#web/kit/cn.ts';
import { countNoun } from '#web/kit/count-noun.ts';
import { formatNumber } from '#web/kit/format.ts';
import { announce } from '#web/kit/live-region.tsx';
import { ProgressBar } from '#web/kit/progress-bar.tsx';
import { Spinner } from '#web/kit/spinner.tsx';
import { formatTimeLeft } from '#web/shared/runs/time-left.ts';
import { formatBytes } from './file-size.ts';
import { addMark, type Mark, paceOf } from './pace.ts';

const announcedSteps = 4;

export function RunProgress({ run, className }: { run: Import; className?: string }) {
  const { isPaused } = run;
  const pace = usePace(run);
  const share = run.bytesRead / Math.max(1, run.bytes);
  const step = Math.floor(share * announcedSteps);
  const verb = run.dryRun ? 'Checking' : 'Importing';
  useEffect(() => {
    announce(step === 0 ? `${verb} ${run.fileName}` : `${verb}: ${(step * 100) / announcedSteps} percent`);
  }, [step, verb, run.fileName]);
  return (
    <div className={cn('min-w-0', className)}>
      <p className="flex items-center gap-2 font-medium">
        {isPaused ? <CirclePause aria-hidden className="size-4 text-warn" /> : <Spinner className="text-accent" />}
        {isPaused ? 'The import is paused' : describePhase(run)}
      </p>
      <ProgressBar
        value={run.bytesRead}
        max={run.bytes}
        label={`${verb} ${run.fileName}`}
        tone={isPaused ? 'warn' : 'accent'}
        className="mt-3"
      />
      <p className="mt-2 flex flex-wrap justify-between gap-x-4 gap-y-1 text-ink-soft text-xs tabular-nums">
        <span>
          {formatBytes(run.bytesRead)} of {formatBytes(run.bytes)} · {countNoun(run.counts.read, 'product')}
        </span>
        <span>
          {pace &&
            !isPaused &&
            `${formatNumber(Math.round(pace.perSecond))} products per second · ${formatTimeLeft(pace.secondsLeft)} left`}
        </span>
      </p>
    </div>
  );
}

function describePhase({ bytesRead, dryRun }: Import): string {
  if (bytesRead === 0) return dryRun ? 'Starting the dry run' : 'Starting the import';
  return dryRun ? 'Checking the file' : 'Importing';
}

function usePace(run: Import) {
  const [seen, setSeen] = useState<{ id: number; marks: Mark[] }>({ id: run.id, marks: [] });
  const { id, bytesRead, counts } = run;
  useEffect(() => {
    setSeen((before) => ({
      id,
      marks: addMark(before.id === id ? before.marks : [], {
        at: performance.now(),
        work: bytesRead,
        products: counts.read,
      }),
    }));
  }, [id, bytesRead, counts.read]);
  return seen.id === id ? paceOf(seen.marks, run.bytes) : null;
}
