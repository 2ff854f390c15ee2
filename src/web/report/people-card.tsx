// What each person did: a row leads to their changes of these days, and each count to what it counts.
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { goodQuality } from '#domain/benchmarks/listing-figures.ts';
import type { Counted } from '#domain/history/history-names.ts';
import type { ReportPerson } from '#domain/report/report.contract.ts';
import { namePerson } from '#domain/report/report-words.ts';
import { Avatar } from '#web/kit/avatar.tsx';
import { Card } from '#web/kit/card.tsx';
import { cn } from '#web/kit/cn.ts';
import { formatNumber } from '#web/kit/format.ts';
import { useIsNarrow } from '#web/kit/use-media.ts';
import { qualityScale } from './plot-scale.ts';
import type { ReportCardProps } from './report.search.ts';
import { nameWithin } from './report-format.ts';
import { historySearch } from './report-links.ts';

export function PeopleCard({ report, search }: ReportCardProps) {
  const isNarrow = useIsNarrow();
  const { people, range } = report;
  return (
    <Card aria-labelledby="by-person" className="min-w-0">
      <header className="flex flex-wrap items-baseline gap-x-3 px-4 pt-3.5 pb-1.5">
        <h2 id="by-person" className="font-semibold text-[0.9375rem] leading-6">
          By person
        </h2>
        {people.length > 0 && <p className="text-ink-soft text-xs">Select a name to see each change</p>}
      </header>
      {people.length === 0 ? (
        <p className="px-4 py-10 text-center text-ink-soft">
          Nobody drafted, approved or rejected anything {nameWithin(range)}
        </p>
      ) : isNarrow ? (
        <ul className="divide-y divide-line">
          {people.map((row) => (
            <PersonItem key={row.person?.id ?? 0} row={row} report={report} search={search} />
          ))}
        </ul>
      ) : (
        <PeopleTable report={report} search={search} />
      )}
    </Card>
  );
}

const headStyle = 'px-2 py-2 text-right font-medium';

