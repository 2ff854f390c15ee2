// Members, invitations and links for new passwords: who may change whom, what ends with it, and what happens at the same moment.
import { type SQL, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Role } from '#domain/roles.ts';
import type { Invitation } from '#domain/session/invitations.contract.ts';
import type { Link } from '#domain/session/sign-in.contract.ts';
import type { Member, ShownLink, Team, TeamSession } from '#domain/session/team.contract.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { actAs } from '../act-as.ts';
import { hashPassword } from '../password-hash.ts';
import { insertSession } from '../sessions.store.ts';
import { hashToken, newToken } from '../tokens.ts';
import { insertUser } from '../users.store.ts';

const app = startTestApp({ signInUrl: 'https://desk.example', allowedHosts: ['desk.example'] });
const password = 'quiet harbor lantern 42';
const agent = { address: '192.0.2.14', userAgent: 'Firefox' };

type Method = Parameters<typeof app.call>[0];
/** Somebody with a session; calls are made with it. */
type Person = {
  id: number;
  email: string;
  call: (method: Method, url: string, body?: unknown) => ReturnType<typeof app.call>;
};

let hash: string;
let maya: Person;
let adam: Person;
let wren: Person;

async function startSessionOf(userId: number): Promise<string> {
  const token = newToken();
  const startedAt = app.clock.now;
  const endsAt = new Date(startedAt.getTime() + 30 * 86_400_000);
  await insertSession(app.database.db, {
    tokenHash: hashToken(token),
    userId,
    method: 'password',
    ...agent,
    startedAt,
    endsAt,
  });
  return token;
}

/** The same person, signed in again. */
async function signInAgain({ id, email }: Omit<Person, 'call'>): Promise<Person> {
  const cookie = `__Host-copydesk=${await startSessionOf(id)}`;
  return { id, email, call: (method, url, body) => app.call(method, url, body, { cookie }) };
}

async function add(fullName: string, role: Role): Promise<Person> {
  const email = `${fullName.toLowerCase()}@example.com`;
  const id = await insertUser(app.database.db, { email, fullName, password: hash, role });
  return await signInAgain({ id, email });
}

beforeEach(async () => {
  await app.database.db.execute(sql`delete from users where email is not null or removed_at is not null`);
  hash ??= await hashPassword(password);
  maya = await add('Maya', 'owner');
  adam = await add('Adam', 'admin');
  wren = await add('Wren', 'writer');
});

const rowsOf = async (query: SQL) =>
  ((await app.database.db.execute(query)) as unknown as { rows: Record<string, unknown>[] }).rows;

const later = (hours: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + hours * 3_600_000);
};
const teamFor = async (person: Person) => (await person.call('GET', '/api/team')).body as Team;
const memberOf = async (id: number) => (await teamFor(maya)).members.find((each) => each.id === id);
const give = (by: Person, to: Person, role: Role) => by.call('PUT', `/api/team/${to.id}/role`, { role });
const invitations = async () => (await maya.call('GET', '/api/invitations')).body as Invitation[];
const tokenOf = ({ url }: ShownLink) => url.split('#')[1] ?? '';
const read = async (token: string) => app.call('POST', '/api/access-links/read', { token });
const use = (token: string, given: object = { fullName: 'Lena Holm', password }) =>
  app.call('POST', '/api/access-links/use', { token, ...given });
const signIn = (email: string, given = password) => app.call('POST', '/api/sign-in', { email, password: given });

async function invite(by: Person, given: object = { email: 'lena@example.com', role: 'writer' }): Promise<string> {
  const { status, body } = await by.call('POST', '/api/invitations', given);
  expect(status).toBe(201);
  return tokenOf((body as { link: ShownLink }).link);
}

async function passwordLink(by: Person, of: Person): Promise<string> {
  const { status, body } = await by.call('POST', `/api/team/${of.id}/password-link`);
  expect(status).toBe(201);
  return tokenOf(body as ShownLink);
}

async function turnFactorOn({ id }: Person): Promise<void> {
  await app.database.db.execute(
    sql`insert into second_factors (user_id, locked_secret, started_at, confirmed_at) values (${id}, 'locked', now(), now())`,
  );
}

