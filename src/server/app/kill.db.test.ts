// The promise to people who lose power: what was acknowledged is there, nothing is half there, the next start is clean.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Product } from '#domain/catalogue/product.ts';
import type { Status } from '#domain/parts/parts.ts';
import { statusesOf } from '#domain/review/content.ts';
import type { FlatContent } from '#domain/review/flat-content.ts';
import { fromFlat } from '#domain/review/flat-content.ts';
import { contentStatus } from '#domain/review/score.ts';
import type { Import } from '#domain/transfer/transfer.contract.ts';
import { makeDataDir } from '#testing/data-dir.ts';
import { createPostgresDatabase } from '#testing/database.ts';
import { isFullSuite } from '#testing/full-suite.ts';
import { type RunningServer, startServer } from '#testing/running-server.ts';

const kills = isFullSuite ? 10 : 2;
const reviewed = 12;
/** Enough that an import is still under way when the server is killed; Postgres takes several times as many a second. */
const productsPerFile = process.env.TEST_DATABASE === 'postgres' ? 8_000 : 3_000;

let dataDir: string;
let env: Record<string, string>;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'copydesk-kill-'));
  env = { DATA_DIR: dataDir };
  if (process.env.TEST_DATABASE === 'postgres') env.DATABASE_URL = await createPostgresDatabase();
  else await makeDataDir(dataDir);
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const describeProduct = (sku: string) =>
  `Description of ${sku}, written to be long enough to notice when a piece of it is gone.`;

function csvFile(prefix: string, count: number): Blob {
  const lines = ['sku,title,description,price,category,Material'];
  for (let i = 0; i < count; i++) {
    const sku = `${prefix}-${i}`;
    lines.push(`${sku},Product ${sku},"${describeProduct(sku)}",9.50,Kitchen,Steel`);
  }
  return new Blob([lines.join('\n')]);
}

async function get<T>(server: RunningServer, path: string): Promise<T> {
  const reply = await fetch(server.url + path);
  if (!reply.ok) throw new Error(`GET ${path}: ${reply.status} ${await reply.text()}`);
  return (await reply.json()) as T;
}

async function startImport(server: RunningServer, prefix: string, count: number): Promise<number> {
  const form = new FormData();
  form.set('file', csvFile(prefix, count), `${prefix}.csv`);
  const reply = await fetch(`${server.url}/api/imports?mode=rows`, { method: 'POST', body: form });
  expect(reply.status).toBe(202);
  return ((await reply.json()) as { id: number }).id;
}

async function waitForImport(server: RunningServer, id: number): Promise<Import> {
  return await vi.waitUntil(
    async () => {
      const found = await get<Import>(server, `/api/imports/${id}`);
      return found.state !== 'running' && found;
    },
    { timeout: 120_000, interval: 50 },
  );
}

/** What the server acknowledged of a product's review: how many changes, and the title's status after them. */
type Acknowledged = Map<number, { changes: number; titleStatus: Status }>;
const untouched = { changes: 0, titleStatus: 'pending' } as const;
const otherOf = (status: Status): Status => (status === 'approved' ? 'pending' : 'approved');

/** Approves and rolls back titles until the server is gone; notes only what was answered. */
async function reviewUntilKilled(
  server: RunningServer,
  acknowledged: Acknowledged,
  onAnswer: () => void,
): Promise<void> {
  for (;;) {
    for (let id = 1; id <= reviewed; id++) {
      const known = acknowledged.get(id) ?? untouched;
      const titleStatus = otherOf(known.titleStatus);
      try {
        const reply = await fetch(`${server.url}/api/products/${id}/optimized-content`, {
          method: 'PATCH',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ titleStatus }),
        });
        const content = (await reply.json()) as FlatContent;
        if (!reply.ok) throw new Error(JSON.stringify(content));
        acknowledged.set(id, { changes: known.changes + 1, titleStatus: content.titleStatus });
        onAnswer();
      } catch (error) {
        // The connection broke: the server is dead, as intended. Anything else is a fault.
        if (error instanceof TypeError || error instanceof SyntaxError) return;
        throw error;
      }
    }
  }
}

