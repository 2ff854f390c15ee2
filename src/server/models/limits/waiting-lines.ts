// Who wants to call a model and may not yet waits in line: in this process in the order of asking, with the other processes by tickets in the
// database (model-limits.store.ts). One asks there for all of a line of this process, so that a slow database holds nobody up twice.
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#server/database/database.ts';
import * as store from './limits.store.ts';

export type CallLines = {
  /**
   * Waits until the connection's limits let the call in. Throws the signal's reason where nobody waits any more. `pausedMs`: the provider
   * wants nobody to call for so long, and nobody waits for that here.
   */
  enter: (wanted: store.Reservation, signal: AbortSignal) => Promise<store.Answered | { pausedMs: number }>;
  /** Says of a call that it goes on, until it has ended or `longestMs` have passed. */
  hold: (call: number, longestMs: number) => void;
  /** The call has ended: the next one may go. */
  end: (call: number, connectionId: number | null) => void;
};

/** The longest until a line asks again, whatever was heard. */
const askEveryMs = 1_000;
const renewEveryMs = (store.leaseSeconds * 1_000) / 3;
/** Enough for all that may run at a time, and no statement grows beyond it. */
const mostAtOnce = 100;

type Waiting = {
  wanted: store.Reservation;
  signal: AbortSignal;
  settle: (answer: store.Answered | { pausedMs: number }) => void;
  fail: (error: unknown) => void;
};
type Line = { waiting: Waiting[]; ticket: number | null; isWoken: boolean; wake: () => void };

export async function openCallLines(
  database: Pick<Database, 'db' | 'listen'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<CallLines> {
  const { db } = database;
  const lines = new Map<number, Line>();
  /** Calls under way, with the time of this process by which each is over at the latest. */
  const held = new Map<number, number>();
  let renewing: NodeJS.Timeout | undefined;
  const warn = (text: string) => (error: unknown) => log.warn({ err: error }, text);

  const wakeAll = (key: number | null) => {
    for (const [each, line] of lines) {
      if (key !== null && each !== key) continue;
      line.isWoken = true;
      line.wake();
    }
  };
  await store.hearOthers(database, wakeAll);

  function renew(): void {
    for (const [call, until] of held) if (performance.now() > until) held.delete(call);
    if (held.size === 0) {
      clearInterval(renewing);
      renewing = undefined;
    } else
      store
        .renewCalls(db, [...held.keys()])
        .catch(warn('Could not keep running calls to language models marked as running'));
  }

  /** Until something has changed, or it is time to ask again. */
  async function pause(line: Line, ms: number): Promise<void> {
    if (line.isWoken) return;
    const timer = new AbortController();
    const woken = new Promise<void>((resolve) => {
      line.wake = resolve;
    });
    await Promise.race([woken, sleep(ms, undefined, { signal: timer.signal, ref: false }).catch(() => undefined)]);
    timer.abort();
  }

  /** Tells each what came of its asking; who left meanwhile gives its place back. */
  function answer(line: Line, asking: readonly Waiting[], { answers, pausedMs }: store.Asked): void {
    const told = pausedMs > 0 ? asking.map(() => ({ pausedMs })) : answers;
    for (const [index, each] of told.entries()) {
      const waiting = asking[index];
      if (!waiting) continue;
      if (line.waiting.includes(waiting)) {
        line.waiting = line.waiting.filter((one) => one !== waiting);
        waiting.settle(each);
      } else if ('call' in each)
        store
          .giveBack(db, each.call)
          .then(
            () => wakeAll(waiting.wanted.connectionId ?? 0),
            warn(
              'Could not release a call to a language model that was reserved and is not needed. The reservation expires by itself',
            ),
          );
    }
  }

  /** Asks for those in line until there are none. */
  async function work(key: number, line: Line): Promise<void> {
    while (line.waiting.length > 0) {
      line.isWoken = false;
      const asking = line.waiting.slice(0, mostAtOnce);
      const asked = await store.askForCalls(
        db,
        asking.map(({ wanted }) => wanted),
        line.ticket,
      );
      line.ticket = asked.ticket;
      answer(line, asking, asked);
      if (asked.answers.length < asking.length && asked.pausedMs === 0)
        await pause(line, Math.min(askEveryMs, asked.waitMs));
    }
    lines.delete(key);
    if (line.ticket !== null) await leave(line.ticket, key);
  }

  /** Whoever stands behind need not wait until the place is known to be empty. */
  async function leave(ticket: number, key: number): Promise<void> {
    await store.dropTicket(db, ticket);
    await store.describeOthers(db, key);
  }

  function lineOf(key: number): Line {
    const there = lines.get(key);
    if (there) return there;
    const line: Line = { waiting: [], ticket: null, isWoken: false, wake: () => {} };
    lines.set(key, line);
    // After those who come in the same turn.
    setImmediate(() =>
      work(key, line).catch((error: unknown) => {
        if (lines.get(key) === line) lines.delete(key);
        for (const { fail } of line.waiting) fail(error);
      }),
    );
    return line;
  }

  return {
    enter: async (wanted, signal) => {
      signal.throwIfAborted();
      const line = lineOf(wanted.connectionId ?? 0);
      const { promise, resolve: settle, reject: fail } = Promise.withResolvers<store.Answered | { pausedMs: number }>();
      const waiting = { wanted, signal, settle, fail };
      const onLeft = () => {
        line.waiting = line.waiting.filter((each) => each !== waiting);
        line.isWoken = true;
        line.wake();
        fail(signal.reason);
      };
      line.waiting.push(waiting);
      signal.addEventListener('abort', onLeft, { once: true });
      return await promise.finally(() => signal.removeEventListener('abort', onLeft));
    },
    hold: (call, longestMs) => {
      held.set(call, performance.now() + longestMs);
      renewing ??= setInterval(renew, renewEveryMs).unref();
    },
    end: (call, connectionId) => {
      held.delete(call);
      wakeAll(connectionId ?? 0);
      store.describeOthers(db, connectionId ?? 0).catch(warn('Could not notify other processes that a call has ended'));
    },
  };
}
