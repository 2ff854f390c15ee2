// Parts per day: drafted beside what was decided, over what was approved on the same day of the range before.
import type { Report } from '#domain/report/report.contract.ts';
import { countDays } from '#domain/report/report-days.ts';
import { Card } from '#web/kit/card.tsx';
import { formatNumber } from '#web/kit/format.ts';
import { DaysPlot } from './days-plot.tsx';
import { formatLongDay, nameBefore, nameWithin } from './report-format.ts';

export function DaysCard({ report: { range, days, figures } }: { report: Report }) {
  const before = nameBefore(range, countDays(range));
  const isEmpty = figures.drafted + figures.approved + figures.rejected === 0;
  return (
    <Card aria-labelledby="parts-per-day" className="relative flex min-w-0 flex-col xl:min-h-88">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 pt-3.5">
        <h2 id="parts-per-day" className="font-semibold text-[0.9375rem] leading-6">
          Parts per day
        </h2>
        <ul aria-hidden className="flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-soft text-xs">
          <li className="flex items-center gap-1.5">
            <span className="size-2.5 rounded-[0.1875rem] bg-accent/40 dark:bg-accent/65" />
            Drafted
          </li>
          <li className="flex items-center gap-1.5">
            <span className="size-2.5 rounded-[0.1875rem] bg-ok" />
            Approved
          </li>
          <li className="flex items-center gap-1.5">
            <span className="size-2.5 rounded-[0.1875rem] bg-bad" />
            Rejected
          </li>
          <li className="flex items-center gap-1.5">
            <span className="w-4 border-ink-soft border-t-2 border-dashed" />
            Approved, {before}
          </li>
        </ul>
      </header>
      <DaysPlot
        key={`${range.from} ${range.to}`}
        days={days}
        before={before}
        note={isEmpty ? `Nothing was drafted ${nameWithin(range)}` : null}
      />
      <div className="sr-only">
        <table>
          <caption>Parts per day</caption>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Drafted</th>
              <th scope="col">Approved</th>
              <th scope="col">Rejected</th>
              <th scope="col">Approved, {before}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, drafted, approved, rejected, approvedBefore }) => (
              <tr key={day}>
                <th scope="row">{formatLongDay(day)}</th>
                <td>{formatNumber(drafted)}</td>
                <td>{formatNumber(approved)}</td>
                <td>{formatNumber(rejected)}</td>
                <td>{approvedBefore === null ? '–' : formatNumber(approvedBefore)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}
