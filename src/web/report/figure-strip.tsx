// The figures of a report in one strip, each beside what it was in the range before.
import { Link } from '@tanstack/react-router';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Counted } from '#domain/history/history-names.ts';
import { countDays } from '#domain/report/report-days.ts';
import { cn } from '#web/kit/cn.ts';
import { formatNumber } from '#web/kit/format.ts';
import { type Change, compareCount, compareMinutes, compareQuality } from './compare-figures.ts';
import type { ReportCardProps } from './report.search.ts';
import { nameBefore } from './report-format.ts';
import { historySearch } from './report-links.ts';

const tones: Readonly<Record<Change['tone'], string>> = {
  good: 'text-ok-ink',
  bad: 'text-bad-ink',
  plain: 'text-ink-soft',
};

export function FigureStrip({ report, search }: ReportCardProps) {
  const { figures, range } = report;
  const before = report.before.figures;
  const than = nameBefore(range, countDays(range));
  const to = (counted: Counted) => historySearch(report, search, { counted });
  const { minutes, quality } = figures;
  return (
    <section
      aria-label="Figures"
      className="grid grid-cols-2 overflow-hidden rounded-xl border border-line bg-line shadow-card sm:grid-cols-3 lg:grid-cols-6 gap-px xl:col-span-2"
    >
      <Figure
        name="Drafted"
        to={to('drafted')}
        change={compareCount(figures.drafted, before.drafted, 'good')}
        than={than}
      >
        {formatNumber(figures.drafted)}
      </Figure>
      <Figure
        name="Approved"
        to={to('approved')}
        change={compareCount(figures.approved, before.approved, 'good')}
        than={than}
      >
        {formatNumber(figures.approved)}
      </Figure>
      <Figure
        name="Rejected"
        to={to('rejected')}
        change={compareCount(figures.rejected, before.rejected, 'plain')}
        than={than}
      >
        {formatNumber(figures.rejected)}
      </Figure>
      <Figure
        name="Escapes"
        to={to('escaped')}
        change={compareCount(figures.escapes, before.escapes, 'bad')}
        than={than}
      >
        {formatNumber(figures.escapes)}
      </Figure>
      <Figure name="Minutes per product" change={compareMinutes(minutes, before.minutes)} than={than}>
        {minutes === null ? <NotMeasured /> : minutes.toFixed(1)}
      </Figure>
      <Figure name="Listing Quality" change={compareQuality(quality)}>
        {quality === null ? (
          <NotMeasured />
        ) : (
          <>
            {quality.before} <span aria-hidden>→</span>
            <span className="sr-only">to</span> {quality.after}
          </>
        )}
      </Figure>
    </section>
  );
}

function NotMeasured() {
  return (
    <>
      <span aria-hidden className="text-ink-faint">
        –
      </span>
      <span className="sr-only">Not measured</span>
    </>
  );
}

type FigureProps = {
  name: string;
  children: ReactNode;
  change: Change | null;
  /** What it is compared with. */
  than?: string;
  /** The history it opens. */
  to?: ReturnType<typeof historySearch>;
};

function Figure({ name, children, change, than, to }: FigureProps) {
  const Arrow = change?.direction === 'up' ? ArrowUp : change?.direction === 'down' ? ArrowDown : null;
  const content = (
    <>
      <span className="block truncate text-ink-soft text-xs">{name}</span>
      <span className="mt-0.5 flex flex-wrap items-baseline gap-x-2">
        <span className="font-semibold text-[1.5rem] leading-8 tabular-nums tracking-[-0.02em]">{children}</span>
        {change && (
          <span className={cn('inline-flex items-center gap-1 text-xs tabular-nums', tones[change.tone])}>
            {Arrow && <Arrow aria-hidden className="size-3.5" />}
            {change.text}
            {than && <span className="sr-only"> than the {than}</span>}
          </span>
        )}
      </span>
    </>
  );
  const style = 'block min-h-19 min-w-0 bg-surface px-4 py-3';
  if (!to) return <div className={style}>{content}</div>;
  return (
    <Link
      to="/content-history"
      search={to}
      className={cn(style, '-outline-offset-2 transition-colors duration-150 hover:bg-hover')}
    >
      {content}
    </Link>
  );
}