async function addPasskey({ id }: Person): Promise<void> {
  await app.database.db.execute(
    sql`insert into passkeys (user_id, credential_id, public_key, counter, name, added_at) values (${id}, 'device', 'key', 0, 'Phone', now())`,
  );
}

describe('the members', () => {
  it('are seen by everybody, by name; their emails by who may manage them', async () => {
    const { members, hasPasswords, company } = await teamFor(wren);
    expect(members.map(({ fullName, role, email }) => [fullName, role, email])).toEqual([
      ['Adam', 'admin', null],
      ['Maya', 'owner', null],
      ['Wren', 'writer', null],
    ]);
    expect({ hasPasswords, company }).toEqual({ hasPasswords: true, company: null });
    expect((await teamFor(adam)).members.map(({ email }) => email)).toEqual([adam.email, maya.email, wren.email]);
  });

  it('come with how they sign in, when they were here, and where they are signed in', async () => {
    await turnFactorOn(wren);
    await startSessionOf(wren.id);
    await wren.call('GET', '/api/me');
    later(1);
    await wren.call('GET', '/api/me');
    expect(await memberOf(wren.id)).toMatchObject({
      ...{ hasPassword: true, usesCompany: false, hasSecondFactor: true, openSessions: 2 },
      lastSeenAt: '2026-11-21T11:00:00.000Z',
    });
    const { body } = await adam.call('GET', `/api/team/${wren.id}/sessions`);
    expect(body).toMatchObject([{ userAgent: 'Firefox' }, { address: '192.0.2.14' }]);
    later(24 * 5);
    maya = await add('Mara', 'owner');
    // Those sessions ended by themselves; when they were last used is still known.
    expect(await memberOf(wren.id)).toMatchObject({ openSessions: 0, lastSeenAt: '2026-11-21T11:00:00.000Z' });
  });

  it('nobody who cannot sign in is one', async () => {
    expect((await teamFor(maya)).members.map(({ id }) => id)).not.toContain(app.user.id);
    expect((await give(maya, { ...wren, id: app.user.id }, 'viewer')).status).toBe(404);
  });
});

describe('a role', () => {
  it('is changed by admins, and counts with the next call', async () => {
    expect((await wren.call('GET', '/api/me')).body).toMatchObject({ role: 'writer' });
    const { status, body } = await give(adam, wren, 'viewer');
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: wren.id, role: 'viewer', email: wren.email });
    expect((await wren.call('GET', '/api/me')).body).toMatchObject({ role: 'viewer' });
    expect((await wren.call('POST', '/api/products', {})).status).toBe(403);
  });

  it('of an owner is changed, and given, by owners alone', async () => {
    await give(maya, wren, 'owner');
    for (const [to, role] of [
      [wren, 'admin'],
      [adam, 'owner'],
    ] as const) {
      const { status, body } = await give(adam, to, role);
      expect(status).toBe(403);
      expect(body).toMatchObject({ error: 'As an admin you cannot change owners. Ask an owner.' });
    }
    expect((await give(maya, wren, 'admin')).status).toBe(200);
    expect((await give(maya, adam, 'owner')).status).toBe(200);
  });

  it('of the only owner stays', async () => {
    const { status, body } = await give(maya, maya, 'admin');
    expect(status).toBe(422);
    expect(body).toMatchObject({ error: 'Maya is the only owner who can sign in. Make someone else an owner first.' });
    expect((await maya.call('DELETE', `/api/team/${maya.id}`)).status).toBe(422);
    await give(maya, wren, 'owner');
    expect((await give(maya, maya, 'admin')).status).toBe(200);
  });

  it('of the only owner who has a password stays, where that is the way to sign in', async () => {
    await give(maya, wren, 'owner');
    await app.database.db.execute(sql`update users set password = '!' where id = ${wren.id}`);
    expect((await give(maya, maya, 'admin')).status).toBe(422);
  });

  it('of two owners who lower each other at once, one keeps it', async () => {
    await give(maya, adam, 'owner');
    adam = await signInAgain(adam);
    const replies = await Promise.all([give(maya, adam, 'viewer'), give(adam, maya, 'viewer')]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 403]);
    expect(await rowsOf(sql`select 1 from users where role = 'owner' and email is not null`)).toHaveLength(1);
  });

  it('of two owners who lower themselves at once, one keeps it', async () => {
    await give(maya, adam, 'owner');
    adam = await signInAgain(adam);
    const replies = await Promise.all([give(maya, maya, 'viewer'), give(adam, adam, 'viewer')]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });

  it('that is none is refused, and so is a member who is not there', async () => {
    expect((await maya.call('PUT', `/api/team/${wren.id}/role`, { role: 'king' })).body).toMatchObject({
      issues: [{ path: 'role', message: 'Choose one of the roles.' }],
    });
    expect((await give(maya, { ...wren, id: 2_147_483_647 }, 'viewer')).body).toMatchObject({
      error: 'Member not found',
    });
  });
});

