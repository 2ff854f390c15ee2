import { expect, it } from 'vitest';
import { readAhead } from './read-ahead.ts';

async function* count(log: string[], failAt = Number.POSITIVE_INFINITY) {
  try {
    for (let i = 1; i <= 3; i++) {
      if (i === failAt) throw new Error(`broken at ${i}`);
      log.push(`read ${i}`);
      yield i;
    }
  } finally {
    log.push('closed');
  }
}

it('reads one step ahead and gives everything in order', async () => {
  const log: string[] = [];
  for await (const value of readAhead(count(log))) {
    await new Promise((resolve) => setImmediate(resolve));
    log.push(`store ${value}`);
  }
  expect(log).toEqual(['read 1', 'read 2', 'store 1', 'read 3', 'store 2', 'closed', 'store 3']);
});

it('gives what was read before a failure, then throws it', async () => {
  const got: number[] = [];
  await expect(
    (async () => {
      for await (const value of readAhead(count([], 3))) got.push(value);
    })(),
  ).rejects.toThrow('broken at 3');
  expect(got).toEqual([1, 2]);
});

it('closes the source when the reader stops early', async () => {
  const log: string[] = [];
  for await (const value of readAhead(count(log))) if (value === 1) break;
  expect(log.at(-1)).toBe('closed');
});
