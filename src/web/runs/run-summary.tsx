// What came of the products of a run: figures that are filters of the list below, one bar of their shares, and its pace while it goes on.
import { Link } from '@tanstack/react-router';
import { Clock, Server } from 'lucide-react';
import { useState } from 'react';
import type { ActionName } from '#domain/runs/actions/run-actions.ts';
import type { Run } from '#domain/runs/runs.contract.ts';
import { Card } from '#web/kit/card.tsx';
import { cn } from '#web/kit/cn.ts';
import { formatNumber } from '#web/kit/format.ts';
import { countProducts } from '#web/shared/catalogue/count-products.ts';
import {
  countSlices,
  hasRest,
  isAwaitingLook,
  isLive,
  isUnfinished,
  processedOf,
} from '#web/shared/runs/run-figures.ts';
import { type RunSlice, runSlices } from '#web/shared/runs/run-slices.ts';
import { nameRun, nameSlice } from '#web/shared/runs/run-words.ts';
import { describeFigure } from './figure-lines.ts';
import { describeEndTime, describePace } from './pace-text.ts';
import { RetryButton } from './retry-button.tsx';
import type { RunLenses } from './run-lenses.queries.ts';
import type { OutcomeFilter } from './runs.search.ts';
import { useKeptHeight } from './use-kept-height.ts';

const fills: Record<RunSlice, string> = {
  done: 'bg-accent',
  asked: 'bg-warn',
  changed: 'bg-accent',
  unchanged: 'bg-accent/35',
  skipped: 'bg-ink-faint',
  failed: 'bg-bad',
  waiting: 'bg-line-strong',
};
/** Approved is green everywhere. */
const fillOf = (slice: RunSlice, action: ActionName) =>
  slice === 'done' && action === 'approve' ? 'bg-ok' : fills[slice];

/** The figures of a run, in their order; together they are all its products. What waits, for its turn or for a second person, is one only where something does. */
export function slicesOf(run: Run): RunSlice[] {
  const isSplit = run.written !== null;
  const counts = countSlices(run);
  return runSlices.filter((slice) => {
    if (slice === 'done') return !isSplit;
    if (slice === 'changed' || slice === 'unchanged') return isSplit;
    return (slice !== 'waiting' && slice !== 'asked') || counts[slice] > 0;
  });
}

type RunSummaryProps = { run: Run; lenses: RunLenses; shown: OutcomeFilter | undefined };

export function RunSummary({ run, lenses, shown }: RunSummaryProps) {
  const counts = countSlices(run);
  const isOpen = isUnfinished(run);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  const figures = useKeptHeight<HTMLElement>(isOpen);
  return (
    <Card aria-label="Results of the run">
      {/* Of a run that ended on the screen it stays: the figures below do not move. */}
      {wasOpen && <Progress run={run} />}
      <nav ref={figures} aria-label="Products by result">
        <ul className="flex flex-wrap @max-2xl:grid @max-2xl:grid-cols-2">
          {slicesOf(run).map((slice) => (
            <Figure key={slice} run={run} slice={slice} count={counts[slice]} lenses={lenses} shown={shown} />
          ))}
        </ul>
      </nav>
      <div className="px-5 pb-4">
        <Bar run={run} />
        {run.note && <p className={cn('mt-2.5 text-xs', !isUnfinished(run) && 'text-bad-ink')}>{run.note}</p>}
      </div>
    </Card>
  );
}

type FigureProps = RunSummaryProps & { slice: RunSlice; count: number };

function Figure({ run, slice, count, lenses, shown }: FigureProps) {
  const isCurrent = shown === slice;
  const isBad = slice === 'failed' && count > 0;
  const isWide = slice === 'changed' || slice === 'unchanged' || slice === 'done';
  return (
    <li className={cn('relative min-w-0 flex-1 border-line @2xl:not-first:border-l', isWide && '@4xl:flex-[1.4]')}>
      <Link
        from="/runs/$id"
        to="."
        search={(old) => ({ ...old, page: undefined, outcome: isCurrent ? 'all' : slice })}
        resetScroll={false}
        aria-current={isCurrent ? 'true' : undefined}
        className="block h-full px-5 pt-3.5 pb-3 transition-colors duration-150 -outline-offset-2 first:rounded-t-xl hover:bg-hover"
      >
        <span className="flex items-center gap-2 font-medium text-[0.8125rem]">
          <span
            aria-hidden
            className={cn('size-2 shrink-0 rounded-xs', fillOf(slice, run.action.action), count === 0 && 'opacity-45')}
          />
          {nameSlice(run, slice)}
        </span>
        <span
          className={cn(
            'mt-0.5 block font-semibold text-2xl tabular-nums leading-8',
            isBad ? 'text-bad-ink' : count === 0 && 'text-ink-soft',
          )}
        >
          {formatNumber(count)}
        </span>
        {/* Its height is reserved, so that nothing moves when it comes. */}
        <span className="block min-h-4.5 text-ink-soft text-xs tabular-nums">{describeFigure(run, slice, lenses)}</span>
      </Link>
      {isBad && !hasRest(run) && (
        <span className="absolute top-3 right-4">
          <RetryButton run={run} size="sm" label="Retry" />
        </span>
      )}
    </li>
  );
}

