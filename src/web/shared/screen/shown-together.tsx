// Cards that load by themselves, one below the other.
import { hashKey, type QueryKey, useIsFetching, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useLayoutEffect, useState } from 'react';

type ShownTogetherProps = {
  /** What they read, by its query keys, and what the cards above them read. */
  reads: readonly QueryKey[];
  /** Stands for them until then. */
  skeleton: ReactNode;
  children: ReactNode;
};

/** Shows what is in it once all of it was read for the first time: else a button moves under the pointer as a card above it fills. */
export function ShownTogether({ reads, skeleton, children }: ShownTogetherProps) {
  const client = useQueryClient();
  const [isShown, setShown] = useState(false);
  const hashes = reads.map(hashKey);
  // Draws again as each of them is answered.
  useIsFetching({ predicate: ({ queryHash }) => hashes.includes(queryHash) });
  useLayoutEffect(() => {
    // Asked once the cards are drawn, which is when it is known what they read, and before anything is painted.
    if (reads.every((key) => client.getQueryState(key)?.status !== 'pending')) setShown(true);
  });
  return (
    <>
      {!isShown && skeleton}
      <div hidden={!isShown}>{children}</div>
    </>
  );
}
