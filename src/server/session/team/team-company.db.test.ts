// Invitations where people sign in through their company: added by email at once, or let in by an invitation that is open.
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import type { Invitation } from '#domain/session/invitations.contract.ts';
import type { Team } from '#domain/session/team.contract.ts';
import { client, makeCompanyProvider, passThrough } from '#testing/company-provider.ts';
import { startTestApp, type TestApp } from '#testing/start-test-app.ts';
import { insertSession } from '../sessions.store.ts';
import { hashToken, newToken } from '../tokens.ts';
import { insertUser } from '../users.store.ts';

const origin = 'https://desk.example';
const company = await makeCompanyProvider([`${origin}/api/sign-in/company/return`], [`${origin}/sign-in`]);
const oidc = {
  issuer: company.issuer,
  ...{ clientId: client.id, clientSecret: client.secret, name: 'Northwind', scopes: 'openid email profile' },
  ...{ roles: null, groupsClaim: 'groups' },
};
/** By password or through the company. */
const both = startTestApp({ signInUrl: origin, allowedHosts: ['desk.example'], oidc });
const companyAlone = startTestApp({ signInUrl: origin, allowedHosts: ['desk.example'], hasPasswords: false, oidc });

beforeEach(async () => {
  for (const { database } of [both, companyAlone])
    await database.db.execute(sql`delete from users where email is not null`);
  company.accounts.clear();
  company.person.sub = 'u-1';
  company.accounts.set('u-1', { email: 'Lena@example.com', email_verified: true, name: 'Lena Holm' });
  await company.stop();
  await company.start();
});
afterAll(() => company.stop());

/** The headers of an owner who is signed in. */
async function ownerOf({ database: { db }, clock }: TestApp): Promise<Record<string, string>> {
  const userId = await insertUser(db, { email: 'maya@example.com', fullName: 'Maya', password: '!', role: 'owner' });
  const token = newToken();
  const endsAt = new Date(clock.now.getTime() + 30 * 86_400_000);
  await insertSession(db, {
    ...{ tokenHash: hashToken(token), userId, method: 'company', address: '', userAgent: '' },
    ...{ startedAt: clock.now, endsAt },
  });
  return { cookie: `__Host-copydesk=${token}` };
}

/** Where signing in through the company leads in the end. */
async function signIn(app: TestApp): Promise<string> {
  const started = await app.call('GET', '/api/sign-in/company');
  const cookie = String(started.headers['set-cookie']).split(';')[0] ?? '';
  const back = await passThrough(company, String(started.headers.location));
  return String((await app.call('GET', back.pathname + back.search, undefined, { cookie })).headers.location);
}

const teamOf = async (app: TestApp, headers: Record<string, string>) =>
  (await app.call('GET', '/api/team', undefined, headers)).body as Team;

it('where the company alone signs people in, who is invited is a member at once, and their verified email lets them in', async () => {
  const owner = await ownerOf(companyAlone);
  expect(await signIn(companyAlone)).toBe('/sign-in?problem=no-account');
  const given = { email: 'lena@example.com', role: 'writer' };
  const invited = await companyAlone.call('POST', '/api/invitations', given, owner);
  expect(invited).toMatchObject({ status: 201, body: { link: null } });
  const before = await teamOf(companyAlone, owner);
  expect(before).toMatchObject({ hasPasswords: false, company: { name: 'Northwind', setsRoles: false } });
  expect(before.members[0]).toMatchObject({ fullName: 'lena@example.com', usesCompany: false, lastSeenAt: null });
  expect(await signIn(companyAlone)).toBe('/');
  const { members } = await teamOf(companyAlone, owner);
  expect(members[0]).toMatchObject({ role: 'writer', usesCompany: true, hasPassword: false, openSessions: 1 });
});

it('there are no links for passwords there', async () => {
  const owner = await ownerOf(companyAlone);
  await companyAlone.call('POST', '/api/invitations', { email: 'lena@example.com', role: 'writer' }, owner);
  const { members } = await teamOf(companyAlone, owner);
  const reply = await companyAlone.call('POST', `/api/team/${members[0]?.id}/password-link`, undefined, owner);
  expect(reply.status).toBe(404);
});

it('an invitation that is open lets the person in through the company, too, and is used by it', async () => {
  const owner = await ownerOf(both);
  const given = { email: 'lena@example.com', role: 'approver' };
  await both.call('POST', '/api/invitations', given, owner);
  expect(await signIn(both)).toBe('/');
  expect((await teamOf(both, owner)).members[0]).toMatchObject({ fullName: 'Lena Holm', role: 'approver' });
  expect((await both.call('GET', '/api/invitations', undefined, owner)).body as Invitation[]).toEqual([]);
});

it('an invitation that expired lets nobody in', async () => {
  const owner = await ownerOf(both);
  await both.call('POST', '/api/invitations', { email: 'lena@example.com', role: 'approver' }, owner);
  both.clock.now = new Date(both.clock.now.getTime() + 7 * 86_400_000);
  expect(await signIn(both)).toBe('/sign-in?problem=no-account');
});

it('who was removed is nobody to the company: they need another invitation', async () => {
  const owner = await ownerOf(both);
  await both.call('POST', '/api/invitations', { email: 'lena@example.com', role: 'writer' }, owner);
  await signIn(both);
  const [lena] = (await teamOf(both, owner)).members;
  expect((await both.call('DELETE', `/api/team/${lena?.id}`, undefined, owner)).status).toBe(204);
  expect(await signIn(both)).toBe('/sign-in?problem=no-account');
});
