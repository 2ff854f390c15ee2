// Tries of one mail that meet, and tries that go wrong before anything was sent.
import { sql } from 'drizzle-orm';
import type { SMTPServerOptions } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Database, rowsOf } from '#server/database/database.ts';
import { openLog } from '#server/http/log.ts';
import type { JobQueues, Work } from '#server/jobs/job-queues.ts';
import { openKeyKeeper } from '#server/secrets/key-keeper.ts';
import { openTestDatabase } from '#testing/database.ts';
import { emptyTables } from '#testing/empty-tables.ts';
import { createMailServer } from '#testing/mail-server.ts';
import { createMailer, type Mailer, type Posted } from './mail.tasks.ts';

type Reply = Parameters<NonNullable<SMTPServerOptions['onRcptTo']>>[2];
type Job = { mailId: number; turn: number };

const now = new Date('2026-11-21T10:00:00.000Z');
const until = new Date('2026-11-21T11:00:00.000Z');
const letter = { to: 'lena@example.com', subject: 'A link', before: [], link: null, after: [] };
const refuse = (responseCode: number) => Object.assign(new Error('Refused'), { responseCode });
const take = (reply: Reply) => reply();

let answerRecipient: (reply: Reply) => void;
const server = await createMailServer({ onRcptTo: (_address, _session, reply) => answerRecipient(reply) });
let database: Database;
let mailer: Mailer;
let answer: () => Promise<Posted | null>;
/** What was queued; the test does it. */
let jobs: Job[];
let perform: (job: Job) => Promise<void>;

const queues: JobQueues = {
  work: <Given extends object>(work: Work<Given>) => {
    perform = (job) => work.perform(job as object as Given, new AbortController().signal);
  },
  queue: async () => ({
    send: async (_tx, given) => {
      jobs.push(...(given as unknown as Job[]));
    },
  }),
  isWorked: async () => false,
  ...{ openWhen: () => undefined, wake: () => undefined, start: () => undefined, stop: async () => undefined },
};

beforeAll(async () => {
  database = await openTestDatabase();
  await server.start();
  mailer = createMailer({
    context: { db: database.db, now: () => now, actor: { id: 1, fullName: 'Tess' }, role: 'owner', scope: null },
    ...{ settings: server.settings, log: openLog({ logLevel: 'silent' }), queues },
    keeper: openKeyKeeper({ dataDir: '', given: [Buffer.alloc(32, 5)] }),
    answer: () => answer(),
  });
});
beforeEach(async () => {
  await emptyTables(database);
  jobs = [];
  answerRecipient = take;
  server.received.length = 0;
});
afterAll(async () => {
  await server.stop();
  await database?.close();
});

const stored = async () => (await rowsOf(database.db, sql`select * from mails`))[0];
const failures = () =>
  rowsOf(database.db, sql`select target_id, target_name from audit_entries where kind = 'mail' and action = 'failed'`);

async function addLink(): Promise<number> {
  const [row] = await rowsOf<{ id: number }>(
    database.db,
    sql`insert into access_links (token_hash, kind, created_at, expires_at, email, role)
      values ('hash', 'invitation', now(), now(), ${letter.to}, 'writer') returning id`,
  );
  if (!row) throw new Error('No link');
  return row.id;
}

/** Queues the letter and begins its try, which hangs: answers the job, and what ends the try. */
async function hangingTry() {
  const { send } = await mailer.open();
  const linkId = await addLink();
  await database.db.transaction((tx) => send(tx, { letter, linkId, until }));
  const [job] = jobs.splice(0);
  if (!job) throw new Error('Nothing was queued');
  const asked = Promise.withResolvers<Reply>();
  answerRecipient = asked.resolve;
  const hanging = perform(job);
  const reply = await asked.promise;
  return {
    mailId: job.mailId,
    end: async (fault?: Error) => {
      reply(fault);
      await hanging;
    },
  };
}

/** Sends a mail again: another turn, with a try that the server answers so. */
async function sendAgain(mailId: number, how: (reply: Reply) => void): Promise<void> {
  const { again } = await mailer.open();
  expect(await database.db.transaction((tx) => again(tx, mailId))).toEqual({ to: letter.to });
  answerRecipient = how;
  for (const job of jobs.splice(0)) await perform(job);
}

it.each([550, 451])('stays sent when a try from before it was sent again ends with %i', async (code) => {
  const { mailId, end } = await hangingTry();
  await sendAgain(mailId, take);
  await end(refuse(code));
  expect(await stored()).toMatchObject({ state: 'sent', error: null, locked_content: null });
  expect(await failures()).toEqual([]);
});

it('is still tried when only a try from before it was sent again was refused', async () => {
  const { mailId, end } = await hangingTry();
  const { again } = await mailer.open();
  await database.db.transaction((tx) => again(tx, mailId));
  await end(refuse(550));
  expect(await stored()).toMatchObject({ state: 'waiting', turn: 2, error: null });
  expect(await failures()).toEqual([]);
});

it('is sent once a try of any turn arrived, and no other follows', async () => {
  const { mailId, end } = await hangingTry();
  await sendAgain(mailId, (reply) => reply(refuse(550)));
  expect(await stored()).toMatchObject({ state: 'failed' });
  await end();
  expect(await stored()).toMatchObject({ state: 'sent', error: null, locked_content: null });
  await perform({ mailId, turn: 2 });
  expect(server.received).toHaveLength(1);
});

async function ask(): Promise<Job> {
  const { ask: queue } = await mailer.open();
  await database.db.transaction((tx) => queue(tx, { email: letter.to, address: '192.0.2.7' }, until));
  const [job] = jobs.splice(0);
  if (!job) throw new Error('Nothing was queued');
  return job;
}

it('says that a letter somebody asked for was refused at its first try', async () => {
  const linkId = await addLink();
  answer = async () => ({ letter, linkId, until });
  const job = await ask();
  answerRecipient = (reply) => reply(refuse(550));
  await perform(job);
  expect(await stored()).toMatchObject({ state: 'failed', link_id: linkId });
  expect(await failures()).toEqual([{ target_id: String(linkId), target_name: letter.to }]);
});

it('does not take for cut off what went wrong before anything was sent', async () => {
  const linkId = await addLink();
  const job = await ask();
  answer = () => Promise.reject(new Error('Held up'));
  for (let n = 0; n < 3; n += 1) await expect(perform(job)).rejects.toThrow('Held up');
  expect(await stored()).toMatchObject({ state: 'waiting', cut_off: 0 });
  answer = async () => ({ letter, linkId, until });
  await perform(job);
  expect(server.received.map(({ to }) => to)).toEqual([[letter.to]]);
  expect(await stored()).toMatchObject({ state: 'sent' });
});
