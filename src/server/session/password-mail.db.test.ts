// Links by mail: who forgot their password, invitations, a mail server that is down, and a process that dies.
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AuditEntry } from '#domain/audit/audit.contract.ts';
import type { Scope } from '#domain/scope.ts';
import type { Invitation } from '#domain/session/invitations.contract.ts';
import type { Member, ShownLink, Team } from '#domain/session/team.contract.ts';
import { rowsOf } from '#server/database/database.ts';
import { createMailServer, linkIn, type MailServer } from '#testing/mail-server.ts';
import { addPerson, clearPeople, signsPeopleIn, type TestPerson } from '#testing/people.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { hashPassword } from './password-hash.ts';

const server: MailServer = await createMailServer();
const lines: string[] = [];
const app = startTestApp({
  ...signsPeopleIn,
  ...{ mail: server.settings, logLevel: 'info', logTo: { write: (line) => lines.push(line) } },
});
const password = 'quiet harbor lantern 42';
const newPassword = 'brisk meadow compass 77';

let hash: string;
let maya: TestPerson;
let wren: TestPerson;
beforeAll(async () => {
  hash = await hashPassword(password);
});
beforeEach(async () => {
  await clearPeople(app);
  await app.database.db.execute(sql`delete from mails`);
  maya = await addPerson(app, 'Maya', 'owner', hash);
  wren = await addPerson(app, 'Wren', 'writer', hash);
  server.received.length = 0;
  server.refusal = null;
  await server.start();
});
afterEach(() => server.stop());
afterAll(() => {
  // What was sent is secret; the log is read by others.
  const log = lines.join('\n');
  expect(log).toContain('A mail was sent');
  expect(log).not.toMatch(/join#/);
  expect(log).not.toContain('@example.com');
});

const ask = (email: string) => app.call('POST', '/api/sign-in/password-link', { email });
const tokenOf = (url: string) => url.split('#')[1] ?? '';
const use = (token: string, given: object = { password: newPassword }) =>
  app.call('POST', '/api/access-links/use', { token, ...given });
const signIn = (email: string, given: string) => app.call('POST', '/api/sign-in', { email, password: given });
const soon = { timeout: 30_000, interval: 50 };
const arrived = (many: number) => expect.poll(() => server.received.length, soon).toBe(many);
const rows = () => rowsOf<Record<string, unknown>>(app.database.db, sql`select * from mails order by id`);
const entries = async () =>
  ((await maya.call('GET', '/api/audit-entries?limit=20')).body as AuditEntry[]).map(({ sentence }) => sentence);
const invitations = async () => (await maya.call('GET', '/api/invitations')).body as Invitation[];
const mailOf = async () => (await invitations())[0]?.mail;
/** A try has ended, so that none under way reaches the mail server that is started next. */
const triedInVain = () => expect.poll(async () => (await mailOf())?.error, soon).toBeTruthy();
const memberOf = async ({ id }: TestPerson) =>
  ((await maya.call('GET', '/api/team')).body as Team).members.find((each) => each.id === id) as Member;

async function invite(email = 'lena@example.com', scope: Scope | null = null): Promise<ShownLink> {
  const given = { email, role: 'writer', fullName: 'Lena <b>', scope };
  const { status, body } = await maya.call('POST', '/api/invitations', given);
  expect(status).toBe(201);
  return (body as { link: ShownLink }).link;
}

describe('who forgot their password', () => {
  it('gets a link that sets a new one once, within an hour, and ends all sessions', async () => {
    expect((await app.call('GET', '/api/sign-in')).body).toMatchObject({ mailsLinks: true });
    expect((await ask('WREN@example.com')).status).toBe(202);
    await arrived(1);
    const [received] = server.received;
    expect(received?.to).toEqual([wren.email]);
    const link = received ? linkIn(received) : '';
    expect(link).toMatch(/^https:\/\/desk\.example\/join#[\w-]{43}$/);
    expect(await entries()).toContainEqual(expect.stringContaining('a link for a new password'));
    expect((await app.call('POST', '/api/access-links/read', { token: tokenOf(link) })).body).toMatchObject({
      ...{ kind: 'password', email: wren.email, fullName: 'Wren', madeBy: null },
    });
    expect((await use(tokenOf(link))).status).toBe(204);
    expect((await wren.call('GET', '/api/me')).status).toBe(401);
    expect((await signIn(wren.email, password)).status).toBe(401);
    expect((await signIn(wren.email, newPassword)).status).toBe(204);
    expect((await use(tokenOf(link))).status).toBe(410);
  });

  it('is asked for the second factor as ever', async () => {
    await app.database.db.execute(
      sql`insert into second_factors (user_id, locked_secret, started_at, confirmed_at) values (${wren.id}, 'locked', now(), now())`,
    );
    await ask(wren.email);
    await arrived(1);
    const reply = await use(tokenOf(linkIn(server.received[0] as never)));
    expect(reply.status).toBe(204);
    expect(reply.headers['set-cookie']).toBeUndefined();
    expect((await signIn(wren.email, newPassword)).body).toMatchObject({ code: 'CODE_NEEDED' });
  });

  it('uses it within an hour', async () => {
    await ask(wren.email);
    await arrived(1);
    app.clock.now = new Date(app.clock.now.getTime() + 60 * 60_000);
    expect((await use(tokenOf(linkIn(server.received[0] as never)))).status).toBe(410);
  });

  it('is answered the same as who has no account, or none with a password, and these get nothing', async () => {
    await app.database.db.execute(sql`update users set password = '!' where id = ${maya.id}`);
    const replies = [await ask(wren.email), await ask('nobody@example.com'), await ask(maya.email)];
    for (const { status, text } of replies) expect({ status, text }).toEqual({ status: 202, text: '' });
    await expect.poll(async () => (await rows()).map(({ state }) => state), soon).toEqual(['sent']);
    expect(server.received.map(({ to }) => to)).toEqual([[wren.email]]);
  });

  it.each(['wren@example.com', 'nobody@example.com'])(
    'can ask three times within a quarter of an hour: %s',
    async (email) => {
      for (let n = 0; n < 3; n += 1) expect((await ask(email)).status).toBe(202);
      const fourth = await ask(email);
      expect(fourth.status).toBe(429);
      expect(fourth.body).toMatchObject({ error: 'Too many tries. Ask for a link again in 15 minutes.' });
      expect((await ask('other@example.com')).status).toBe(202);
      app.clock.now = new Date(app.clock.now.getTime() + 15 * 60_000);
      expect((await ask(email)).status).toBe(202);
    },
  );

  it('gets one link: that of an admin works beside it, and ends when either is used', async () => {
    const made = (await maya.call('POST', `/api/team/${wren.id}/password-link`)).body as ShownLink;
    await arrived(1);
    expect(linkIn(server.received[0] as never)).toBe(made.url);
    await ask(wren.email);
    await arrived(2);
    await ask(wren.email);
    await arrived(3);
    const [, first, second] = server.received.map((each) => tokenOf(linkIn(each)));
    expect((await use(first ?? '')).status).toBe(410);
    expect((await memberOf(wren)).passwordLinkUntil).toBe(made.expiresAt);
    expect((await use(second ?? '')).status).toBe(204);
    expect((await use(tokenOf(made.url), { password: 'copper lantern meadow' })).status).toBe(410);
  });
});

describe('an invitation', () => {
  it('is mailed with the link that is shown, and its row says so', async () => {
    const { url } = await invite();
    await arrived(1);
    const [received] = server.received;
    expect(received?.to).toEqual(['lena@example.com']);
    expect(received?.mail.subject).toBe('Maya invited you to Copydesk');
    expect(received && linkIn(received)).toBe(url);
    expect(received?.mail.html).toContain('Hello Lena &lt;b&gt;,');
    await expect.poll(mailOf, soon).toMatchObject({ state: 'sent', error: null });
    expect((await use(tokenOf(url), { fullName: 'Lena', password })).status).toBe(204);
  });

  it('with a limit says which products its person will be able to change, with a new link too', async () => {
    await invite('lena@example.com', { brand: ['Clayfield'], category: [], retailer: ['Amazon'] });
    await maya.call('POST', `/api/invitations/${(await invitations())[0]?.id}/link`);
    await arrived(2);
    for (const { mail } of server.received)
      expect(mail.text).toContain(
        'as a writer. You will be able to change products of brand Clayfield, retailer Amazon.',
      );
  });

  it('cannot be read in the database, and nothing of it stays once it was sent', async () => {
    await server.stop();
    const { url } = await invite();
    const stored = async () => JSON.stringify([await rows(), await jobs()]);
    const jobs = () => rowsOf(app.database.db, sql`select * from jobs.job where name = 'mail'`);
    for (const secret of [url, tokenOf(url), 'lena@example.com']) expect(await stored()).not.toContain(secret);
    await triedInVain();
    await server.start();
    await arrived(1);
    await expect.poll(async () => (await rows())[0], soon).toMatchObject({ state: 'sent', locked_content: null });
  });

  it('waits for a mail server that is down, says so, and is sent once', async () => {
    await server.stop();
    await invite();
    await expect.poll(mailOf, soon).toMatchObject({ state: 'waiting', error: 'The mail server does not answer.' });
    await server.start();
    await arrived(1);
    await expect.poll(mailOf, soon).toMatchObject({ state: 'sent', error: null });
    expect(server.received).toHaveLength(1);
  });

  it('that the mail server refuses failed; it is sent again when somebody asks for it', async () => {
    server.refusal = { code: 550, text: 'No such mailbox' };
    await invite();
    await expect.poll(mailOf, soon).toMatchObject({
      ...{ state: 'failed', error: 'The mail server does not accept this address. It said: 550 No such mailbox' },
    });
    expect(await entries()).toContain('The server could not send the mail to lena@example.com');
    server.refusal = null;
    const id = (await mailOf())?.id;
    expect((await wren.call('POST', `/api/mail/${id}/send`)).status).toBe(403);
    expect((await maya.call('POST', `/api/mail/${id}/send`)).status).toBe(204);
    await arrived(1);
    await expect.poll(mailOf, soon).toMatchObject({ id, state: 'sent', error: null });
    expect(await entries()).toContain('Maya sent the mail to lena@example.com again');
    expect((await maya.call('POST', `/api/mail/${id}/send`)).status).toBe(404);
  });

  it('that is revoked takes its mail along, and a new link ends the one before', async () => {
    await server.stop();
    const first = await invite();
    const [invitation] = await invitations();
    await triedInVain();
    await maya.call('POST', `/api/invitations/${invitation?.id}/link`);
    expect(await rows()).toHaveLength(1);
    await server.start();
    await arrived(1);
    expect(linkIn(server.received[0] as never)).not.toBe(first.url);
    await server.stop();
    await maya.call('POST', `/api/invitations/${invitation?.id}/link`);
    await triedInVain();
    await maya.call('DELETE', `/api/invitations/${invitation?.id}`);
    expect(await rows()).toEqual([]);
  });
});

describe('a process that died', () => {
  const cutOff = (times: number) =>
    app.database.db.execute(sql`update mails set cut_off = ${times}, state = 'waiting'`);

  it('while it sent a mail leads to one more try, with the id mail programs know it by', async () => {
    await server.stop();
    await invite();
    await triedInVain();
    await cutOff(1);
    await server.start();
    await arrived(1);
    const [row] = await rows();
    expect(server.received[0]?.mail.messageId).toBe(`<${row?.message_id}@northwind.example>`);
  });

  it('twice sends no third mail, and says that it may have arrived', async () => {
    await server.stop();
    await invite();
    await triedInVain();
    await cutOff(2);
    await server.start();
    await expect.poll(mailOf, soon).toMatchObject({
      ...{ state: 'failed', error: 'Copydesk stopped twice while it sent this mail. The mail may have arrived.' },
    });
    expect(server.received).toEqual([]);
  });

  it('long ago leaves no link that has expired to be sent', async () => {
    await server.stop();
    await invite();
    await triedInVain();
    await app.database.db.execute(sql`update mails set until = ${app.clock.now.toISOString()}::timestamptz`);
    await server.start();
    await expect.poll(mailOf, soon).toMatchObject({ state: 'failed', error: expect.stringContaining('expired') });
    expect(server.received).toEqual([]);
  });
});

describe('the setup', () => {
  it('is shown to who manages, without user name and password', async () => {
    const { body } = await maya.call('GET', '/api/mail');
    expect(body).toEqual({
      server: { host: '127.0.0.1', port: server.port, from: 'Copydesk <desk@northwind.example>' },
    });
    expect((await wren.call('GET', '/api/mail')).status).toBe(403);
  });

  it('is tried by a mail to oneself, which says at once what came of it', async () => {
    expect(await maya.call('POST', '/api/mail/test')).toMatchObject({ status: 200, body: { to: maya.email } });
    expect(server.received[0]?.to).toEqual([maya.email]);
    await server.stop();
    expect(await maya.call('POST', '/api/mail/test')).toMatchObject({
      ...{ status: 503, body: { error: 'The mail server does not answer.' } },
    });
  });
});

describe('a server without mail', () => {
  const without = startTestApp(signsPeopleIn);

  it('offers none, and its links are shown once as ever', async () => {
    const owner = await addPerson(without, 'Olga', 'owner', hash);
    expect((await without.call('GET', '/api/sign-in')).body).not.toHaveProperty('mailsLinks');
    expect((await without.call('POST', '/api/sign-in/password-link', { email: owner.email })).status).toBe(404);
    const given = { email: 'lena@example.com', role: 'writer' };
    expect((await owner.call('POST', '/api/invitations', given)).status).toBe(201);
    expect((await owner.call('GET', '/api/invitations')).body).toMatchObject([{ mail: null }]);
    expect((await owner.call('GET', '/api/mail')).body).toEqual({ server: null });
    expect((await owner.call('POST', '/api/mail/test')).status).toBe(404);
  });
});
