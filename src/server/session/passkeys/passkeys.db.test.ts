// Passkeys: added with a password, used to sign in without one, each answer once; and what proves nothing.
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Passkey } from '#domain/session/passkeys.contract.ts';
import { newAuthenticator } from '#testing/authenticator.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { makeOwnerLink } from '../session.commands.ts';

const origin = 'https://desk.example';
const app = startTestApp({ signInUrl: origin, allowedHosts: ['desk.example'] });
const owner = { email: 'maya@example.com', fullName: 'Maya Lindqvist', password: 'quiet harbor lantern 42' };
const { email, password } = owner;

let cookie: Record<string, string>;
const cookieOf = ({ headers }: { headers: Record<string, unknown> }) => ({
  cookie: String(headers['set-cookie']).split(';')[0] ?? '',
});
const later = (seconds: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + seconds * 1_000);
};

beforeEach(async () => {
  await app.database.db.execute(sql`delete from users where email is not null`);
  await app.database.db.execute(sql`delete from sign_in_tries`);
  const token = await makeOwnerLink({ db: app.database.db, now: () => app.clock.now }, { needsPassword: true });
  cookie = cookieOf(await app.call('POST', '/api/access-links/use', { token, ...owner }));
});

type Options = { challenge: string; rp?: { id: string }; user?: { id: string }; excludeCredentials?: unknown[] };

async function startAdding(): Promise<Options> {
  const started = await app.call('POST', '/api/me/passkeys/start', { password }, cookie);
  expect(started.status).toBe(200);
  return started.body as Options;
}

const add = (credential: unknown, name = 'Chrome on Linux') =>
  app.call('POST', '/api/me/passkeys', { name, credential }, cookie);

/** Adds the passkey of a new device. */
async function addDevice() {
  const device = newAuthenticator(origin);
  const added = await add(device.create(await startAdding()));
  expect(added.status).toBe(201);
  return { device, passkey: added.body as Passkey };
}

async function startSignIn(): Promise<Options> {
  const started = await app.call('POST', '/api/sign-in/passkey/start');
  expect(started.status).toBe(200);
  return started.body as Options;
}

const signIn = (credential: unknown) => app.call('POST', '/api/sign-in/passkey', { credential });

describe('a passkey', () => {
  it('is added with the password, is listed, and signs in by itself', async () => {
    expect((await app.call('GET', '/api/sign-in')).body).toEqual({ hasOwner: true, methods: ['password', 'passkey'] });
    const wrong = await app.call('POST', '/api/me/passkeys/start', { password: 'wrong' }, cookie);
    expect(wrong.body).toMatchObject({ issues: [{ path: 'password' }] });
    const options = await startAdding();
    expect(options).toMatchObject({ rp: { id: 'desk.example' }, excludeCredentials: [] });
    expect(JSON.stringify(options.user?.id)).not.toContain('maya');
    const { device, passkey } = await addDevice();
    expect(passkey).toEqual({
      id: passkey.id,
      name: 'Chrome on Linux',
      addedAt: '2026-11-21T10:00:00.000Z',
      usedAt: null,
    });
    later(60);
    const signedIn = await signIn(device.get(await startSignIn()));
    expect(signedIn.status).toBe(204);
    const me = await app.call('GET', '/api/me', undefined, cookieOf(signedIn));
    expect(me.body).toMatchObject({ fullName: owner.fullName });
    const { body: sessions } = await app.call('GET', '/api/sessions', undefined, cookie);
    expect(sessions).toMatchObject([{ method: 'passkey' }, { method: 'link' }]);
    const { body: listed } = await app.call('GET', '/api/me/passkeys', undefined, cookie);
    expect(listed).toEqual([{ ...passkey, usedAt: '2026-11-21T10:01:00.000Z' }]);
    expect((await startAdding()).excludeCredentials).toHaveLength(1);
  });

  it('needs no code where a second factor is on', async () => {
    const { device } = await addDevice();
    await app.database.db.execute(sql`
      insert into second_factors (user_id, locked_secret, started_at, confirmed_at)
      select id, 'locked', now(), now() from users where email = ${email}
    `);
    expect((await app.call('POST', '/api/sign-in', { email, password })).body).toMatchObject({ code: 'CODE_NEEDED' });
    expect((await signIn(device.get(await startSignIn()))).status).toBe(204);
  });

  it('that was deleted signs nobody in', async () => {
    const { device, passkey } = await addDevice();
    const url = `/api/me/passkeys/${passkey.id}`;
    expect((await app.call('DELETE', url, undefined, cookie)).status).toBe(204);
    expect((await app.call('DELETE', url, undefined, cookie)).status).toBe(404);
    const refused = await signIn(device.get(await startSignIn()));
    expect(refused.status).toBe(401);
    expect(refused.body).toMatchObject({
      code: 'SIGN_IN_FAILED',
      error: 'This passkey does not work here. Use your password.',
      triesLeft: 4,
    });
    expect(refused.headers['set-cookie']).toBeUndefined();
  });

  it('of somebody else is none of theirs to delete or add', async () => {
    const { device, passkey } = await addDevice();
    const { db } = app.database;
    await db.execute(
      sql`insert into users (username, password, email, role) values ('b', '!', 'b@example.com', 'owner')`,
    );
    await db.execute(sql`update passkeys set user_id = (select id from users where email = 'b@example.com')`);
    expect((await app.call('DELETE', `/api/me/passkeys/${passkey.id}`, undefined, cookie)).status).toBe(404);
    const again = await add(device.create(await startAdding()));
    expect(again.status).toBe(400);
    expect(again.body).toMatchObject({ error: 'This passkey is in use already.' });
  });
});

