// Every id a call takes, in its path, its query or its body: one beyond what the database can hold is refused as such.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addProduct } from '#testing/factories.ts';
import type { OpenApi } from '#testing/fuzz/requests.ts';
import { fromSchema, type Schema } from '#testing/fuzz/values.ts';
import { withoutRefs } from '#testing/open-api.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = startTestApp();

const tooHigh = [2_147_483_648, 9_999_999_999];
const isId = (name: string) => /(^id|Id|^ids|Ids)$/.test(name);
/** Filters that take an id as their value. */
const idFilters = new Set(['import', 'run', 'product', 'except', 'view']);

type Call = { method: string; url: string; body?: unknown; at: string };

/** The bodies that differ from a given one in one id alone. */
function withId(value: unknown, id: number, at = ''): { body: unknown; at: string }[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const put = (changed: unknown) =>
      Array.isArray(value) ? value.with(Number(key), changed) : { ...value, [key]: changed };
    const here = `${at}.${key}`;
    const own = isId(key)
      ? typeof inner === 'number'
        ? [{ body: put(id), at: here }]
        : Array.isArray(inner)
          ? [{ body: put([id]), at: here }]
          : []
      : [];
    return [...own, ...withId(inner, id, here).map((each) => ({ ...each, body: put(each.body) }))];
  });
}

function callsOf({ paths }: OpenApi, id: number): Call[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([name, { parameters = [], requestBody }]) => {
      const method = name.toUpperCase();
      const inPath = parameters.filter((each) => each.in === 'path' && isId(each.name));
      const plain = path
        .replaceAll(/\{\w*[iI]d\}/g, '1')
        .replace('{format}', 'json')
        .replaceAll(/\{\w+\}/g, 'title');
      const [media] = Object.entries(requestBody?.content ?? {}).filter(([type]) => type === 'application/json');
      const bodies = media ? fc.sample(fromSchema(media[1].schema as Schema), { numRuns: 60, seed: 5 }) : [];
      const inBody = new Map(bodies.flatMap((body) => withId(body, id)).map((each) => [each.at, each.body]));
      return [
        ...inPath.map((each) => ({
          method,
          url: path
            .replace(`{${each.name}}`, String(id))
            .replaceAll(/\{\w*[iI]d\}/g, '1')
            .replaceAll(/\{\w+\}/g, 'title'),
          ...(media ? { body: bodies[0] } : {}),
          at: `path ${each.name}`,
        })),
        ...parameters
          .filter((each) => each.in === 'query' && (isId(each.name) || idFilters.has(each.name)))
          .map((each) => ({ method, url: `${plain}?${each.name}=${id}`, at: `query ${each.name}` })),
        ...[...inBody].map(([at, body]) => ({ method, url: plain, body, at: `body${at}` })),
      ];
    }),
  );
}

it.each(tooHigh)('no call takes the id %d', async (id) => {
  await addProduct(app.database.db);
  const { body } = await app.call('GET', '/api/openapi.json');
  const calls = callsOf(withoutRefs(body as OpenApi), id);
  expect(calls.length).toBeGreaterThan(80);
  const taken: string[] = [];
  for (const { method, url, body: given, at } of calls) {
    const { status } = await app.call(method as 'GET', url, given);
    if (status !== 400) taken.push(`${status} ${method} ${url} (${at})`);
  }
  expect([...new Set(taken)]).toEqual([]);
});
