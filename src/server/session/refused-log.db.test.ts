// What the log holds of somebody who tries what they may not: which call, from where and as whom, and nothing they typed.
import { beforeEach, expect, it } from 'vitest';
import { hashPassword } from '#server/session/password-hash.ts';
import { addPerson, clearPeople, signsPeopleIn } from '#testing/people.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const lines: string[] = [];
const app = startTestApp({ ...signsPeopleIn, logLevel: 'info', logTo: { write: (line) => void lines.push(line) } });
beforeEach(async () => {
  await clearPeople(app);
  lines.length = 0;
});

const refused = () =>
  lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ msg }) => msg === 'Refused');

it('a wrong password is there with where it came from, without what was entered', async () => {
  const { email } = await addPerson(app, 'Maya Lindqvist', 'owner', await hashPassword('quiet harbor lantern 42'));
  const guess = { email, password: 'a wrong guess of it' };
  expect((await app.call('POST', '/api/sign-in', guess)).status).toBe(401);
  const call = { method: 'POST', route: '/api/sign-in', address: '127.0.0.1', userId: null };
  expect(refused()).toMatchObject([{ level: 30, time: expect.any(Number), code: 'SIGN_IN_FAILED', ...call }]);
  for (const typed of [guess.password, email]) expect(lines.join('')).not.toContain(typed);
});

it('what a role may not do is there with who tried, and so is a call without a session', async () => {
  const { id, call } = await addPerson(app, 'Tomas Berg', 'viewer');
  expect((await call('DELETE', '/api/products/7?secret=typed')).status).toBe(403);
  expect((await app.call('GET', '/api/products?search=typed')).status).toBe(401);
  expect(refused()).toMatchObject([
    { code: 'FORBIDDEN', method: 'DELETE', route: '/api/products/:id', address: '127.0.0.1', userId: id },
    { code: 'NOT_SIGNED_IN', method: 'GET', route: '/api/products', address: '127.0.0.1', userId: null },
  ]);
  expect(lines.join('')).not.toContain('typed');
});

it('other refusals say which call, and nothing of the person', async () => {
  const { call } = await addPerson(app, 'Tomas Berg', 'owner');
  expect((await call('GET', '/api/products/999999')).status).toBe(404);
  const [line] = refused();
  expect(line).toMatchObject({ code: 'NOT_FOUND', method: 'GET', route: '/api/products/:id' });
  expect(line).not.toHaveProperty('address');
  expect(line).not.toHaveProperty('userId');
});
