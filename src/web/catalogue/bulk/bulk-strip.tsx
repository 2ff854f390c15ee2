// The bulk run under way, below the header of every screen: how far it is, its buttons, and what needs a look.
import { Link } from '@tanstack/react-router';
import { ChevronDown, CircleAlert, CircleCheck, CirclePause, Pause, Play, RotateCcw, Undo2, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { BulkItem } from '#domain/catalogue/bulk.contract.ts';
import { formatTimeLeft, paceOf } from '#web/client/runs/pace.ts';
import { Badge } from '#web/kit/badge.tsx';
import { Button } from '#web/kit/button.tsx';
import { cn } from '#web/kit/cn.ts';
import { formatNumber, formatTime } from '#web/kit/format.ts';
import { announce } from '#web/kit/live-region.tsx';
import { ProgressBar } from '#web/kit/progress-bar.tsx';
import { Spinner } from '#web/kit/spinner.tsx';
import { endWords, runWords } from './bulk-labels.ts';
import { cancelRun, dismissRun, pauseRun, resumeRun, undoRun } from './bulk-run.driver.ts';
import { isUnfinished } from './bulk-run.phase.ts';
import { type BulkRunState, processed } from './bulk-run.reducer.ts';
import { useBulkRun } from './bulk-run.ts';
import { useStripFocus } from './use-strip-focus.ts';

export function BulkStrip() {
  const run = useBulkRun();
  return run && <Strip run={run} />;
}

function Strip({ run }: { run: BulkRunState }) {
  const [isOpen, setOpen] = useState(false);
  const words = runWords[run.task.kind];
  const count = processed(run);
  const problemCount = run.counts.refused + run.counts.failed + run.unattested.partlyDone;
  const { strip, attributes, notePress } = useStripFocus(`${run.task.kind} ${run.phase}`);
  const quarter = Math.floor((count * 4) / Math.max(1, run.total));
  useEffect(() => {
    if (quarter > 0 && quarter < 4) announce(`${words.doing}: ${quarter * 25} percent`);
  }, [quarter, words]);
  return (
    <section
      ref={strip}
      {...attributes}
      aria-label={`${words.name}: progress`}
      className={cn('relative border-line border-b bg-surface', run.phase === 'stopped' && 'bg-bad-soft')}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 px-4 py-1.5 sm:min-h-11 sm:px-6">
        <div className="flex min-w-0 flex-1 basis-72 items-center gap-2.5">
          <PhaseIcon run={run} />
          <p className="min-w-0 text-[0.8125rem] tabular-nums">
            <StripText run={run} />
          </p>
        </div>
        <div className="ml-auto flex items-center gap-1.5">
          {problemCount > 0 && (
            <Button size="sm" variant="ghost" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              <Badge tone={run.counts.failed > 0 ? 'bad' : 'warn'} className="tabular-nums">
                {formatNumber(problemCount)}
              </Badge>
              {run.counts.failed > 0 ? 'not done' : run.unattested.parts > 0 ? 'to look at' : 'refused'}
              <ChevronDown aria-hidden className={cn('transition-transform duration-150', isOpen && 'rotate-180')} />
            </Button>
          )}
          <StripButtons run={run} onPress={notePress} />
        </div>
      </div>
      {isOpen && problemCount > 0 && <Problems run={run} count={problemCount} />}
      {isUnfinished(run) && (
        <ProgressBar
          value={count}
          max={run.total}
          label={words.name}
          tone={run.phase === 'stopped' ? 'bad' : run.phase === 'running' ? 'accent' : 'warn'}
          className="absolute inset-x-0 -bottom-px h-0.5 rounded-none"
        />
      )}
    </section>
  );
}

function StripText({ run }: { run: BulkRunState }) {
  const { doing } = runWords[run.task.kind];
  const progress = `${formatNumber(processed(run))} of ${formatNumber(run.total)} products`;
  if (run.phase === 'paused') return <span className="font-medium">Paused at {progress}</span>;
  if (run.phase === 'waiting' && run.wait) {
    const until = new Date(run.wait.until);
    return (
      <>
        <span className="font-medium">Paused at {progress}.</span> {run.wait.reason} It goes on by itself at{' '}
        <time dateTime={until.toISOString()}>{formatTime(until)}</time>.
      </>
    );
  }
  if (run.phase === 'stopped') {
    return (
      <>
        <span className="font-medium">Paused at {progress}.</span> {run.error} Nothing done so far is lost.
      </>
    );
  }
  if (run.phase !== 'running') {
    const { title, description } = endWords(run);
    return (
      <>
        <span className="font-medium">{title}.</span> <span className="text-ink-soft">{description}</span>
      </>
    );
  }
  const pace = paceOf(run.marks, run.total);
  return (
    <>
      <span className="font-medium">
        {doing} {progress}
      </span>
      {pace && (
        <span className="text-ink-soft">
          {' '}
          · {formatNumber(Math.max(1, Math.round(pace.perSecond)))} a second · {formatTimeLeft(pace.secondsLeft)} left
        </span>
      )}
    </>
  );
}

function PhaseIcon({ run: { phase } }: { run: BulkRunState }) {
  if (phase === 'running') return <Spinner className="shrink-0 text-accent" />;
  if (phase === 'paused' || phase === 'waiting')
    return <CirclePause aria-hidden className="size-4 shrink-0 text-warn" />;
  if (phase === 'done') return <CircleCheck aria-hidden className="size-4 shrink-0 text-ok" />;
  return <CircleAlert aria-hidden className={cn('size-4 shrink-0', phase === 'stopped' ? 'text-bad' : 'text-warn')} />;
}

function StripButtons({ run, onPress }: { run: BulkRunState; onPress: () => void }) {
  const press = (act: () => void) => () => {
    onPress();
    act();
  };
  const { name } = runWords[run.task.kind];
  if (isUnfinished(run)) {
    return (
      <>
        {run.phase === 'running' && (
          <Button size="sm" onClick={press(pauseRun)}>
            <Pause aria-hidden />
            Pause
          </Button>
        )}
        {(run.phase === 'paused' || run.phase === 'waiting') && (
          <Button size="sm" onClick={press(resumeRun)}>
            <Play aria-hidden />
            {run.phase === 'waiting' ? 'Try now' : 'Resume'}
          </Button>
        )}
        {run.phase === 'stopped' && (
          <Button size="sm" onClick={press(resumeRun)}>
            <RotateCcw aria-hidden />
            Retry
          </Button>
        )}
        <Button size="sm" variant="ghost" aria-label={`Cancel ${name}`} onClick={press(cancelRun)}>
          Cancel
        </Button>
      </>
    );
  }
  return (
    <>
      {run.approved.length > 0 && (
        <Button size="sm" onClick={press(undoRun)}>
          <Undo2 aria-hidden />
          Undo
        </Button>
      )}
      <Button size="icon-sm" variant="ghost" aria-label={`Dismiss ${name}`} onClick={press(dismissRun)}>
        <X aria-hidden />
      </Button>
    </>
  );
}

function problemWord({ outcome, unattested }: BulkItem): string {
  if (outcome === 'failed') return 'Failed';
  if (!unattested) return 'Refused';
  return outcome === 'done' ? 'Approved but for what needs attestation' : 'Needs attestation';
}

function Problems({ run, count }: { run: BulkRunState; count: number }) {
  return (
    <div className="max-h-40 overflow-y-auto border-line border-t px-4 py-2 sm:max-h-64 sm:px-6">
      <ul aria-label="Products that were not done" className="divide-y divide-line">
        {run.problems.map((item) => (
          <li key={item.productId} className="flex flex-wrap items-baseline gap-x-3 py-1.5 text-[0.8125rem]">
            <Link
              to="/products/$id"
              params={{ id: String(item.productId) }}
              className="min-w-0 break-words rounded-sm font-medium hover:text-accent-ink hover:underline touch:py-2.5"
            >
              {item.title ?? `Product #${item.productId}`}
            </Link>
            <span className="text-ink-soft">
              {problemWord(item)}: {item.reason}
            </span>
          </li>
        ))}
      </ul>
      {count > run.problems.length && (
        <p className="py-1.5 text-ink-soft text-xs">The first {formatNumber(run.problems.length)} are listed.</p>
      )}
    </div>
  );
}
