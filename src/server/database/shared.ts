// Questions that come while the same is being asked go together: the next answer is for all of them. None of them gets the answer to a
// question that was asked before it came.

/** Calls `ask` one after another; calls that come while one is under way share the next. */
export function shareNext<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let next: Promise<Answer> | null = null;
  let last: Promise<unknown> = Promise.resolve();
  const go = () => {
    next = null;
    const asked = ask();
    last = asked.then(
      () => undefined,
      () => undefined,
    );
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
