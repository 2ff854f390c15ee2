// See Analytics: a product's Content Score and status over time, what was done to it, and how long that took.
import { useQuery } from '@tanstack/react-query';
import { ChartNoAxesColumn } from 'lucide-react';
import type { Product } from '#domain/catalogue/product.ts';
import { describeAction } from '#domain/history/history.ts';
import { partTable } from '#domain/parts/parts.ts';
import {
  type Analytics,
  type AnalyticsPoint,
  type Counts,
  getProductAnalytics,
} from '#domain/review/analytics.contract.ts';
import { call } from '#web/client/api.ts';
import { keys } from '#web/client/query-keys.ts';
import { describeDuration } from '#web/kit/duration.ts';
import { formatDate, formatNumber, formatTime } from '#web/kit/format.ts';
import { Dialog } from '#web/kit/layers/dialog.tsx';
import { Loading, Skeleton } from '#web/kit/skeleton.tsx';
import { EmptyState } from '#web/kit/states.tsx';
import { LoadFailure } from '#web/shared/lists/load-failure.tsx';
import { type ChartLine, type ChartMark, ScoreChart } from './score-chart.tsx';

const countLabels: readonly (readonly [keyof Counts, string])[] = [
  ['generations', 'Generations'],
  ['edits', 'Edits'],
  ['approvals', 'Approvals'],
  ['rejections', 'Rejections'],
  ['rollbacks', 'Rollbacks'],
];
const statusNames = { needs_improvement: 'Needs improvement', critical: 'Critical', optimized: 'Optimized' } as const;
/** The newest moments shown in words; the chart shows all. */
const maxMoments = 100;

type AnalyticsViewProps = { product: Product; onClose: () => void };

export function AnalyticsView({ product, onClose }: AnalyticsViewProps) {
  const analytics = useQuery({
    queryKey: [...keys.product(product.id), 'analytics'],
    queryFn: ({ signal }) => call(getProductAnalytics, { params: { id: String(product.id) }, signal }),
  });
  return (
    <Dialog
      bodyLabel="Numbers for the product"
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="lg"
      title="Analytics"
      description="Content Score and review of this product over time."
    >
      {analytics.data ? (
        <Figures analytics={analytics.data} />
      ) : analytics.isError ? (
        <LoadFailure of={analytics} title="The analytics could not be loaded" />
      ) : (
        <Loading label="Loading the analytics…" className="space-y-5">
          <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6">
            {countLabels.map(([name]) => (
              <Skeleton key={name} className="h-16" />
            ))}
            <Skeleton className="h-16" />
          </div>
          <Skeleton className="h-44" />
        </Loading>
      )}
    </Dialog>
  );
}

function Figures({ analytics }: { analytics: Analytics }) {
  const { points, totals, generatedToAllApproved } = analytics;
  const last = points.at(-1);
  if (!last) {
    return (
      <EmptyState
        icon={ChartNoAxesColumn}
        title="Nothing to show yet"
        hint="Numbers appear after content is generated, edited, approved or rejected."
      />
    );
  }
  return (
    <div className="space-y-6">
      <dl className="grid grid-cols-2 gap-2.5 sm:grid-cols-3">
        {countLabels.map(([name, label]) => (
          <Tile key={name} label={label} value={formatNumber(totals[name])} />
        ))}
        <Tile
          label="Time to approval"
          value={generatedToAllApproved === null ? 'Not all approved yet' : describeDuration(generatedToAllApproved)}
        />
      </dl>
      <section>
        <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h3 className="font-semibold text-[0.8125rem]">Content Score over time</h3>
          <Legend />
        </div>
        <p className="mb-2 text-ink-soft text-xs">
          The score adds 25 for each approved part. It does not measure how good a text is: a new draft lowers the score
          until its parts are approved.
        </p>
        <ScoreChart
          label={`Content Score over time: ${points.length} ${points.length === 1 ? 'change' : 'changes'}, now ${last.score}, ${statusNames[last.status]}.`}
          lines={scoreLines(points)}
          marks={points.flatMap(marksOf)}
          until={new Date().toISOString()}
        />
      </section>
      <PartTable analytics={analytics} />
      <Moments points={points} />
    </div>
  );
}

function Tile({ label, value }: { label: string; value: string }) {
  return (
    <div className="rounded-lg border border-line px-3.5 py-2.5">
      <dt className="text-ink-soft text-xs">{label}</dt>
      <dd className="mt-0.5 font-semibold text-[0.9375rem] tabular-nums">{value}</dd>
    </div>
  );
}

