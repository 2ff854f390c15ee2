// Team > Audit: who changed what, when and from where, with the state before and after.
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Download, ScrollText, SearchX } from 'lucide-react';
import { describeFailure } from '#web/client/api-error.ts';
import { useMay } from '#web/client/use-may.ts';
import { Button } from '#web/kit/button.tsx';
import { Card } from '#web/kit/card.tsx';
import { cn } from '#web/kit/cn.ts';
import { countNoun } from '#web/kit/count-noun.ts';
import { FailureBox } from '#web/kit/failure-box.tsx';
import { Loading, Skeleton } from '#web/kit/skeleton.tsx';
import { EmptyState } from '#web/kit/states.tsx';
import { LoadFailure } from '#web/shared/lists/load-failure.tsx';
import { Refused } from '#web/shared/screen/refused.tsx';
import { auditCsvUrl, useAuditEntries } from './audit.queries.ts';
import type { AuditSearch } from './audit.search.ts';
import { AuditFilters } from './audit-filters.tsx';
import { AuditRow } from './audit-row.tsx';
import { KeepDays } from './keep-days.tsx';

export function AuditTab() {
  const mayManage = useMay('manage');
  if (mayManage) return <AuditLog />;
  return <Refused of="manage" hint="Only admins and owners can see the audit log." />;
}

function AuditLog() {
  const { tab: _tab, member: _member, dialog: _dialog, ...filter } = useSearch({ from: '/team' });
  const navigate = useNavigate({ from: '/team' });
  const list = useAuditEntries(filter);
  const change = (changed: Partial<AuditSearch>) =>
    void navigate({ search: (old) => ({ ...old, ...changed }), replace: 'search' in changed, resetScroll: false });
  const isFiltered = Object.values(filter).some((value) => value !== undefined);
  return (
    <Card aria-labelledby="audit-title">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 pt-4">
        <div className="min-w-0">
          <h2 id="audit-title" className="font-semibold text-[0.9375rem]">
            Audit log
          </h2>
          <p aria-live="polite" className="text-[0.8125rem] text-ink-soft tabular-nums">
            {list.data
              ? `${countNoun(list.data.total, 'entry', 'entries')}, newest first`
              : 'Who changed what, newest first'}
          </p>
        </div>
        {list.data && list.data.total > 0 && (
          <Button asChild size="sm">
            <a href={auditCsvUrl(filter)} download>
              <Download aria-hidden />
              Download CSV
            </a>
          </Button>
        )}
      </header>
      <AuditFilters filter={filter} onChange={change} />
      <Entries
        list={list}
        isFiltered={isFiltered}
        onClear={() => void navigate({ search: { tab: 'audit' }, resetScroll: false })}
      />
      <KeepDays />
    </Card>
  );
}

type EntriesProps = { list: ReturnType<typeof useAuditEntries>; isFiltered: boolean; onClear: () => void };

function Entries({ list, isFiltered, onClear }: EntriesProps) {
  const { data } = list;
  if (!data && list.isError) return <LoadFailure of={list} title="The audit log could not be loaded" />;
  if (!data)
    return (
      <Loading label="Loading the audit log" className="space-y-3.5 border-line border-t p-5">
        <Skeleton className="h-9 w-full" />
        <Skeleton className="h-9 w-full" />
        <Skeleton className="h-9 w-full" />
      </Loading>
    );
  if (data.entries.length === 0 && isFiltered)
    return (
      <EmptyState icon={SearchX} title="No entries found" hint="Change the filters or the search.">
        <Button onClick={onClear}>Clear all filters</Button>
      </EmptyState>
    );
  if (data.entries.length === 0)
    return (
      <EmptyState
        icon={ScrollText}
        title="Nothing recorded yet"
        hint="Sign-ins and changes of members, rules, settings and connections will appear here."
      />
    );
  return (
    <>
      <ol
        aria-label="Audit log"
        aria-busy={list.isPlaceholderData}
        className={cn(
          'divide-y divide-line border-line border-t transition-opacity duration-150',
          list.isPlaceholderData && 'opacity-60',
        )}
      >
        {data.entries.map((entry) => (
          <AuditRow key={entry.id} entry={entry} />
        ))}
      </ol>
      {(list.hasNextPage || list.isFetchNextPageError) && (
        <div className="flex flex-col items-center gap-2 border-line border-t px-5 py-3">
          {list.isFetchNextPageError && <FailureBox {...describeFailure(list.error)} />}
          <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {list.isFetchNextPageError ? 'Retry' : 'Show older entries'}
          </Button>
        </div>
      )}
    </>
  );
}
