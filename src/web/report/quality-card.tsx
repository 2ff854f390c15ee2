// Listing Quality of each retailer, or brand, before and after the work of these days, against the goal.
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { goodQuality } from '#domain/benchmarks/listing-figures.ts';
import type { ReportRow } from '#domain/report/report.contract.ts';
import { type GroupedBy, nameGroup } from '#domain/report/report-words.ts';
import { Button } from '#web/kit/button.tsx';
import { Card } from '#web/kit/card.tsx';
import { ChoiceBar } from '#web/kit/form/choice-bar.tsx';
import { formatNumber } from '#web/kit/format.ts';
import { qualityScale } from './plot-scale.ts';
import type { ReportCardProps } from './report.search.ts';
import { nameWithin } from './report-format.ts';
import { historySearch } from './report-links.ts';

/** Rows shown at first. */
const firstRows = 6;
const choices: { value: GroupedBy; label: string }[] = [
  { value: 'retailer', label: 'Retailers' },
  { value: 'brand', label: 'Brands' },
];

export function QualityCard({ report, search }: ReportCardProps) {
  const [by, setBy] = useState<GroupedBy>('retailer');
  const [showsAll, setShowsAll] = useState(false);
  const rows = report[by === 'retailer' ? 'retailers' : 'brands'];
  const shown = showsAll ? rows : rows.slice(0, firstRows);
  const scale = qualityScale(
    shown.flatMap(({ quality }) => (quality ? [quality.before, quality.after] : [])),
    goodQuality,
  );
  const at = (value: number) => `${((value - scale.from) / (scale.to - scale.from)) * 100}%`;
  return (
    <Card aria-labelledby="quality-by" className="flex min-w-0 flex-col xl:min-h-88">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 pt-3.5">
        <h2 id="quality-by" className="font-semibold text-[0.9375rem] leading-6">
          Quality by {by}
        </h2>
        <ChoiceBar
          label="Quality by"
          value={by}
          options={choices}
          onValueChange={(next) => {
            setBy(next);
            setShowsAll(false);
          }}
        />
      </header>
      <div aria-hidden className="flex items-center gap-3.5 px-4 pt-2 text-ink-soft text-xs">
        <span className="flex items-center gap-1.5">
          <span className="size-2.5 rounded-full border-2 border-ink-soft" />
          Before
        </span>
        <span className="flex items-center gap-1.5">
          <span className="size-2.5 rounded-full bg-accent" />
          After
        </span>
        <span className="ml-auto">Approved parts</span>
      </div>
      <div className="flex-1 px-4 pt-2 pb-3">
        <div className="relative">
          <div aria-hidden className="pointer-events-none absolute inset-y-0 right-15 left-30 max-sm:left-24">
            <div className="absolute inset-y-0 right-0 rounded-t-lg bg-ok-soft" style={{ left: at(goodQuality) }}>
              <p className="whitespace-nowrap pt-1 text-center text-[0.6875rem] text-ok-ink leading-4">
                Goal, {goodQuality} and up
              </p>
            </div>
            {scale.ticks.map((tick) => (
              <div key={tick} className="absolute top-6 bottom-0 w-px bg-line" style={{ left: at(tick) }} />
            ))}
          </div>
          <ul className="relative pt-6">
            {shown.map((row) => (
              <li key={`${row.group.kind} ${row.group.name}`} className="flex h-9.5 items-center">
                <GroupName row={row} by={by} to={historySearch(report, search, { [by]: row.group.name })} />
                <Track row={row} at={at} />
                <span className="w-15 shrink-0 text-right text-[0.8125rem] text-ink-soft tabular-nums">
                  {formatNumber(row.approved)}
                  <span className="sr-only"> approved parts</span>
                </span>
              </li>
            ))}
            {rows.length === 0 && (
              <li className="grid h-50 place-items-center">
                <span className="rounded-md bg-surface px-2 py-1 text-ink-soft">
                  Nothing was drafted {nameWithin(report.range)}
                </span>
              </li>
            )}
          </ul>
        </div>
        <div aria-hidden className="relative mr-15 ml-30 h-5 max-sm:ml-24">
          {scale.ticks.map((tick) => (
            <span
              key={tick}
              className="absolute top-1 -translate-x-1/2 text-ink-soft text-xs tabular-nums"
              style={{ left: at(tick) }}
            >
              {tick}
            </span>
          ))}
        </div>
        {rows.length > firstRows && (
          <Button variant="ghost" size="sm" className="mt-1" onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? 'Show fewer' : `Show all ${formatNumber(rows.length)}`}
          </Button>
        )}
      </div>
    </Card>
  );
}

type GroupNameProps = { row: ReportRow; by: GroupedBy; to: ReturnType<typeof historySearch> };

/** Opens the changes of one that the history can filter by. */
function GroupName({ row: { group }, by, to }: GroupNameProps) {
  const style = 'w-30 shrink-0 truncate pr-3 text-[0.8125rem] max-sm:w-24';
  if (group.kind !== 'named') return <span className={`${style} text-ink-soft`}>{nameGroup(group, by)}</span>;
  return (
    <Link to="/content-history" search={to} className={`${style} hover:underline`} title={group.name}>
      {group.name}
    </Link>
  );
}

function Track({ row: { quality }, at }: { row: ReportRow; at: (value: number) => string }) {
  if (!quality)
    return <span className="relative min-w-0 flex-1 pl-2 text-ink-faint text-xs">Quality not measured</span>;
  const { before, after } = quality;
  const [low, high] = before <= after ? [before, after] : [after, before];
  return (
    <span className="relative h-full min-w-0 flex-1">
      <span className="sr-only">
        Listing Quality {before} before, {after} after.
      </span>
      <span aria-hidden>
        <span
          className="absolute top-1/2 h-0.75 -translate-y-1/2 bg-accent/40 dark:bg-accent/65"
          style={{ left: at(low), width: `calc(${at(high)} - ${at(low)})` }}
        />
        <Dot place={at(before)} className="border-2 border-ink-soft bg-surface" />
        <Dot place={at(after)} className="bg-accent" />
        <Mark place={at(before)} side={before <= after ? 'left' : 'right'} className="text-ink-soft">
          {before}
        </Mark>
        {before !== after && (
          <Mark place={at(after)} side={before <= after ? 'right' : 'left'} className="font-semibold">
            {after}
          </Mark>
        )}
      </span>
    </span>
  );
}

const Dot = ({ place, className }: { place: string; className: string }) => (
  <span
    className={`absolute top-1/2 size-3 -translate-x-1/2 -translate-y-1/2 rounded-full ${className}`}
    style={{ left: place }}
  />
);

type MarkProps = { place: string; side: 'left' | 'right'; className: string; children: number };

const Mark = ({ place, side, className, children }: MarkProps) => (
  <span
    className={`absolute top-1/2 -translate-y-1/2 text-[0.8125rem] tabular-nums ${className}`}
    style={side === 'right' ? { left: `calc(${place} + 0.625rem)` } : { right: `calc(100% - ${place} + 0.625rem)` }}
  >
    {children}
  </span>
);
