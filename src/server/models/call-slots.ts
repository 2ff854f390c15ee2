// How many calls of one connection are under way at the same time in this process. Whoever comes too early waits in line.

export type CallSlots = {
  /** Waits for a place; the answer gives it back. Throws the signal's reason where nobody waits any more. */
  take: (place: Place, signal: AbortSignal) => Promise<() => void>;
};
/** `concurrency` is as it stands now: a change holds for whoever comes next. */
type Place = { connectionId: number | null; concurrency: number | null };

type Line = { taken: number; most: number; waiting: (() => void)[] };

export function createCallSlots(): CallSlots {
  const lines = new Map<number, Line>();

  function letIn(id: number, line: Line): void {
    while (line.taken < line.most) {
      const next = line.waiting.shift();
      if (!next) break;
      line.taken += 1;
      next();
    }
    if (line.taken === 0 && line.waiting.length === 0) lines.delete(id);
  }

  return {
    take: async ({ connectionId, concurrency }, signal) => {
      signal.throwIfAborted();
      if (connectionId === null || concurrency === null) return () => {};
      const line = lines.get(connectionId) ?? { taken: 0, most: concurrency, waiting: [] };
      lines.set(connectionId, line);
      line.most = concurrency;
      const turn = Promise.withResolvers<void>();
      const leave = () => {
        line.waiting = line.waiting.filter((each) => each !== turn.resolve);
        turn.reject(signal.reason);
      };
      line.waiting.push(turn.resolve);
      signal.addEventListener('abort', leave, { once: true });
      letIn(connectionId, line);
      await turn.promise.finally(() => signal.removeEventListener('abort', leave));
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        line.taken -= 1;
        letIn(connectionId, line);
      };
    },
  };
}
