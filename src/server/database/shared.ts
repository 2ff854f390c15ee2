// Questions that come while the same is being asked go together: the next answer is for all of them. None of them gets the answer to a
// question that was asked before it came.

/** So long one question holds up the next: one whose connection is dead is not waited for. */
const longestHoldMs = 1_000;

/** Calls `ask` one after another; calls that come while one is under way share the next. */
export function shareNext<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let next: Promise<Answer> | null = null;
  let last: Promise<unknown> = Promise.resolve();
  const go = () => {
    next = null;
    const asked = ask();
    last = new Promise((resolve) => {
      const timer = setTimeout(resolve, longestHoldMs);
      const settle = () => {
        clearTimeout(timer);
        resolve(undefined);
      };
      asked.then(settle, settle);
    });
    return asked;
  };
  return () => {
    next ??= last.then(go);
    return next;
  };
}

/** Loads by keys, those of all calls that come while a load is under way in the next one. */
export function loadTogether<Key, Value>(
  load: (keys: Key[]) => Promise<ReadonlyMap<Key, Value>>,
): (key: Key) => Promise<Value | undefined> {
  let wanted = new Set<Key>();
  const loadNext = shareNext(() => {
    const keys = [...wanted];
    wanted = new Set();
    return load(keys);
  });
  return async (key) => {
    wanted.add(key);
    return (await loadNext()).get(key);
  };
}
