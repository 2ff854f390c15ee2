// Signing in and out through the company, against a real OpenID Connect provider on this machine.
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { parseGroupRoles } from '#domain/session/group-roles.ts';
import { client, makeCompanyProvider, passThrough, publicClient } from '#testing/company-provider.ts';
import { type Reply, startTestApp, type TestApp } from '#testing/start-test-app.ts';
import { hashPassword } from '../password-hash.ts';
import { insertUser } from '../users.store.ts';
import { openProvider } from './provider.ts';

const origin = 'https://desk.example';
const returnPath = '/api/sign-in/company/return';
const company = await makeCompanyProvider([`${origin}${returnPath}`], [`${origin}/sign-in`]);
const oidc = {
  issuer: company.issuer,
  ...{ clientId: client.id, clientSecret: client.secret, name: 'Northwind', scopes: 'openid email profile' },
  roles: parseGroupRoles('catalog-owners=owner,catalog-admins=admin,catalog-writers=writer'),
  groupsClaim: 'groups',
};
const app = startTestApp({ signInUrl: origin, allowedHosts: ['desk.example'], oidc });
/** People with an account alone get in, and none of them by password. */
const closed = startTestApp({ signInUrl: origin, hasPasswords: false, oidc: { ...oidc, roles: null } });

const writer = { email: 'ada@example.com', email_verified: true, name: 'Ada Byron', groups: ['catalog-writers'] };

/** Who signs in at the provider from now on. */
function be(sub: string, claims: Record<string, unknown> = writer): void {
  company.person.sub = sub;
  company.accounts.set(sub, claims);
}

beforeEach(async () => {
  for (const { database } of [app, closed]) await database.db.execute(sql`delete from users where email is not null`);
  company.accounts.clear();
  company.refuses = null;
  company.showsOtherKeys = false;
  await company.stop();
  await company.start();
  be('u-1');
});
afterAll(() => company.stop());

/** The cookies of one browser. */
type Browser = Map<string, string>;

/** Opens a path as this browser does. */
async function open(browser: Browser, path: string, to: TestApp = app): Promise<Reply & { leadsTo: string }> {
  const cookie = [...browser].map((pair) => pair.join('=')).join('; ');
  const reply = await to.call('GET', path, undefined, cookie === '' ? {} : { cookie });
  for (const set of [reply.headers['set-cookie'] ?? []].flat().map(String)) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
    if (value === '') browser.delete(name);
    else browser.set(name, value);
  }
  return { ...reply, leadsTo: String(reply.headers.location) };
}

/** To the provider and through it; answers the path it leads back to. */
async function goThrough(browser: Browser, path = '/api/sign-in/company', to: TestApp = app): Promise<string> {
  const { status, leadsTo } = await open(browser, path, to);
  expect(status).toBe(302);
  const { origin: back, pathname, search } = await passThrough(company, leadsTo);
  expect(back).toBe(origin);
  return pathname + search;
}

/** The whole way; answers where it leads in the end. */
const signIn = async (browser: Browser, path?: string, to: TestApp = app): Promise<string> =>
  (await open(browser, await goThrough(browser, path, to), to)).leadsTo;

const me = async (browser: Browser) => (await open(browser, '/api/me')).body;

const later = (minutes: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + minutes * 60_000);
};

const underWay = '__Host-copydesk-company';
/** Changes what the browser keeps of a sign-in under way. */
function tamper(browser: Browser, change: Record<string, unknown>): void {
  const kept = JSON.parse(Buffer.from(browser.get(underWay) ?? '', 'base64url').toString()) as object;
  browser.set(underWay, Buffer.from(JSON.stringify({ ...kept, ...change })).toString('base64url'));
}

async function usersOf(to: TestApp): Promise<unknown[]> {
  const { rows } = (await to.database.db.execute(
    sql`select email, full_name as name, role, oidc_subject as subject from users where email is not null order by id`,
  )) as unknown as { rows: unknown[] };
  return rows;
}
const subject = (sub: string) => `${company.issuer.origin} ${sub}`;

