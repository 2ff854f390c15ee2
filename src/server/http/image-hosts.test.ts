// Where a page may load pictures from.
import { expect, it } from 'vitest';
import { readConfig } from '#server/app/config.ts';
import { createHttp } from './http.ts';

/** What a page's policy says of pictures. */
async function policyOf(IMAGE_HOSTS?: string): Promise<string | undefined> {
  const { imageHosts } = readConfig({ IMAGE_HOSTS });
  const app = await createHttp({ logLevel: 'silent', host: '127.0.0.1', imageHosts });
  const { headers } = await app.inject({ url: '/api/openapi.json', headers: { host: '127.0.0.1' } });
  await app.close();
  return /img-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1];
}

it.each([
  [undefined, "'self' data: https:"],
  [
    'cdn.shop.example, *.pictures.example,192.168.1.5:8080',
    "'self' data: cdn.shop.example *.pictures.example 192.168.1.5:8080",
  ],
  ['none', "'self' data:"],
])('with IMAGE_HOSTS %s pictures come from %s', async (given, policy) => {
  expect(await policyOf(given)).toBe(policy);
});

it.each(['cdn.example; script-src *', '*', 'https:', 'a b', "'unsafe-inline'", 'cdn.*.example', 'a,,b'])(
  'IMAGE_HOSTS %s is refused',
  (IMAGE_HOSTS) => {
    expect(() => readConfig({ IMAGE_HOSTS })).toThrow('IMAGE_HOSTS must be hosts');
  },
);