describe('an answer of a browser', () => {
  it('counts once, and one of two at once', async () => {
    const { device } = await addDevice();
    const answer = device.get(await startSignIn());
    const statuses = await Promise.all([signIn(answer), signIn(answer)]);
    expect(statuses.map(({ status }) => status).toSorted()).toEqual([204, 401]);
    expect((await signIn(answer)).status).toBe(401);
  });

  it('comes within five minutes', async () => {
    const { device } = await addDevice();
    const options = [await startSignIn(), await startSignIn()] as const;
    later(299);
    expect((await signIn(device.get(options[0]))).status).toBe(204);
    later(1);
    expect((await signIn(device.get(options[1]))).status).toBe(401);
  });

  it.each([
    ['to another site', { origin: 'https://desk.evil.example' }],
    ['without the lock of the device', { isVerified: false }],
    ['of a copy, which counts from where it was made', { counter: 1 }],
  ])('%s proves nothing', async (_what, wrong) => {
    const { device } = await addDevice();
    for (const _use of [1, 2]) expect((await signIn(device.get(await startSignIn()))).status).toBe(204);
    expect((await signIn(device.get(await startSignIn(), wrong))).status).toBe(401);
    expect((await signIn(device.get(await startSignIn()))).status, 'the device itself').toBe(204);
  });

  it.each([
    ['to another site', { origin: 'https://desk.evil.example' }],
    ['without the lock of the device', { isVerified: false }],
  ])('%s adds nothing', async (_what, wrong) => {
    const refused = await add(newAuthenticator(origin).create(await startAdding(), wrong));
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ error: 'This passkey could not be checked. Start again.' });
    expect((await app.call('GET', '/api/me/passkeys', undefined, cookie)).body).toEqual([]);
  });

  it('for signing in adds nothing, and one for adding signs nobody in', async () => {
    const { device } = await addDevice();
    expect((await add(newAuthenticator(origin).create(await startSignIn()))).status).toBe(400);
    expect((await signIn(device.get(await startAdding()))).status).toBe(401);
  });

  it('that no browser wrote is refused in words', async () => {
    const { device } = await addDevice();
    const { challenge } = await startSignIn();
    const junk = (clientDataJSON: string) => ({ ...device.get({ challenge }), response: { clientDataJSON } });
    const made = Buffer.from(JSON.stringify({ challenge })).toString('base64url');
    for (const text of ['', '???', Buffer.from('null').toString('base64url'), made]) {
      const { status } = await signIn(junk(text));
      expect([401, 429]).toContain(status);
      expect((await add(junk(text))).status).toBe(400);
    }
  });
});

it('guesses pause', async () => {
  const { device } = await addDevice();
  const statuses = [];
  for (let tries = 0; tries < 6; tries += 1)
    statuses.push((await signIn(device.get(await startSignIn(), { isVerified: false }))).status);
  expect(statuses).toEqual([401, 401, 401, 401, 429, 429]);
});