describe('what somebody else may have had a hand in', () => {
  it('lets nobody into the account of who becomes an owner', async () => {
    const token = await passwordLink(adam, wren);
    await addPasskey(wren);
    expect((await give(maya, wren, 'owner')).status).toBe(200);
    expect((await wren.call('GET', '/api/me')).status, 'a session from before').toBe(401);
    expect(await memberOf(wren.id)).toMatchObject({ role: 'owner', hasPasskey: false, openSessions: 0 });
    expect((await use(token, { password: 'copper lantern meadow' })).status).toBe(410);
    expect((await signIn(wren.email)).status).toBe(204);
  });

  it('lets nobody in after a new password by a link', async () => {
    await addPasskey(wren);
    const token = await passwordLink(adam, wren);
    expect((await use(token, { password: 'copper lantern meadow' })).status).toBe(204);
    expect(await memberOf(wren.id)).toMatchObject({ hasPasskey: false, openSessions: 0 });
  });

  it('ends with a password of their own: links for another one', async () => {
    const token = await passwordLink(adam, wren);
    const changed = await wren.call('PUT', '/api/me/password', {
      current: password,
      password: 'copper lantern meadow',
    });
    expect(changed.status).toBe(204);
    expect((await use(token, { password: 'walnut river ladder' })).status).toBe(410);
  });
});

describe('work in the background', () => {
  it('of somebody whose role does not have it any more is refused', async () => {
    const context = {
      db: app.database.db,
      now: () => app.clock.now,
      actor: app.user,
      role: 'owner' as const,
      scope: null,
    };
    await expect(actAs(context, wren.id, 'write')).resolves.toMatchObject({ role: 'writer' });
    await give(adam, wren, 'viewer');
    await expect(actAs(context, wren.id, 'write')).rejects.toThrow(
      'As a viewer you cannot change products and content.',
    );
  });
});

describe('a member who is removed', () => {
  it('is signed out at once, cannot sign in, and keeps their name on what they did', async () => {
    const token = await passwordLink(adam, wren);
    await turnFactorOn(wren);
    await addPasskey(wren);
    expect(await memberOf(wren.id)).toMatchObject({ hasPasskey: true });
    expect((await adam.call('DELETE', `/api/team/${wren.id}`)).status).toBe(204);
    expect((await wren.call('GET', '/api/me')).status).toBe(401);
    expect((await signIn(wren.email)).status).toBe(401);
    expect((await use(token, { password })).status).toBe(410);
    expect(await memberOf(wren.id)).toBeUndefined();
    const rows = await rowsOf(sql`
      select full_name, email, password, oidc_subject, removed_at is not null as removed,
        (select count(*)::int from second_factors where user_id = ${wren.id}) as factors,
        (select count(*)::int from passkeys where user_id = ${wren.id}) as passkeys
      from users where id = ${wren.id}`);
    expect(rows).toEqual([
      { full_name: 'Wren', email: null, password: '!', oidc_subject: null, removed: true, factors: 0, passkeys: 0 },
    ]);
  });

  it('can be invited again, as somebody new', async () => {
    await adam.call('DELETE', `/api/team/${wren.id}`);
    const joined = await use(await invite(adam, { email: 'WREN@example.com', role: 'viewer' }));
    expect(joined.status).toBe(204);
    const members = (await teamFor(maya)).members.filter(({ email }) => email === 'WREN@example.com');
    expect(members).toMatchObject([{ role: 'viewer', fullName: 'Lena Holm' }]);
    expect(members[0]?.id).not.toBe(wren.id);
  });

  it('does nothing more in the background', async () => {
    await adam.call('DELETE', `/api/team/${wren.id}`);
    const context = {
      db: app.database.db,
      now: () => app.clock.now,
      actor: app.user,
      role: 'owner' as const,
      scope: null,
    };
    await expect(actAs(context, wren.id, 'view')).rejects.toThrow('Wren is no longer a member of this workspace.');
  });

  it('takes a session that began at the same moment with them', async () => {
    await adam.call('DELETE', `/api/team/${wren.id}`);
    const cookie = `__Host-copydesk=${await startSessionOf(wren.id)}`;
    expect((await app.call('GET', '/api/me', undefined, { cookie })).status).toBe(401);
  });

  it('is no owner, unless an owner says so', async () => {
    await give(maya, wren, 'owner');
    expect((await adam.call('DELETE', `/api/team/${wren.id}`)).status).toBe(403);
    expect((await maya.call('DELETE', `/api/team/${wren.id}`)).status).toBe(204);
  });

  it('takes the links they made with them', async () => {
    const invited = await invite(adam);
    const reset = await passwordLink(adam, wren);
    await maya.call('DELETE', `/api/team/${adam.id}`);
    for (const token of [invited, reset])
      expect((await read(token)).body).toMatchObject({ error: 'This link is not valid. Ask for a new one.' });
  });
});

