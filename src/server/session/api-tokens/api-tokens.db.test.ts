// Tokens of programs: what they open and as whom, and what ends them.
import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import type { ApiToken, TokenRole } from '#domain/session/api-tokens.contract.ts';
import type { ShownLink } from '#domain/session/team.contract.ts';
import { addPerson, clearPeople, signsPeopleIn, type TestPerson } from '#testing/people.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { forgetEnded } from '../forget-ended.ts';
import { hashPassword } from '../password-hash.ts';
import { newToken } from '../tokens.ts';

const app = startTestApp(signsPeopleIn);
const call: typeof app.call = (...given) => app.call(...given);
const dayMs = 86_400_000;

let maya: TestPerson;
let adam: TestPerson;

beforeEach(async () => {
  await app.database.db.execute(sql`delete from api_tokens`);
  await clearPeople(app);
  maya = await addPerson(app, 'Maya', 'owner');
  adam = await addPerson(app, 'Adam', 'admin');
});

type Made = ApiToken & { token: string };
async function make(role: TokenRole = 'writer', days = 30, by = adam): Promise<Made> {
  const made = await by.call('POST', '/api/tokens', { name: 'Nightly prices', role, days });
  expect(made.status).toBe(201);
  return made.body as Made;
}
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const list = async () => (await maya.call('GET', '/api/tokens')).body as ApiToken[];
const product = (sku: string) => ({ sku, title: 'Oak bench', description: 'Of oak.' });

it('calls as who made it, with the role of the token, and is stored as a hash alone', async () => {
  const { token, ...shown } = await make();
  expect(token).toMatch(/^copydesk_[\w-]{43}$/);
  expect(shown).toMatchObject({
    ...{ name: 'Nightly prices', role: 'writer', madeBy: { id: adam.id, fullName: 'Adam' }, lastUsedAt: null },
    start: token.slice(0, 13),
  });
  expect(await list()).toEqual([shown]);
  const added = await call('POST', '/api/products', product('T-1'), bearer(token));
  expect(added.status).toBe(201);
  expect((await call('GET', '/api/me', undefined, bearer(token))).body).toMatchObject({
    fullName: 'Adam',
    role: 'writer',
  });
  const refused = await call('PATCH', '/api/settings', {}, bearer(token));
  expect(refused.status).toBe(403);
  const [{ lastUsedAt, lastUsedFrom } = shown] = await list();
  expect({ lastUsedAt, lastUsedFrom }).toEqual({ lastUsedAt: app.clock.now.toISOString(), lastUsedFrom: '127.0.0.1' });
  const { rows } = (await app.database.db.execute(sql`select * from api_tokens`)) as unknown as { rows: object[] };
  expect(JSON.stringify(rows)).not.toContain(token.slice(13));
});

it('may no more than who made it may now', async () => {
  const { token } = await make('approver');
  await maya.call('PUT', `/api/team/${adam.id}/role`, { role: 'viewer' });
  expect((await call('POST', '/api/products', product('T-2'), bearer(token))).status).toBe(403);
  expect((await call('GET', '/api/products', undefined, bearer(token))).status).toBe(200);
});

it.each<[string, (made: Made) => Promise<unknown>]>([
  ['it is revoked', ({ id }) => maya.call('DELETE', `/api/tokens/${id}`)],
  ['it expires', async () => (app.clock.now = new Date(app.clock.now.getTime() + 7 * dayMs))],
  ['who made it is removed', () => maya.call('DELETE', `/api/team/${adam.id}`)],
  [
    'who made it sets a new password by a link',
    async () => {
      const link = await maya.call('POST', `/api/team/${adam.id}/password-link`);
      const token = (link.body as ShownLink).url.split('#')[1];
      await call('POST', '/api/access-links/use', { token, password: 'copper lantern meadow' });
    },
  ],
])('opens nothing once %s', async (_when, end) => {
  const made = await make('writer', 7);
  expect((await call('GET', '/api/products', undefined, bearer(made.token))).status).toBe(200);
  await end(made);
  const { status, body } = await call('GET', '/api/products', undefined, bearer(made.token));
  expect({ status, body }).toEqual({
    status: 401,
    body: { error: 'This token is not valid. It may have been revoked, or it has expired.', code: 'NOT_SIGNED_IN' },
  });
});

