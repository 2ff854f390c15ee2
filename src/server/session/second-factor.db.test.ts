// The second factor: codes of an app by time, used once, and recovery codes.
import { sql } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import { beforeEach, describe, expect, it } from 'vitest';
import { startTestApp } from '#testing/start-test-app.ts';
import { makeOwnerLink } from './session.commands.ts';

const app = startTestApp({ signInUrl: 'https://desk.example', allowedHosts: ['desk.example'] });
const owner = { email: 'maya@example.com', fullName: 'Maya Lindqvist', password: 'quiet harbor lantern 42' };
const { email, password } = owner;

let cookie: Record<string, string>;
const cookieOf = ({ headers }: { headers: Record<string, unknown> }) => ({
  cookie: String(headers['set-cookie']).split(';')[0] ?? '',
});
const later = (seconds: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + seconds * 1_000);
};
const signIn = (code?: string) => app.call('POST', '/api/sign-in', { email, password, ...(code ? { code } : {}) });

beforeEach(async () => {
  await app.database.db.execute(sql`delete from users where email is not null`);
  const token = await makeOwnerLink({ db: app.database.db, now: () => app.clock.now }, { needsPassword: true });
  cookie = cookieOf(await app.call('POST', '/api/access-links/use', { token, ...owner }));
});

/** Starts a second factor; answers what the app on a phone shows. */
async function start(): Promise<(steps?: number) => string> {
  const started = await app.call('POST', '/api/me/second-factor', { password }, cookie);
  expect(started.status).toBe(200);
  const { secret, url } = started.body as { secret: string; url: string };
  expect(url).toMatch(/^otpauth:\/\/totp\/Copydesk:maya%40example\.com\?issuer=Copydesk&secret=/);
  return (steps = 0) =>
    new TOTP({ secret, digits: 6, period: 30 }).generate({ timestamp: app.clock.now.getTime() + steps * 30_000 });
}

/** Turns it on; answers the app and the recovery codes. The next code is another one. */
async function turnOn() {
  const show = await start();
  const confirmed = await app.call('PUT', '/api/me/second-factor', { code: show() }, cookie);
  expect(confirmed.status).toBe(200);
  later(30);
  return { show, codes: (confirmed.body as { recoveryCodes: string[] }).recoveryCodes };
}

describe('turning it on', () => {
  it('takes the password and a first code, and asks for a code from then on', async () => {
    expect((await app.call('POST', '/api/me/second-factor', { password: 'wrong' }, cookie)).body).toMatchObject({
      issues: [{ path: 'password', message: 'This is not your current password.' }],
    });
    const show = await start();
    expect((await signIn()).status, 'before it is confirmed').toBe(204);
    const wrong = await app.call('PUT', '/api/me/second-factor', { code: '000000' }, cookie);
    expect(wrong.body).toMatchObject({ issues: [{ path: 'code' }] });
    await app.call('PUT', '/api/me/second-factor', { code: show() }, cookie);
    const asked = await signIn();
    expect(asked.status).toBe(401);
    expect(asked.body).toEqual({ error: 'Enter the code of your authenticator app.', code: 'CODE_NEEDED' });
    expect(asked.headers['set-cookie']).toBeUndefined();
    const { body } = await app.call('GET', '/api/me/second-factor', undefined, cookie);
    expect(body).toEqual({ since: '2026-11-21T10:00:00.000Z', recoveryCodesLeft: 10 });
  });

  it('takes few wrong codes, and none later than ten minutes', async () => {
    const show = await start();
    later(10 * 60);
    expect((await app.call('PUT', '/api/me/second-factor', { code: show() }, cookie)).status).toBe(422);
    await start();
    const statuses = [];
    for (let tries = 0; tries < 5; tries += 1)
      statuses.push((await app.call('PUT', '/api/me/second-factor', { code: '000000' }, cookie)).status);
    expect(statuses).toEqual([400, 400, 400, 400, 429]);
  });

  it('takes no code of a secret that another one took the place of', async () => {
    const first = await start();
    await start();
    expect((await app.call('PUT', '/api/me/second-factor', { code: first() }, cookie)).status).toBe(400);
  });

  it('ends the other sessions, and cannot be done twice', async () => {
    const other = cookieOf(await signIn());
    await turnOn();
    expect((await app.call('GET', '/api/me', undefined, other)).status).toBe(401);
    expect((await app.call('GET', '/api/me', undefined, cookie)).status).toBe(200);
    expect((await app.call('POST', '/api/me/second-factor', { password }, cookie)).status).toBe(422);
  });

  it('stores neither the secret nor the recovery codes so that they can be read', async () => {
    const show = await start();
    const { rows } = (await app.database.db.execute(
      sql`select locked_secret as kept from second_factors`,
    )) as unknown as {
      rows: { kept: string }[];
    };
    expect(rows[0]?.kept).toMatch(/^v1\./);
    const { body } = await app.call('PUT', '/api/me/second-factor', { code: show() }, cookie);
    const { recoveryCodes } = body as { recoveryCodes: string[] };
    const stored = JSON.stringify(await app.database.db.execute(sql`select code_hash from recovery_codes`));
    for (const code of recoveryCodes) expect(stored).not.toContain(code);
  });
});