describe('links follow the role of who made them', () => {
  it('an admin who may manage no more', async () => {
    const token = await invite(adam);
    await give(maya, adam, 'approver');
    expect((await read(token)).status).toBe(410);
  });

  it('an owner who is an admin from now on', async () => {
    await give(maya, adam, 'owner');
    adam = await signInAgain(adam);
    const forOwner = await invite(adam, { email: 'olga@example.com', role: 'owner' });
    const forWriter = await invite(adam);
    const ofOwner = await passwordLink(adam, maya);
    await give(maya, adam, 'admin');
    expect((await read(forOwner)).status).toBe(410);
    expect((await read(ofOwner)).status).toBe(410);
    expect((await read(forWriter)).status).toBe(200);
  });

  it('and the role of whom they let in: no admin keeps a link to the account of an owner', async () => {
    const token = await passwordLink(adam, wren);
    await give(maya, wren, 'owner');
    expect((await read(token)).status).toBe(410);
  });
});

describe('sessions of a member', () => {
  it('are ended one by one, and all at once', async () => {
    await startSessionOf(wren.id);
    const list = async () => (await adam.call('GET', `/api/team/${wren.id}/sessions`)).body as { id: number }[];
    const [first, second] = await list();
    expect((await adam.call('DELETE', `/api/team/${wren.id}/sessions/${first?.id}`)).status).toBe(204);
    expect(await list()).toMatchObject([{ id: second?.id }]);
    expect((await adam.call('DELETE', `/api/team/${adam.id}/sessions/${second?.id}`)).status).toBe(404);
    expect((await adam.call('DELETE', `/api/team/${wren.id}/sessions`)).status).toBe(204);
    expect(await list()).toEqual([]);
    expect((await wren.call('GET', '/api/me')).status).toBe(401);
  });

  it('of owners are ended by owners alone', async () => {
    expect((await adam.call('DELETE', `/api/team/${maya.id}/sessions`)).status).toBe(403);
  });
});

