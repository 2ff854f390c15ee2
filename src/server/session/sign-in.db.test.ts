// Signing in by password, sessions, and the owner's first link, on a server that others reach.
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { runToEnd } from '#testing/run-to-end.ts';
import { startTestApp, type TestApp } from '#testing/start-test-app.ts';
import { makeOwnerLink } from './session.commands.ts';
import { insertUser, noPassword } from './users.store.ts';

const app = startTestApp({ signInUrl: 'https://desk.example', allowedHosts: ['desk.example'] });
const owner = { email: 'Maya@Example.com', fullName: 'Maya Lindqvist', password: 'quiet harbor lantern 42' };

beforeEach(async () => {
  await app.database.db.execute(sql`delete from users where email is not null`);
});

/** The cookie a reply sets, as a browser sends it back. */
function cookieOf({ headers }: { headers: Record<string, unknown> }): Record<string, string> {
  const [set = ''] = [headers['set-cookie']].flat().map(String);
  expect(set).toMatch(/^__Host-copydesk=[\w-]{43}; .*HttpOnly; Secure; SameSite=Lax$/);
  expect(set).toContain('Path=/');
  return { cookie: set.split(';')[0] ?? '' };
}

const linkOf = async () => {
  const token = await makeOwnerLink({ db: app.database.db, now: () => app.clock.now }, { needsPassword: true });
  if (token === null) throw new Error('There is an owner');
  return token;
};

async function joinAsOwner(): Promise<Record<string, string>> {
  const joined = await app.call('POST', '/api/access-links/use', { token: await linkOf(), ...owner });
  expect(joined.status).toBe(204);
  return cookieOf(joined);
}

const signIn = (password: string, email = owner.email, headers = {}) =>
  app.call('POST', '/api/sign-in', { email, password }, headers);

/** The same from another address. */
async function signInFrom(remoteAddress: string, password: string, email = owner.email) {
  const headers = { host: '127.0.0.1' };
  const reply = await app.http.inject({
    ...{ method: 'POST', url: '/api/sign-in', remoteAddress, headers, payload: { email, password } },
  });
  return { status: reply.statusCode };
}

const later = (minutes: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + minutes * 60_000);
};

describe('without a session', () => {
  it.each([
    ['GET', '/api/me'],
    ['GET', '/api/products'],
    ['POST', '/api/products'],
    ['GET', '/api/events'],
    ['GET', '/api/openapi.json'],
    ['GET', '/api/docs'],
    ['GET', '/api/no-such-call'],
    ['DELETE', '/api/sessions'],
  ] as const)('%s %s answers 401', async (method, url) => {
    const { status, body } = await app.call(method, url);
    expect(status).toBe(401);
    expect(body).toEqual({ error: 'Sign in to continue.', code: 'NOT_SIGNED_IN' });
  });

  it('answers a stolen or made-up cookie like none', async () => {
    const { status } = await app.call('GET', '/api/me', undefined, { cookie: `__Host-copydesk=${'a'.repeat(43)}` });
    expect(status).toBe(401);
  });

  it('says how to sign in, and that the server lives', async () => {
    expect((await app.call('GET', '/api/sign-in')).body).toEqual({ hasOwner: false, methods: ['password', 'passkey'] });
    expect((await app.call('GET', '/api/health')).status).toBe(200);
  });
});

