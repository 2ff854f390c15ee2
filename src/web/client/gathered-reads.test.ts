import type { Query } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { readSoon } from './gathered-reads.ts';
import { queryClient } from './query-client.ts';
import { keys } from './query-keys.ts';

// Each tab has a moment of its own: it reads 150 to 400 ms after the last of a burst, and after 0.75 to 1.25 s where that goes on.
const withinMs = 100;
const surelyMs = 450;

let invalidate: MockInstance<typeof queryClient.invalidateQueries>;

beforeEach(() => {
  vi.useFakeTimers();
  invalidate = vi.spyOn(queryClient, 'invalidateQueries').mockResolvedValue();
});

afterEach(async () => {
  await vi.runAllTimersAsync();
});

const roundsOf = (queryKey: readonly unknown[]) =>
  invalidate.mock.calls.filter(([filter]) => filter?.queryKey === queryKey).length;

test('a decision and the news of it are one round of reads', async () => {
  readSoon({ type: 'product', productId: 7, version: 3 });
  await vi.advanceTimersByTimeAsync(withinMs);
  readSoon({ type: 'product', productId: 7, version: 3 });
  expect(invalidate).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(surelyMs);
  expect(roundsOf(keys.dashboard)).toBe(1);
  expect(roundsOf(keys.products)).toBe(1);
  expect(roundsOf(keys.history)).toBe(1);
  expect(invalidate.mock.calls.filter(([filter]) => filter?.queryKey?.[1] === 7)).toHaveLength(1);
});

test('nothing is read while decisions follow one another, unless that goes on', async () => {
  const decideFor = async (ms: number) => {
    for (let passed = 0; passed < ms; passed += withinMs) {
      readSoon({ type: 'product', productId: 7, version: 1 + passed });
      await vi.advanceTimersByTimeAsync(withinMs);
    }
  };
  await decideFor(700);
  expect(invalidate).not.toHaveBeenCalled();
  await decideFor(600);
  expect(roundsOf(keys.dashboard)).toBe(1);
  await decideFor(2_600);
  expect(roundsOf(keys.dashboard)).toBeGreaterThanOrEqual(3);
  expect(roundsOf(keys.dashboard)).toBeLessThanOrEqual(5);
});

test('a choice of an attribute made elsewhere is read, with the keywords it gives a fact or takes it from', async () => {
  readSoon({ type: 'attributes' });
  await vi.advanceTimersByTimeAsync(surelyMs);
  expect(invalidate.mock.calls).toEqual([
    [{ queryKey: keys.keywords }],
    [{ predicate: expect.any(Function) }],
    [{ queryKey: keys.attributes }],
  ]);
});

test('families found in the background are read, in lists and on the way from one product to the next', async () => {
  readSoon({ type: 'families' });
  await vi.advanceTimersByTimeAsync(surelyMs);
  expect(invalidate).toHaveBeenCalledTimes(1);
  const isRead = (queryKey: readonly unknown[]) => invalidate.mock.calls[0]?.[0]?.predicate?.({ queryKey } as Query);
  const [list, next, content] = [keys.productList({ page: 1 }), keys.neighbours(7, {}), keys.content(7)];
  expect([list, next, content, keys.dashboard].map(isRead)).toEqual([true, true, false, false]);
});

test('keywords that were changed elsewhere are read, and nothing else', async () => {
  readSoon({ type: 'keywords' });
  await vi.advanceTimersByTimeAsync(surelyMs);
  expect(invalidate.mock.calls).toEqual([[{ queryKey: keys.keywords }], [{ predicate: expect.any(Function) }]]);
});

test('a slow round is waited for, for five seconds at most', async () => {
  const reply = Promise.withResolvers<void>();
  invalidate.mockReturnValue(reply.promise);
  readSoon({ type: 'prompts' });
  await vi.advanceTimersByTimeAsync(surelyMs);
  expect(roundsOf(keys.prompts)).toBe(1);
  readSoon({ type: 'prompts' });
  await vi.advanceTimersByTimeAsync(4_500);
  expect(roundsOf(keys.prompts)).toBe(1);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(roundsOf(keys.prompts)).toBe(2);
  reply.resolve();
});