describe('the sessions of all members', () => {
  const listFor = async (person: Person, query = '') => {
    const reply = await person.call('GET', `/api/team/sessions?${query}`);
    expect(reply.status, reply.text).toBe(200);
    return { ...reply, sessions: reply.body as TeamSession[] };
  };
  const names = ({ sessions }: { sessions: TeamSession[] }) => sessions.map(({ person }) => person.fullName);

  it('are listed for who manages members, the last started first, with whose each is and how they signed in', async () => {
    await startSessionOf(wren.id);
    const all = await listFor(adam);
    expect(names(all)).toEqual(['Wren', 'Wren', 'Adam', 'Maya']);
    expect(all.headers['x-total-count']).toBe('4');
    expect(all.sessions[0]).toEqual({
      ...{ id: all.sessions[0]?.id, method: 'password', ...agent, person: { id: wren.id, fullName: 'Wren' } },
      ...{ startedAt: '2026-11-21T10:00:00.000Z', lastSeenAt: '2026-11-21T10:00:00.000Z' },
      endsAt: '2026-11-25T10:00:00.000Z',
    });
    expect(JSON.stringify(all.body)).not.toMatch(/token|hash/i);
    expect((await wren.call('GET', '/api/team/sessions')).status).toBe(403);
  });

  it('are those of one person, page by page, without what has ended', async () => {
    for (let more = 0; more < 4; more += 1) await startSessionOf(wren.id);
    const first = await listFor(maya, `by=${wren.id}&limit=2`);
    expect(names(first)).toEqual(['Wren', 'Wren']);
    expect(first.headers['x-total-count']).toBe('5');
    // One that came meanwhile moves nothing.
    await startSessionOf(wren.id);
    const next = /[?](.+)>; rel="next"/.exec(String(first.headers.link))?.[1];
    const second = await listFor(maya, next);
    const ids = [...first.sessions, ...second.sessions].map(({ id }) => id);
    expect(new Set(ids).size).toBe(4);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
    later(24 * 5);
    maya = await signInAgain(maya);
    expect(names(await listFor(maya))).toEqual(['Maya']);
    expect((await maya.call('GET', '/api/team/sessions?by=wren')).status).toBe(400);
  });

  it('end one by one, which the list and the audit log have at once', async () => {
    const mine = (await listFor(maya)).sessions.find(({ person }) => person.id === wren.id);
    expect((await maya.call('DELETE', `/api/team/${wren.id}/sessions/${mine?.id}`)).status).toBe(204);
    expect(names(await listFor(maya))).toEqual(['Adam', 'Maya']);
    expect((await wren.call('GET', '/api/me')).status).toBe(401);
    const [entry] = (await maya.call('GET', '/api/audit-entries?limit=1')).body as { sentence: string }[];
    expect(entry?.sentence).toBe('Maya ended a session of Wren');
  });
});

