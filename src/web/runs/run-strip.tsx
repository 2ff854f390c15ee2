// The run that goes on, or has just ended, below the header of every screen. It stays in sight, so it is one line on a phone: the page
// of the run has the rest.
import { Link, useRouter, useRouterState } from '@tanstack/react-router';
import { ArrowRight, X } from 'lucide-react';
import { useEffect } from 'react';
import type { Run } from '#domain/runs/runs.contract.ts';
import { RunButtons } from '#web/client/runs/run-buttons.tsx';
import { isAwaitingLook, isLive, isUnfinished, processedOf } from '#web/client/runs/run-figures.ts';
import { chooseShown, dismissRun, useDismissed } from '#web/client/runs/run-heads.ts';
import { isImport, linkOfRun } from '#web/client/runs/run-link.ts';
import { RunIcon } from '#web/client/runs/run-state.tsx';
import { describeEnd, describeResult, nameRun, wordsOf } from '#web/client/runs/run-words.ts';
import { useLatestRuns } from '#web/client/runs/runs.queries.ts';
import { Button } from '#web/kit/button.tsx';
import { cn } from '#web/kit/cn.ts';
import { formatNumber } from '#web/kit/format.ts';
import { announce } from '#web/kit/live-region.tsx';
import { ProgressBar } from '#web/kit/progress-bar.tsx';
import { describeEndTime, describePace } from './pace-text.ts';
import { describeFound, describeSample } from './sample-words.ts';
import { UndoButton } from './undo-run.tsx';
import { useEndToasts } from './use-end-toasts.ts';
import { useStripFocus } from './use-strip-focus.ts';

export function RunStrip() {
  const { data } = useLatestRuns();
  const rows = data?.rows ?? [];
  const dismissed = useDismissed();
  useEndToasts(rows);
  const router = useRouter();
  const here = useRouterState({ select: ({ location }) => location.href });
  const shown = chooseShown(rows, dismissed, Date.now());
  // Its own page shows it all.
  if (!shown || here.startsWith(router.buildLocation(linkOfRun(shown.run)).href)) return null;
  return <Strip key={shown.run.id} {...shown} />;
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
      className={cn('relative border-line border-b bg-surface', run.state === 'failed' && 'bg-bad-soft')}
    >
      <div className="flex items-center gap-x-3 gap-y-1.5 px-4 py-0.5 sm:min-h-11 sm:flex-wrap sm:px-6 sm:py-1.5">
        <div className="flex min-w-0 flex-1 items-center gap-2.5 sm:basis-72">
          <RunIcon run={run} />
          <p className="min-w-0 text-[0.8125rem] tabular-nums max-sm:truncate sm:break-words">
            {isUnfinished(run) ? <Progress run={run} /> : <End run={run} />}
            {others > 0 && (
              <span className="max-sm:hidden">
                {' '}
                <Link to="/runs" className="rounded-sm text-accent-ink underline touch:inline-block touch:py-2.5">
                  and {formatNumber(others)} more
                </Link>
              </span>
            )}
          </p>
        </div>
        <div className="ml-auto flex items-center justify-end gap-1.5 max-sm:-mr-2 sm:flex-wrap">
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
          {!isUnfinished(run) && (
            <>
              <span className="contents max-sm:hidden">
                <UndoButton run={run} size="sm" variant="secondary" />
              </span>
              <Button
                size="icon-sm"
                variant="ghost"
                aria-label={`Dismiss ${name}`}
                onClick={() => {
                  notePress();
                  dismissRun(run);
                }}
              >
                <X aria-hidden />
              </Button>
            </>
          )}
        </div>
      </div>
      {isUnfinished(run) && !isImport(run) && (
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
  if (isAwaitingLook(run)) return `${nameRun(run)} waits for a look at ${describeSample(run)}`;
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

function End({ run }: { run: Run }) {
  return (
    <>
      <span className="font-medium">{describeEnd(run)}.</span>{' '}
      <span className="text-ink-soft">
        {describeResult(run)}.{run.note && ` ${run.note}`}
      </span>
    </>
  );
}
