// Listings that another version of Copydesk checked are checked again by this one.
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { workspaceFacts } from '#server/database/schema.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { noticeCode } from './check-code.store.ts';
import { findEpoch, hasWaiting } from './checks.store.ts';
import { noticeRules, rescoreNext } from './rescore.ts';

const app = startTestApp();

it('counts up once where the code that checked is another, and never for the same', async () => {
  const { db } = app.database;
  const now = app.clock.now;
  const start = () => db.transaction((tx) => noticeCode(tx, now));
  await app.call('POST', '/api/products', { sku: 'STOOL-1', title: 'Oak stool', description: 'A stool of oak.' });
  const epoch = await noticeRules(db, now);
  await start();
  const first = await findEpoch(db);
  await rescoreNext(db, first?.epoch ?? 0, null, now);
  await start();
  expect(await findEpoch(db)).toEqual(first);
  expect(await hasWaiting(db, first?.epoch ?? 0)).toBe(false);

  await db.update(workspaceFacts).set({ value: 'of another version' }).where(eq(workspaceFacts.name, 'check-code'));
  await start();
  const next = await findEpoch(db);
  expect(next?.epoch).toBe((first?.epoch ?? 0) + 1);
  expect(await noticeRules(db, now)).toBe(next?.epoch);
  expect(await hasWaiting(db, next?.epoch ?? 0)).toBe(true);
  expect(epoch).toBeLessThan(next?.epoch ?? 0);
  await start();
  expect(await findEpoch(db)).toEqual(next);
});