describe("the owner's first link", () => {
  it('makes the owner once, and signs them in', async () => {
    const token = await linkOf();
    expect((await app.call('POST', '/api/access-links/read', { token })).body).toMatchObject({ kind: 'owner' });
    const joined = await app.call('POST', '/api/access-links/use', { token, ...owner });
    const { body } = await app.call('GET', '/api/me', undefined, cookieOf(joined));
    expect(body).toMatchObject({ fullName: 'Maya Lindqvist', role: 'owner', sessionId: expect.any(Number) });
    const again = await app.call('POST', '/api/access-links/use', { token, ...owner, email: 'other@example.com' });
    expect(again.status).toBe(410);
    expect(again.body).toMatchObject({ error: 'This link was used on Nov 21. Ask for a new one.', code: 'LINK_ENDED' });
  });

  it('of two links at once one makes the owner', async () => {
    const links = [await linkOf(), await linkOf()];
    const replies = await Promise.all(
      links.map((token, at) =>
        app.call('POST', '/api/access-links/use', { token, ...owner, email: `p${at}@example.com` }),
      ),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([204, 410]);
    const refused = replies.find(({ status }) => status === 410)?.body;
    expect(refused).toMatchObject({ error: 'This workspace has an owner already. Ask them to invite you.' });
  });

  it('ends after 24 hours', async () => {
    const token = await linkOf();
    later(24 * 60);
    const { body } = await app.call('POST', '/api/access-links/read', { token });
    expect(body).toMatchObject({ error: 'This link expired on Nov 22. Ask for a new one.' });
  });

  it('is told the name one gives oneself, and so is the team', async () => {
    const joined = await joinAsOwner();
    const rename = (fullName: string) => app.call('PUT', '/api/me/name', { fullName }, joined);
    expect((await rename('  ')).body).toMatchObject({ issues: [{ path: 'fullName', message: 'Enter your name.' }] });
    await insertUser(app.database.db, { email: 'b@example.com', fullName: 'Ben Holm', password: '!', role: 'viewer' });
    expect((await rename('ben holm')).body).toMatchObject({
      issues: [{ path: 'fullName', message: 'Another member has this name. Add what tells you apart.' }],
    });
    expect((await rename(' Maya Holm ')).status).toBe(204);
    expect((await app.call('GET', '/api/me', undefined, joined)).body).toMatchObject({ fullName: 'Maya Holm' });
  });

  it('is not made where there is an owner', async () => {
    await joinAsOwner();
    expect(await makeOwnerLink({ db: app.database.db, now: () => app.clock.now }, { needsPassword: true })).toBeNull();
  });

  it('makes an owner of who has the role but no password, where that is the only way to sign in', async () => {
    await insertUser(app.database.db, { ...owner, password: noPassword, role: 'owner' });
    const joined = await joinAsOwner();
    expect((await app.call('GET', '/api/me', undefined, joined)).body).toMatchObject({
      role: 'owner',
      hasPassword: true,
    });
    expect((await signIn(owner.password)).status).toBe(204);
  });

  it.each([
    ['elevenchars', 'Use at least 12 characters.'],
    ['passwordpassword', 'This password is one of those that attackers try first. Choose another one.'],
    ['lindqvist rules all', 'Choose a password without your name or email in it.'],
    ['my CopyDesk of 2026', 'Choose a password without the name Copydesk in it.'],
  ])('refuses the password %s beside its field, and can be used afterwards', async (password, message) => {
    const token = await linkOf();
    const refused = await app.call('POST', '/api/access-links/use', { token, ...owner, password });
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ issues: [{ path: 'password', message }] });
    expect((await app.call('POST', '/api/access-links/use', { token, ...owner })).status).toBe(204);
  });
});

describe('signing in', () => {
  beforeEach(async () => {
    await joinAsOwner();
  });

  it('takes the email in upper or lower case', async () => {
    const cookie = cookieOf(await signIn(owner.password, 'MAYA@example.COM'));
    expect((await app.call('GET', '/api/products', undefined, cookie)).status).toBe(200);
  });

  it('says the same of a wrong password and of an unknown email', async () => {
    const wrong = await signIn('wrong password here');
    const unknown = await signIn('wrong password here', 'nobody@example.com');
    expect(wrong.status).toBe(401);
    expect(wrong.body).toEqual({
      error: 'Email or password is wrong. Check both and try again.',
      code: 'SIGN_IN_FAILED',
      triesLeft: 4,
    });
    expect(unknown.body).toEqual(wrong.body);
    expect(wrong.headers['set-cookie']).toBeUndefined();
  });

  it('pauses for 15 minutes after 5 wrong passwords, the right one included', async () => {
    const left = [];
    for (let tries = 0; tries < 4; tries += 1) left.push((await signIn('wrong')).body);
    expect(left.map((body) => (body as { triesLeft: number }).triesLeft)).toEqual([4, 3, 2, 1]);
    const fifth = await signIn('wrong');
    expect(fifth.status).toBe(429);
    expect(fifth.body).toMatchObject({
      error: 'Too many tries. Sign in again in 15 minutes.',
      retryAfterSeconds: 15 * 60,
    });
    later(14);
    expect((await signIn(owner.password)).body).toMatchObject({ retryAfterSeconds: 60 });
    later(1);
    expect((await signIn(owner.password)).status).toBe(204);
    expect((await signIn('wrong')).body).toMatchObject({ triesLeft: 4 });
  });

  it('counts guesses made at once', async () => {
    const replies = await Promise.all(Array.from({ length: 40 }, () => signIn('wrong')));
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(4);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(36);
  });

  it('pauses an address that guesses at many accounts', async () => {
    await signIn('wrong', 'a@example.com');
    await app.database.db.execute(sql`update sign_in_tries set tries = 98`);
    const statuses = [];
    for (const name of ['b', 'c', 'd']) statuses.push((await signIn('wrong', `${name}@example.com`)).status);
    expect(statuses).toEqual([401, 429, 429]);
    // It goes on with nobody's account.
    for (let tries = 0; tries < 8; tries += 1) expect((await signIn(owner.password)).status).toBe(429);
    const elsewhere = { remoteAddress: '203.0.113.9' };
    expect((await signInFrom(elsewhere.remoteAddress, owner.password)).status).toBe(204);
  });

  it('counts all of an IPv6 network as one address, and an IPv4 address once however it is written', async () => {
    await signInFrom('2001:db8:0:1::1', 'wrong', 'a@example.com');
    await signInFrom('2001:db8:0:1:ffff::2', 'wrong', 'b@example.com');
    await signInFrom('2001:db8:0:2::1', 'wrong', 'c@example.com');
    await signInFrom('203.0.113.9', 'wrong', 'd@example.com');
    await signInFrom('::ffff:203.0.113.9', 'wrong', 'e@example.com');
    const { rows } = (await app.database.db.execute(
      sql`select tries from sign_in_tries order by tries desc, about`,
    )) as unknown as { rows: { tries: number }[] };
    expect(rows.map(({ tries }) => tries)).toEqual([2, 2, 1, 1, 1, 1, 1, 1]);
  });
});

