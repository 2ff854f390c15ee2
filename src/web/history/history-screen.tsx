// Content History screen: every change of every product, by day, newest first.

import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Download, History, ListChecks } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { groupRuns } from '#domain/history/group-runs.ts';
import type { HistoryEntry } from '#domain/history/history.contract.ts';
import { groupByDay } from '#domain/history/history.ts';
import { describeFailure } from '#web/client/api-error.ts';
import { Button } from '#web/kit/button.tsx';
import { Card } from '#web/kit/card.tsx';
import { FailureBox } from '#web/kit/failure-box.tsx';
import { formatDate, formatNumber } from '#web/kit/format.ts';
import { toast } from '#web/kit/layers/toast.ts';
import { PageHead } from '#web/kit/page-head.tsx';
import { EmptyState } from '#web/kit/states.tsx';
import { LoadFailure } from '#web/shared/lists/load-failure.tsx';
import { historyCsvUrl, useHistory } from './history.queries.ts';
import type { HistorySearch } from './history.search.ts';
import { HistoryCard } from './history-card.tsx';
import { HistoryFilters } from './history-filters.tsx';
import { HistoryGroup } from './history-group.tsx';
import { HistorySkeleton } from './history-skeleton.tsx';
import { RollbackDialog } from './rollback-dialog.tsx';

export function HistoryScreen() {
  const filter = useSearch({ from: '/content-history' });
  const navigate = useNavigate({ from: '/content-history' });
  const history = useHistory(filter);
  const change = (changed: Partial<HistorySearch>) =>
    void navigate({ search: (old) => ({ ...old, ...changed }), replace: 'search' in changed, resetScroll: false });
  return (
    <>
      <PageHead
        title="Content History"
        hint={
          history.data && history.data.total > 0
            ? `${formatNumber(history.data.total)} ${history.data.total === 1 ? 'change' : 'changes'}, newest first`
            : 'Every content change, who made it and when'
        }
      >
        {history.data && history.data.total > 0 && (
          <Button asChild variant="ghost">
            <a href={historyCsvUrl(filter)} download>
              <Download aria-hidden />
              Download CSV
            </a>
          </Button>
        )}
        <Button asChild variant="ghost">
          <Link to="/runs">
            <ListChecks aria-hidden />
            Runs
          </Link>
        </Button>
      </PageHead>
      <HistoryFilters filter={filter} onChange={change} />
      <HistoryList
        history={history}
        importId={filter.import}
        isFiltered={Object.values(filter).some((value) => value !== undefined)}
      />
    </>
  );
}

type HistoryListProps = {
  history: ReturnType<typeof useHistory>;
  importId: string | undefined;
  isFiltered: boolean;
};

function HistoryList({ history, importId, isFiltered }: HistoryListProps) {
  const [chosenId, setChosenId] = useState<number | null>(null);
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = history;
  const end = useOnApproach(
    hasNextPage && !isFetchingNextPage && !history.isFetchNextPageError,
    () => void fetchNextPage(),
  );

  if (history.isError && !data) {
    return (
      <Card>
        <LoadFailure of={history} title="The history could not be loaded" />
      </Card>
    );
  }
  if (!data) return <HistorySkeleton />;
  if (data.entries.length === 0 && isFiltered) {
    return (
      <Card>
        <EmptyState icon={History} title="No changes found" hint="Try adjusting your filters or search criteria">
          <Button asChild>
            <Link to="/content-history">Clear all filters</Link>
          </Button>
        </EmptyState>
      </Card>
    );
  }
  if (data.entries.length === 0) {
    return (
      <Card>
        <EmptyState
          icon={History}
          title="No history available"
          hint="Changes will appear here when content is generated, edited, approved or rejected."
        >
          <Button asChild variant="primary">
            <Link to="/pending-products">Go to pending products</Link>
          </Button>
        </EmptyState>
      </Card>
    );
  }
  const chosen = data.entries.find((entry) => entry.id === chosenId);
  const choose = (id: number) => {
    if (data.entries.some((entry) => entry.id === id)) setChosenId(id);
    else toast({ title: 'Failed to rollback content', description: 'History item not found', tone: 'destructive' });
  };
  const card = (entry: HistoryEntry) => (
    <HistoryCard key={entry.id} entry={entry} onRollback={() => choose(entry.id)} />
  );
  return (
    // The button starts below the window: what is read meanwhile, and folded into one line, never pushes it through what one reads.
    <div className="flex min-h-dvh flex-col gap-8">
      {groupByDay(data.entries, formatDate).map(({ day, entries }) => (
        <section key={day} aria-label={day}>
          <h2 className="mb-3 flex items-center gap-3 font-semibold text-[0.8125rem]">
            {day}
            <span aria-hidden className="h-px flex-1 bg-line" />
          </h2>
          <ol className="space-y-3">
            {groupRuns(entries).map((group) => {
              const [first] = group.entries;
              if (group.products === 1) return first && card(first);
              return (
                <HistoryGroup
                  key={first?.id}
                  group={group}
                  isAlone={group.importId !== null && String(group.importId) === importId}
                >
                  {card}
                </HistoryGroup>
              );
            })}
          </ol>
        </section>
      ))}
      <div ref={end} />
      <div className="mt-auto flex flex-col items-center gap-2 py-2">
        {history.isFetchNextPageError && <FailureBox {...describeFailure(history.error)} />}
        {hasNextPage ? (
          <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {history.isFetchNextPageError ? 'Retry' : 'Show older changes'}
          </Button>
        ) : (
          <p className="text-ink-faint text-xs">Start of the history</p>
        )}
      </div>
      {chosen && <RollbackDialog entry={chosen} onClose={() => setChosenId(null)} />}
    </div>
  );
}

/** Calls `onApproach` when the element comes near the screen: older changes are read before the end is reached. */
function useOnApproach(isWanted: boolean, onApproach: () => void) {
  const element = useRef<HTMLDivElement>(null);
  const latest = useRef(onApproach);
  useEffect(() => {
    latest.current = onApproach;
  });
  useEffect(() => {
    if (!isWanted || !element.current) return;
    const observer = new IntersectionObserver(
      (seen) => {
        if (seen.some((entry) => entry.isIntersecting)) latest.current();
      },
      { rootMargin: '600px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isWanted]);
  return element;
}
