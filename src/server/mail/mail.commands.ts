// What others may ask of mail, and its own use cases.
import { Problem } from '#domain/problem.ts';
import { record } from '#server/audit/audit.commands.ts';
import type { Context } from '#server/http/context.ts';
import { deliver, MailFault } from './deliver.ts';
import type { Mailer } from './mail.tasks.ts';
import type { Mailbox } from './mail-settings.ts';

export type { Letter } from './letter.ts';
export { listLinkMails, purgeMails } from './mail.store.ts';
export { aboutMail, createMailer, type MailAsk, type Mailer, type MailSender, type Posted } from './mail.tasks.ts';
export type { MailSettings } from './mail-settings.ts';

/** As headers show it, for people. */
const nameMailbox = ({ name, address }: Mailbox) => (name === '' ? address : `${name} <${address}>`);

export const describeServer = ({ settings: { host, port, from } }: Mailer) => ({ host, port, from: nameMailbox(from) });

/** Sends a test mail at once, without a job: who asks waits for what comes of it. Throws UNAVAILABLE with why the mail server did not take it. */
export async function sendTest(context: Context, { settings }: Mailer, to: string, messageId: string): Promise<void> {
  const letter = {
    to,
    subject: 'Test mail of Copydesk',
    before: [`Hello ${context.actor.fullName},`, 'Copydesk can send mail: you asked for this test.'],
    link: null,
    after: [],
  };
  try {
    await deliver(settings, { letter, messageId });
  } catch (error) {
    if (!(error instanceof MailFault)) throw error;
    throw new Problem('UNAVAILABLE', error.message, { detail: error });
  }
  const target = { id: context.actor.id, name: to };
  await record(context.db, context, { kind: 'mail', action: 'tested', target });
}

/** Throws NOT_FOUND for one that was sent, or whose link ended. */
export async function sendAgain(context: Context, mailer: Mailer, id: number): Promise<void> {
  const { again } = await mailer.open();
  await context.db.transaction(async (tx) => {
    const mail = await again(tx, id);
    if (!mail)
      throw new Problem('NOT_FOUND', 'There is no mail to send again. It may have been sent, or its link ended.');
    await record(tx, context, { kind: 'mail', action: 'sent-again', target: { id, name: mail.to } });
  });
  mailer.wake();
}
