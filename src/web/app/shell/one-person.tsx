// Screens start once it is known whose they are, and stay that person's: a draft is read with the first look at a screen, however one
// signed in.
import { type ReactNode, useEffect, useState } from 'react';
import { useMe } from '#web/client/shared.queries.ts';
import { Card } from '#web/kit/card.tsx';
import { LoadFailure } from '#web/shared/lists/load-failure.tsx';
import { ownDrafts } from '#web/shared/screen/draft-owner.ts';
import { PendingScreen } from '../pages/pending-screen.tsx';

export function OnePerson({ children }: { children: ReactNode }) {
  const { data: me, error, isFetching, refetch } = useMe();
  if (me) return <ScreensOf personId={me.sessionId === null ? null : me.id}>{children}</ScreensOf>;
  if (!error) return <PendingScreen />;
  return (
    <Card>
      <LoadFailure of={{ error, isFetching, refetch }} title="Your account could not be loaded" />
    </Card>
  );
}

/** `personId` is null where nobody signs in. */
function ScreensOf({ personId, children }: { personId: number | null; children: ReactNode }) {
  const [startedAs] = useState(() => {
    ownDrafts(personId);
    return personId;
  });
  const isAnother = personId !== startedAs;
  useEffect(() => {
    // Somebody else signed in, in another tab. Everything read so far is not theirs.
    if (isAnother) window.location.reload();
  }, [isAnother]);
  return isAnother ? <PendingScreen /> : children;
}
