// API Integration: the language models this workspace may ask, and what each of them does.

import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { addConnection, chooseModel } from '#domain/models/connections.contract.ts';
import { Card } from '#web/kit/card.tsx';
import { PageHead } from '#web/kit/page-head.tsx';
import { Loading, Skeleton } from '#web/kit/skeleton.tsx';
import { LoadFailure } from '#web/shared/lists/load-failure.tsx';
import { ActionButton } from '#web/shared/screen/action-button.tsx';
import { type Action, useActions } from '#web/shared/screen/actions.ts';
import { RefusalNote } from '#web/shared/screen/allowed.tsx';
import { ConnectionDialogs } from './connection-dialogs.tsx';
import { ConnectionList } from './connection-list.tsx';
import { EnvironmentCard } from './environment-card.tsx';
import { JobChoices } from './job-choices.tsx';
import { useModelSettings } from './models.queries.ts';
import { readDialog } from './models.search.ts';

export function ModelsScreen() {
  const { dialog } = useSearch({ from: '/api-integration' });
  const navigate = useNavigate({ from: '/api-integration' });
  const { data: settings, error, refetch, isFetching } = useModelSettings();
  const open = (next: string | undefined) =>
    void navigate({ search: { dialog: next }, replace: next === undefined, resetScroll: false });
  const add: Action = {
    id: 'models.add',
    label: 'Add Connection',
    keys: 'c',
    needs: addConnection,
    run: () => open('new'),
  };
  useActions('API Integration', [add]);
  return (
    <>
      <PageHead
        title="API Integration"
        hint={
          <>
            Language models Copydesk can use, and what each one does. See their usage and cost under{' '}
            <Link to="/integration-status" className="text-accent-ink underline">
              Integration Status
            </Link>
            .
          </>
        }
      >
        <ActionButton variant="primary" action={add} icon={Plus} />
      </PageHead>
      {settings ? (
        <>
          <RefusalNote of={chooseModel} className="mb-4" />
          {settings.environment && <EnvironmentCard set={settings.environment} />}
          <JobChoices settings={settings} />
          <ConnectionList settings={settings} onOpen={open} />
          <ConnectionDialogs dialog={readDialog(dialog)} settings={settings} onClose={() => open(undefined)} />
        </>
      ) : error ? (
        <Card>
          <LoadFailure of={{ error, isFetching, refetch }} title="The connections could not be loaded" />
        </Card>
      ) : (
        <ModelsSkeleton />
      )}
    </>
  );
}

/** As high as what comes. */
function ModelsSkeleton() {
  return (
    <Loading label="Loading the connections" className="grid gap-4">
      <Card className="min-h-72 space-y-3.5 p-5 max-sm:min-h-135">
        <Skeleton className="h-5 w-36" />
        <Skeleton className="h-10 w-full" />
        <Skeleton className="h-10 w-full" />
        <Skeleton className="h-10 w-full" />
      </Card>
      <Card className="min-h-88 space-y-3.5 p-5 max-sm:min-h-105">
        <Skeleton className="h-5 w-36" />
        <Skeleton className="h-4 w-3/5" />
        <Skeleton className="h-16 w-full" />
      </Card>
    </Loading>
  );
}