const addUser = async (to: TestApp, email: string, role: string) =>
  await insertUser(to.database.db, { email, fullName: 'Maya', role, password: await hashPassword('a long password') });

describe('the way to the provider', () => {
  it('is offered by its name', async () => {
    expect((await app.call('GET', '/api/sign-in')).body).toEqual({
      hasOwner: expect.any(Boolean),
      methods: ['password', 'company', 'passkey'],
      // The provider leads back there alone, so the cookie that remembers the way must be there.
      company: { name: 'Northwind', origin },
    });
    expect((await closed.call('GET', '/api/sign-in')).body).toMatchObject({ methods: ['company'] });
  });

  it('asks for a code, with state, nonce and the challenge of PKCE, which its cookie remembers', async () => {
    const { headers, leadsTo } = await open(new Map(), '/api/sign-in/company');
    const { searchParams } = new URL(leadsTo);
    expect(Object.fromEntries(searchParams)).toEqual({
      client_id: client.id,
      response_type: 'code',
      response_mode: 'query',
      redirect_uri: `${origin}${returnPath}`,
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(String(headers['set-cookie'])).toMatch(
      /^__Host-copydesk-company=[\w-]+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(headers['cache-control']).toBe('no-store');
  });

  it.each(['cross-site', 'same-site'])('is not gone because a page of another site leads there: %s', async (site) => {
    const headers = { 'sec-fetch-site': site, 'sec-fetch-mode': 'navigate' };
    const reply = await app.call('GET', '/api/sign-in/company?to=/pending', undefined, headers);
    expect([reply.status, reply.headers.location]).toEqual([302, '/sign-in?to=%2Fpending']);
    expect(reply.headers['set-cookie']).toBeUndefined();
  });

  it.each(['same-origin', 'none'])('is gone from our page and from an address that was typed: %s', async (site) => {
    const reply = await app.call('GET', '/api/sign-in/company', undefined, { 'sec-fetch-site': site });
    expect(String(reply.headers.location)).toContain(company.issuer.origin);
  });
});

describe('signing in', () => {
  it('makes an account with the role of the groups, and leads to where somebody wanted to go', async () => {
    const browser: Browser = new Map();
    expect(await signIn(browser, `/api/sign-in/company?to=${encodeURIComponent('/products/7?from=/a#b')}`)).toBe(
      '/products/7?from=/a#b',
    );
    expect(await me(browser)).toMatchObject({ fullName: 'Ada Byron', role: 'writer', sessionId: expect.any(Number) });
    expect((await open(browser, '/api/sessions')).body).toMatchObject([{ method: 'company' }]);
    expect(await usersOf(app)).toEqual([
      { email: 'ada@example.com', name: 'Ada Byron', role: 'writer', subject: subject('u-1') },
    ]);
    expect(browser.has(underWay)).toBe(false);
  });

  it('a second time is the same account, even under another email', async () => {
    const first: Browser = new Map();
    await signIn(first);
    be('u-1', { ...writer, email: 'other@example.com', email_verified: false });
    const second: Browser = new Map();
    expect(await signIn(second)).toBe('/');
    expect(await me(second)).toMatchObject({ id: ((await me(first)) as { id: number }).id });
    expect(await usersOf(app)).toHaveLength(1);
  });

  it('at once in two browsers makes one account', async () => {
    const browsers: Browser[] = [new Map(), new Map()];
    const paths = await Promise.all(browsers.map((browser) => goThrough(browser)));
    const ends = await Promise.all(browsers.map((browser, at) => open(browser, paths[at] ?? '')));
    expect(ends.map(({ leadsTo }) => leadsTo)).toEqual(['/', '/']);
    expect(await usersOf(app)).toHaveLength(1);
  });

  it('takes the account with the verified email, in upper or lower case', async () => {
    const id = await addUser(app, 'Ada@Example.com', 'viewer');
    const browser: Browser = new Map();
    await signIn(browser);
    expect(await me(browser)).toMatchObject({ id, fullName: 'Maya', role: 'writer' });
    expect(await usersOf(app)).toMatchObject([{ subject: subject('u-1') }]);
  });

  it.each([
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    '/..//evil.example',
    '/api/me',
    'x'.repeat(2000),
  ])('to %s leads to the start', async (to) => {
    const browser: Browser = new Map();
    expect(await signIn(browser, `/api/sign-in/company?to=${encodeURIComponent(to)}`)).toBe('/');
    const path = await goThrough(browser);
    tamper(browser, { to });
    expect((await open(browser, path)).leadsTo).toBe('/');
  });
});

describe('nobody gets in', () => {
  const refused = async (browser: Browser = new Map()) => {
    const leadsTo = await signIn(browser);
    expect((await open(browser, '/api/me')).status).toBe(401);
    return leadsTo;
  };

  it.each([
    ['in no group', undefined],
    ['in other groups', ['others']],
  ])('%s', async (_, groups) => {
    be('u-1', { ...writer, groups });
    expect(await refused()).toBe('/sign-in?problem=no-role');
    expect(await usersOf(app)).toEqual([]);
  });

  it.each([false, 'true', undefined])('whose email_verified is %j', async (email_verified) => {
    await addUser(app, writer.email, 'owner');
    be('u-1', { ...writer, email_verified });
    expect(await refused()).toBe('/sign-in?problem=unverified-email');
    expect(await usersOf(app)).toMatchObject([{ role: 'owner', subject: null }]);
  });

  it('whose email belongs to another subject', async () => {
    await signIn(new Map());
    be('u-2');
    expect(await refused()).toBe('/sign-in?problem=other-account');
  });

  it('who has no account where groups give no roles', async () => {
    const browser: Browser = new Map();
    expect(await signIn(browser, undefined, closed)).toBe('/sign-in?problem=no-account');
    expect(await usersOf(closed)).toEqual([]);
    await addUser(closed, writer.email, 'approver');
    expect(await signIn(browser, undefined, closed)).toBe('/');
    expect(await usersOf(closed)).toMatchObject([{ role: 'approver', subject: subject('u-1') }]);
  });

  it('who did not agree at the provider, and the next try leads to the same page', async () => {
    company.refuses = 'access_denied';
    expect(await signIn(new Map(), '/api/sign-in/company?to=/history')).toBe('/sign-in?problem=canceled&to=%2Fhistory');
  });
});

describe('roles', () => {
  it('follow the groups at each sign-in, also in sessions that are open', async () => {
    const first: Browser = new Map();
    await signIn(first);
    expect(await me(first)).toMatchObject({ role: 'writer' });
    be('u-1', { ...writer, groups: ['catalog-writers', 'catalog-admins'] });
    await signIn(new Map());
    expect(await me(first)).toMatchObject({ role: 'admin' });
  });

  it('of the last owner stays', async () => {
    await addUser(app, writer.email, 'owner');
    await signIn(new Map());
    expect(await usersOf(app)).toMatchObject([{ role: 'owner' }]);
    await addUser(app, 'other@example.com', 'owner');
    await signIn(new Map());
    expect(await usersOf(app)).toMatchObject([{ role: 'writer' }, { role: 'owner' }]);
  });
});

describe('an answer that fits no sign-in of this browser', () => {
  const expired = '/sign-in?problem=expired';

  it('comes from another one', async () => {
    const path = await goThrough(new Map());
    expect((await open(new Map(), path)).leadsTo).toBe(expired);
    const other: Browser = new Map();
    await open(other, '/api/sign-in/company');
    expect((await open(other, path)).leadsTo).toBe(expired);
    // What another page leads here ends no sign-in that is under way.
    expect(other.has(underWay)).toBe(true);
  });

  it('comes after ten minutes', async () => {
    const browser: Browser = new Map();
    const path = await goThrough(browser);
    later(10);
    expect((await open(browser, path)).leadsTo).toBe(expired);
  });

  it('comes twice', async () => {
    const browser: Browser = new Map();
    const path = await goThrough(browser);
    const kept = new Map(browser);
    expect((await open(browser, path)).leadsTo).toBe('/');
    expect((await open(browser, path)).leadsTo).toBe(expired);
    // A copy of the cookie does not help: the provider takes a code once.
    expect((await open(kept, path)).leadsTo).toBe(expired);
  });

  it('has the code of somebody else: their verifier is another one', async () => {
    const path = await goThrough(new Map());
    const mine: Browser = new Map();
    const own = new URL(await goThrough(mine), origin);
    own.searchParams.set('code', new URL(path, origin).searchParams.get('code') ?? '');
    expect((await open(mine, own.pathname + own.search)).leadsTo).toBe(expired);
  });

  it('has another verifier', async () => {
    const browser: Browser = new Map();
    const path = await goThrough(browser);
    tamper(browser, { verifier: 'a'.repeat(43) });
    expect((await open(browser, path)).leadsTo).toBe(expired);
  });

  it('has the ID token of another sign-in: its nonce is another one', async () => {
    const browser: Browser = new Map();
    const path = await goThrough(browser);
    tamper(browser, { nonce: 'n'.repeat(43) });
    expect((await open(browser, path)).leadsTo).toBe('/sign-in?problem=not-accepted');
  });

  it('names another issuer', async () => {
    const browser: Browser = new Map();
    const path = new URL(await goThrough(browser), origin);
    path.searchParams.set('iss', 'https://evil.example');
    expect((await open(browser, path.pathname + path.search)).leadsTo).toBe('/sign-in?problem=not-accepted');
  });

  it.each(['', '?', '?code=a', '?state=', '?error=access_denied', '?state=a&state=b'])('is %j', async (query) => {
    expect((await open(new Map(), returnPath + query)).leadsTo).toBe(expired);
  });

  it('comes with a cookie that is none', async () => {
    for (const text of ['', 'x', Buffer.from('{}').toString('base64url'), Buffer.from('null').toString('base64url')])
      expect((await open(new Map([[underWay, text]]), `${returnPath}?state=a`)).leadsTo).toBe(expired);
  });
});

describe('the provider', () => {
  it('may sign with new keys from one sign-in to the next', async () => {
    expect(await signIn(new Map())).toBe('/');
    company.rotateKeys();
    expect(await signIn(new Map())).toBe('/');
  });

  it('signs what it says: what its keys did not sign lets nobody in', async () => {
    company.showsOtherKeys = true;
    expect(await signIn(new Map())).toBe('/sign-in?problem=not-accepted');
    company.showsOtherKeys = false;
    expect(await signIn(new Map())).toBe('/');
  });

  it('may know a client without a secret', async () => {
    const provider = openProvider({ ...oidc, clientId: publicClient, clientSecret: null }, () => app.clock.now);
    const { leadsTo, checks } = await provider.start(`${origin}${returnPath}`);
    const { claims } = await provider.finish(await passThrough(company, leadsTo), checks);
    expect(claims).toMatchObject({ sub: 'u-1', aud: publicClient, email: writer.email, groups: writer.groups });
  });

  it('does not know a wrong secret, which is said in other words than to somebody without access', async () => {
    const provider = openProvider({ ...oidc, clientSecret: 'wrong' }, () => app.clock.now);
    const { leadsTo, checks } = await provider.start(`${origin}${returnPath}`);
    await expect(provider.finish(await passThrough(company, leadsTo), checks)).rejects.toMatchObject({
      problem: 'not-accepted',
      cause: { error: 'invalid_client' },
    });
  });

  it('is not another one than the settings name', async () => {
    const provider = openProvider({ ...oidc, issuer: new URL('/else', company.issuer) }, () => app.clock.now);
    await expect(provider.start(`${origin}${returnPath}`)).rejects.toMatchObject({ problem: 'not-accepted' });
  });

  it('may be down, and is asked again by the next who comes', async () => {
    await company.stop();
    // What it said of itself before counts no more.
    later(11);
    expect((await open(new Map(), '/api/sign-in/company?to=/runs')).leadsTo).toBe(
      '/sign-in?problem=unreachable&to=%2Fruns',
    );
    await company.start();
    expect(await signIn(new Map())).toBe('/');
  });

  it('may go down in the middle, while sessions go on', async () => {
    const before: Browser = new Map();
    await signIn(before);
    const browser: Browser = new Map();
    const path = await goThrough(browser);
    await company.stop();
    expect((await open(browser, path)).leadsTo).toBe('/sign-in?problem=unreachable');
    expect(await me(before)).toMatchObject({ fullName: 'Ada Byron' });
  });
});

describe('signing out', () => {
  const signOut = (browser: Browser) =>
    app.call('POST', '/api/sign-out', undefined, { cookie: [...browser].map((pair) => pair.join('=')).join('; ') });

  it('leads to the provider, which knows whom it is about, and back', async () => {
    const browser: Browser = new Map();
    await signIn(browser);
    const { rows } = (await app.database.db.execute(
      sql`select locked_id_token as locked from sessions`,
    )) as unknown as {
      rows: { locked: string }[];
    };
    const { status, body } = await signOut(browser);
    expect(status).toBe(200);
    const leadsTo = new URL((body as { leadsTo: string }).leadsTo);
    const hint = leadsTo.searchParams.get('id_token_hint') ?? '';
    expect(leadsTo.origin).toBe(company.issuer.origin);
    expect(leadsTo.searchParams.get('post_logout_redirect_uri')).toBe(`${origin}/sign-in`);
    expect(JSON.parse(Buffer.from(hint.split('.')[1] ?? '', 'base64url').toString())).toMatchObject({ sub: 'u-1' });
    expect(rows[0]?.locked).not.toContain(hint.split('.')[1]);
    expect((await open(browser, '/api/me')).status).toBe(401);
    expect((await fetch(leadsTo, { redirect: 'manual' })).status).toBe(200);
  });

  it('ends the session where the provider does not answer', async () => {
    const browser: Browser = new Map();
    await signIn(browser);
    await company.stop();
    later(11);
    expect(await signOut(browser)).toMatchObject({ status: 200, body: { leadsTo: null } });
    expect((await open(browser, '/api/me')).status).toBe(401);
  });

  it('leads nowhere from a session that a password started', async () => {
    await addUser(app, 'maya@example.com', 'viewer');
    const { headers } = await app.call('POST', '/api/sign-in', {
      email: 'maya@example.com',
      password: 'a long password',
    });
    const [, token = ''] = /^__Host-copydesk=([^;]+)/.exec(String(headers['set-cookie'])) ?? [];
    expect((await signOut(new Map([['__Host-copydesk', token]]))).body).toEqual({ leadsTo: null });
  });
});

describe('passwords', () => {
  it.each([
    ['/api/sign-in', { email: 'ada@example.com', password: 'a long password' }],
    ['/api/access-links/read', { token: 'a'.repeat(43) }],
  ])('do not count where people sign in through the company alone: %s', async (path, body) => {
    await addUser(closed, 'ada@example.com', 'viewer');
    expect(await closed.call('POST', path, body)).toMatchObject({
      status: 404,
      body: { error: 'Sign-in with a password is off in this workspace.' },
    });
  });

  it('of an account the company made open nothing, and there is none to change', async () => {
    const browser: Browser = new Map();
    await signIn(browser);
    expect((await app.call('POST', '/api/sign-in', { email: writer.email, password: '!' })).status).toBe(401);
    const cookie = `__Host-copydesk=${browser.get('__Host-copydesk')}`;
    const body = { current: '!', password: 'another long sentence' };
    expect((await app.call('PUT', '/api/me/password', body, { cookie })).body).toMatchObject({
      error: 'This account has no password.',
    });
  });
});