/** The share of each figure. Of a run that goes on also how far it is. */
function Bar({ run }: { run: Run }) {
  const counts = countSlices(run);
  const { total } = run.counts;
  const progress = isUnfinished(run)
    ? {
        role: 'progressbar',
        'aria-label': nameRun(run),
        'aria-valuemin': 0,
        'aria-valuemax': total,
        'aria-valuenow': processedOf(run),
      }
    : // The figures above say the same in numbers.
      { 'aria-hidden': true };
  return (
    <div {...progress} className="flex h-2 gap-px overflow-hidden rounded-full bg-line">
      {runSlices
        .filter((slice) => counts[slice] > 0 && slice !== 'waiting')
        .map((slice) => (
          <div
            key={slice}
            style={{ flexGrow: counts[slice] }}
            className={cn('min-w-0.5 basis-0', fillOf(slice, run.action.action))}
          />
        ))}
      {counts.waiting > 0 && <div style={{ flexGrow: counts.waiting }} className="basis-0" />}
    </div>
  );
}

/** `868 of 1,240 products`, its pace, and that nothing is lost when the page is closed. */
function Progress({ run }: { run: Run }) {
  const { total } = run.counts;
  const processed = processedOf(run);
  const row = useKeptHeight<HTMLDivElement>(isUnfinished(run));
  return (
    <div
      ref={row}
      className="flex flex-wrap items-center gap-x-6 gap-y-1.5 border-line border-b px-5 py-2.5 text-[0.8125rem] tabular-nums"
    >
      <p className="flex items-baseline gap-2 text-ink-soft">
        <span>
          <span className="font-semibold text-ink">{formatNumber(processed)}</span> of {countProducts(total)}
        </span>
        <span className="rounded-full bg-sunken px-2 py-0.5 font-medium text-xs">
          {Math.floor((processed / Math.max(1, total)) * 100)}%
        </span>
      </p>
      <p className="flex min-w-0 items-center gap-1.5 text-ink-soft">
        <Server aria-hidden className="size-3.5 shrink-0" />
        <span>{describeWork(run)}</span>
      </p>
      <Pace run={run} />
    </div>
  );
}

const ends: Partial<Record<Run['state'], string>> = { cancelled: 'Canceled.', failed: 'Failed.' };

function describeWork(run: Run): string {
  if (!isUnfinished(run)) return ends[run.state] ?? 'Finished.';
  if (isAwaitingLook(run)) return 'The run continues after someone reviews the sample and confirms it.';
  return isLive(run) ? 'Runs on the server. You can close this page.' : 'Paused. Resume the run to continue.';
}

/** Products of each of the last intervals as bars, how many per minute that is, and when it ends. */
function Pace({ run }: { run: Run }) {
  const { pace } = run;
  if (!pace || !isLive(run)) return null;
  const most = Math.max(1, ...pace.recent);
  const { left, end } = describeEndTime(pace, Date.now());
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-1.5 sm:ml-auto">
      <p className="flex items-center gap-2.5">
        <span aria-hidden className="flex h-6 items-end gap-0.5">
          {pace.recent.map((count, at) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: an interval is its place
              key={at}
              style={{ height: `${Math.max(8, (count / most) * 100)}%` }}
              className="w-1 rounded-xs bg-accent/70"
            />
          ))}
        </span>
        <span className="font-medium">{describePace(pace)}</span>
      </p>
      <p className="flex items-center gap-1.5">
        <Clock aria-hidden className="size-4 shrink-0 text-ink-faint" />
        <span>
          <span className="font-medium">{left}</span>
          <span className="text-ink-soft">, {end}</span>
        </span>
      </p>
    </div>
  );
}
