// Starts Copydesk: settings, data directory, then the server. Every expected failure ends in one plain sentence.
import { accessSync, constants, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { startClient } from '#server/database/pglite-client.ts';
import { lockOrRefuse, requireConfig, run, StartRefusal } from './process.ts';

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
  const release = openDataDir(dataDir);
  // It opens while this thread reads the rest of the server, which takes as long.
  const embedded = config.databaseUrl ? null : startClient({ dataDir: join(dataDir, 'database') });
  const { serve } = await import('./serve.ts');
  await serve({ config, dataDir, embedded }, [release]);
}

run(start);
