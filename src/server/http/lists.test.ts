import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { expect, it } from 'vitest';
import { sendAll } from './lists.ts';

/** What is sent of batches, and how many of them were read so far. */
function send<T>(batches: T[][]): { stream: Readable; read: () => number } {
  let count = 0;
  const read = async function* () {
    for (const batch of batches) {
      count += 1;
      yield batch;
    }
  };
  const reply = { type: () => reply, send: (stream: Readable) => stream } as unknown as FastifyReply;
  return { stream: sendAll(reply, read()) as unknown as Readable, read: () => count };
}

it('a list is one JSON array, also an empty one', async () => {
  const texts = await Promise.all([[], [[], [1]], [[1, 2], [], [3]]].map((batches) => send(batches).stream.toArray()));
  expect(texts.map((pieces) => JSON.parse(pieces.join('')))).toEqual([[], [1], [1, 2, 3]]);
});

it('what is read slowly is not read ahead, and goes out piece by piece', async () => {
  const { stream, read } = send(Array.from({ length: 50 }, () => ['x'.repeat(100_000), 'y'.repeat(100_000)]));
  const first = await stream[Symbol.asyncIterator]().next();
  expect(String(first.value).length).toBeLessThan(120_000);
  expect(read()).toBeLessThan(4);
});
