// Checked before it is stored, a batch is stored with the same figures; and where the rules change in between, it is checked again.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import type { UpdateOptions } from '#domain/transfer/changes/plan-update.ts';
import { countEpochUp, findEpoch } from '#server/checks/checks.store.ts';
import { noticeRules, rescoreNext } from '#server/checks/rescore.ts';
import { products } from '#server/database/schema.ts';
import { importFile } from '#testing/import-file.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { type CheckedBatch, checkAhead } from './check-ahead.ts';
import { sortAndLock } from './import.batch.ts';
import { storeBatch } from './import.store-batch.ts';
import { openCatalogue } from './read-file.ts';

const app = startTestApp();
const context = () => ({
  db: app.database.db,
  now: () => app.clock.now,
  actor: { id: app.user.id, fullName: app.user.fullName },
  role: 'owner' as const,
  scope: null,
});
const shape: UpdateOptions = { columns: new Set(['sku', 'title', 'description']), handEdits: 'keep' };
const folder = mkdtempSync(join(tmpdir(), 'copydesk-ahead-'));
afterAll(() => rmSync(folder, { recursive: true }));

const titles = ['Mug', 'BEST MUG EVER!!! Free shipping! Cheap! '.repeat(6)];
const rows = Array.from({ length: 20 }, (_, n) => `J-${n},${titles[n % 2]},${n % 3 ? '' : 'A mug of stoneware.'}`);
writeFileSync(join(folder, 'mugs.csv'), `sku,title,description\n${rows.join('\n')}\n`);

async function check(isWanted = true): Promise<CheckedBatch> {
  const file = await openCatalogue(join(folder, 'mugs.csv'));
  try {
    for await (const batch of checkAhead(file.items(), context(), () => isWanted)) return batch;
  } finally {
    await file.close();
  }
  throw new Error('No batch came');
}

async function store({ items, checks }: CheckedBatch): Promise<void> {
  const { id } = await importFile(app, 'sku,title\nOTHER,Other\n', '?dryRun=true');
  await app.database.db.transaction(async (tx) => {
    await storeBatch(tx, context(), id, await sortAndLock(tx, items, new Set(), shape), { checks });
  });
}

const figures = () =>
  app.database.db
    .select({ quality: products.listingQuality, level: products.complianceLevel, epoch: products.qualityEpoch })
    .from(products)
    .orderBy(asc(products.sku));

it('stores the figures that checking in the transaction would', async () => {
  const batch = await check();
  expect(batch.checks.size).toBe(rows.length);
  await store(batch);
  const ahead = await figures();
  expect(new Set(ahead.map(({ quality }) => quality)).size).toBeGreaterThan(1);
  await app.database.db.delete(products);
  const unchecked = await check(false);
  expect(unchecked.checks.size).toBe(0);
  await store(unchecked);
  expect(await figures()).toEqual(ahead);
});

it('checks in the transaction what is not known of all', async () => {
  const { checks, ...batch } = await check();
  const [first] = checks.keys();
  await store({ ...batch, checks: new Map([...checks].filter(([product]) => product !== first)) });
  expect(await figures()).toHaveLength(rows.length);
  expect((await figures()).map(({ quality }) => quality)).not.toContain(null);
});

it('leaves a batch to be checked again whose rules changed before it was stored', async () => {
  app.isRescoreHeld = true;
  const { db } = app.database;
  const epoch = await noticeRules(db, app.clock.now);
  const batch = await check();
  const stored = await findEpoch(db);
  if (!stored) throw new Error('There is no epoch');
  await db.transaction((tx) => countEpochUp(tx, stored, { isForced: true }));
  await store(batch);
  expect(new Set((await figures()).map((each) => each.epoch))).toEqual(new Set([epoch]));
  expect(await rescoreNext(db, epoch + 1, null, app.clock.now)).toMatchObject({ count: rows.length });
  expect(new Set((await figures()).map((each) => each.epoch))).toEqual(new Set([epoch + 1]));
});