describe('a session', () => {
  let cookie: Record<string, string>;
  beforeEach(async () => {
    cookie = await joinAsOwner();
  });
  const status = async () => (await app.call('GET', '/api/me', undefined, cookie)).status;

  it('is not opened by what the database holds of it', async () => {
    const { rows } = (await app.database.db.execute(sql`select token_hash from sessions`)) as unknown as {
      rows: { token_hash: string }[];
    };
    const stored = { cookie: `__Host-copydesk=${rows[0]?.token_hash}` };
    expect((await app.call('GET', '/api/me', undefined, stored)).status).toBe(401);
  });

  it('ends with signing out, wherever its cookie is', async () => {
    const out = await app.call('POST', '/api/sign-out', undefined, cookie);
    expect(out).toMatchObject({ status: 200, body: { leadsTo: null } });
    expect(String(out.headers['set-cookie'])).toMatch(/^__Host-copydesk=; Max-Age=0;/);
    expect(await status()).toBe(401);
    expect((await app.call('POST', '/api/sign-out', undefined, cookie)).status).toBe(200);
  });

  it('ends after four days without use, and goes on with use', async () => {
    for (let day = 0; day < 3; day += 1) {
      later(3 * 24 * 60);
      expect(await status()).toBe(200);
    }
    later(4 * 24 * 60);
    expect(await status()).toBe(401);
  });

  it('is not used by what no hand caused', async () => {
    for (let day = 0; day < 3; day += 1) {
      later(24 * 60);
      const read = await app.call('GET', '/api/me', undefined, { ...cookie, 'x-unattended': '1' });
      expect(read.status).toBe(200);
    }
    later(24 * 60);
    expect(await status()).toBe(401);
  });

  it('ends when its browser signs in again', async () => {
    const other = cookieOf(await signIn(owner.password, owner.email, cookie));
    expect(await status()).toBe(401);
    expect((await app.call('GET', '/api/me', undefined, other)).body).toMatchObject({ hasPassword: true });
    const { body } = await app.call('GET', '/api/sessions', undefined, other);
    expect(body).toHaveLength(1);
  });

  it('ends after thirty days however much it is used', async () => {
    for (let day = 0; day < 10; day += 1) {
      expect(await status()).toBe(200);
      later(3 * 24 * 60);
    }
    expect(await status()).toBe(401);
  });

  it('is listed with where it is, and can be ended from another one', async () => {
    const other = cookieOf(await signIn(owner.password, owner.email, { 'user-agent': 'Phone' }));
    const { body } = await app.call('GET', '/api/sessions', undefined, other);
    const listed = body as { id: number; userAgent: string; method: string; address: string }[];
    expect(listed.map(({ userAgent, method }) => [userAgent, method])).toEqual([
      ['Phone', 'password'],
      ['lightMyRequest', 'link'],
    ]);
    expect(listed[0]?.address).toBe('127.0.0.1');
    expect((await app.call('DELETE', `/api/sessions/${listed[1]?.id}`, undefined, other)).status).toBe(204);
    expect(await status()).toBe(401);
    expect((await app.call('GET', '/api/me', undefined, other)).status).toBe(200);
  });

  it('takes its event stream along within moments', async () => {
    await app.http.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.http.server.address() as AddressInfo;
    const stream = get({ port, path: '/api/events', headers: { ...cookie, host: 'desk.example' } });
    const [reply] = (await once(stream, 'response')) as [IncomingMessage];
    expect(reply.statusCode).toBe(200);
    reply.resume();
    const ended = once(reply, 'end');
    expect((await app.call('POST', '/api/sign-out', undefined, cookie)).status).toBe(200);
    await ended;
  });

  it('of somebody else is not there', async () => {
    await app.database.db.execute(sql`
      insert into sessions (token_hash, user_id, method, user_agent, address, started_at, last_seen_at, ends_at)
      select 'x', ${app.user.id}::int, 'password', '', '', now(), now(), now()`);
    const { rows } = (await app.database.db.execute(
      sql`select id from sessions where token_hash = 'x'`,
    )) as unknown as {
      rows: { id: number }[];
    };
    expect((await app.call('DELETE', `/api/sessions/${rows[0]?.id}`, undefined, cookie)).status).toBe(404);
  });

  it('ends all others at once', async () => {
    const other = cookieOf(await signIn(owner.password));
    expect((await app.call('DELETE', '/api/sessions', undefined, other)).status).toBe(204);
    expect(await status()).toBe(401);
    expect((await app.call('GET', '/api/me', undefined, other)).status).toBe(200);
  });

  it('gets another token with another password, and the others end', async () => {
    const other = cookieOf(await signIn(owner.password));
    const changed = await app.call(
      'PUT',
      '/api/me/password',
      { current: owner.password, password: 'another long sentence' },
      cookie,
    );
    const fresh = cookieOf(changed);
    expect(fresh).not.toEqual(cookie);
    expect((await app.call('GET', '/api/me', undefined, fresh)).status).toBe(200);
    expect(await status()).toBe(401);
    expect((await app.call('GET', '/api/me', undefined, other)).status).toBe(401);
    expect((await signIn(owner.password)).status).toBe(401);
    expect((await signIn('another long sentence')).status).toBe(204);
  });

  it('says of too many wrong passwords to somebody who is signed in what they can do', async () => {
    const body = { current: 'wrong', password: 'another long sentence' };
    for (let tries = 0; tries < 4; tries += 1) await app.call('PUT', '/api/me/password', body, cookie);
    const paused = await app.call('PUT', '/api/me/password', body, cookie);
    expect(paused.body).toMatchObject({ error: 'Too many tries. Try again in 15 minutes.' });
  });

  it('is no change to the password it is', async () => {
    const body = { current: owner.password, password: owner.password };
    const refused = await app.call('PUT', '/api/me/password', body, cookie);
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({
      issues: [{ path: 'password', message: 'This is your password already. Choose another one.' }],
    });
    expect(await status()).toBe(200);
  });

  it('changes no password without the current one', async () => {
    const body = { current: 'wrong', password: 'another long sentence' };
    const refused = await app.call('PUT', '/api/me/password', body, cookie);
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({
      issues: [{ path: 'current', message: 'This is not your current password.' }],
    });
  });

  it('records who did what, in runs in the background too', async () => {
    const signedIn: TestApp = { ...app, call: (method, url, body) => app.call(method, url, body, cookie) };
    const product = { sku: 'A-1', title: 'Oak bench', description: 'A bench of oak.' };
    const added = await signedIn.call('POST', '/api/products', product);
    expect(added.status).toBe(201);
    const { id } = added.body as { id: number };
    const { items } = await runToEnd(signedIn, {
      ...{ action: 'set-field', options: { field: 'category', value: 'Benches' }, selection: { ids: [id] } },
    });
    expect(items).toMatchObject([{ outcome: 'done' }]);
    const { rows } = (await app.database.db.execute(sql`
      select p.category, u.full_name as added, c.full_name as changed from products p
      join users u on u.id = p.created_by join users c on c.id = p.updated_by`)) as unknown as { rows: object[] };
    expect(rows).toEqual([{ category: 'Benches', added: 'Maya Lindqvist', changed: 'Maya Lindqvist' }]);
  });
});
