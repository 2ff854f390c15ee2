// Finds the sign-off of a link: how often that may be asked, and why a link opens nothing.
import { once } from '#domain/once.ts';
import { Problem } from '#domain/problem.ts';
import type { Db } from '#server/database/database.ts';
import type { Context } from '#server/http/context.ts';
import { hashToken, requirePace } from '#server/session/session.commands.ts';
import * as store from './sign-offs.store.ts';

/** Calls a minute: somebody who answers by keys stays below it, and so does an office of them. */
const perLink = 300;
const perAddress = 1_200;
/** Each one starts a run and notifies somebody. */
const sendsPerLink = 10;

const day = once(() => new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }));

const ended = (text: string) => new Problem('LINK_ENDED', text);

function requireOpen({ expiresAt, revokedAt }: store.SignOffRow, madeBy: string, now: Date): void {
  if (revokedAt) throw ended(`This link was revoked on ${day().format(revokedAt)}. Ask ${madeBy} for a new one.`);
  if (expiresAt <= now) throw ended(`This link ended on ${day().format(expiresAt)}. Ask ${madeBy} for a new one.`);
}

/** Throws LINK_ENDED with a sentence, and RATE_LIMITED: also for tokens that are none, by the IP address. */
export async function findLink(
  context: Pick<Context, 'db' | 'now' | 'call'>,
  token: string,
): Promise<store.NamedSignOff> {
  const { db, now, call } = context;
  if (call) await requirePace(context, { name: 'sign-offs of', by: call.address, perMinute: perAddress });
  const found = await store.findByToken(db, hashToken(token));
  if (!found) throw ended('This link is not valid. Ask who sent it for a new one.');
  await requirePace(context, { name: 'sign-off', by: String(found.id), perMinute: perLink });
  requireOpen(found, found.madeBy, now());
  return found;
}

/** The same, for who sends answers. */
export async function findLinkToSend(
  context: Pick<Context, 'db' | 'now' | 'call'>,
  token: string,
): Promise<store.NamedSignOff> {
  const found = await findLink(context, token);
  await requirePace(context, { name: 'answers of sign-off', by: String(found.id), perMinute: sendsPerLink });
  return found;
}

/** The same, locked until the transaction ends: it may have been revoked in between. */
export async function lockLink(tx: Db, { id, madeBy }: store.NamedSignOff, now: Date): Promise<store.NamedSignOff> {
  const row = await store.lockSignOff(tx, id);
  requireOpen(row, madeBy, now);
  return { ...row, madeBy };
}