describe('signing in with a code', () => {
  it('takes the one of now, once, and those of half a minute around it', async () => {
    const { show } = await turnOn();
    const code = show();
    expect((await signIn(`${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(204);
    const replayed = await signIn(code);
    expect(replayed.status).toBe(401);
    expect(replayed.body).toMatchObject({
      error: 'Password or code is wrong, or the code was used already. Enter the code your app shows now.',
      triesLeft: 4,
    });
    later(90);
    expect((await signIn(show(-2))).status, 'a minute late').toBe(401);
    expect((await signIn(show(1))).status, 'a clock that is ahead').toBe(204);
    expect((await signIn(show(0))).status, 'older than the last one').toBe(401);
  });

  it('of two calls with one code at once takes one', async () => {
    const { show } = await turnOn();
    const code = show();
    const replies = await Promise.all([signIn(code), signIn(code)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([204, 401]);
  });

  it('pauses after five wrong codes, and asking for the code in between does not start anew', async () => {
    await turnOn();
    const statuses = [];
    for (let tries = 0; tries < 5; tries += 1) {
      statuses.push((await signIn('123456')).status);
      if (tries < 4) expect((await signIn()).body).toMatchObject({ code: 'CODE_NEEDED' });
    }
    expect(statuses).toEqual([401, 401, 401, 401, 429]);
    expect((await signIn()).status).toBe(429);
  });

  it('says nothing about codes where the password is wrong', async () => {
    await turnOn();
    const { body } = await app.call('POST', '/api/sign-in', { email, password: 'wrong' });
    expect(body).toMatchObject({ code: 'SIGN_IN_FAILED' });
  });

  it('takes each recovery code once, however it is typed', async () => {
    const { codes } = await turnOn();
    const [first = '', second = ''] = codes;
    expect(new Set(codes).size).toBe(10);
    expect((await signIn(first.toLowerCase().replaceAll('-', ' '))).status).toBe(204);
    expect((await signIn(first)).status).toBe(401);
    expect((await signIn(second)).status).toBe(204);
    const { body } = await app.call('GET', '/api/me/second-factor', undefined, cookie);
    expect(body).toMatchObject({ recoveryCodesLeft: 8 });
    const renewed = await app.call('POST', '/api/me/recovery-codes', { password }, cookie);
    expect(renewed.status).toBe(200);
    expect((await signIn(codes[2])).status).toBe(401);
    expect((await signIn((renewed.body as { recoveryCodes: string[] }).recoveryCodes[0])).status).toBe(204);
  });
});

it('is turned off by the password, and then a password is enough', async () => {
  await turnOn();
  expect((await app.call('POST', '/api/me/second-factor/end', { password: 'wrong' }, cookie)).status).toBe(400);
  expect((await app.call('POST', '/api/me/second-factor/end', { password }, cookie)).status).toBe(204);
  expect((await signIn()).status).toBe(204);
  expect((await app.call('POST', '/api/me/recovery-codes', { password }, cookie)).status).toBe(422);
});
