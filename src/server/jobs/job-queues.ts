// The jobs of this process: runs and imports send theirs and do them by it, and it alone starts and stops the queue.
import type { FastifyBaseLogger } from 'fastify';
import type { PgBoss } from 'pg-boss';
import type { Database } from '#server/database/database.ts';
import { isWorthWaiting } from '#server/database/database-fault.ts';
import { logFault } from '#server/http/log-errors.ts';
import type { LiveHub } from '#server/live/live.ts';
import type { createQueue, JobSender, Queue, QueueKind } from './queue.ts';

/** Until open jobs are looked for again where the database could not say. */
const lookAgainMs = 2_000;

export type Work<Job extends object> = {
  kind: QueueKind;
  /** Jobs at a time in this process. */
  atOnce: number;
  /** Does a job; one that rejects is tried again. The signal is aborted when the process stops, or the job was given to another one. */
  perform: (job: Job, signal: AbortSignal) => Promise<void>;
};

export type JobQueues = {
  /** Does the jobs of a queue; to be called before the start. */
  work: <Job extends object>(work: Work<Job>) => void;
  /** Whether there may be jobs to do: before that the queue is not opened by itself. */
  openWhen: (hasWork: () => Promise<boolean>) => void;
  /** A queue to put jobs into; waits until it is open, and rejects when it cannot be opened. */
  queue: <Job extends object>(kind: QueueKind) => Promise<JobSender<Job>>;
  /** Whether any process does a job of a queue at this moment. */
  isWorked: (kind: QueueKind) => Promise<boolean>;
  /** Looks for jobs now. */
  wake: () => void;
  /** Starts to work as soon as there are jobs; what a stop or a crash interrupted is continued. */
  start: () => void;
  stop: () => Promise<void>;
};

type Opened = { boss: PgBoss; queues: Map<string, Queue>; createQueue: typeof createQueue };

export function createJobQueues(database: Database, hub: LiveHub, log: FastifyBaseLogger): JobQueues {
  const stopping = new AbortController();
  const works: ((opened: Opened) => Promise<void>)[] = [];
  const hints: (() => Promise<boolean>)[] = [];
  let opening: Promise<Opened> | undefined;
  let looking: NodeJS.Timeout | undefined;

  async function open(): Promise<Opened> {
    // A queue opened behind a stop would never be closed.
    stopping.signal.throwIfAborted();
    // A start does not wait for its megabyte.
    const { openQueue, createQueue } = await import('./queue.ts');
    const boss = await openQueue(database, log);
    const opened: Opened = { boss, queues: new Map(), createQueue };
    try {
      for (const work of works) await work(opened);
      return opened;
    } catch (error) {
      // Else it goes on beside the one that is opened next.
      await boss.stop({ graceful: false }).catch(() => undefined);
      throw error;
    }
  }

  function opened(): Promise<Opened> {
    opening ??= open().catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  }

  async function queueOf({ boss, queues, createQueue }: Opened, kind: QueueKind): Promise<Queue> {
    const known = queues.get(kind.name) ?? (await createQueue(boss, kind));
    queues.set(kind.name, known);
    return known;
  }

  async function hasWork(): Promise<boolean> {
    for (const hint of hints) if (await hint()) return true;
    return false;
  }

  /** Until there may be a job the queue is not even opened: looking for them costs a small machine a fiftieth of its time. */
  async function lookForWork(): Promise<void> {
    if (stopping.signal.aborted) return;
    try {
      if (!opening && !(await hasWork())) return;
      const { queues } = await opened();
      for (const { wake } of queues.values()) wake();
    } catch (error) {
      if (stopping.signal.aborted) return;
      logFault(log, error, 'Jobs could not be looked for');
      // No event has to come for what is open already.
      if (isWorthWaiting(error)) lookAgain();
    }
  }

  function lookAgain(): void {
    clearTimeout(looking);
    looking = setTimeout(() => void lookForWork(), lookAgainMs).unref();
  }

  return {
    work: <Job extends object>({ kind, atOnce, perform }: Work<Job>) => {
      works.push(async (opened) => {
        const queue = await queueOf(opened, kind);
        await queue.work<Job>(atOnce, (job, taken) => perform(job, AbortSignal.any([stopping.signal, taken])));
      });
    },
    openWhen: (hint) => {
      hints.push(hint);
    },
    queue: async (kind) => await queueOf(await opened(), kind),
    isWorked: async ({ name }) => {
      const { boss } = await opened();
      if ((await boss.getQueue(name)) === null) return false;
      return (await boss.findJobs(name)).some(({ state }) => state === 'active');
    },
    wake: () => void lookForWork(),
    start: () => {
      hub.onEvent((event) => {
        if (event.type === 'run') void lookForWork();
      });
      hub.onGap(() => void lookForWork());
      void lookForWork();
    },
    stop: async () => {
      stopping.abort();
      clearTimeout(looking);
      const open = await opening?.catch(() => undefined);
      await open?.boss.stop({ graceful: true, timeout: 5_000 });
    },
  };
}
