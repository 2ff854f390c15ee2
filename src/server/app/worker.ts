// `npm run worker`: a process that does jobs of runs over the database of DATABASE_URL, and nothing else. It writes nothing to DATA_DIR,
// which it needs only for the secret that keys of models are locked with, where SECRET_KEY is not set.
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { User } from '#domain/session/session.contract.ts';
import { builtInEngine as builtInChat } from '#server/assistant/chat-engine.ts';
import { type Clock, openClock } from '#server/database/clock.ts';
import type { Database, Db } from '#server/database/database.ts';
import { openLog } from '#server/http/log.ts';
import { createJobQueues } from '#server/jobs/job-queues.ts';
import { openLiveHub } from '#server/live/live.ts';
import { openImageTools } from '#server/media/image-tools.ts';
import { openMeasuring } from '#server/media/measuring/open-measuring.ts';
import { openMediaStore } from '#server/media/open-media-store.ts';
import { openSmallPictures } from '#server/media/small-pictures.commands.ts';
import { openChosenModels } from '#server/models/connections/chosen-models.ts';
import { listUnreadable } from '#server/models/connections/connections.commands.ts';
import { openCallLines } from '#server/models/limits/waiting-lines.ts';
import { createRunWorker } from '#server/runs/runs.tasks.ts';
import { type KeyKeeper, openKeyKeeper } from '#server/secrets/key-keeper.ts';
import type { Config } from './config.ts';
import { findPrepared } from './first-start.ts';
import { persist } from './persist.ts';
import { openDatabase, requireConfig, run, StartRefusal, stopOnSignal } from './process.ts';
import { sampleImages } from './sample-images.ts';

/** How often a worker that came first looks whether a server has prepared the database. */
const lookEveryMs = 500;

/** What a new database starts with is a server's to decide. Null where the worker is stopped meanwhile. */
async function waitUntilPrepared(db: Db, signal: AbortSignal): Promise<User | null> {
  for (let hasLogged = false; !signal.aborted; hasLogged = true) {
    const user = await persist(() => findPrepared(db), { signal });
    if (user) return user;
    if (!hasLogged) console.log('The worker waits for a server to prepare the database.');
    await sleep(lookEveryMs, undefined, { signal }).catch(() => undefined);
  }
  return null;
}

/** A worker that cannot open the keys would only hand its jobs back. */
async function requireKeys(db: Db, keeper: KeyKeeper, dataDir: string): Promise<void> {
  const names = await listUnreadable(db, keeper);
  if (names.length > 0)
    throw new StartRefusal(
      `The worker cannot read the keys of ${names.join(', ')}. Set the same SECRET_KEY as on the servers, or a DATA_DIR that contains their secret.key (DATA_DIR is now ${dataDir}).`,
    );
}

/** Does jobs from now on; answers how to stop. */
async function work(
  database: Database,
  user: User,
  config: Config,
  keeper: KeyKeeper,
  { now }: Clock,
): Promise<() => Promise<void>> {
  const { db } = database;
  const log = openLog({ logLevel: config.logLevel });
  const stopping = new AbortController();
  const calls = { db, now, log, signal: stopping.signal, lines: await openCallLines(database, log) };
  const measuring = openMeasuring();
  const images = openImageTools({
    db,
    store: openMediaStore(config.dataDir, config.media),
    publicUrl: config.publicMediaUrl,
    privateHosts: config.privateHosts,
    measuring,
    sampleImages,
  });
  const models = openChosenModels({
    ...{ environment: config.model, keeper, builtInChat, ...calls },
    readPictures: openSmallPictures(images),
  });
  const queues = createJobQueues(database, await openLiveHub(database), log);
  createRunWorker({
    queues,
    context: { db, now, actor: { id: user.id, fullName: user.fullName }, role: 'owner', scope: null, images },
    log,
    writer: async () => {
      try {
        return await models.writer();
      } catch (error) {
        log.warn({ err: error }, 'A job is handed back: its model cannot be used here');
        throw error;
      }
    },
  });
  queues.start();
  return async () => {
    stopping.abort();
    await queues.stop();
    measuring.close();
  };
}

async function start(): Promise<void> {
  const config = requireConfig();
  if (!config.databaseUrl)
    throw new StartRefusal(
      'A worker needs DATABASE_URL, set to the Postgres database of the servers: only one process can use the embedded database.',
    );
  const dataDir = resolve(config.dataDir);
  // What a job reads, it reads to write: no replica.
  const { databaseUrl } = config;
  const stopping = new AbortController();
  const { signal } = stopping;
  const cleanUp: (() => unknown)[] = [];
  const started = (async () => {
    const database = await persist(() => openDatabase({ databaseUrl }, dataDir), { signal });
    cleanUp.unshift(() => database.close());
    const user = await waitUntilPrepared(database.db, signal);
    if (!user) return;
    const keeper = openKeyKeeper({ dataDir, given: config.secretKeys });
    if (!config.model) await persist(() => requireKeys(database.db, keeper, dataDir), { signal });
    const clock = await persist(() => openClock(database), { signal });
    cleanUp.unshift(clock.stop);
    cleanUp.unshift(await work(database, user, config, keeper, clock));
    console.log('Copydesk worker is ready');
  })();
  stopOnSignal(async () => {
    stopping.abort();
    await started.catch(() => undefined);
    for (const step of cleanUp) await step();
  });
  await started.catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
}

run(start);
