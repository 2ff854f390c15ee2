// Many who write at once under the version they saw: one wins, nobody's text is lost unseen.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { HistoryEntry } from '#domain/history/history.contract.ts';
import { addProduct } from '#testing/factories.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = startTestApp();
const writers = 20;
/** Each run is some hundred transactions. */
const numRuns = 8;

const part = fc.constantFrom('title', 'description', 'bullets');

it('of 20 writers under one version exactly one wins, on a product without content too', async () => {
  const rounds = fc.array(fc.array(part, { minLength: writers, maxLength: writers }), { minLength: 1, maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(rounds, async (given) => {
      const id = await addProduct(app.database.db);
      const url = `/api/products/${id}/optimized-content`;
      for (const [version, parts] of given.entries()) {
        const replies = await Promise.all(
          parts.map((name, writer) => {
            const text = `Text ${version} of writer ${writer}`;
            return app.call(
              'PATCH',
              url,
              { [name]: name === 'bullets' ? [text] : text },
              { 'if-match': `"${version}"` },
            );
          }),
        );
        const won = replies.filter(({ status }) => status === 200);
        expect(won).toHaveLength(1);
        expect(replies.filter(({ status }) => status === 409)).toHaveLength(writers - 1);
        const stored = await app.call('GET', url);
        expect(stored.body).toEqual(won[0]?.body);
        expect(stored.body).toMatchObject({ version: version + 1 });
      }
      const history = (await app.call('GET', `/api/products/${id}/content-history`)).body as HistoryEntry[];
      expect(history).toHaveLength(given.length);
    }),
    { numRuns, endOnFailure: true },
  );
});

it('of 20 writers who name no version all are stored, one after another, with an entry of history each', async () => {
  const id = await addProduct(app.database.db);
  const url = `/api/products/${id}/optimized-content`;
  const titles = Array.from({ length: writers }, (_, i) => `Title ${i}`);
  const replies = await Promise.all(titles.map((title) => app.call('PATCH', url, { title })));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await app.call('GET', url)).body).toMatchObject({ version: writers });
  const history = (await app.call('GET', `/api/products/${id}/content-history`)).body as HistoryEntry[];
  expect(history.map(({ newContent }) => newContent).sort()).toEqual([...titles].sort());
});

it('writers, editors and approvals by runs of one product at once never wait for each other in a circle', async () => {
  const id = await addProduct(app.database.db);
  const url = `/api/products/${id}`;
  const work = Array.from({ length: writers }, (_, i) =>
    [
      () => app.call('PATCH', `${url}/optimized-content`, { title: `Title ${i}` }),
      () => app.call('PATCH', url, { price: `${i + 1}.00 USD` }),
      () => app.call('POST', `${url}/generate-optimized-content`),
      () => app.call('POST', '/api/runs', { action: 'approve', selection: { ids: [id] } }),
    ][i % 4]?.(),
  );
  const replies = await Promise.all(work);
  expect(replies.map((reply) => reply?.status).filter((status) => ![200, 202, 409].includes(status ?? 0))).toEqual([]);
});
