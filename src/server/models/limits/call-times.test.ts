import { expect, it } from 'vitest';
import { ModelFault } from '../model-fault.ts';
import { waitFor } from './call-times.ts';

const waits = { backoffMs: 800, longestRetryMs: 20_000, firstChunkMs: 700, chunkMs: 500 };
const limited = (retryAfterMs: number | null) => new ModelFault({ kind: 'rate-limited', retryAfterMs });

it.each([
  ['as long as the provider asks', 3_000, 1, 3_000],
  ['as long as we do by ourselves, where that is longer', 100, 1, 800],
  ['twice as long before the third', null, 2, 1_600],
])('the next attempt waits %s', (_what, retryAfterMs, attempt, ms) => {
  expect(waitFor(waits, limited(retryAfterMs), attempt, 60_000)).toBe(ms);
});

it.each([
  ['beyond our bound', 20_001, 60_000],
  ['beyond the end of our patience', 5_000, 4_999],
])('a wait %s is told instead', (_what, retryAfterMs, leftMs) => {
  expect(() => waitFor(waits, limited(retryAfterMs), 1, leftMs)).toThrow(/asks you to wait/);
});
