// Calls to a model wait here until the limits of its connection let them in. Within a process p-queue passes a place from one call to the next.
// How many places a process has is agreed with the others in the database, which is asked when that changes and not for each call.
import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#server/database/database.ts';
import * as store from './limits.store.ts';
import { type Line, openLine, takeTurn } from './process-line.ts';

export type CallLines = {
  /**
   * Waits until the connection's limits let the call in, which then has its place until `end` or for `longestMs`. Throws the signal's reason
   * where nobody waits any more.
   */
  enter: (wanted: store.Reservation, longestMs: number, signal: AbortSignal) => Promise<store.Answered>;
  /** The call has ended: the next one may go. */
  end: (call: number) => void;
  /** No process calls for so long. */
  pause: (connectionId: number | null, ms: number) => Promise<void>;
};

/** The longest until something is asked again, even if there was news; asking also says that the process lives. */
const askEveryMs = 1_000;

type Entered = { answer: store.Answered; release: () => void };

export async function openCallLines(
  database: Pick<Database, 'db' | 'listen'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<CallLines> {
  const { db } = database;
  const process = randomUUID();
  const lines = new Map<number, Line>();
  const running = new Map<number, () => void>();

  await store.hearOthers(database, (news) => {
    for (const line of lines.values()) {
      if (news && (news.key !== line.key || news.from === process)) continue;
      if (news && news.pausedMs > 0) line.pause(news.pausedMs);
      line.change.happen();
    }
  });

  /** Agrees with the other processes on places, until nobody here wants one. */
  async function share(line: Line): Promise<void> {
    for (let wasWaiting = false; line.isSharing; ) {
      // After those who come and go in the same turn.
      await nextTurn();
      const { key, most, wanted } = line;
      const changed = line.change.next();
      const isOver = wanted === 0 || most === null;
      try {
        if (isOver) {
          if (most !== null) line.setPlaces(0);
          await store.leavePlaces(db, key, process);
        } else {
          line.asked = wanted;
          // What it does not need is for others, and is given up before they hear of it.
          const underWay = line.calling.pending;
          const own = { places: Math.max(underWay, Math.min(line.places(), wanted)), wanted };
          line.setPlaces(own.places);
          const { places, owes } = await store.askForPlaces(db, { key, process, most, own, underWay, wasWaiting });
          wasWaiting = places < wanted;
          // The limit may have been taken off meanwhile: then nobody waits for places.
          if (line.most !== null) {
            line.owes = owes;
            line.setPlaces(places);
          }
        }
      } catch (error) {
        log.warn({ err: error }, 'Could not agree with the other processes on calls to a language model');
        line.fail(error);
      }
      line.isSharing = !isOver || (line.wanted > 0 && line.most !== null);
      if (!isOver) await Promise.race([changed, sleep(askEveryMs, undefined, { ref: false })]);
    }
  }

  /** Waits for a place; one that is owed goes to another process when it is given back. */
  async function takePlace(line: Line, signal: AbortSignal): Promise<() => void> {
    const release = await takeTurn(line.calling, signal);
    return () => {
      line.payBack();
      release();
    };
  }

  /** Where other calls decide about it: in its place, one after another. */
  async function noteInPlace(line: Line, wanted: store.Reservation, signal: AbortSignal): Promise<Entered> {
    const release = await takePlace(line, signal);
    try {
      const isNoted = await takeTurn(line.noting, signal);
      return { answer: await noteWithRoom(line, wanted, signal).finally(isNoted), release };
    } catch (error) {
      release();
      throw error;
    }
  }

  async function noteWithRoom(line: Line, wanted: store.Reservation, signal: AbortSignal): Promise<store.Answered> {
    for (;;) {
      const changed = line.room.next();
      const answer = await store.noteCall(db, wanted);
      if (signal.aborted && 'call' in answer) await store.giveBack(db, answer.call);
      signal.throwIfAborted();
      if (!('waitMs' in answer)) return answer;
      const waited = sleep(Math.min(askEveryMs, answer.waitMs), undefined, { signal, ref: false });
      await Promise.race([changed, waited]).catch(() => signal.throwIfAborted());
    }
  }

  /** Where only places decide: some are noted before they have one, and make use of it without a word from the database. */
  async function noteAhead(line: Line, wanted: store.Reservation, signal: AbortSignal): Promise<Entered> {
    const isUnderWay = await takeTurn(line.noting, signal);
    const notedAt = performance.now();
    try {
      const answer = await noteWithRoom(line, wanted, signal);
      if (!('call' in answer)) return { answer, release: () => {} };
      const release = await takePlace(line, signal).catch(async (error: unknown) => {
        await store.giveBack(db, answer.call);
        throw error;
      });
      const pausedMs = wanted.purpose === 'test' ? 0 : line.pausedMs(notedAt);
      if (pausedMs === 0) return { answer, release };
      release();
      await store.giveBack(db, answer.call);
      return { answer: { pausedMs }, release: () => {} };
    } finally {
      isUnderWay();
    }
  }

  function lineOf(key: number, limits: store.Limits): Line {
    const line = lines.get(key) ?? openLine(key);
    lines.set(key, line);
    line.isCounted = store.isCounted(limits);
    if (limits.concurrency === null) line.setPlaces(Number.POSITIVE_INFINITY);
    else if (line.most === null) line.setPlaces(0);
    line.most = limits.concurrency;
    return line;
  }

  function askForMore(line: Line): void {
    if (line.most === null) return;
    if (!line.isSharing) {
      line.isSharing = true;
      void share(line);
    } else if (line.wanted > line.places() && line.asked <= line.places()) line.change.happen();
  }

  function end(call: number): void {
    running.get(call)?.();
    running.delete(call);
  }

  return {
    enter: async (wanted, longestMs, signal) => {
      signal.throwIfAborted();
      const { limits, connectionId } = wanted;
      const line = lineOf(store.keyOf(connectionId), limits);
      line.wanted += 1;
      askForMore(line);
      const leave = () => {
        line.wanted -= 1;
        line.room.happen();
        if (line.wanted === 0) line.change.happen();
      };
      try {
        const { answer, release } = await (line.isCounted ? noteInPlace : noteAhead)(line, wanted, signal);
        const free = () => {
          release();
          leave();
        };
        if ('call' in answer) {
          const timer = setTimeout(() => end(answer.call), longestMs).unref();
          running.set(answer.call, () => {
            clearTimeout(timer);
            free();
          });
        } else free();
        return answer;
      } catch (error) {
        leave();
        throw signal.aborted ? error : line.faultOf(error);
      }
    },
    end,
    pause: async (connectionId, ms) => {
      const key = store.keyOf(connectionId);
      lines.get(key)?.pause(ms);
      await store.notePause(db, key, process, ms);
    },
  };
}
