import { describe, expect, it } from 'vitest';
import type { HistoryEntry } from '#domain/history/history.contract.ts';
import { contentHistory } from '#server/database/schema.ts';
import { addProduct } from '#testing/factories.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = startTestApp();
const listed = async (query: string) => {
  const reply = await app.call('GET', `/api/content-history?${query}`);
  expect(reply.status, reply.text).toBe(200);
  return reply.body as HistoryEntry[];
};
const patch = (id: number, body: object) => app.call('PATCH', `/api/products/${id}/optimized-content`, body);

describe('the list of all history', () => {
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
    const told = async (query: string) => (await listed(query)).map(({ productId, action }) => [productId, action]);
    expect(await told('contentType=description')).toEqual([[lamp, 'edited']]);
    expect(await told('action=approved&limit=10')).toEqual([[mug, 'approved']]);
    expect(await told('importId=4')).toEqual([[lamp, 'imported']]);
    expect((await listed('importId=4'))[0]).toMatchObject({ importId: 4 });
    expect(await told(`by=${app.user.id}&contentType=title`)).toEqual([
      [mug, 'approved'],
      [mug, 'edited'],
    ]);
    expect(await told('search=50%25')).toHaveLength(2);
    expect(await told('search=lamp_1&action=edited')).toEqual([[lamp, 'edited']]);
    expect(await told('search=nothing+like+it')).toEqual([]);
    const page = await app.call('GET', '/api/content-history?search=mug&limit=1');
    expect(page.headers['x-total-count']).toBe('2');
    const next = String(page.headers.link).match(/<(.+)>; rel="next"/)?.[1] ?? '';
    expect((await app.call('GET', next)).body).toMatchObject([{ productId: mug, action: 'edited' }]);
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