function scoreLines(points: readonly AnalyticsPoint[]): ChartLine[] {
  return [
    {
      label: 'Content Score',
      className: 'stroke-accent',
      points: points.map(({ at, score }) => ({ at, value: score })),
    },
  ];
}

const markLooks = {
  approved: 'fill-ok stroke-surface',
  rejected: 'fill-bad stroke-surface',
  generated: 'fill-surface stroke-accent',
} as const;

/** One mark for each kind of decision or generation of a moment. */
function marksOf(point: AnalyticsPoint): ChartMark[] {
  const kinds = (['generated', 'rejected', 'approved'] as const).filter((kind) =>
    point.events.some(({ action }) => action === kind),
  );
  return kinds.map((kind) => ({
    at: point.at,
    value: point.score,
    className: markLooks[kind],
    title: describeMoment(point),
  }));
}

function Legend() {
  const items = [
    ['Generated', 'border-2 border-accent'],
    ['Approved', 'bg-ok'],
    ['Rejected', 'bg-bad'],
  ] as const;
  return (
    <ul className="flex flex-wrap gap-x-3.5 gap-y-1 text-ink-soft text-xs">
      {items.map(([label, look]) => (
        <li key={label} className="flex items-center gap-1.5">
          <span aria-hidden className={`size-2 rounded-full ${look}`} />
          {label}
        </li>
      ))}
    </ul>
  );
}

function PartTable({ analytics }: { analytics: Analytics }) {
  return (
    <section>
      <h3 className="mb-2 font-semibold text-[0.8125rem]">By part</h3>
      <table className="w-full text-[0.8125rem] tabular-nums" aria-label="Numbers by part">
        <thead className="max-sm:sr-only">
          <tr className="border-line border-b text-left text-ink-soft text-xs">
            <th className="py-1.5 pr-3 font-medium">Part</th>
            {countLabels.map(([name, label]) => (
              <th key={name} className="py-1.5 pr-3 text-right font-medium">
                {label}
              </th>
            ))}
            <th className="py-1.5 text-right font-medium">Time to approval</th>
          </tr>
        </thead>
        <tbody>
          {analytics.parts.map((row) => (
            <tr
              key={row.part}
              className="border-line border-b max-sm:grid max-sm:grid-cols-3 max-sm:gap-x-3 max-sm:py-2"
            >
              <th
                scope="row"
                className="whitespace-nowrap py-1.5 pr-3 text-left font-normal max-sm:col-span-3 max-sm:font-medium"
              >
                {partTable[row.part].label}
              </th>
              {countLabels.map(([name, label]) => (
                <Figure key={name} label={label}>
                  {formatNumber(row[name])}
                </Figure>
              ))}
              <Figure label="Time to approval">
                {row.generatedToApproved === null ? '–' : describeDuration(row.generatedToApproved)}
              </Figure>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A cell; on phones, where the rows are stacked, it carries its own label. */
function Figure({ label, children }: { label: string; children: string }) {
  return (
    <td className="whitespace-nowrap py-1.5 pr-3 text-right last:pr-0 max-sm:py-1 max-sm:pr-0 max-sm:text-left">
      <span className="block text-ink-soft text-xs sm:hidden">{label}</span>
      {children}
    </td>
  );
}

function describeMoment({ events }: AnalyticsPoint): string {
  const lines = new Map<string, string[]>();
  for (const { part, action, by, answeredBy } of events) {
    const line = describeAction({ action, changedBy: by, details: { answeredBy } });
    lines.set(line, [...(lines.get(line) ?? []), partTable[part].label]);
  }
  return [...lines].map(([line, parts]) => `${[...new Set(parts)].join(', ')}: ${line}`).join('; ');
}

function Moments({ points }: { points: readonly AnalyticsPoint[] }) {
  const newest = points.toReversed().slice(0, maxMoments);
  return (
    <section>
      <h3 className="mb-1 font-semibold text-[0.8125rem]">What happened</h3>
      <ol className="divide-y divide-line text-[0.8125rem]">
        {newest.map((point) => (
          <li key={point.at} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 py-1.5">
            <span className="min-w-0 break-words">{describeMoment(point)}</span>
            <span className="ml-auto whitespace-nowrap text-ink-soft text-xs tabular-nums">
              <time dateTime={point.at}>
                {formatDate(new Date(point.at))} · {formatTime(new Date(point.at))}
              </time>
              {` · score ${point.score}, ${statusNames[point.status].toLowerCase()}`}
            </span>
          </li>
        ))}
      </ol>
      {points.length > maxMoments && (
        <p className="mt-2 text-ink-soft text-xs">
          The newest {formatNumber(maxMoments)} of {formatNumber(points.length)} changes. Content History shows all of
          them.
        </p>
      )}
    </section>
  );
}
