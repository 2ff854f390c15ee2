// Whose account a person of the company signs in to, and with which role.

import type { Role } from '#domain/roles.ts';
import { type GroupRoles, roleOfGroups } from '#domain/session/group-roles.ts';
import { recordServer } from '#server/audit/audit.commands.ts';
import type { Db } from '#server/database/database.ts';
import type { Context } from '#server/http/context.ts';
import { announce } from '#server/live/live.ts';
import type { KeyKeeper } from '#server/secrets/key-keeper.ts';
import { takeInvitation } from '../access-links.store.ts';
import { recordPerson } from '../record-person.ts';
import { roleWords } from '../role-words.ts';
import { type Origin, saveIdToken } from '../sessions.store.ts';
import { startSession } from '../sign-in.commands.ts';
import { giveRole } from '../team/give-role.ts';
import * as users from '../users.store.ts';
import type { CompanyPerson } from './company-claims.ts';
import { CompanyRefusal } from './company-refusal.ts';

type Clocked = Pick<Context, 'db' | 'now' | 'call'>;

/** What the ID token of a session is locked for: it opens for that session alone. */
export const aboutSession = (id: number) => `ID token of session ${id}`;

const issuerOf = (subject: string) => subject.split(' ', 1)[0];

/** The account a subject belongs to: its own, that of its verified email, or a new one. `role` is that of the groups; null: they have no say. */
async function findAccount(
  tx: Db,
  context: Clocked,
  person: CompanyPerson,
  role: string | null,
): Promise<{ id: number; role: string }> {
  const { subject, email, fullName } = person;
  const found = await users.findCompanyAccount(tx, person);
  if (found?.oidcSubject === subject) return found;
  if (email === null) throw new CompanyRefusal('unverified-email');
  if (found) {
    // One of a provider that was before this one counts no more.
    if (found.oidcSubject !== null && issuerOf(found.oidcSubject) === issuerOf(subject))
      throw new CompanyRefusal('other-account');
    await users.saveOidcSubject(tx, found.id, subject);
    // Who added them may have known no name.
    if (fullName && found.fullName === found.email) await users.saveName(tx, found.id, fullName);
    await recordServer(tx, context, { kind: 'member', action: 'joined-company', target: await targetOf(tx, found.id) });
    await announce(tx, { type: 'team' });
    return found;
  }
  const invited = await takeInvitation(tx, email, context.now());
  const given = role ?? invited?.role ?? null;
  if (given === null) throw new CompanyRefusal('no-account');
  const name = fullName ?? invited?.fullName ?? email;
  const scope = invited?.scope ?? null;
  const added = { email, fullName: name, password: users.noPassword, role: given, scope, oidcSubject: subject };
  const id = await users.insertUser(tx, added);
  const target = { id, name };
  await recordPerson(tx, context, id, { kind: 'member', action: 'joined', target, after: roleWords(given, scope) });
  await announce(tx, { type: 'team' });
  return { id, role: given };
}

/** As entries of the audit log name a member. */
const targetOf = async (tx: Db, id: number) => ({ id, name: (await users.findPerson(tx, id))?.actor.fullName ?? '' });

/** Follows the groups; the last owner stays one, or nobody could ever make another. */
async function follow(tx: Db, context: Clocked, account: { id: number; role: string }, role: Role): Promise<void> {
  if (account.role === role) return;
  if (account.role === 'owner' && !(await users.hasOwner(tx, { needsPassword: false }, account.id))) return;
  await giveRole(tx, account.id, role);
  await recordServer(tx, context, {
    ...{ kind: 'member', action: 'followed-groups', target: await targetOf(tx, account.id) },
    ...{ before: { Role: account.role }, after: { Role: role } },
  });
  await announce(tx, { type: 'team' });
}

/**
 * Signs in a person of the company and answers the token of the session. `keeper` locks the ID token, where there is one. `given` is null
 * where groups have no say. Throws CompanyRefusal.
 */
export async function signInPerson(
  context: Clocked,
  keeper: KeyKeeper | null,
  { person, idToken }: { person: CompanyPerson; idToken: string | null },
  given: GroupRoles | null,
  from: Origin,
): Promise<{ token: string; userId: number }> {
  const role = given && roleOfGroups(person.groups, given);
  if (given && role === null) throw new CompanyRefusal('no-role');
  return await context.db.transaction(async (tx) => {
    // Two first sign-ins at once make one account, and two owners never lose the role together.
    await users.lockUsers(tx);
    const account = await findAccount(tx, context, person, role);
    if (role !== null) await follow(tx, context, account, role);
    const { id, token } = await startSession(tx, context, account.id, 'company', from);
    if (keeper && idToken !== null) await saveIdToken(tx, id, keeper.lock(idToken, aboutSession(id)));
    return { token, userId: account.id };
  });
}
