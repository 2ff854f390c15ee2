// Who may ask now: no host is asked for much at once, and never more in all than memory holds.
import pLimit, { type LimitFunction } from 'p-limit';

/** Does the work once it is its turn. */
export type Turns = <T>(host: string, work: () => Promise<T>) => Promise<T>;

/** `perHost` at once of one host, `inAll` of all. What waits for its host holds up no other one. */
export function createTurns({ perHost, inAll }: { perHost: number; inAll: number }): Turns {
  const all = pLimit(inAll);
  const hosts = new Map<string, LimitFunction>();
  return async (host, work) => {
    const own = hosts.get(host) ?? pLimit(perHost);
    hosts.set(host, own);
    try {
      return await own(() => all(work));
    } finally {
      if (own.activeCount + own.pendingCount === 0) hosts.delete(host);
    }
  };
}
