// Signing in by a proxy in front: whose word is taken, and whose session a browser has then.
import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { parseGroupRoles } from '#domain/session/group-roles.ts';
import { type Reply, startTestApp } from '#testing/start-test-app.ts';
import { insertUser, noPassword } from '../users.store.ts';

const roles = parseGroupRoles('maya@northwind.example=owner,catalog=approver,*=viewer');
if (!roles) throw new Error('No roles');
const proxy = {
  trusted: ['10.0.0.0/8', '::1'],
  ...{ emailHeader: 'remote-email', nameHeader: 'remote-name', groupsHeader: 'remote-groups' },
  ...{ name: 'Northwind', roles, signOutUrl: 'https://login.northwind.example/sign-out' },
};
const trustedProxies = proxy.trusted;
const app = startTestApp({
  signInUrl: 'https://desk.example',
  hasPasswords: false,
  allowedHosts: ['desk.example'],
  proxy,
  trustedProxies,
});

const maya = { 'remote-email': 'Maya@northwind.example', 'remote-name': 'Maya Lindqvist', 'remote-groups': '' };
const ada = {
  'remote-email': 'ada@northwind.example',
  'remote-name': Buffer.from('Ada Łukasz').toString('latin1'),
  'remote-groups': 'staff, catalog',
};

beforeEach(async () => {
  await app.database.db.execute(sql`delete from users where email is not null`);
});

async function call(
  url: string,
  headers: Record<string, string>,
  from = '10.1.2.3',
  method: 'GET' | 'POST' = 'GET',
): Promise<Reply> {
  const host = { host: 'desk.example' };
  const reply = await app.http.inject({ method, url, headers: { ...host, ...headers }, remoteAddress: from });
  const body = reply.body.startsWith('{') ? reply.json() : null;
  return { status: reply.statusCode, headers: reply.headers, body, text: reply.body };
}

const cookieOf = ({ headers }: Reply) => String(headers['set-cookie'] ?? '').split(';', 1)[0] ?? '';

/** Signs in as the proxy says and answers the cookie. */
async function signIn(who: Record<string, string>, cookie = ''): Promise<string> {
  const reply = await call('/api/sign-in/company?to=%2Fproducts', { ...who, cookie });
  expect([reply.status, reply.headers.location]).toEqual([302, '/products']);
  return cookieOf(reply);
}

it('signs people in with name and role, and again with the same account', async () => {
  const cookie = await signIn(maya);
  expect((await call('/api/me', { ...maya, cookie })).body).toMatchObject({
    fullName: 'Maya Lindqvist',
    role: 'owner',
  });
  const { id } = (await call('/api/me', { ...maya, cookie })).body as { id: number };
  const again = await signIn(maya);
  expect((await call('/api/me', { ...maya, cookie: again })).body).toMatchObject({ id });
  const other = await signIn(ada);
  expect((await call('/api/me', { ...ada, cookie: other })).body).toMatchObject({
    fullName: 'Ada Łukasz',
    role: 'approver',
  });
});

it.each([
  ['from elsewhere', maya, '192.168.1.9'],
  ['without the header', {}, '10.1.2.3'],
  ['with two emails in it', { 'remote-email': 'maya@northwind.example, ada@northwind.example' }, '10.1.2.3'],
  ['with no email in it', { 'remote-email': 'maya' }, '10.1.2.3'],
])('signs nobody in %s', async (_how, headers, from) => {
  const reply = await call('/api/sign-in/company', headers as Record<string, string>, from);
  expect(reply.headers.location).toBe('/sign-in?problem=not-accepted');
  expect(cookieOf(reply)).toBe('');
});

it('takes the address of the connection, whatever a call says it is forwarded for', async () => {
  const reply = await call('/api/sign-in/company', { ...maya, 'x-forwarded-for': '10.1.2.3' }, '192.168.1.9');
  expect(reply.headers.location).toBe('/sign-in?problem=not-accepted');
});

it('knows the proxy in IPv6, too, also as a mapped address', async () => {
  for (const from of ['::1', '::ffff:10.1.2.3'])
    expect((await call('/api/sign-in/company', maya, from)).headers.location).toBe('/');
});

it('a session is of no use to whom the proxy names otherwise, or not at all, or past the proxy', async () => {
  const cookie = await signIn(maya);
  expect((await call('/api/me', { ...ada, cookie })).status).toBe(401);
  expect((await call('/api/me', { cookie })).status).toBe(401);
  expect((await call('/api/me', { ...maya, cookie }, '192.168.1.9')).status).toBe(401);
  expect((await call('/api/me', { ...maya, cookie })).status).toBe(200);
  const next = await signIn(ada, cookie);
  expect((await call('/api/me', { ...ada, cookie: next })).body).toMatchObject({ role: 'approver' });
});

it('follows the groups at each sign-in', async () => {
  const cookie = await signIn(ada);
  expect((await call('/api/me', { ...ada, cookie })).body).toMatchObject({ role: 'approver' });
  const less = { ...ada, 'remote-groups': '' };
  expect((await call('/api/me', { ...less, cookie: await signIn(less) })).body).toMatchObject({ role: 'viewer' });
});

it('takes over accounts by email that another provider had', async () => {
  const account = { email: 'maya@northwind.example', fullName: 'Maya L', password: noPassword, role: 'owner' };
  const id = await insertUser(app.database.db, { ...account, oidcSubject: 'https://id.example u-1' });
  const cookie = await signIn(maya);
  expect((await call('/api/me', { ...maya, cookie })).body).toMatchObject({ id, fullName: 'Maya L' });
});

it('signs out at the proxy, and offers no password', async () => {
  const cookie = await signIn(maya);
  expect(
    (await call('/api/sign-out', { ...maya, cookie, origin: 'https://desk.example' }, '10.1.2.3', 'POST')).body,
  ).toEqual({ leadsTo: proxy.signOutUrl });
  expect((await call('/api/me', { ...maya, cookie })).status).toBe(401);
  const ways = await call('/api/sign-in', {});
  expect(ways.body).toMatchObject({ methods: ['company'], company: { name: 'Northwind', isAutomatic: true } });
  expect(
    await app.call('POST', '/api/sign-in', { email: 'a@b.example', password: 'x' }, { host: 'desk.example' }),
  ).toMatchObject({ status: 404 });
});
