// The thread of the embedded database: it opens it, and answers the calls of `pglite-client.ts` one after another.
import { parentPort, workerData } from 'node:worker_threads';
import { type PGlite, types } from '@electric-sql/pglite';
import { freeMemory } from './free-memory.ts';
import { openEngine } from './pglite-engine.ts';

/** What the thread starts with. */
export type Opening = { dataDir?: string | undefined; from?: Blob | undefined };

export type Call =
  | {
      kind: 'query';
      text: string;
      values?: unknown[] | undefined;
      rows?: 'array' | 'object' | undefined;
      hasPlainDates: boolean;
      blob?: Blob | undefined;
    }
  | { kind: 'exec'; text: string }
  | { kind: 'listen'; channel: string }
  | { kind: 'dump' }
  | { kind: 'free memory' }
  | { kind: 'close' };

/** An error as it passes between threads: copied errors lose all but their message. */
export type Fault = { message: string; fields: Record<string, unknown> };

export type Reply =
  | { to: number; answer: unknown }
  | { to: number; fault: Fault }
  | { channel: string; payload: string }
  | { opened: true }
  | { failed: Fault };

const asText = (value: string) => value;
/** Drizzle reads dates, intervals and their arrays itself, as Postgres writes them. */
const plainDates = Object.fromEntries(
  [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, 1_231, 1_115, 1_185, 1_187, 1_182].map((type) => [
    type,
    asText,
  ]),
);

/** Only plain values can be copied; the statement and its values are known where the call was made. */
function describe(error: unknown): Fault {
  const { message, ...fields } = { ...(error as object), message: (error as Error).message } as Record<string, unknown>;
  const { name, errno } = error as { name?: string; errno?: number };
  const texts = Object.entries(fields).filter(([field, value]) => typeof value === 'string' && field !== 'query');
  return {
    // Its file system fails by objects that have a number alone.
    message: typeof message === 'string' ? message : `The files of the database could not be used (${name} ${errno})`,
    fields: Object.fromEntries([...(name === undefined ? [] : [['name', name]]), ...texts]),
  };
}

function answer(engine: PGlite, call: Call, post: (reply: Reply) => void): Promise<unknown> {
  switch (call.kind) {
    case 'query':
      return engine.query(call.text, call.values, {
        ...(call.rows ? { rowMode: call.rows } : {}),
        ...(call.hasPlainDates ? { parsers: plainDates } : {}),
        ...(call.blob ? { blob: call.blob } : {}),
      });
    case 'exec':
      return engine.exec(call.text);
    case 'listen':
      return engine.listen(call.channel, (payload) => post({ channel: call.channel, payload })).then(() => undefined);
    case 'dump':
      return engine.dumpDataDir('none');
    case 'free memory':
      freeMemory();
      return Promise.resolve();
    case 'close':
      return engine.close();
  }
}

const port = parentPort;
if (!port) throw new Error('The embedded database runs in a thread of its own.');
const post = (reply: Reply) => port.postMessage(reply);

try {
  const { dataDir, from } = workerData as Opening;
  const engine = await openEngine(dataDir, from);
  port.on('message', ({ id, call }: { id: number; call: Call }) => {
    answer(engine, call, post).then(
      (answered) => post({ to: id, answer: answered }),
      (error: unknown) => post({ to: id, fault: describe(error) }),
    );
  });
  post({ opened: true });
} catch (error) {
  post({ failed: describe(error) });
}
