// Requests nobody would send, drawn from the API page: none may end in a fault of ours, in silence, or in data that does not add up.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Import } from '#domain/transfer/transfer.contract.ts';
import { addProduct } from '#testing/factories.ts';
import { isFullSuite } from '#testing/full-suite.ts';
import { expectInvariants } from '#testing/fuzz/invariants.ts';
import { arbitraryRequest, type OpenApi } from '#testing/fuzz/requests.ts';
import { sendRequest } from '#testing/fuzz/send.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = startTestApp();

/** FUZZ=<number> looks further while something is being fixed. */
const requests = Number(process.env.FUZZ ?? (isFullSuite ? 20_000 : 500));
/** So many are drawn at a time and sent one after another; then the data is looked at. */
const round = 500;
/** An import goes on after its answer, and would change the lists while they are compared. */
async function waitForImports(): Promise<void> {
  const states = async () => ((await app.call('GET', '/api/imports')).body as Import[]).map(({ state }) => state);
  await expect.poll(states, { timeout: 30_000 }).not.toContain('running');
}

it(
  'no request drawn from the API page ends in a fault, in silence, or in data that does not add up',
  async () => {
    const { body } = await app.call('GET', '/api/openapi.json');
    const arbitrary = arbitraryRequest(body as OpenApi);
    const seed = fc.readConfigureGlobal().seed ?? 1;
    for (let sent = 0; sent < requests; sent += round) {
      for (let each = 0; each < 10; each += 1) await addProduct(app.database.db, { sku: `FUZZ-${sent}-${each}` });
      const drawn = fc.sample(arbitrary, { numRuns: Math.min(round, requests - sent), seed: seed + sent });
      const faults: string[] = [];
      for (const request of drawn) {
        const { fault } = await sendRequest(app, request);
        if (fault) faults.push(fault);
      }
      expect(faults).toEqual([]);
      await waitForImports();
      await expectInvariants(app);
    }
  },
  30 * 60_000,
);