describe('an invitation', () => {
  it('says who invited whom as what, and makes a member who is signed in', async () => {
    const token = await invite(maya, { email: ' lena@example.com', role: 'writer', fullName: ' Lena Holm ' });
    const { body } = await read(token);
    const link: Link = {
      ...{ kind: 'invitation', email: 'lena@example.com', fullName: 'Lena Holm', role: 'writer', madeBy: 'Maya' },
      ...{ scope: null, expiresAt: '2026-11-28T10:00:00.000Z' },
    };
    expect(body).toEqual(link);
    expect(await invitations()).toMatchObject([
      { email: 'lena@example.com', role: 'writer', invitedBy: { id: maya.id, fullName: 'Maya' } },
    ]);
    // The email of the link counts, whatever is sent.
    const joined = await use(token, { email: 'other@example.com', fullName: 'Lena H.', password });
    expect(joined.status).toBe(204);
    const cookie = String(joined.headers['set-cookie']).split(';')[0] ?? '';
    expect((await app.call('GET', '/api/me', undefined, { cookie })).body).toMatchObject({
      ...{ username: 'lena@example.com', fullName: 'Lena H.', role: 'writer' },
    });
    expect(await invitations()).toEqual([]);
    expect((await signIn('lena@example.com')).status).toBe(204);
  });

  it('of two people who accept it at once, lets one in', async () => {
    const token = await invite(adam);
    const replies = await Promise.all(['Lena', 'Otto'].map((fullName) => use(token, { fullName, password })));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([204, 410]);
    const refused = replies.find(({ status }) => status === 410);
    expect(refused?.body).toMatchObject({
      error: 'This link was used on Nov 21. There is an account with its email: sign in instead.',
    });
    expect((await teamFor(maya)).members).toHaveLength(4);
  });

  it('expires after 7 days, is still listed, and makes room for another one', async () => {
    const token = await invite(maya);
    later(7 * 24);
    maya = await add('Mara', 'owner');
    expect((await use(token)).body).toMatchObject({ error: 'This link expired on Nov 28. Ask for a new one.' });
    expect(await invitations()).toMatchObject([{ expiresAt: '2026-11-28T10:00:00.000Z' }]);
    expect((await use(await invite(maya))).status).toBe(204);
    expect(await invitations()).toEqual([]);
  });

  it('that is revoked lets nobody in', async () => {
    const token = await invite(adam);
    const [{ id } = { id: 0 }] = await invitations();
    expect((await adam.call('DELETE', `/api/invitations/${id}`)).status).toBe(204);
    expect((await use(token)).body).toMatchObject({ error: 'This link is not valid. Ask for a new one.' });
    expect((await adam.call('DELETE', `/api/invitations/${id}`)).status).toBe(404);
  });

  it('gets a new link, which ends the one before and lasts 7 days from then', async () => {
    const first = await invite(adam);
    later(24);
    const [{ id } = { id: 0 }] = await invitations();
    const { status, body } = await maya.call('POST', `/api/invitations/${id}/link`);
    expect(status).toBe(201);
    expect(body).toMatchObject({ expiresAt: '2026-11-29T10:00:00.000Z' });
    expect((await read(first)).status).toBe(410);
    expect((await read(tokenOf(body as ShownLink))).body).toMatchObject({ madeBy: 'Maya' });
    expect((await use(tokenOf(body as ShownLink))).status).toBe(204);
  });

  it.each([
    ['a member', 'Wren@Example.com', 'There is a member with this email already.'],
    [
      'who is invited',
      'LENA@example.com',
      'This email is invited already. Make a new link for it in the list of invitations.',
    ],
    ['no email', 'lena', 'Enter an email address such as maya@example.com.'],
  ])('of %s is refused beside the email', async (_whom, email, message) => {
    await invite(adam);
    const { status, body } = await adam.call('POST', '/api/invitations', { email, role: 'viewer' });
    expect(status).toBe(400);
    expect(body).toMatchObject({ issues: [{ path: 'email', message }] });
  });

  it('of one email by two people at once is made once', async () => {
    const given = { email: 'lena@example.com', role: 'writer' };
    const replies = await Promise.all([maya, adam].map((by) => by.call('POST', '/api/invitations', given)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 400]);
  });

  it('of an owner is for owners to make, renew and revoke', async () => {
    const given = { email: 'olga@example.com', role: 'owner' };
    expect((await adam.call('POST', '/api/invitations', given)).status).toBe(403);
    await invite(maya, given);
    const [{ id } = { id: 0 }] = await invitations();
    expect((await adam.call('POST', `/api/invitations/${id}/link`)).status).toBe(403);
    expect((await adam.call('DELETE', `/api/invitations/${id}`)).status).toBe(403);
  });

  it('says so where the person has an account by then', async () => {
    const token = await invite(adam);
    await add('Lena', 'viewer');
    expect((await read(token)).body).toMatchObject({
      error: 'There is an account with this email already. Sign in instead.',
    });
  });

  it('needs a name and a good password', async () => {
    const token = await invite(adam);
    expect((await use(token, { password })).body).toMatchObject({ issues: [{ path: 'fullName' }] });
    expect((await use(token, { fullName: 'Lena', password: 'lena@example.com 1' })).body).toMatchObject({
      issues: [{ path: 'password', message: 'Choose a password without your name or email in it.' }],
    });
    expect((await use(token)).status).toBe(204);
  });

  it('is stored as a hash alone', async () => {
    const token = await invite(adam);
    const rows = await rowsOf(sql`select * from access_links`);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(rows).toMatchObject([{ token_hash: hashToken(token), created_by: adam.id }]);
  });
});

