// Who wants to call a model and may not yet waits in line: in this process in the order of asking, with the other processes by tickets in the
// database (model-limits.store.ts). Only the first of a line asks there.
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#server/database/database.ts';
import { type Asked, dropTicket, hearOthers, leaseSeconds, renewCalls, tellOthers } from './model-limits.store.ts';

export type CallLines = {
  /** Asks again and again until the answer is another one than to wait in line. Throws the signal's reason where nobody waits any more. */
  enter: (
    connectionId: number | null,
    signal: AbortSignal,
    ask: (ticket: number | null) => Promise<Asked>,
  ) => Promise<Exclude<Asked, { ticket: number }>>;
  /** Says of a call that it goes on, until it has ended or `longestMs` have passed. */
  hold: (call: number, longestMs: number) => void;
  /** The call has ended: the next one may go. */
  end: (call: number, connectionId: number | null) => Promise<void>;
};

/** The longest until somebody in line asks again, whatever was heard. */
const askEveryMs = 1_000;
const renewEveryMs = (leaseSeconds * 1_000) / 3;

type Line = { waiting: (() => void)[]; isTaken: boolean; wake: () => void; isWoken: boolean };

export async function openCallLines(
  database: Pick<Database, 'db' | 'listen'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<CallLines> {
  const { db } = database;
  const lines = new Map<number, Line>();
  /** Calls under way, with the time of this process by which each is over at the latest. */
  const held = new Map<number, number>();
  let renewing: NodeJS.Timeout | undefined;

  const onEnded = (key: number | null) => {
    for (const [each, line] of lines) {
      if (key !== null && each !== key) continue;
      line.isWoken = true;
      line.wake();
    }
  };
  await hearOthers(database, onEnded);

  function renew(): void {
    for (const [call, until] of held) if (performance.now() > until) held.delete(call);
    if (held.size === 0) {
      clearInterval(renewing);
      renewing = undefined;
      return;
    }
    renewCalls(db, [...held.keys()]).catch((error: unknown) =>
      log.warn({ err: error }, 'Calls to language models could not be kept as under way'),
    );
  }

  /** One's turn to ask; the answer gives it to the next. */
  async function takeTurn(key: number, signal: AbortSignal): Promise<() => void> {
    const line = lines.get(key) ?? { waiting: [], isTaken: false, wake: () => {}, isWoken: false };
    lines.set(key, line);
    if (line.isTaken) {
      const turn = Promise.withResolvers<void>();
      const leave = () => {
        line.waiting = line.waiting.filter((each) => each !== turn.resolve);
        turn.reject(signal.reason);
      };
      line.waiting.push(turn.resolve);
      signal.addEventListener('abort', leave, { once: true });
      await turn.promise.finally(() => signal.removeEventListener('abort', leave));
    }
    line.isTaken = true;
    return () => {
      const next = line.waiting.shift();
      if (next) next();
      else lines.delete(key);
    };
  }

  async function pause(line: Line | undefined, ms: number, signal: AbortSignal): Promise<void> {
    if (!line || line.isWoken) return;
    const timer = new AbortController();
    const woken = new Promise<void>((resolve) => {
      line.wake = resolve;
    });
    const late = sleep(ms, undefined, { signal: AbortSignal.any([signal, timer.signal]) }).catch(() => undefined);
    await Promise.race([woken, late]);
    timer.abort();
  }

  return {
    enter: async (connectionId, signal, ask) => {
      signal.throwIfAborted();
      const key = connectionId ?? 0;
      const giveTurn = await takeTurn(key, signal);
      let ticket: number | null = null;
      try {
        for (;;) {
          signal.throwIfAborted();
          const line = lines.get(key);
          if (line) line.isWoken = false;
          const asked = await ask(ticket);
          if (!('ticket' in asked)) {
            ticket = null;
            return asked;
          }
          ticket = asked.ticket;
          await pause(line, Math.min(askEveryMs, asked.waitMs), signal);
        }
      } finally {
        giveTurn();
        if (ticket !== null) await leaveLine(ticket, connectionId);
      }
    },
    hold: (call, longestMs) => {
      held.set(call, performance.now() + longestMs);
      renewing ??= setInterval(renew, renewEveryMs).unref();
    },
    end: async (call, connectionId) => {
      held.delete(call);
      onEnded(connectionId ?? 0);
      await tellOthers(db, connectionId);
    },
  };

  /** Whoever stands behind need not wait until the place is known to be empty. */
  async function leaveLine(ticket: number, connectionId: number | null): Promise<void> {
    try {
      await dropTicket(db, ticket);
      await tellOthers(db, connectionId);
    } catch (error) {
      log.warn({ err: error }, 'A place in the line for a language model was left to run out');
    }
  }
}
