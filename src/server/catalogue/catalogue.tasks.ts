// Background step: moves texts that came in by bulk into the search index, a batch at a time, leaving room for requests.
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#server/database/database.ts';
import { indexWaitingTexts } from './catalogue.store.ts';

const idleMs = 2_000;
const restMs = 100;
const afterFaultMs = 10_000;

/** Runs until stopped, and rests while `isBusy`; a fault is logged and tried again. Search stays right meanwhile, only slower. */
export function startSearchIndexing(
  db: Db,
  log: FastifyBaseLogger,
  isBusy: () => boolean,
): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const pause = (ms: number) => sleep(ms, undefined, { signal, ref: false }).catch(() => undefined);
  const run = async () => {
    while (!signal.aborted) {
      try {
        const moved = isBusy() ? 0 : await indexWaitingTexts(db);
        await pause(moved > 0 ? restMs : idleMs);
      } catch (error) {
        log.error({ err: error }, 'Search texts could not be indexed');
        await pause(afterFaultMs);
      }
    }
  };
  const running = run();
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}
