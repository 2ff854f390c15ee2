// Mails as jobs: stored with the change they are about, sent after it, and tried again while the mail server does not take them.
import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { recordServer } from '#server/audit/audit.commands.ts';
import type { Db } from '#server/database/database.ts';
import type { Context } from '#server/http/context.ts';
import type { JobQueues, Work } from '#server/jobs/job-queues.ts';
import { announceAll } from '#server/live/live.ts';
import type { KeyKeeper } from '#server/secrets/key-keeper.ts';
import { deliver, MailFault } from './deliver.ts';
import type { Letter } from './letter.ts';
import * as store from './mail.store.ts';
import type { MailSettings } from './mail-settings.ts';

/** What one job sends; of an earlier turn of the mail it sends nothing. */
type MailJob = { mailId: number; turn: number };

/** What somebody who is not signed in asked for. Whether it comes to a letter is looked up after they were answered, so that the answer takes as long for everybody. */
export type MailAsk = { email: string; address: string };

/** A letter with the link in it, and until when it is of use. */
export type Posted = { letter: Letter; linkId: number; until: Date };

type Content = { letter: Letter } | { ask: MailAsk };

/** What the audit log says of a mail that failed: who it was to, null where that could not be read, and the link in it. */
type Unsent = { to: string | null; linkId: number | null };

export type MailSender = {
  /** Queues a letter in the transaction that made its link. */
  send: (tx: Db, posted: Posted) => Promise<void>;
  /** Queues what was asked for. */
  ask: (tx: Db, ask: MailAsk, until: Date) => Promise<void>;
  /** Queues a mail again that was not sent; answers whether there is one. */
  again: (tx: Db, mailId: number) => Promise<{ to: string } | null>;
};

export type Mailer = {
  settings: MailSettings;
  /** Opens the queue, before the transaction that sends. */
  open: () => Promise<MailSender>;
  /** To be called once what queued a mail is stored. */
  wake: () => void;
};

type Setup = {
  context: Context;
  settings: MailSettings;
  keeper: KeyKeeper;
  log: FastifyBaseLogger;
  queues: JobQueues;
  /** Makes the letter that was asked for, in the transaction; null where there is none. */
  answer: (tx: Db, ask: MailAsk, until: Date) => Promise<Posted | null>;
};

/** Mail servers limit connections; a few hundred mails a minute are enough. */
const atOnce = 2;
/** Tries whose end nobody knows, because the process died: after the second, another one would be a third mail. */
const mostCutOff = 2;

const kind: Work<MailJob>['kind'] = { name: 'mail', longestSeconds: 120, longestPauseSeconds: 600 };

const ended = () =>
  new MailFault('The link in this mail expired before the mail could be sent. Make a new link.', { isFinal: true });
const unclear = () =>
  new MailFault('Copydesk stopped twice while it sent this mail. The mail may have arrived.', { isFinal: true });
const unreadable = () =>
  new MailFault('This server cannot read the mail, which was locked with a different SECRET_KEY. Make a new link.', {
    isFinal: true,
  });

/** What the content of a mail is locked for. */
export const aboutMail = (messageId: string): string => `mail ${messageId}`;

