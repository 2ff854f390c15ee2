// Calls the embedded database in its thread, so that requests are read and answered while it computes.
import { Worker } from 'node:worker_threads';
import type { PGlite, QueryOptions, Results, Transaction } from '@electric-sql/pglite';
import pLimit from 'p-limit';
import type { Call, Fault, Opening, Reply } from './pglite.thread.ts';

const threadFile = new URL('./pglite.thread.ts', import.meta.url);

/** As of PGlite, for what is used of it; `started` counts its statements. */
export type EmbeddedClient = Pick<PGlite, 'query' | 'exec' | 'transaction'> & {
  waitReady: Promise<void>;
  listen(channel: string, onPayload: (payload: string) => void): Promise<void>;
  dumpDataDir(): Promise<Blob>;
  /** Gives memory of the thread back. */
  freeMemory(): Promise<void>;
  /** After what waits in line, also while it is being opened. Calls that come later are refused. */
  close(): Promise<void>;
  started(): number;
};

type Waiting = { resolve: (answer: unknown) => void; reject: (error: Error) => void };

const revive = ({ message, fields }: Fault) => Object.assign(new Error(message), fields);

/**
 * Starts the thread, which opens (and creates) the database in a directory, or in memory without one; `waitReady` rejects with what the
 * database says where it cannot be opened. `from` starts it from a dump.
 */
export function startClient(opening: Opening): EmbeddedClient {
  const thread = new Worker(threadFile, { workerData: opening });
  const waiting = new Map<number, Waiting>();
  const listeners = new Map<string, ((payload: string) => void)[]>();
  const opened = Promise.withResolvers<void>();
  // Whoever needs the database waits for it, maybe later than it fails.
  opened.promise.catch(() => undefined);
  let lastId = 0;
  let started = 0;
  let end: Error | null = null;
  let closing: Promise<void> | undefined;

  const endWith = (error: Error) => {
    end ??= error;
    opened.reject(end);
    for (const { reject } of waiting.values()) reject(end);
    waiting.clear();
  };
  const take = (id: number): Waiting | undefined => {
    const found = waiting.get(id);
    waiting.delete(id);
    // A process with nothing else to do ends, as it would without the thread.
    if (waiting.size === 0) thread.unref();
    return found;
  };
  thread.on('message', (reply: Reply) => {
    if ('opened' in reply) {
      if (waiting.size === 0) thread.unref();
      opened.resolve();
    } else if ('failed' in reply) {
      endWith(revive(reply.failed));
      void thread.terminate();
    } else if ('channel' in reply) for (const onPayload of listeners.get(reply.channel) ?? []) onPayload(reply.payload);
    else if ('fault' in reply) take(reply.to)?.reject(revive(reply.fault));
    else take(reply.to)?.resolve(reply.answer);
  });
  // A fault of the thread itself is one of the process, which ends by it: nobody listens to its `error`.
  thread.on('exit', () => endWith(new Error('PGlite is closed')));

  const ask = <Answer>(call: Call): Promise<Answer> => {
    if (end) return Promise.reject(end);
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    lastId += 1;
    // Throws where a value cannot be copied; the answer comes in a later turn.
    thread.postMessage({ id: lastId, call });
    if (waiting.size === 0) thread.ref();
    waiting.set(lastId, { resolve, reject });
    return promise as Promise<Answer>;
  };
  const query = <Row>(text: string, values?: unknown[], options?: QueryOptions): Promise<Results<Row>> => {
    started += 1;
    return ask({
      ...{ kind: 'query', text, values, rows: options?.rowMode, blob: options?.blob },
      hasPlainDates: options?.parsers !== undefined,
    });
  };
  const exec = (text: string): Promise<Results[]> => {
    started += 1;
    return ask({ kind: 'exec', text });
  };

  // A transaction keeps all others waiting.
  const inLine = pLimit(1);
  const runTransaction = async <Result>(steps: (tx: Transaction) => Promise<Result>): Promise<Result> => {
    await exec('begin');
    let isOpen = true;
    const within =
      <Args extends unknown[], Answer>(statement: (...args: Args) => Promise<Answer>) =>
      async (...args: Args): Promise<Answer> => {
        if (!isOpen) throw new Error('Transaction is closed');
        return await statement(...args);
      };
    try {
      const result = await steps({ query: within(query), exec: within(exec) } as unknown as Transaction);
      isOpen = false;
      const [ended] = await exec('commit');
      // Of a transaction in which a statement failed and nobody said so, Postgres keeps nothing.
      if (ended?.command === 'ROLLBACK')
        throw Object.assign(new Error('The transaction was rolled back: a statement in it failed'), { code: '25P02' });
      return result;
    } catch (error) {
      if (isOpen) {
        isOpen = false;
        await exec('rollback');
      }
      throw error;
    }
  };

  return {
    waitReady: opened.promise,
    query: (text, values, options) => inLine(() => query(text, values, options)),
    exec: (text) => inLine(() => exec(text)),
    transaction: (steps) => inLine(() => runTransaction(steps)),
    listen: async (channel, onPayload) => {
      const others = listeners.get(channel) ?? [];
      listeners.set(channel, [...others, onPayload]);
      // The thread sends each payload once, for all of them.
      await inLine(async () => others.length > 0 || (await ask({ kind: 'listen', channel })));
    },
    dumpDataDir: () => inLine(() => ask({ kind: 'dump' })),
    freeMemory: () => inLine(() => ask({ kind: 'free memory' })),
    close: () => {
      closing ??= inLine(async () => {
        try {
          if (!end) await ask({ kind: 'close' });
        } catch (error) {
          // It could not be opened, which is said where it is waited for.
          if (error !== end) throw error;
        } finally {
          await thread.terminate();
        }
      });
      return closing;
    },
    started: () => started,
  };
}
