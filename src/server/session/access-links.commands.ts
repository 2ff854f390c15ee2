// Links that let a person in once: the owner's first, which the start of a workspace without an owner prints.
import { Problem } from '#domain/problem.ts';
import type { Db } from '#server/database/database.ts';
import { postgresCode } from '#server/database/postgres-code.ts';
import type { Context } from '#server/http/context.ts';
import * as store from './access-links.store.ts';
import { requireGoodPassword } from './good-password.ts';
import { hashPassword } from './password-hash.ts';
import type { Origin } from './sessions.store.ts';
import { startSession } from './sign-in.commands.ts';
import { hashToken, newToken } from './tokens.ts';
import { hasOwner, insertUser, lockUsers } from './users.store.ts';

type Clocked = Pick<Context, 'db' | 'now'>;

/** How long the owner's link can be used: a start after that prints another one. */
const ownerLinkMs = 24 * 60 * 60 * 1_000;

const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

const ended = (text: string) => new Problem('LINK_ENDED', text);

/** Why a link lets nobody in; null is a link that is not there. */
function describeEnd(link: store.AccessLinkRow | null): Problem {
  if (!link) return ended('This link is not valid. Ask for a new one.');
  if (link.usedAt) return ended(`This link was used on ${day.format(link.usedAt)}. Ask for a new one.`);
  return ended(`This link expired on ${day.format(link.expiresAt)}. Ask for a new one.`);
}

/** Whether there is an owner who can sign in. */
export const hasOwnerAlready = ({ db }: Pick<Context, 'db'>): Promise<boolean> => hasOwner(db);

async function requireNoOwner(db: Db): Promise<void> {
  if (await hasOwner(db)) throw ended('This workspace has an owner already. Ask them to invite you.');
}

/** Makes the link of a workspace's owner and answers its token; null where there is an owner. */
export async function makeOwnerLink({ db, now }: Clocked): Promise<string | null> {
  if (await hasOwner(db)) return null;
  const token = newToken();
  const createdAt = now();
  const expiresAt = new Date(createdAt.getTime() + ownerLinkMs);
  await store.insertLink(db, { tokenHash: hashToken(token), kind: 'owner', createdAt, expiresAt });
  return token;
}

/** Looks at a link without using it. Throws LINK_ENDED. */
export async function readLink({ db, now }: Clocked, token: string): Promise<store.AccessLinkRow> {
  const link = await store.findLink(db, hashToken(token));
  if (!link || link.usedAt || link.expiresAt <= now()) throw describeEnd(link);
  await requireNoOwner(db);
  return link;
}

type NewPerson = { email: string; fullName: string; password: string };

/** Uses a link: adds the person, signs them in, and answers the token of the session. Throws LINK_ENDED, and INVALID_INPUT about a field. */
export async function useLink(
  context: Clocked,
  { token, ...person }: NewPerson & { token: string },
  from: Origin,
): Promise<string> {
  await readLink(context, token);
  await requireGoodPassword(person);
  // Before the transaction: it takes a while.
  const password = await hashPassword(person.password);
  const { db } = context;
  try {
    return await db.transaction(async (tx) => {
      const at = context.now();
      const tokenHash = hashToken(token);
      if (!(await store.takeLink(tx, tokenHash, at))) throw describeEnd(await store.findLink(tx, tokenHash));
      // Two links may be out, of two starts: one of them makes the owner.
      await lockUsers(tx);
      await requireNoOwner(tx);
      const userId = await insertUser(tx, { ...person, password, role: 'owner' });
      const { token: started } = await startSession(tx, userId, 'link', at, from);
      return started;
    });
  } catch (error) {
    if (postgresCode(error) !== '23505') throw error;
    const taken = { path: 'email', message: 'There is an account with this email already. Sign in instead.' };
    throw new Problem('INVALID_INPUT', taken.message, { issues: [taken] });
  }
}