export function createMailer({ context, settings, keeper, log, queues, answer }: Setup): Mailer {
  const { db, now } = context;
  queues.work<MailJob>({ kind, atOnce, perform });
  queues.openWhen(() => store.hasWaiting(db));

  const lock = (content: Content, messageId: string) => keeper.lock(JSON.stringify(content), aboutMail(messageId));

  function open({ lockedContent, messageId }: store.MailRow): Content | null {
    const text = lockedContent === null ? null : keeper.open(lockedContent, aboutMail(messageId));
    return text === null ? null : (JSON.parse(text) as Content);
  }

  /** Throws what another try can make good: jobs that reject are tried again, after growing pauses. */
  async function perform({ mailId, turn }: MailJob): Promise<void> {
    const mail = await store.findWaiting(db, { id: mailId, turn });
    if (!mail) return;
    const content = open(mail);
    const useless = whyUseless(mail);
    if (content === null || useless) return await giveUp(mail, content, useless ?? unreadable());
    const found = 'letter' in content ? { ...content, linkId: mail.linkId } : await findAnswer(mail, content.ask);
    // Counted from here on: what goes wrong before can have sent nothing.
    if (found === null || !(await store.beginTry(db, mail))) return;
    const { letter, linkId } = found;
    try {
      await deliver(settings, { letter, messageId: mail.messageId });
    } catch (error) {
      if (!(error instanceof MailFault)) throw error;
      return await noteFault(mail, { to: letter.to, linkId }, error);
    }
    log.info({ mailId }, 'A mail was sent');
    await db.transaction(async (tx) => {
      await store.markSent(tx, mailId);
      await announceAll(tx, [{ type: 'team' }]);
    });
  }

  /** Why nothing can be sent any more; null where it can. */
  function whyUseless({ until, cutOff }: store.MailRow): MailFault | null {
    if (until <= now()) return ended();
    return cutOff >= mostCutOff ? unclear() : null;
  }

  /** Makes the letter that was asked for; null where that comes to nothing. */
  async function findAnswer(
    { id, messageId, until }: store.MailRow,
    ask: MailAsk,
  ): Promise<Pick<Posted, 'letter' | 'linkId'> | null> {
    return await db.transaction(async (tx) => {
      const posted = await answer(tx, ask, until);
      if (posted === null) await store.deleteMail(tx, id);
      else {
        const { letter, linkId } = posted;
        await store.saveContent(tx, id, { lockedContent: lock({ letter }, messageId), linkId, until: posted.until });
      }
      return posted;
    });
  }

  async function giveUp(mail: store.MailRow, content: Content | null, fault: MailFault): Promise<void> {
    // An ask that no letter was made of is nobody's to see.
    if (content && 'ask' in content) return await store.deleteMail(db, mail.id);
    await noteFault(mail, { to: content === null ? null : content.letter.to, linkId: mail.linkId }, fault);
  }

  /** The log names neither address nor link, nor what the server said, which may name both. */
  async function noteFault(mail: store.MailRow, unsent: Unsent, fault: MailFault): Promise<void> {
    const { isFinal, message: error } = fault;
    const isNews = await db.transaction(async (tx) => {
      if (!(await store.endTry(tx, mail, { state: isFinal ? 'failed' : 'waiting', error }))) return false;
      const target = { id: unsent.linkId, name: unsent.to ?? 'an address that cannot be read' };
      if (isFinal) await recordServer(tx, context, { kind: 'mail', action: 'failed', target, after: { Why: error } });
      await announceAll(tx, [{ type: 'team' }]);
      return true;
    });
    if (!isNews) return;
    const { code, responseCode } = (fault.cause ?? {}) as { code?: string; responseCode?: number };
    log.warn({ mailId: mail.id, code, responseCode }, isFinal ? 'A mail failed' : 'A mail waits for another try');
    if (!isFinal) throw fault;
  }

  return {
    settings,
    wake: queues.wake,
    open: async () => {
      const queue = await queues.queue<MailJob>(kind);
      const post = async (tx: Db, content: Content, link: { linkId: number | null; until: Date }) => {
        const messageId = randomUUID();
        const lockedContent = lock(content, messageId);
        const mailId = await store.insertMail(tx, { messageId, lockedContent, createdAt: now(), ...link });
        await queue.send(tx, [{ mailId, turn: 1 }]);
      };
      return {
        send: async (tx, { letter, linkId, until }) => {
          await store.deleteMailsOf(tx, linkId);
          await post(tx, { letter }, { linkId, until });
        },
        ask: (tx, ask, until) => post(tx, { ask }, { linkId: null, until }),
        again: async (tx, id) => {
          const mail = await store.beginTurn(tx, id);
          const content = mail && open(mail);
          if (!mail || !content || !('letter' in content)) return null;
          await queue.send(tx, [{ mailId: id, turn: mail.turn }]);
          return { to: content.letter.to };
        },
      };
    },
  };
}
