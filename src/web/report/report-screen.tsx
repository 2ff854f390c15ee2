// Report screen: what was drafted, approved and rejected in some days, and what came of it.
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { Button } from '#web/kit/button.tsx';
import { Card } from '#web/kit/card.tsx';
import { cn } from '#web/kit/cn.ts';
import { usePageTitle } from '#web/kit/page-title.ts';
import { LoadFailure } from '#web/shared/lists/load-failure.tsx';
import { CountingNote } from './counting-note.tsx';
import { DaysCard } from './days-card.tsx';
import { EscapesCard } from './escapes-card.tsx';
import { FigureStrip } from './figure-strip.tsx';
import { PeopleCard } from './people-card.tsx';
import { QualityCard } from './quality-card.tsx';
import { RangeControls } from './range-controls.tsx';
import { reportCsvUrl, useReport } from './report.queries.ts';
import type { ReportCardProps, ReportSearch } from './report.search.ts';
import { ReportFilters } from './report-filters.tsx';
import { ReportSkeleton } from './report-skeleton.tsx';

export function ReportScreen() {
  usePageTitle('Report');
  const search = useSearch({ from: '/report' });
  const navigate = useNavigate({ from: '/report' });
  const report = useReport(search);
  const { data } = report;
  const change = (changed: Partial<ReportSearch>) =>
    void navigate({ search: (old) => ({ ...old, ...changed }), resetScroll: false });
  return (
    <>
      <header className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="flex items-center gap-2">
          <Link to="/" className="rounded-sm text-ink-soft hover:text-ink max-sm:hidden">
            Overview
          </Link>
          <span aria-hidden className="text-ink-faint max-sm:hidden">
            /
          </span>
          <h1 className="font-semibold text-[1.375rem] leading-7 tracking-[-0.015em]">Report</h1>
        </div>
        <ReportFilters search={search} onChange={change} />
        <div className="flex flex-wrap items-center gap-2 lg:ml-auto">
          {data && (
            <>
              <RangeControls report={data} onChange={({ from, to }) => change({ since: from, until: to })} />
              <Button asChild>
                <a href={reportCsvUrl(data, search)} download>
                  <Download aria-hidden />
                  CSV
                </a>
              </Button>
            </>
          )}
        </div>
      </header>
      {data ? (
        <div
          aria-busy={report.isPlaceholderData}
          className={cn('transition-opacity duration-150', report.isPlaceholderData && 'opacity-60')}
        >
          <ReportBody report={data} search={search} />
        </div>
      ) : report.isError ? (
        <Card>
          <LoadFailure of={report} title="The report could not be loaded" />
        </Card>
      ) : (
        <ReportSkeleton />
      )}
    </>
  );
}

function ReportBody({ report, search }: ReportCardProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 xl:grid-cols-[minmax(0,1.63fr)_minmax(0,1fr)]">
      <FigureStrip report={report} search={search} />
      <DaysCard report={report} />
      <QualityCard report={report} search={search} />
      <PeopleCard report={report} search={search} />
      <EscapesCard report={report} search={search} />
      <CountingNote report={report} />
    </div>
  );
}
