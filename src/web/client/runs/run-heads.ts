// Whether there is a run that every screen shows: one that goes on, or the latest that ended, until it is dismissed in this browser.
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { listRunHeads } from '#domain/runs/run-heads.contract.ts';
import { keep, readKept } from '#web/kit/kept.ts';
import { call } from '../api.ts';
import { keys } from '../query-keys.ts';

const dismissedKey = 'copydesk.run-dismissed';
/** An end is news for a day. */
const newsMs = 24 * 60 * 60_000;
const headCount = 10;

type RunHead = { finishedAt: string | null };

/**
 * The run to show and how many others go on beside it. `rows` are the latest runs, the latest first; `dismissed` and `now` are milliseconds
 * since 1970: when the run ended that was dismissed last, and the present.
 */
export function chooseShown<Head extends RunHead>(
  rows: readonly Head[],
  dismissed: number,
  now: number,
): { run: Head; others: number } | null {
  const live = rows.filter(({ finishedAt }) => !finishedAt);
  if (live[0]) return { run: live[0], others: live.length - 1 };
  // A long run may end after one that was started later.
  const [latest] = rows.toSorted((a, b) => endOf(b) - endOf(a));
  if (!latest || endOf(latest) <= dismissed) return null;
  return now - endOf(latest) < newsMs ? { run: latest, others: 0 } : null;
}

const endOf = ({ finishedAt }: RunHead) => (finishedAt === null ? 0 : Date.parse(finishedAt));

export function useIsRunToShow(isAsked: boolean): boolean {
  const { data = [] } = useQuery({
    queryKey: keys.runHeads,
    queryFn: ({ signal }) => call(listRunHeads, { query: { limit: headCount }, signal }),
    enabled: isAsked,
  });
  return chooseShown(data, useDismissed(), Date.now()) !== null;
}

const listeners = new Set<() => void>();
/** Where storage is switched off it lasts for this page. */
let dismissed = 0;

const readDismissed = (): number => Number(readKept(dismissedKey) ?? dismissed);

/** When the run ended whose end was dismissed last in this browser, in milliseconds since 1970; 0 for none. */
export function useDismissed(): number {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, readDismissed);
}

export function dismissRun(run: RunHead): void {
  dismissed = endOf(run);
  keep(dismissedKey, String(dismissed));
  for (const listener of listeners) listener();
}
