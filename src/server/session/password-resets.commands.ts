// Asking by mail for a link that sets a new password. The call does the same for every email: who has an account is looked up afterwards.

import { recordServer } from '#server/audit/audit.commands.ts';
import type { Db } from '#server/database/database.ts';
import type { Context } from '#server/http/context.ts';
import type { MailAsk, Mailer, Posted } from '#server/mail/mail.commands.ts';
import * as links from './access-links.store.ts';
import { writeReset } from './letters.ts';
import { newLink } from './new-link.ts';
import { requireAskPace } from './sign-in-guess.ts';
import { findAccount, findByEmail, lockUsers, noPassword } from './users.store.ts';

type Clocked = Pick<Context, 'db' | 'now' | 'call'>;

/** How long a link that was asked for can be used. */
const resetMs = 60 * 60 * 1_000;

/** Throws RATE_LIMITED, in the same way for emails that no account has. */
export async function askForReset(context: Clocked, mailer: Mailer, ask: MailAsk): Promise<void> {
  await requireAskPace(context, ask);
  const { ask: queue } = await mailer.open();
  const until = new Date(context.now().getTime() + resetMs);
  await context.db.transaction((tx) => queue(tx, ask, until));
  mailer.wake();
}

/** Makes the link that was asked for, and its letter; null where no account has the email and a password. */
export async function answerReset(
  { now }: Pick<Context, 'now'>,
  tx: Db,
  { email, address }: MailAsk,
  { origin, until }: { origin: string; until: Date },
): Promise<Posted | null> {
  await lockUsers(tx);
  const found = await findByEmail(tx, email);
  const account = found && (await findAccount(tx, found.id));
  if (!found || !account?.email || account.password === noPassword) return null;
  const { stored, shown } = newLink(origin, { id: null, at: now(), until });
  await links.deletePasswordLinksOf(tx, found.id, 'reset');
  const linkId = await links.insertLink(tx, { ...stored, kind: 'reset', userId: found.id });
  const target = { id: found.id, name: account.fullName ?? account.email };
  const call = { address, sessionId: null, program: null, trail: { isRecorded: false } };
  await recordServer(tx, { now, call }, { kind: 'mail', action: 'asked-password', target });
  const letter = writeReset({ to: account.email, name: account.fullName, link: shown });
  return { letter, linkId, until };
}
