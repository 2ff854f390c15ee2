// What stands in for the server fails a test that is not as agreed: each of these tests must fail for it, and passes by failing.
import { expect, test } from 'vitest';
import { getProduct, listProducts } from '#domain/catalogue/catalogue.contract.ts';
import { updatePrompt } from '#domain/prompts/prompts.contract.ts';
import { call, callPage } from '#web/client/api.ts';
import { product, prompt } from './replies.ts';
import { pageOf, serve } from './serve.ts';

const ignore = () => {};

test.fails('a call that nobody serves fails the test', async () => {
  await call(listProducts).catch(ignore);
});

test.fails('a reply that breaks its contract fails the test', async () => {
  serve(listProducts, [{ ...product(), title: 7 as never }]);
  await call(listProducts).catch(ignore);
});

test.fails('a query that breaks its contract fails the test', async () => {
  serve(listProducts, []);
  await call(listProducts, { query: { sort: 'colour' as never } }).catch(ignore);
});

test.fails('a body that breaks its contract fails the test', async () => {
  serve(updatePrompt, prompt());
  await call(updatePrompt, { params: { id: '1' }, body: { prompt: 'Hey' } }).catch(ignore);
});

test('calls are answered as the server does and kept as they went out', async () => {
  const asked = serve(listProducts, ({ query }) => pageOf([product({ id: 3 })], { total: query?.limit ?? 0 }));
  const sent = serve(updatePrompt, ({ params, body }) => prompt({ id: params.id, ...(body as object) }));
  expect(await callPage(listProducts, { query: { limit: 40 } })).toMatchObject({ rows: [{ id: 3 }], total: 40 });
  const changed = await call(updatePrompt, { params: { id: '9' }, body: { isActive: false }, ifMatch: 4 });
  expect(changed).toMatchObject({ id: 9, isActive: false });
  expect(asked).toMatchObject([{ method: 'GET', path: '/api/products', query: { limit: '40' }, body: undefined }]);
  expect(sent).toMatchObject([{ method: 'PATCH', path: '/api/prompts/9', body: { isActive: false } }]);
  expect(sent[0]?.headers.get('if-match')).toBe('"4"');
});

test('the latest to serve a contract answers', async () => {
  serve(getProduct, product({ title: 'Earlier' }));
  serve(getProduct, product({ title: 'Later' }));
  expect(await call(getProduct, { params: { id: '5' } })).toMatchObject({ title: 'Later' });
});