it('is made with the password of who has one, and ends when that changes', async () => {
  const password = 'quiet harbor lantern 42';
  const lena = await addPerson(app, 'Lena', 'admin', await hashPassword(password));
  const given = { name: 'Nightly', role: 'viewer', days: 7 };
  const refused = await lena.call('POST', '/api/tokens', given);
  expect(refused.body).toMatchObject({ issues: [{ path: 'password', message: expect.stringContaining('password') }] });
  const made = await lena.call('POST', '/api/tokens', { ...given, password });
  expect(made.status).toBe(201);
  const { token } = made.body as Made;
  const changed = await call(
    'PUT',
    '/api/me/password',
    { current: password, password: 'copper lantern meadow' },
    lena.headers,
  );
  expect(changed.status).toBe(204);
  expect((await call('GET', '/api/products', undefined, bearer(token))).status).toBe(401);
});

it('is named in the audit log with who made it', async () => {
  const { token } = await make('writer');
  expect((await call('POST', '/api/prompts', { prompt: 'Be short.', scope: 'global' }, bearer(token))).status).toBe(
    201,
  );
  const log = await maya.call('GET', '/api/audit-entries?kind=prompt');
  expect(log.body).toMatchObject([{ actor: { fullName: 'Adam' }, program: 'Nightly prices' }]);
});

it('changes no account, and makes no other token', async () => {
  const { token } = await make('approver');
  expect((await call('PUT', '/api/me/name', { fullName: 'Other' }, bearer(token))).body).toEqual({
    error: 'A token cannot change an account. Sign in to do this.',
    code: 'FORBIDDEN',
  });
  for (const [method, url] of [
    ['GET', '/api/tokens'],
    ['POST', '/api/tokens'],
    ['GET', '/api/sessions'],
    ['POST', '/api/invitations'],
  ] as const)
    expect((await call(method, url, undefined, bearer(token))).status, `${method} ${url}`).toBe(403);
});

it('is not taken for another one: a wrong token is refused, and what a proxy adds is no token', async () => {
  const wrong = await call('GET', '/api/products', undefined, bearer(`copydesk_${newToken()}`));
  expect(wrong.body).toMatchObject({
    code: 'NOT_SIGNED_IN',
    error: expect.stringContaining('This token is not valid.'),
  });
  const both = { ...maya.headers, ...bearer('of-the-proxy') };
  expect((await call('GET', '/api/products', undefined, both)).status).toBe(200);
});

it.each([
  [{ name: ' ', role: 'writer', days: 30 }, 'name', 'Say what the token is for.'],
  [{ name: 'A', role: 'admin', days: 30 }, 'role', 'Choose one of the roles.'],
  [{ name: 'A', role: 'writer', days: 31 }, 'days', 'Choose how long it works.'],
])('%j is refused beside its field', async (given, path, message) => {
  const { status, body } = await adam.call('POST', '/api/tokens', given);
  expect(status).toBe(400);
  expect(body).toMatchObject({ issues: [{ path, message }] });
});

it('is forgotten 90 days after it expired', async () => {
  await make('viewer', 7);
  const forgetAfter = async (days: number) => {
    app.clock.now = new Date(app.clock.now.getTime() + days * dayMs);
    await forgetEnded({ db: app.database.db, now: () => app.clock.now });
    const { rows } = (await app.database.db.execute(sql`select 1 from api_tokens`)) as unknown as { rows: object[] };
    return rows.length;
  };
  expect(await forgetAfter(90)).toBe(1);
  expect(await forgetAfter(8)).toBe(0);
});
