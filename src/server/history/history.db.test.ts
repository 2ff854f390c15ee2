import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { HistoryEntry } from '#domain/history/history.contract.ts';
import { contentHistory, products } from '#server/database/schema.ts';
import { addProduct } from '#testing/factories.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { loadReplay, loadWritings } from './history.commands.ts';

const app = startTestApp();
const listed = async (query: string) => {
  const reply = await app.call('GET', `/api/content-history?${query}`);
  expect(reply.status, reply.text).toBe(200);
  return reply.body as HistoryEntry[];
};
const patch = (id: number, body: object) => app.call('PATCH', `/api/products/${id}/optimized-content`, body);

describe('the list of all history', () => {
  it('is narrowed by days, and by moments', async () => {
    const mug = await addProduct(app.database.db, { title: 'Mug' });
    const at = (changeDate: string) => ({
      ...{ productId: mug, contentType: 'title' as const, action: 'imported' as const, status: null },
      ...{ previousContent: null, newContent: changeDate, changeDate: new Date(changeDate) },
    });
    const moments = ['2026-03-01T23:59:59Z', '2026-03-02T00:00:00Z', '2026-03-02T23:59:59Z', '2026-03-03T00:00:00Z'];
    await app.database.db.insert(contentHistory).values(moments.map(at));
    const found = async (query: string) => (await listed(query)).map(({ newContent }) => newContent);
    expect(await found('from=2026-03-02&until=2026-03-02')).toEqual([moments[2], moments[1]]);
    expect(await found('until=2026-03-02T00:00:00Z')).toEqual([moments[0]]);
    expect(await found(`from=${encodeURIComponent('2026-03-03T01:00:00+01:00')}`)).toEqual([moments[3]]);
    expect((await app.call('GET', '/api/content-history?from=yesterday')).status).toBe(400);
  });

  it('is narrowed by part, action, person, import, and the title or SKU of a product, page by page and bare', async () => {
    const mug = await addProduct(app.database.db, { title: 'Blue mug 50%', sku: 'MUG-7' });
    const lamp = await addProduct(app.database.db, { title: 'Lamp', sku: 'LAMP_1' });
    await patch(mug, { title: 'Fine mug' });
    await patch(mug, { titleStatus: 'approved' });
    await patch(lamp, { description: 'A lamp.' });
    await app.database.db.insert(contentHistory).values({
      ...{ productId: lamp, contentType: 'title', action: 'imported', importId: 4 },
      ...{ previousContent: 'Old lamp', newContent: 'Lamp', status: null, changeDate: app.clock.now },
    });
    const changes = async (query: string) => (await listed(query)).map(({ productId, action }) => [productId, action]);
    expect(await changes('contentType=description')).toEqual([[lamp, 'edited']]);
    expect(await changes('action=approved&limit=10')).toEqual([[mug, 'approved']]);
    expect(await changes('importId=4')).toEqual([[lamp, 'imported']]);
    expect((await listed('importId=4'))[0]).toMatchObject({ importId: 4 });
    expect(await changes(`by=${app.user.id}&contentType=title`)).toEqual([
      [mug, 'approved'],
      [mug, 'edited'],
    ]);
    expect(await changes('search=50%25')).toHaveLength(2);
    expect(await changes('search=lamp_1&action=edited')).toEqual([[lamp, 'edited']]);
    expect(await changes('search=nothing+like+it')).toEqual([]);
    await app.database.db.update(products).set({ retailer: 'Amazon', brand: 'Acme' }).where(eq(products.id, lamp));
    expect(await changes('retailer=Amazon&action=edited')).toEqual([[lamp, 'edited']]);
    expect(await changes('brand=Acme&retailer=Etsy')).toEqual([]);
    const page = await app.call('GET', '/api/content-history?search=mug&limit=1');
    expect(page.headers['x-total-count']).toBe('2');
    const next = String(page.headers.link).match(/<(.+)>; rel="next"/)?.[1] ?? '';
    expect((await app.call('GET', next)).body).toMatchObject([{ productId: mug, action: 'edited' }]);
  });

  it('is in the order its entries were stored, bare, in pages and of one product, where the clocks of servers differ', async () => {
    const id = await addProduct(app.database.db);
    const right = app.clock.now;
    // Each by a server that is so many minutes ahead.
    for (const [n, minutes] of [0, 5, -3, 2, -60].entries()) {
      app.clock.now = new Date(right.getTime() + n + minutes * 60_000);
      await patch(id, { title: `Text ${n + 1}` });
    }
    app.clock.now = right;
    const newest = ['Text 5', 'Text 4', 'Text 3', 'Text 2', 'Text 1'];
    const texts = (entries: HistoryEntry[]) => entries.map(({ newContent }) => newContent);
    expect(texts(await listed(''))).toEqual(newest);
    expect(texts(await listed('limit=10'))).toEqual(newest);
    const [first, second] = [await app.call('GET', '/api/content-history?limit=3'), newest.slice(3)];
    expect(texts(first.body as HistoryEntry[])).toEqual(newest.slice(0, 3));
    const next = String(first.headers.link).match(/<(.+)>; rel="next"/)?.[1] ?? '';
    expect(texts((await app.call('GET', next)).body as HistoryEntry[])).toEqual(second);
    const own = await app.call('GET', `/api/products/${id}/content-history`);
    expect(texts(own.body as HistoryEntry[])).toEqual(newest);
    // What a person reads of its changes, and the way through the review, go by the same order.
    expect((await loadWritings(app.database.db, id, 'title')).map(({ newContent }) => newContent)).toEqual(newest);
    const replayed = await loadReplay(app.database.db, id);
    expect(replayed.map(({ changeDate }) => changeDate)).toEqual(
      [0, 5, -3, 2, -60].map((minutes, n) => new Date(right.getTime() + n + minutes * 60_000).toISOString()),
    );
  });

  it('names the people, and refuses a filter it does not know', async () => {
    expect((await app.call('GET', '/api/content-history/people')).body).toContainEqual({
      id: app.user.id,
      fullName: 'Tess Tester',
    });
    for (const query of ['action=dreamt', 'by=me', 'importId=0'])
      expect((await app.call('GET', `/api/content-history?${query}`)).status).toBe(400);
  });
});

it('goes out as a CSV file by the same filters, newest first', async () => {
  const mug = await addProduct(app.database.db, { title: 'Mug', bullets: ['Old, one', 'Two'] });
  await patch(mug, { title: '=Fine mug' });
  await patch(mug, { bullets: ['New'] });
  await patch(mug, { bulletsStatus: 'rejected', reasons: { bullets: 'Too few' } });
  const file = await app.call('GET', '/api/content-history/export?contentType=bullets');
  expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(file.headers['content-disposition']).toBe('attachment; filename="history-2026-11-21.csv"');
  const at = '2026-11-21T10:00:00.000Z';
  expect(file.text).toBe(
    [
      '\ufeffTime (UTC),Person,Product ID,Product,Part,Action,Status,Before,After,Reason,Import,Run\n',
      `${at},Tess Tester,${mug},Mug,Bullet Points,Rejected,rejected,New,New,Too few,,\n`,
      `${at},Tess Tester,${mug},Mug,Bullet Points,Edited,pending,"Old, one\nTwo",New,,,\n`,
    ].join(''),
  );
  expect((await app.call('GET', '/api/content-history/export?contentType=title')).text).toContain(",'=Fine mug,");
  expect((await app.call('GET', '/api/content-history/export?limit=3')).status).toBe(400);
});
