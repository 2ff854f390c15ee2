// Links that let a person in once: the owner's first, which the start of a workspace without an owner prints, invitations, and new passwords.
import { once } from '#domain/once.ts';
import { Problem } from '#domain/problem.ts';
import type { Role } from '#domain/roles.ts';
import type { Link } from '#domain/session/sign-in.contract.ts';
import type { Db } from '#server/database/database.ts';
import { postgresCode } from '#server/database/postgres-code.ts';
import type { Context } from '#server/http/context.ts';
import { announceAll } from '#server/live/live.ts';
import * as store from './access-links.store.ts';
import { deleteTokensOf } from './api-tokens/api-tokens.store.ts';
import { requireGoodPassword } from './good-password.ts';
import { deletePasskeys } from './passkeys/passkeys.store.ts';
import { hashPassword } from './password-hash.ts';
import { recordPerson } from './record-person.ts';
import { roleWords } from './role-words.ts';
import { deleteSessions, type Origin } from './sessions.store.ts';
import { startSession } from './sign-in.commands.ts';
import { forgetGuesses } from './sign-in-guess.ts';
import { giveRole } from './team/give-role.ts';
import { hashToken, newToken } from './tokens.ts';
import {
  findAccount,
  findByEmail,
  findPerson,
  hasAccount,
  hasOwner,
  insertUser,
  lockUsers,
  savePassword,
  type Ways,
} from './users.store.ts';

type Clocked = Pick<Context, 'db' | 'now' | 'call'>;
type LinkRow = store.AccessLinkRow;

/** How long the owner's link can be used: a start after that prints another one. */
const ownerLinkMs = 24 * 60 * 60 * 1_000;

const day = once(() => new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }));

const ended = (text: string) => new Problem('LINK_ENDED', text);

const notValid = () => ended('This link is not valid. Ask for a new one.');

/** Whether an invitation is for an email that has an account: who joined, and whose reply was lost, has one. */
const isMember = async (db: Db, { kind, email }: LinkRow): Promise<boolean> =>
  kind === 'invitation' && email !== null && (await hasAccount(db, email));

/** Why a link lets nobody in; null is a link that is not there. */
async function describeEnd(db: Db, link: LinkRow | null): Promise<Problem> {
  if (!link) return notValid();
  const next = (await isMember(db, link))
    ? 'There is an account with its email: sign in instead.'
    : 'Ask for a new one.';
  if (link.usedAt) return ended(`This link was used on ${day().format(link.usedAt)}. ${next}`);
  return ended(`This link expired on ${day().format(link.expiresAt)}. ${next}`);
}

/** Throws LINK_ENDED for that of a first owner where there is one who can sign in. */
async function requireNoOwner(db: Db, { kind }: LinkRow, ways: Ways): Promise<void> {
  if (kind === 'owner' && (await hasOwner(db, ways)))
    throw ended('This workspace has an owner already. Ask them to invite you.');
}

/** Throws LINK_ENDED for an invitation of an email that has an account. */
async function requireNoAccount(db: Db, link: LinkRow): Promise<void> {
  if (await isMember(db, link)) throw ended('There is an account with this email already. Sign in instead.');
}

/** Makes the link of a workspace's owner and answers its token; null where there is an owner who can sign in. */
export async function makeOwnerLink({ db, now }: Clocked, ways: Ways): Promise<string | null> {
  if (await hasOwner(db, ways)) return null;
  const token = newToken();
  const createdAt = now();
  const expiresAt = new Date(createdAt.getTime() + ownerLinkMs);
  await store.insertLink(db, { tokenHash: hashToken(token), kind: 'owner', createdAt, expiresAt });
  return token;
}

async function findUsable({ db, now }: Clocked, token: string, ways: Ways): Promise<LinkRow> {
  const link = await store.findLink(db, hashToken(token));
  if (!link || link.usedAt || link.expiresAt <= now()) throw await describeEnd(db, link);
  await requireNoAccount(db, link);
  await requireNoOwner(db, link, ways);
  return link;
}

/** Looks at a link without using it. Throws LINK_ENDED. */
export async function readLink(context: Clocked, token: string, ways: Ways): Promise<Link> {
  const { db } = context;
  const { kind, expiresAt, role, scope, userId, createdBy, ...invited } = await findUsable(context, token, ways);
  const { email, fullName } = userId === null ? invited : ((await findAccount(db, userId)) ?? invited);
  const maker = createdBy === null ? null : await findPerson(db, createdBy);
  return {
    // Who asked for a link does with it what who got one does.
    kind: kind === 'reset' ? 'password' : kind,
    ...{ expiresAt: expiresAt.toISOString(), email, fullName, role, scope },
    madeBy: maker?.actor.fullName ?? null,
  };
}

