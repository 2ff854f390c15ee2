// The run this browser started, below the header of every screen for as long as it goes on or waits for a look. One line of one height: the
// page of the run has the rest.
import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { useEffect } from 'react';
import type { Run } from '#domain/runs/runs.contract.ts';
import { Button } from '#web/kit/button.tsx';
import { formatNumber } from '#web/kit/format.ts';
import { announce } from '#web/kit/live-region.tsx';
import { ProgressBar } from '#web/kit/progress-bar.tsx';
import { RunButtons } from '#web/shared/runs/run-buttons.tsx';
import { isAwaitingLook, isLive, isUnfinished, processedOf } from '#web/shared/runs/run-figures.ts';
import { isImport, linkOfRun } from '#web/shared/runs/run-link.ts';
import { RunIcon } from '#web/shared/runs/run-state.tsx';
import { countWaiting, describeResult, nameRun, wordsOf } from '#web/shared/runs/run-words.ts';
import { useOwnRun } from '#web/shared/runs/runs.queries.ts';
import type { StartedRun } from '#web/shared/runs/stored-runs.ts';
import { describeEndTime, describePace } from './pace-text.ts';
import { describeFound, describeSample } from './sample-words.ts';
import { useStripFocus } from './use-strip-focus.ts';

type RunStripProps = { started: StartedRun; others: number };

/** `others` go on beside the one that was started last. */
export function RunStrip({ started, others }: RunStripProps) {
  const { run } = useOwnRun(started.id);
  return run && isUnfinished(run) && <Strip key={run.id} run={run} others={others} />;
}

function Strip({ run, others }: { run: Run; others: number }) {
  const { doing } = wordsOf(run);
  const name = nameRun(run);
  const count = processedOf(run);
  const total = run.counts.total;
  const { strip, attributes, notePress } = useStripFocus(run.state);
  const quarter = isLive(run) ? Math.floor((count * 4) / Math.max(1, total)) : 0;
  useEffect(() => {
    if (quarter > 0 && quarter < 4) announce(`${doing}: ${quarter * 25} percent`);
  }, [quarter, doing]);
  return (
    <section
      ref={strip}
      {...attributes}
      aria-label={`${name}: progress`}
      className="relative flex h-full items-center gap-3 border-line border-b bg-surface px-4 sm:px-6"
    >
      <RunIcon run={run} />
      <p className="min-w-0 flex-1 truncate text-[0.8125rem] tabular-nums">
        <Progress run={run} />
        {others > 0 && (
          <span className="max-sm:hidden">
            {' '}
            <Link to="/runs" className="rounded-sm text-accent-ink underline">
              and {formatNumber(others)} more
            </Link>
          </span>
        )}
      </p>
      <div className="flex shrink-0 items-center gap-1.5 max-sm:-mr-2">
        <Button asChild size="sm" variant="ghost">
          <Link {...linkOfRun(run)}>
            <span>
              Open<span className="max-sm:sr-only">{isImport(run) ? ' the import' : ' the run'}</span>
            </span>
            <ArrowRight aria-hidden className="max-sm:hidden" />
          </Link>
        </Button>
        <span className="contents max-sm:hidden">
          <RunButtons run={run} size="sm" onPress={notePress} />
        </span>
      </div>
      {!isImport(run) && (
        <ProgressBar
          value={count}
          max={total}
          label={name}
          tone={isLive(run) ? 'accent' : 'warn'}
          className="absolute inset-x-0 -bottom-px h-0.5 rounded-none"
        />
      )}
    </section>
  );
}

/** `Optimizing 868 of 1,240 products`, `Import of mugs.csv paused: 868 products so far` */
function describeProgress(run: Run): string {
  const progress = describeResult(run);
  if (isAwaitingLook(run)) return `${nameRun(run)} is waiting for your review of ${describeSample(run)}`;
  if (!isLive(run)) return `${nameRun(run)} paused${isImport(run) ? ':' : ' at'} ${progress}`;
  const what = isImport(run) ? ` ${run.action.options.fileName}:` : '';
  return `${wordsOf(run).doing}${what} ${progress}`;
}

function Progress({ run }: { run: Run }) {
  const { counts, pace, note, written, sample } = run;
  const skipped = counts.unchanged + counts.refused;
  const details = [
    ...(sample && isAwaitingLook(run) ? [describeFound(sample)] : []),
    ...(pace && isLive(run) ? [describePace(pace), describeEndTime(pace, Date.now()).left] : []),
    ...(written && written.changed > 0 ? [`${formatNumber(written.changed)} changed`] : []),
    ...(counts.asked > 0 ? [countWaiting(counts.asked)] : []),
    ...(skipped > 0 ? [`${formatNumber(skipped)} skipped`] : []),
    ...(counts.failed > 0 ? [`${formatNumber(counts.failed)} failed`] : []),
  ];
  return (
    <>
      <span className="font-medium">{describeProgress(run)}</span>
      {note && <span> {note}</span>}
      {details.length > 0 && <span className="text-ink-soft max-sm:hidden"> · {details.join(' · ')}</span>}
    </>
  );
}
