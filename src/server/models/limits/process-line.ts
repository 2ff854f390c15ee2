// The line of one connection within a process: p-queue keeps the order and passes places on.
import PQueue from 'p-queue';

/** Something others wait for, again and again. */
type Change = { next: () => Promise<void>; happen: () => void };

function createChange(): Change {
  let coming = Promise.withResolvers<void>();
  return {
    next: () => coming.promise,
    happen: () => {
      coming.resolve();
      coming = Promise.withResolvers<void>();
    },
  };
}

/** Waits for a turn in a queue and answers what ends it. The signal ends the wait alone. */
export async function takeTurn(queue: PQueue, signal: AbortSignal): Promise<() => void> {
  signal.throwIfAborted();
  const waiting = new AbortController();
  const stopWaiting = () => waiting.abort(signal.reason);
  signal.addEventListener('abort', stopWaiting, { once: true });
  const came = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  const turn = () => {
    signal.removeEventListener('abort', stopWaiting);
    came.resolve();
    return ended.promise;
  };
  queue.add(turn, { signal: waiting.signal }).catch(came.reject);
  await came.promise;
  return ended.resolve;
}

export function openLine(key: number) {
  let paused = { until: 0, heardAt: 0 };
  let fault: unknown;
  const line = {
    key,
    /** Calls at a time of all processes together; null: no limit. */
    most: null as number | null,
    isCounted: false,
    /** Calls here under way or waiting, now and when places were asked for last. */
    wanted: 0,
    asked: 0,
    isSharing: false,
    /** Places that go to other processes as calls end. */
    owes: 0,
    /** Calls that have a place; none has one before places were asked for. */
    calling: new PQueue({ autoStart: false }),
    /** Calls that are being noted, or are and wait for a place. */
    noting: new PQueue({ concurrency: 1 }),
    /** Places may have to be asked for again. */
    change: createChange(),
    /** The minute may have room. */
    room: createChange(),
    places: () => (line.calling.isPaused ? 0 : line.calling.concurrency),
    setPlaces: (places: number) => {
      if (places === 0) line.calling.pause();
      else {
        line.calling.concurrency = places;
        line.calling.start();
      }
      line.noting.concurrency = line.isCounted ? 1 : Math.max(1, Math.ceil(places / 2));
    },
    /** One of those who have a place ends: it goes to another process where one is owed. */
    payBack: () => {
      if (line.owes === 0) return;
      line.owes -= 1;
      line.setPlaces(line.places() - 1);
      line.change.happen();
    },
    pause: (ms: number) => {
      const heardAt = performance.now();
      paused = { until: Math.max(paused.until, heardAt + ms), heardAt };
    },
    /** How long the provider still wants no calls, where this was heard after a call was noted. */
    pausedMs: (notedAt: number) =>
      paused.heardAt < notedAt ? 0 : Math.max(0, Math.ceil(paused.until - performance.now())),
    /** Why those who wait cannot be let in. What is under way goes on. */
    fail: (error: unknown) => {
      fault = error;
      line.noting.clear();
      line.calling.clear();
    },
    /** What ended a wait, where p-queue only says that it was ended. */
    faultOf: (error: unknown) =>
      error instanceof DOMException && error.name === 'AbortError' ? (fault ?? error) : error,
  };
  return line;
}
export type Line = ReturnType<typeof openLine>;
