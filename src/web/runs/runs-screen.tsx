// Every run, the latest first.
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Activity } from 'lucide-react';
import { describeFailure } from '#web/client/api-error.ts';
import { RunRow } from '#web/client/runs/run-row.tsx';
import { useRunList } from '#web/client/runs/runs.queries.ts';
import { Button } from '#web/kit/button.tsx';
import { Card } from '#web/kit/card.tsx';
import { PagedList } from '#web/kit/lists/paged-list.tsx';
import { PageHead } from '#web/kit/page-head.tsx';
import { Loading, Skeleton } from '#web/kit/skeleton.tsx';
import { EmptyState } from '#web/kit/states.tsx';

const pageSize = 20;

export function RunsScreen() {
  const { page = 1 } = useSearch({ from: '/runs' });
  const navigate = useNavigate({ from: '/runs' });
  const list = useRunList(page, pageSize);
  return (
    <>
      <PageHead
        title="Runs"
        hint="Actions on many products at once. They continue after you close this page, and you can undo their changes."
      />
      <Card>
        <PagedList
          list={list}
          failure={{ title: 'Runs could not be loaded', ...describeFailure(list.error) }}
          skeleton={<ListSkeleton />}
          empty={
            <EmptyState
              icon={Activity}
              title="No runs yet"
              hint="Select products in a list, then choose Bulk Optimize or Approve. Your runs appear here."
            >
              <Button asChild variant="primary">
                <Link to="/products">Go to all products</Link>
              </Button>
            </EmptyState>
          }
          page={page}
          pageSize={pageSize}
          onPage={(next) => void navigate({ search: { page: next === 1 ? undefined : next } })}
          nouns={['run', 'runs']}
        >
          {(runs) => (
            <ul aria-label="Runs" className="divide-y divide-line">
              {runs.map((run) => (
                <RunRow key={run.id} run={run} />
              ))}
            </ul>
          )}
        </PagedList>
      </Card>
    </>
  );
}

function ListSkeleton() {
  return (
    <Loading label="Loading runs" className="divide-y divide-line">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
        <div key={row} className="flex items-center gap-4 px-5 py-3.5">
          <div className="flex-1 space-y-2">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-3 w-3/5" />
          </div>
          <Skeleton className="h-5 w-20 rounded-full" />
        </div>
      ))}
    </Loading>
  );
}
