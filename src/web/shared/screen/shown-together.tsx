// Cards that load by themselves, one below the other.
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';

const firstLoads = { predicate: ({ state }: { state: { status: string } }) => state.status === 'pending' };

/** Shows what is in it once nothing on the screen is loaded for the first time: else a button moves under the pointer as a card above it fills. */
export function ShownTogether({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const loading = useIsFetching(firstLoads);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    // Asked again: what the cards ask for begins as they are there.
    if (loading === 0 && client.isFetching(firstLoads) === 0) setShown(true);
  }, [client, loading]);
  return <div className={isShown ? undefined : 'invisible'}>{children}</div>;
}