function PeopleTable({ report, search }: ReportCardProps) {
  const most = Math.max(1, ...report.people.map(({ approved }) => approved));
  const { from, to } = qualityScale(
    report.people.flatMap(({ quality }) => (quality ? [quality.before, quality.after] : [])),
    goodQuality,
  );
  const at = (value: number) => `${((value - from) / (to - from)) * 100}%`;
  return (
    <table aria-labelledby="by-person" className="w-full table-fixed text-[0.8125rem]">
      <thead className="border-line border-b text-ink-soft text-xs">
        <tr>
          <th scope="col" className="w-[25%] py-2 pr-2 pl-4 text-left font-medium">
            Person
          </th>
          <th scope="col" className={headStyle}>
            Drafted
          </th>
          <th scope="col" className={cn(headStyle, 'w-[17%] text-left')}>
            Approved
          </th>
          <th scope="col" className={headStyle}>
            Rejected
          </th>
          <th scope="col" className={headStyle}>
            Escapes
          </th>
          <th scope="col" className={headStyle}>
            Minutes
          </th>
          <th scope="col" className={cn(headStyle, 'w-[19%] pr-4')}>
            Quality
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {report.people.map((row) => {
          const { person, drafted, approved, rejected, escapes } = row;
          const count = (counted: Counted, value: number, className?: string) => (
            <Count row={row} report={report} search={search} counted={counted} className={className}>
              {value}
            </Count>
          );
          return (
            <tr key={person?.id ?? 0} className="h-10.5">
              <th scope="row" className="py-1 pr-2 pl-4 text-left font-medium">
                <PersonName row={row} report={report} search={search} />
              </th>
              <td className="px-2 text-right tabular-nums">{count('drafted', drafted)}</td>
              <td className="px-2">
                <span className="flex items-center justify-between gap-2 tabular-nums">
                  <span aria-hidden className="h-2 flex-1">
                    <span
                      className="block h-full rounded-full bg-ok"
                      style={{ width: `${(approved / most) * 100}%` }}
                    />
                  </span>
                  {count('approved', approved)}
                </span>
              </td>
              <td className="px-2 text-right tabular-nums">{count('rejected', rejected)}</td>
              <td className="px-2 text-right tabular-nums">
                {count('escaped', escapes, escapes > 0 ? 'font-semibold text-bad-ink' : 'text-ink-soft')}
              </td>
              <td className="px-2 text-right tabular-nums">{minutesOf(row)}</td>
              <td className="pr-4 pl-2">
                <span className="flex items-center justify-end gap-2.5 tabular-nums">
                  <QualityLine row={row} at={at} />
                  {qualityOf(row)}
                </span>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

type RowProps = ReportCardProps & { row: ReportPerson };

function PersonItem({ row, report, search }: RowProps) {
  const { drafted, approved, rejected, escapes } = row;
  const cells: [name: string, value: ReactNode][] = [
    ['Drafted', formatNumber(drafted)],
    ['Approved', formatNumber(approved)],
    ['Rejected', formatNumber(rejected)],
    ['Escapes', formatNumber(escapes)],
    ['Minutes', minutesOf(row)],
    ['Quality', qualityOf(row)],
  ];
  return (
    <li className="space-y-2 px-4 py-3">
      <PersonName row={row} report={report} search={search} />
      <dl className="grid grid-cols-3 gap-x-4 gap-y-1.5 text-[0.8125rem] tabular-nums">
        {cells.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-2">
            <dt className="text-ink-soft">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

function PersonName({ row, report, search }: RowProps) {
  const name = namePerson(row);
  if (!row.person) return <span className="text-ink-soft">{name}</span>;
  return (
    <Link
      to="/content-history"
      search={historySearch(report, search, { by: String(row.person.id) })}
      className="flex min-w-0 items-center gap-2 hover:underline touch:min-h-10"
    >
      <Avatar fullName={name} className="size-6 text-[0.625rem]" />
      <span className="truncate">{name}</span>
    </Link>
  );
}

type CountProps = RowProps & { counted: Counted; className?: string | undefined; children: number };

/** A count that opens what it counts. */
function Count({ row: { person }, report, search, counted, className, children }: CountProps) {
  if (children === 0 || !person) return <span className={className ?? 'text-ink-soft'}>{formatNumber(children)}</span>;
  return (
    <Link
      to="/content-history"
      search={historySearch(report, search, { counted, by: String(person.id) })}
      className={cn('rounded-sm hover:underline', className)}
    >
      {formatNumber(children)}
    </Link>
  );
}

const notMeasured = (
  <>
    <span aria-hidden className="text-ink-faint">
      –
    </span>
    <span className="sr-only">not measured</span>
  </>
);

const minutesOf = ({ minutes }: ReportPerson): ReactNode => (minutes === null ? notMeasured : minutes.toFixed(1));

/** From before to after, as small as a word; the numbers are beside it. */
function QualityLine({ row: { quality }, at }: { row: ReportPerson; at: (value: number) => string }) {
  if (!quality) return null;
  const [low, high] = [quality.before, quality.after].sort((a, b) => a - b) as [number, number];
  return (
    <span aria-hidden className="relative mr-1 h-3 w-14 min-w-0 max-lg:hidden">
      <span
        className="absolute top-1/2 h-0.5 -translate-y-1/2 bg-accent/40 dark:bg-accent/65"
        style={{ left: at(low), width: `calc(${at(high)} - ${at(low)})` }}
      />
      <span
        className="absolute top-1/2 size-2.5 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-ink-soft bg-surface"
        style={{ left: at(quality.before) }}
      />
      <span
        className="absolute top-1/2 size-2.5 -translate-x-1/2 -translate-y-1/2 rounded-full bg-accent"
        style={{ left: at(quality.after) }}
      />
    </span>
  );
}

/** `69 → 87` */
const qualityOf = ({ quality }: ReportPerson): ReactNode =>
  quality === null ? (
    notMeasured
  ) : (
    <span className="whitespace-nowrap">
      <span className="text-ink-soft">
        {quality.before} <span aria-hidden>→</span>
        <span className="sr-only">to</span>{' '}
      </span>
      <span className="font-semibold">{quality.after}</span>
    </span>
  );
