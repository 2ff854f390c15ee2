import { expect, test } from 'vitest';
import { buildUrl } from './build-url.ts';

test.each([
  { path: '/api/products', parts: {}, url: '/api/products' },
  { path: '/api/products/:id', parts: { params: { id: 7 } }, url: '/api/products/7' },
  { path: '/api/products/:id/x', parts: { params: { id: '../me?a=b#c' } }, url: '/api/products/..%2Fme%3Fa%3Db%23c/x' },
  {
    path: '/api/products',
    parts: { query: { limit: 10, search: undefined, brand: '' } },
    url: '/api/products?limit=10',
  },
  {
    path: '/api/products',
    parts: { query: { search: 'a&b=c d+é' } },
    url: '/api/products?search=a%26b%3Dc+d%2B%C3%A9',
  },
])('$path becomes $url', ({ path, parts, url }) => {
  expect(buildUrl(path, parts)).toBe(url);
});

test('a path whose parameter is missing is a mistake in the code', () => {
  expect(() => buildUrl('/api/products/:id', {})).toThrow('No id for /api/products/:id');
});
