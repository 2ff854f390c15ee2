// The names a server answers to, and the pages it takes changes from.
import { describe, expect, it } from 'vitest';
import { readConfig } from '#server/app/config.ts';
import { createHostRules, ownAddress } from './allowed-hosts.ts';
import { createHttp } from './http.ts';

describe('a server that other machines reach', () => {
  it.each(['0.0.0.0', '::', '192.168.1.5', 'desk.example'])('on %s does not start without sign-in', (HOST) => {
    const PUBLIC_URL = 'https://Desk.example/';
    expect(() => readConfig({ HOST, PUBLIC_URL })).toThrow(
      'AUTH must be password, oidc, both, or proxy if HOST, PUBLIC_URL or ALLOWED_HOSTS is not this machine',
    );
    expect(() => readConfig({ HOST, PUBLIC_URL, AUTH: 'none' })).toThrow('AUTH must be password');
    expect(() => readConfig({ HOST, AUTH: 'password' })).toThrow('PUBLIC_URL must be the URL people use');
    const { signIn, allowedHosts } = readConfig({ HOST, AUTH: 'password', PUBLIC_URL, ALLOWED_HOSTS: '10.0.0.2:8080' });
    expect(signIn).toEqual({ ways: ['password'], oidc: null, proxy: null, publicUrl: 'https://desk.example' });
    expect(allowedHosts).toEqual(['desk.example', '10.0.0.2:8080']);
  });

  it.each([
    { PUBLIC_URL: 'https://desk.example' },
    { PUBLIC_URL: 'http://localhost:3000', ALLOWED_HOSTS: 'localhost,desk.example' },
  ])('on this machine, behind a proxy, does not start without sign-in: %j', (given) => {
    expect(() => readConfig(given)).toThrow('AUTH must be password');
    expect(readConfig({ ...given, AUTH: 'password' }).signIn.ways).toEqual(['password']);
  });

  it('behind a proxy says under which URL it is opened', () => {
    expect(() => readConfig({ AUTH: 'password', ALLOWED_HOSTS: 'desk.example' })).toThrow('PUBLIC_URL must be');
  });

  it.each(['localhost,127.0.0.1:3000', '[::1]:3000'])(
    'under the names of this machine, %s, needs none',
    (ALLOWED_HOSTS) => {
      expect(readConfig({ ALLOWED_HOSTS, PUBLIC_URL: 'http://localhost:3000' }).signIn.ways).toEqual([]);
    },
  );

  it.each(['desk.example', 'ftp://desk.example', 'https://desk.example/path', 'https://a@desk.example'])(
    'cannot be opened at %s',
    (PUBLIC_URL) => {
      expect(() => readConfig({ PUBLIC_URL })).toThrow('PUBLIC_URL must be the URL people use');
    },
  );

  it.each([
    ['10.0.0.2', ['10.0.0.2']],
    ['10.0.0.0/8, ::1, fd00::/8', ['10.0.0.0/8', '::1', 'fd00::/8']],
  ])('believes the proxies %s', (TRUSTED_PROXIES, proxies) => {
    expect(readConfig({ TRUSTED_PROXIES }).trustedProxies).toEqual(proxies);
  });

  it.each(['proxy.example', '10.0.0.0/33', '10.0.0.0/8/8', '*'])('believes no proxy %s', (TRUSTED_PROXIES) => {
    expect(() => readConfig({ TRUSTED_PROXIES })).toThrow('TRUSTED_PROXIES must be IP addresses or networks');
  });

  it.each(['127.0.0.1', '127.0.0.2', 'localhost', '::1'])('on this machine alone, %s, it needs none', (HOST) => {
    expect(readConfig({ HOST }).allowedHosts).toEqual([]);
  });

  it.each(['*', 'http://desk.example', 'a,,b'])('the hosts %s are refused', (ALLOWED_HOSTS) => {
    expect(() => readConfig({ ALLOWED_HOSTS })).toThrow('ALLOWED_HOSTS must be hosts');
  });
});

it.each([
  ['127.0.0.1', 'http://127.0.0.1:3000'],
  ['0.0.0.0', 'http://127.0.0.1:3000'],
  ['::', 'http://127.0.0.1:3000'],
  ['::1', 'http://[::1]:3000'],
  ['localhost', 'http://localhost:3000'],
  ['192.168.1.5', 'http://192.168.1.5:3000'],
])('a server on %s is called at %s, and answers to that name', (host, address) => {
  expect(ownAddress(host, 3000)).toBe(address);
  expect(createHostRules(host, ['desk.example']).isOwnName(new URL(address).host)).toBe(true);
});

const ask = async (
  { host, allowedHosts }: { host: string; allowedHosts: string[] },
  method: 'GET' | 'POST',
  headers: Record<string, string>,
) => {
  const app = await createHttp({ logLevel: 'silent', host, allowedHosts });
  app.get('/api/thing', async () => 'read');
  app.post('/api/thing', async () => 'changed');
  app.get('/api/health', async () => 'alive');
  const url = headers.url ?? '/api/thing';
  const { statusCode } = await app.inject({ method, url, headers });
  await app.close();
  return statusCode;
};

const local = { host: '127.0.0.1', allowedHosts: [] };
const open = { host: '0.0.0.0', allowedHosts: ['desk.example', 'other.example:8443'] };

it.each([
  [local, '127.0.0.1:3000', 200],
  [local, 'localhost:3000', 200],
  [local, 'evil.example', 403],
  [local, '127.0.0.1.evil.example', 403],
  [open, 'desk.example', 200],
  [open, 'DESK.example:9999', 200],
  [open, 'other.example:8443', 200],
  [open, 'other.example', 403],
  [open, 'evil.example', 403],
  [open, '127.0.0.1:3000', 200],
  [open, 'evil.example@127.0.0.1', 403],
])('with %j a call to the host %s answers %d', async (rules, host, status) => {
  expect(await ask(rules, 'GET', { host })).toBe(status);
});

it('a call that names no host is refused', () => {
  expect(createHostRules('127.0.0.1', []).isOwnName(undefined)).toBe(false);
  expect(createHostRules('127.0.0.1', []).isOwnName('')).toBe(false);
});

it('a supervisor may ask for health under any name', async () => {
  expect(await ask(open, 'GET', { host: '10.1.2.3:3000', url: '/api/health' })).toBe(200);
});

it.each([
  [local, '127.0.0.1:3000', 'http://127.0.0.1:3000', 200],
  [local, 'localhost:3000', 'http://localhost:3000', 200],
  [local, '127.0.0.1:3000', 'http://127.0.0.1:8080', 403],
  [local, '127.0.0.1:3000', 'https://evil.example', 403],
  [local, '127.0.0.1:3000', 'null', 403],
  [open, 'desk.example', 'https://desk.example', 200],
  [open, '127.0.0.1:3000', 'https://desk.example', 200],
  [open, '127.0.0.1:3000', 'https://other.example:8443', 200],
  [open, '127.0.0.1:3000', 'https://other.example', 403],
  [open, 'desk.example', 'https://evil.example', 403],
  [open, 'desk.example', 'https://desk.example.evil.example', 403],
])('with %j a change at the host %s from a page of %s answers %d', async (rules, host, origin, status) => {
  expect(await ask(rules, 'POST', { host, origin })).toBe(status);
});

it('a change without an Origin is a program’s, which needs no page to act', async () => {
  expect(await ask(open, 'POST', { host: 'desk.example' })).toBe(200);
});
