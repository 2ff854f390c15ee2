// Settings > Sessions: the browsers one is signed in with, and the end of each.
import { useState } from 'react';
import { Button } from '#web/kit/button.tsx';
import { Loading, Skeleton } from '#web/kit/skeleton.tsx';
import { LoadFailure } from '#web/shared/lists/load-failure.tsx';
import { SettingsCard } from '../settings-card.tsx';
import { useSessions } from './account.queries.ts';
import { EndOthersDialog } from './end-others-dialog.tsx';
import { SessionRow } from './session-row.tsx';

/** `own`: the session of this browser, by its ID. */
export function SessionsSection({ own }: { own: number }) {
  const { data: sessions, error, refetch, isFetching } = useSessions();
  const [isAsking, setAsking] = useState(false);
  // By when they started, which does not change: no row moves while one looks.
  const rows = sessions?.toSorted((a, b) => Number(b.id === own) - Number(a.id === own) || b.id - a.id);
  const others = sessions?.filter(({ id }) => id !== own) ?? [];
  return (
    <SettingsCard
      id="sessions"
      title="Sessions"
      hint="Browsers where you are signed in"
      aside={
        others.length > 0 && (
          <Button size="sm" onClick={() => setAsking(true)}>
            Sign out everywhere else
          </Button>
        )
      }
    >
      {rows && (
        <ul className="divide-y divide-line">
          {rows.map((session) => (
            <SessionRow key={session.id} session={session} isOwn={session.id === own} />
          ))}
        </ul>
      )}
      {!sessions && error && (
        <LoadFailure of={{ error, isFetching, refetch }} title="The sessions could not be loaded" className="py-8" />
      )}
      {!sessions && !error && (
        <Loading label="Loading the sessions" className="flex min-h-15 items-center justify-between gap-6 px-4">
          <Skeleton className="h-4 w-48" />
          <Skeleton className="h-7 w-20" />
        </Loading>
      )}
      {isAsking && <EndOthersDialog others={others.length} onClose={() => setAsking(false)} />}
    </SettingsCard>
  );
}