async function expectNothingLost(server: RunningServer, acknowledged: Acknowledged): Promise<void> {
  for (const [id, known] of acknowledged) {
    const content = await get<FlatContent | null>(server, `/api/products/${id}/optimized-content`);
    const { titleStatus } = content ?? untouched;
    const { length: changes } = await get<unknown[]>(server, `/api/products/${id}/content-history`);
    // One step may have been stored without its answer getting out.
    expect(changes - known.changes, `product ${id}`).toBeOneOf([0, 1]);
    expect(titleStatus).toBe(changes === known.changes ? known.titleStatus : otherOf(known.titleStatus));
    // A title that is pending again leaves nothing to store.
    expect(content === null).toBe(titleStatus === 'pending');
    acknowledged.set(id, { changes, titleStatus });
    const product = await get<Product>(server, `/api/products/${id}`);
    expect(product.contentStatus).toEqual(contentStatus(content && statusesOf(fromFlat(content))));
  }
}

async function expectNoPartialRow(server: RunningServer): Promise<number> {
  const products = await get<Product[]>(server, '/api/products');
  for (const { sku, title, description, price, category, attributes } of products) {
    expect({ title, description, price, category, attributes }).toEqual({
      title: `Product ${sku}`,
      description: describeProduct(sku),
      price: '9.50',
      category: 'Kitchen',
      attributes: [{ name: 'Material', value: 'Steel' }],
    });
  }
  expect(new Set(products.map((product) => product.sku)).size).toBe(products.length);
  return products.length;
}

it('survives kill -9 again and again during imports and approvals without losing an acknowledged write or leaving a partial row', {
  timeout: 600_000,
}, async () => {
  const acknowledged: Acknowledged = new Map(Array.from({ length: reviewed }, (_, i) => [i + 1, untouched]));
  let server = await startServer(env);
  expect((await waitForImport(server, await startImport(server, 'first', reviewed))).counts).toMatchObject({
    read: reviewed,
    new: reviewed,
  });
  const started: number[] = [];
  let killedWhileImporting = 0;
  let answers = 0;
  for (let round = 0; killedWhileImporting < kills; round++) {
    expect(round, 'rounds, each to be killed in the middle of an import').toBeLessThan(2 * kills);
    const latest = started.at(-1);
    if (latest === undefined || (await get<Import>(server, `/api/imports/${latest}`)).state !== 'running') {
      started.push(await startImport(server, `file${started.length}`, productsPerFile));
    }
    // Each round is killed at another place of the import, with some answers given meanwhile.
    const due = answers + 2 + ((round * 3) % 7);
    const reviewing = reviewUntilKilled(server, acknowledged, () => {
      answers += 1;
    });
    await vi.waitUntil(() => answers >= due, 60_000);
    const before = await get<Import>(server, `/api/imports/${started.at(-1)}`);
    await server.kill();
    await reviewing;
    if (before.state === 'running') killedWhileImporting += 1;
    server = await startServer(env);
    await expectNothingLost(server, acknowledged);
    await expectNoPartialRow(server);
  }
  for (const id of started) {
    const done = await waitForImport(server, id);
    expect(done, server.log()).toMatchObject({
      state: 'done',
      counts: { read: productsPerFile, new: productsPerFile, changed: 0, unchanged: 0, refused: 0 },
    });
  }
  expect(await expectNoPartialRow(server)).toBe(reviewed + started.length * productsPerFile);
  console.log(
    `${kills} kills, ${killedWhileImporting} of them in the middle of an import; ${answers} approvals acknowledged, none lost.`,
  );
  expect(answers).toBeGreaterThanOrEqual(2 * kills);
  expect(await server.stop()).toBe(0);
});