describe('a link for a new password', () => {
  const fresh = 'copper lantern meadow';

  it('sets it once, ends all sessions, and signs nobody in', async () => {
    const token = await passwordLink(adam, wren);
    expect((await read(token)).body).toMatchObject({
      ...{ kind: 'password', email: wren.email, fullName: 'Wren', role: null, madeBy: 'Adam' },
    });
    // Until it is used, nothing changes.
    expect((await wren.call('GET', '/api/me')).status).toBe(200);
    const used = await use(token, { password: fresh });
    expect(used.status).toBe(204);
    expect(used.headers['set-cookie']).toBeUndefined();
    expect((await wren.call('GET', '/api/me')).status).toBe(401);
    expect((await signIn(wren.email)).status).toBe(401);
    expect((await signIn(wren.email, fresh)).status).toBe(204);
    expect((await use(token, { password: fresh })).status).toBe(410);
  });

  it('is seen by who may manage members, and revoked', async () => {
    const token = await passwordLink(adam, wren);
    const until = new Date(app.clock.now.getTime() + 24 * 3_600_000).toISOString();
    expect((await memberOf(wren.id))?.passwordLinkUntil).toBe(until);
    const seen = (await teamFor(wren)).members.find(({ id }) => id === wren.id);
    expect(seen?.passwordLinkUntil).toBeNull();
    const revoke = (by: Person) => by.call('DELETE', `/api/team/${wren.id}/password-link`);
    expect((await revoke(wren)).status).toBe(403);
    expect((await revoke(adam)).status).toBe(204);
    expect((await memberOf(wren.id))?.passwordLinkUntil).toBeNull();
    expect((await use(token, { password: fresh })).status).toBe(410);
    expect((await revoke(adam)).body).toMatchObject({ error: 'There is no link to revoke. It may have been used.' });
  });

  it('keeps the second factor', async () => {
    await turnFactorOn(wren);
    await use(await passwordLink(adam, wren), { password: fresh });
    expect((await signIn(wren.email, fresh)).body).toMatchObject({ code: 'CODE_NEEDED' });
  });

  it('ends the pause after too many wrong passwords', async () => {
    for (let tries = 0; tries < 6; tries += 1) await signIn(wren.email, 'not this one');
    expect((await signIn(wren.email)).status).toBe(429);
    await use(await passwordLink(adam, wren), { password: fresh });
    expect((await signIn(wren.email, fresh)).status).toBe(204);
  });

  it('expires after 24 hours, and ends with the next one', async () => {
    const first = await passwordLink(adam, wren);
    const second = await passwordLink(maya, wren);
    expect((await read(first)).status).toBe(410);
    later(24);
    expect((await read(second)).body).toMatchObject({ error: 'This link expired on Nov 22. Ask for a new one.' });
  });

  it('of owners is made by owners alone, and of oneself not at all', async () => {
    expect((await adam.call('POST', `/api/team/${maya.id}/password-link`)).status).toBe(403);
    expect((await adam.call('POST', `/api/team/${adam.id}/password-link`)).body).toMatchObject({
      error: 'Change your own password under Your account.',
    });
  });

  it('refuses a password with the name of its owner', async () => {
    const { body } = await use(await passwordLink(adam, wren), { password: 'the wren sings at dawn' });
    expect(body).toMatchObject({ issues: [{ path: 'password' }] });
  });
});

describe('the second factor of a member', () => {
  const end = (by: Person, of: Person) => by.call('DELETE', `/api/team/${of.id}/second-factor`);

  it('is turned off by an admin, which ends their sessions', async () => {
    await turnFactorOn(wren);
    expect((await end(adam, wren)).status).toBe(204);
    expect((await wren.call('GET', '/api/me')).status).toBe(401);
    expect((await signIn(wren.email)).status).toBe(204);
    expect((await end(adam, wren)).body).toMatchObject({ error: 'Wren has no second factor to turn off.' });
  });

  it('of owners is turned off by owners alone, and the own one with the password', async () => {
    for (const each of [maya, adam]) await turnFactorOn(each);
    expect((await end(adam, maya)).status).toBe(403);
    expect((await end(adam, adam)).body).toMatchObject({
      error: 'Turn off your own second factor under Your account.',
    });
  });
});

it('who may not manage any more cannot, although their session does not know yet', async () => {
  expect((await adam.call('GET', '/api/me')).body).toMatchObject({ role: 'admin' });
  await app.database.db.execute(sql`update users set role = 'writer' where id = ${adam.id}`);
  const { status, body } = await give(adam, wren, 'admin');
  expect(status).toBe(403);
  expect(body).toMatchObject({ error: 'As a writer you cannot change rules and settings. Ask an admin.' });
});

it('every change is announced to all browsers', async () => {
  const heard: string[] = [];
  await app.database.listen(
    'copydesk_live',
    (payload) => heard.push((JSON.parse(payload) as { type: string }).type),
    () => {},
  );
  await give(maya, wren, 'viewer');
  await expect.poll(() => heard).toEqual(['sessions', 'audit', 'team']);
  const token = await invite(adam);
  await expect.poll(() => heard.slice(3)).toEqual(['audit', 'team']);
  await use(token);
  await expect.poll(() => heard.slice(5)).toEqual(['audit', 'team']);
});

it('a member as the team shows them is complete', async () => {
  const member: Member | undefined = await memberOf(maya.id);
  expect(member).toMatchObject({ email: maya.email, role: 'owner', openSessions: 1, hasPassword: true });
});
