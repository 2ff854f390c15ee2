import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Analytics } from '#domain/review/analytics.contract.ts';
import { prepareDataDir } from '#server/app/first-start.ts';
import { products } from '#server/database/schema.ts';
import { addProduct } from '#testing/factories.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = startTestApp();
const analyticsOf = async (id: number) => (await app.call('GET', `/api/products/${id}/analytics`)).body as Analytics;

describe('analytics of a product', () => {
  it('show the score as each change left it, who made it, and how long it took', async () => {
    const id = await addProduct(app.database.db);
    const minutes = (count: number) => new Date(Date.parse('2026-11-21T10:00:00.000Z') + count * 60_000);
    const url = `/api/products/${id}/optimized-content`;
    await app.call('POST', `/api/products/${id}/generate-optimized-content`);
    app.clock.now = minutes(3);
    await app.call('PATCH', url, { titleStatus: 'approved' });
    app.clock.now = minutes(5);
    await app.call('PATCH', url, { bullets: ['One', 'Two'] });
    await app.call('PATCH', url, { bulletsStatus: 'rejected' });
    const analytics = await analyticsOf(id);
    expect(analytics.points.map(({ score, issues }) => [score, issues])).toEqual([
      [0, 4],
      [25, 3],
      [25, 2],
    ]);
    expect(analytics.points[1]).toMatchObject({
      at: minutes(3).toISOString(),
      events: [{ part: 'title', action: 'approved', by: { fullName: 'Tess Tester' } }],
    });
    expect(analytics.totals).toEqual({ generations: 1, edits: 1, approvals: 1, rejections: 1, rollbacks: 0 });
    expect(analytics.parts[0]).toMatchObject({ part: 'title', generatedToApproved: 180_000 });
    expect(analytics.generatedToAllApproved).toBeNull();
  });

  it('are empty before anything was done, and 404 where there is no product', async () => {
    const id = await addProduct(app.database.db);
    expect(await analyticsOf(id)).toMatchObject({ points: [], totals: { generations: 0 } });
    expect(await app.call('GET', '/api/products/999999/analytics')).toMatchObject({ status: 404 });
  });

  it('end, for every product of the sample, at the score the product has', async () => {
    const { db } = app.database;
    await prepareDataDir(db, 'sample', app.clock.now);
    const started = await db
      .select({ id: products.id, score: products.contentScore })
      .from(products)
      .where(eq(products.hasContent, true));
    expect(started.length).toBeGreaterThan(50);
    for (const { id, score } of started) {
      expect((await analyticsOf(id)).points.at(-1)?.score, `product ${id}`).toBe(score);
    }
  });
});
