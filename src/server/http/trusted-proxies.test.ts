// Whose word about who calls is taken: that of the proxies which the operator named, and of nobody else.
import { expect, it } from 'vitest';
import { createHttp } from './http.ts';

/** The address the server takes a call for, which limits, the log and the audit log use. */
async function addressOf(trustedProxies: string[], remoteAddress: string, forwarded: string): Promise<string> {
  const app = await createHttp({ logLevel: 'silent', host: '127.0.0.1', trustedProxies });
  app.get('/api/address', async ({ ip }) => ({ ip }));
  const headers = { host: '127.0.0.1', 'x-forwarded-for': forwarded, 'x-real-ip': '6.6.6.6', forwarded: 'for=6.6.6.6' };
  const reply = await app.inject({ url: '/api/address', remoteAddress, headers });
  await app.close();
  return (reply.json() as { ip: string }).ip;
}

it.each([
  ['nobody is trusted', [], '9.9.9.9', '1.2.3.4', '9.9.9.9'],
  ['another one calls by itself', ['10.0.0.2'], '9.9.9.9', '1.2.3.4', '9.9.9.9'],
  ['the proxy calls', ['10.0.0.2'], '10.0.0.2', '1.2.3.4', '1.2.3.4'],
  ['a caller wrote an address in front', ['10.0.0.2'], '10.0.0.2', '6.6.6.6, 1.2.3.4', '1.2.3.4'],
  ['two proxies of a network pass it on', ['172.16.0.0/12'], '172.16.0.9', '6.6.6.6, 1.2.3.4, 172.17.0.1', '1.2.3.4'],
] as const)('where %s', async (_where, proxies, remote, forwarded, address) => {
  expect(await addressOf([...proxies], remote, forwarded)).toBe(address);
});

it('a made-up address brings no new tries', async () => {
  const app = await createHttp({ logLevel: 'silent', host: '127.0.0.1', rateLimit: 2 });
  app.get('/api/thing', async () => 'read');
  const statuses = [];
  for (let n = 1; n <= 4; n += 1) {
    const headers = { host: '127.0.0.1', 'x-forwarded-for': `1.2.3.${n}` };
    statuses.push((await app.inject({ url: '/api/thing', headers })).statusCode);
  }
  await app.close();
  expect(statuses).toEqual([200, 200, 429, 429]);
});
