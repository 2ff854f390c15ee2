// Reads the next batch of a file while the one before is stored: the database works in another process, or waits for the disk.

/** The same values in the same order, each asked for one step before it is needed. */
export async function* readAhead<T>(source: AsyncIterable<T>): AsyncGenerator<T> {
  const iterator = source[Symbol.asyncIterator]();
  const ask = () => {
    const next = iterator.next();
    // Awaited one step later, where its failure is thrown; until then it must not count as unhandled.
    next.catch(() => undefined);
    return next;
  };
  let next = ask();
  try {
    for (;;) {
      const { value, done } = await next;
      if (done) return;
      next = ask();
      yield value;
    }
  } finally {
    await iterator.return?.();
  }
}
