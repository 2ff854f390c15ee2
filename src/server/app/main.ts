// Starts Copydesk: settings, data directory, port, then the server. Every expected failure ends in one plain sentence.
import { accessSync, constants, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { startClient } from '#server/database/pglite-client.ts';
import { createDrain } from '#server/http/drain.ts';
import { listen } from './listen.ts';
import { lockOrRefuse, requireConfig, run, StartRefusal, stopOnSignal } from './process.ts';

/** Longest wait for requests under way after SIGTERM; the promise is 10 s in all. */
const closeWithinMs = 8_000;

function openDataDir(dataDir: string): () => void {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK | constants.R_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartRefusal(
      `Copydesk cannot write to the data directory ${dataDir} (${code}). Make it writable, or choose another DATA_DIR.`,
    );
  }
  return lockOrRefuse(dataDir);
}

async function start(): Promise<void> {
  const config = requireConfig();
  const dataDir = resolve(config.dataDir);
  /** What ends with the server, the latest first. */
  const cleanUp: (() => unknown)[] = [openDataDir(dataDir)];
  const starting = new AbortController();
  const drain = createDrain();
  try {
    const front = await listen(config);
    cleanUp.unshift(front.close);
    let isReady = false;
    stopOnSignal(async () => {
      starting.abort();
      if (isReady) await drain.begin(config.drainSeconds);
      // A client that never finishes its request must not keep the data directory.
      setTimeout(() => front.server.closeAllConnections(), closeWithinMs).unref();
      for (const step of cleanUp) await step();
    });
    // It opens while this thread reads the rest of the server, which takes as long.
    const embedded = config.databaseUrl ? null : startClient({ dataDir: join(dataDir, 'database') });
    // It may be opening still; the directory is given back after it.
    if (embedded) cleanUp.splice(1, 0, embedded.close);
    const { addressOf, serve } = await import('./serve.ts');
    const { ownerLink } = await serve({ config, dataDir, embedded }, front, cleanUp, drain, starting.signal);
    isReady = true;
    const address = addressOf(config, front);
    if (ownerLink)
      console.log(`This workspace has no owner yet. Open this link within 24 hours to become the owner: ${ownerLink}`);
    // A process that started it as one half of itself shows an address of its own.
    if (process.send) return void process.send({ ready: address });
    console.log(`Copydesk is ready at ${address}`);
    const { publicUrl } = config.signIn;
    if (publicUrl !== null && publicUrl !== address) console.log(`People open it at ${publicUrl}`);
  } catch (error) {
    // A stop on the way cleans up by itself.
    if (starting.signal.aborted) return;
    for (const step of cleanUp) await step();
    throw error;
  }
}

run(start);