type Given = { email?: string | undefined; fullName?: string | undefined; password: string };
type NewPerson = { email: string; fullName: string; password: string };

const missing = (path: string, message: string) =>
  new Problem('INVALID_INPUT', message, { issues: [{ path, message }] });

/** Whose password it will be. What the link says counts; the rest is given. Throws INVALID_INPUT about a field. */
async function whoJoins(db: Db, link: LinkRow, { password, ...given }: Given): Promise<NewPerson> {
  if (link.userId !== null) {
    const account = await findAccount(db, link.userId);
    if (!account?.email) throw notValid();
    return { email: account.email, fullName: account.fullName ?? '', password };
  }
  const email = link.email ?? given.email;
  if (email === undefined) throw missing('email', 'Enter your email.');
  if (given.fullName === undefined) throw missing('fullName', 'Enter your name.');
  return { email, fullName: given.fullName, password };
}

function roleOfLink({ kind, role }: LinkRow): Role {
  if (kind === 'owner') return 'owner';
  if (!role) throw new Error('An invitation has no role');
  return role;
}

/**
 * Adds the person, or the owner's link makes the account that has the email an owner who has a password: whoever reads the server's log
 * may. Signs them in; answers the token of the session.
 */
async function addPerson(tx: Db, context: Clocked, link: LinkRow, person: NewPerson, from: Origin): Promise<string> {
  const role = roleOfLink(link);
  const account = link.kind === 'owner' ? await findByEmail(tx, person.email) : null;
  const userId = account?.id ?? (await insertUser(tx, { ...person, role, scope: link.scope }));
  if (account) {
    await giveRole(tx, userId, 'owner');
    await savePassword(tx, userId, person.password);
    await deleteTokensOf(tx, userId);
  }
  const target = { id: userId, name: person.fullName };
  const action = account ? 'became-owner' : 'joined';
  await recordPerson(tx, context, userId, { kind: 'member', action, target, after: roleWords(role, link.scope) });
  await announceAll(tx, [{ type: 'team' }]);
  return (await startSession(tx, context, userId, 'link', from)).token;
}

/** A second factor stays, and is asked for at the next sign-in. Passkeys and tokens go: they need no password, and the link is for who lost control of it. */
async function setPassword(tx: Db, context: Clocked, userId: number, { email, password }: NewPerson): Promise<null> {
  await savePassword(tx, userId, password);
  await store.deletePasswordLinksOf(tx, userId);
  await deletePasskeys(tx, userId);
  await deleteTokensOf(tx, userId);
  await deleteSessions(tx, userId);
  await forgetGuesses(tx, email);
  await recordPerson(tx, context, userId, { kind: 'account', action: 'used-password-link' });
  await announceAll(tx, [{ type: 'sessions', userId }, { type: 'team' }]);
  return null;
}

/** What came of a link: the token of the session it started, and whose sessions it ended. */
type Used = { token: string | null; endedFor: number | null };

/**
 * Uses a link: adds the person and signs them in, or sets a new password and ends the sessions of its owner. Throws LINK_ENDED, and
 * INVALID_INPUT about a field.
 */
export async function useLink(
  context: Clocked,
  { token, ...given }: Given & { token: string },
  { from, ways }: { from: Origin; ways: Ways },
): Promise<Used> {
  const { db } = context;
  const person = await whoJoins(db, await findUsable(context, token, ways), given);
  await requireGoodPassword(person);
  // Before the transaction: it takes a while.
  const hashed = { ...person, password: await hashPassword(person.password) };
  try {
    return await db.transaction(async (tx) => {
      const at = context.now();
      const tokenHash = hashToken(token);
      // Two links may be out, of two starts: one of them makes the owner.
      await lockUsers(tx);
      const link = await store.takeLink(tx, tokenHash, at);
      if (!link) throw await describeEnd(tx, await store.findLink(tx, tokenHash));
      await requireNoOwner(tx, link, ways);
      await requireNoAccount(tx, link);
      const started =
        link.userId === null
          ? await addPerson(tx, context, link, hashed, from)
          : await setPassword(tx, context, link.userId, hashed);
      return { token: started, endedFor: link.userId };
    });
  } catch (error) {
    if (postgresCode(error) !== '23505') throw error;
    throw missing('email', 'There is an account with this email already. Sign in instead.');
  }
}
