// Every run, the latest first.
import { Link, useSearch } from '@tanstack/react-router';
import { Activity } from 'lucide-react';
import { Button } from '#web/kit/button.tsx';
import { ListScreen } from '#web/shared/lists/list-screen.tsx';
import { RunRow } from '#web/shared/runs/run-row.tsx';
import { useRunList } from '#web/shared/runs/runs.queries.ts';
import { WorkRowsSkeleton } from '#web/shared/runs/work-row.tsx';

const pageSize = 20;

export function RunsScreen() {
  const address = useSearch({ from: '/runs' });
  const list = useRunList(address.page ?? 1, pageSize);
  return (
    <ListScreen
      title="Runs"
      hint="Actions on many products at once. They continue after you close this page, and you can undo their changes."
      address={address}
      list={list}
      pageSize={pageSize}
      nouns={['run', 'runs']}
      failure="Runs could not be loaded"
      skeleton={<WorkRowsSkeleton label="Loading runs" />}
      empty={{
        icon: Activity,
        title: 'No runs yet',
        hint: 'Select products in a list, then choose Bulk Optimize or Approve. Your runs appear here.',
        action: (
          <Button asChild variant="primary">
            <Link to="/products">Go to all products</Link>
          </Button>
        ),
      }}
    >
      {(runs) => (
        <ul aria-label="Runs" className="divide-y divide-line">
          {runs.map((run) => (
            <RunRow key={run.id} run={run} />
          ))}
        </ul>
      )}
    </ListScreen>
  );
}
