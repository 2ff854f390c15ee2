// The queue of jobs, in tables of its own (schema `jobs`) of the same database, so that a job is stored with what it is about.
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { type DrizzleTransactionLike, fromDrizzle, PgBoss } from 'pg-boss';
import type { Database, Db } from '#server/database/database.ts';
import { logFault } from '#server/http/log-errors.ts';

/** A worker that gives no sign for so long is taken for dead, and its jobs go to others. The least the queue knows. */
const heartbeatSeconds = 10;
/** How often a worker looks by itself; it is woken for what is new, and looks on at once while there is more. */
const pollSeconds = 5;
/** How often jobs of dead workers are looked for. */
const superviseSeconds = 5;

/** Connects to the queue and makes its tables where they are missing; what it does in the background goes on until `stop`. */
export async function openQueue(database: Database, log: FastifyBaseLogger): Promise<PgBoss> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.execute(text, values) },
    backend: database.engine,
    schema: 'jobs',
    schedule: false,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    monitorVacuum: false,
  });
  boss.on('error', (error) => logFault(log, error, 'The job queue was held up'));
  await boss.start();
  return boss;
}

export type QueueKind = {
  name: string;
  /** A job that takes longer is given to another worker; a day at most. */
  longestSeconds: number;
  /** The longest pause before a job that rejected is tried again; half a minute by itself. */
  longestPauseSeconds?: number;
};

export type JobSender<Job extends object> = {
  /** Puts jobs into the queue in the transaction that made them necessary. */
  send: (tx: Db, jobs: readonly Job[]) => Promise<void>;
};

export type Queue = JobSender<object> & {
  /**
   * Does one job after another; `concurrency` at a time in this process. A job that rejects is tried again. The signal is aborted when the
   * job is given to another worker, because it took too long or gave no sign.
   */
  work: <Job extends object>(
    concurrency: number,
    perform: (job: Job, signal: AbortSignal) => Promise<void>,
  ) => Promise<void>;
  /** Looks for jobs now and not only at the next poll. */
  wake: () => void;
};

export async function createQueue(
  boss: PgBoss,
  { name, longestSeconds, longestPauseSeconds = 30 }: QueueKind,
): Promise<Queue> {
  await boss.createQueue(name, {
    retryLimit: 1_000,
    retryDelay: 1,
    retryBackoff: true,
    retryDelayMax: longestPauseSeconds,
    heartbeatSeconds,
    expireInSeconds: longestSeconds,
    deleteAfterSeconds: 60 * 60,
  });
  // Its settings are read now: in a transaction of the embedded database, reading them would wait for that transaction.
  await boss.insert(name, []);
  const workers: string[] = [];
  return {
    send: async (tx, jobs) => {
      const rows = jobs.map((data) => ({ data }));
      if (rows.length > 0)
        await boss.insert(name, rows, { db: fromDrizzle(tx as unknown as DrizzleTransactionLike, sql) });
    },
    work: async <Job extends object>(
      concurrency: number,
      perform: (job: Job, signal: AbortSignal) => Promise<void>,
    ) => {
      const options = { batchSize: 1, pollingIntervalSeconds: pollSeconds };
      // One by one: only a worker with a name of its own can be woken.
      for (let n = 0; n < concurrency; n += 1) {
        let worker = '';
        worker = await boss.work<Job>(name, options, async ([job]) => {
          try {
            if (job) await perform(job.data, job.signal);
          } finally {
            // There may be more: it looks at once, not at the next poll.
            boss.notifyWorker(worker);
          }
        });
        workers.push(worker);
      }
    },
    wake: () => {
      for (const worker of workers) boss.notifyWorker(worker);
    },
  };
}
