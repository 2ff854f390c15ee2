// What the audit log says of sign-ins: pauses, without naming what was entered, and the company's ways.
import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import type { AuditEntry } from '#domain/audit/audit.contract.ts';
import { rowsOf } from '#server/database/database.ts';
import { openKeyKeeper } from '#server/secrets/key-keeper.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { signInPerson } from './oidc/company-accounts.commands.ts';
import { makeOwnerLink } from './session.commands.ts';

const app = startTestApp({ signInUrl: 'https://desk.example', allowedHosts: ['desk.example'] });
const owner = { email: 'maya@example.com', fullName: 'Maya Lindqvist', password: 'quiet harbor lantern 42' };
let cookie: Record<string, string>;
beforeEach(async () => {
  await app.database.db.execute(sql`delete from users where email is not null`);
  const token = await makeOwnerLink({ db: app.database.db, now: () => app.clock.now }, { needsPassword: true });
  const joined = await app.call('POST', '/api/access-links/use', { token, ...owner });
  cookie = { cookie: String(joined.headers['set-cookie']).split(';')[0] ?? '' };
});

const entries = async () =>
  (await app.call('GET', '/api/audit-entries?limit=200', undefined, cookie)).body as AuditEntry[];
const sentences = async () => (await entries()).map(({ sentence }) => sentence);
const guess = (email: string, address: string) =>
  app.http.inject({
    ...{ method: 'POST', url: '/api/sign-in', remoteAddress: address, headers: { host: '127.0.0.1' } },
    payload: { email, password: 'wrong harbor lantern 42' },
  });

it('a pause is recorded once, by the name of the account and the address it came from', async () => {
  for (let time = 0; time < 7; time += 1) await guess(owner.email, '203.0.113.9');
  const [entry, ...others] = await entries();
  expect(entry).toMatchObject({
    ...{ actor: null, role: null, address: '203.0.113.9' },
    sentence: 'The server blocked the sign-in of Maya Lindqvist for a while after too many failed tries',
  });
  expect(others.filter(({ kind, actor }) => kind === 'sign-in' && actor === null)).toEqual([]);
});

it('what was entered as an email is not in it: it may be a password', async () => {
  for (let time = 0; time < 5; time += 1) await guess('quiet-harbor@lantern.42', '203.0.113.9');
  expect((await sentences())[0]).toBe(
    'The server blocked the sign-in of an unknown account for a while after too many failed tries',
  );
  const stored = await rowsOf(app.database.db, sql`select to_jsonb(audit_entries)::text as entry from audit_entries`);
  expect(JSON.stringify(stored)).not.toContain('quiet-harbor');
});

it('a pause of an address is recorded, too', async () => {
  for (let time = 0; time < 100; time += 1) await guess(`person-${time}@example.com`, '203.0.113.9');
  expect((await sentences())[0]).toBe(
    'The server blocked sign-in from an IP address for a while after too many failed tries',
  );
});

it('what the company and its groups say is recorded with whom they let in', async () => {
  const context = { db: app.database.db, now: () => app.clock.now };
  const keeper = openKeyKeeper({ dataDir: app.dataDir, given: null });
  const from = { address: '203.0.113.20', userAgent: 'Firefox' };
  const groups = new Map([
    ['staff', 'writer'],
    ['leads', 'admin'],
  ] as const);
  const person = { subject: 'https://id.example wren', email: 'wren@example.com', fullName: 'Wren Okafor' };
  const signIn = (group: string) =>
    signInPerson(context, keeper, { person: { ...person, groups: [group] }, idToken: 'id-token-1' }, groups, from);
  await signIn('staff');
  await signIn('leads');
  expect((await sentences()).slice(0, 4)).toEqual([
    'Wren Okafor signed in through the company',
    'The server changed the role of Wren Okafor from writer to admin, because of the groups of the company',
    'Wren Okafor signed in through the company',
    'Wren Okafor joined as writer',
  ]);
  expect((await entries())[0]).toMatchObject({ address: '203.0.113.20', role: 'admin' });
});
