// Where nobody signs in there is nobody to share work with.
import { expect, it } from 'vitest';
import { startTestApp } from '#testing/start-test-app.ts';

const app = startTestApp();

it.each([
  ['GET', '/api/teamwork?ids=1', undefined],
  ['POST', '/api/assignments', { selection: { kind: 'ids', ids: [1] }, personId: null }],
  ['POST', '/api/assignments/take', {}],
  ['POST', '/api/assignments/undo', { change: 1 }],
  ['PUT', '/api/products/1/visit', { tab: 'tab00000001', doing: 'reviewing' }],
  ['DELETE', '/api/products/1/visit?tab=tab00000001', undefined],
] as const)('%s %s is not there', async (method, url, body) => {
  const { status, body: said } = await app.call(method, url, body);
  expect({ status, said }).toEqual({
    status: 404,
    said: { error: 'This workspace has no sign-in.', code: 'NOT_FOUND' },
  });
});
