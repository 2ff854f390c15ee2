// What every process of Copydesk does at its start and its end: refusals in one plain sentence, the database, and a clean stop by signal.
import { join } from 'node:path';
import type { Database } from '#server/database/database.ts';
import { innermostReason } from '#server/database/database-fault.ts';
import type { EmbeddedClient } from '#server/database/pglite-client.ts';
import { describeError } from '#server/http/log-errors.ts';
import type { Config } from './config.ts';
import { readConfig } from './config.ts';
import { lockDataDir } from './data-lock.ts';

/** A reason not to start that the user can do something about. */
export class StartRefusal extends Error {
  override name = 'StartRefusal';
}

/** The settings of the environment; refuses with one message about all that is wrong. */
export function requireConfig(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    throw new StartRefusal((error as Error).message);
  }
}

/** Takes a data directory for this process alone; answers how to give it back. */
export function lockOrRefuse(dataDir: string): () => void {
  try {
    return lockDataDir(dataDir);
  } catch (error) {
    throw new StartRefusal((error as Error).message);
  }
}

type Addresses = Pick<Config, 'databaseUrl'> & Partial<Pick<Config, 'databaseReadUrl'>>;

/** Opens and migrates the database of the settings: a Postgres with its read replica, or the embedded one of the data directory, which `embedded` opens already. */
export async function openDatabase(
  { databaseUrl, databaseReadUrl }: Addresses,
  dataDir: string,
  embedded?: EmbeddedClient | null,
): Promise<Database> {
  try {
    if (databaseUrl) {
      const { openPostgres } = await import('#server/database/postgres.ts');
      const reads = databaseReadUrl ? { url: databaseReadUrl, onChange: console.error } : undefined;
      return await openPostgres(databaseUrl, (error) => console.error(`Postgres connection: ${error.message}`), {
        reads,
      });
    }
    const { openPglite } = await import('#server/database/pglite.ts');
    return await openPglite(join(dataDir, 'database'), undefined, embedded ?? undefined);
  } catch (error) {
    const reason = innermostReason(error);
    throw new StartRefusal(
      /newer version of Copydesk|^DATABASE_READ_URL/.test(reason)
        ? reason
        : `The ${databaseUrl ? 'Postgres database (DATABASE_URL)' : `embedded database in ${dataDir}`} cannot be opened: ${reason}`,
      { cause: error },
    );
  }
}

/** Calls `stop` once at the first signal, and ends the process when it is done. */
export function stopOnSignal(stop: () => Promise<void>): void {
  let isStopping = false;
  const onSignal = () => {
    if (isStopping) return;
    isStopping = true;
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error('Copydesk did not stop cleanly:', describeError(error));
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
  // The process that started it with a channel is gone, and can send no signal any more.
  process.on('disconnect', onSignal);
}

/** Runs the start of a process; what goes wrong ends it with a message. */
export function run(start: () => Promise<void>): void {
  // As Node would do, but without the values an error may carry.
  process.on('uncaughtException', (error) => {
    console.error('Copydesk ends by a fault of its own:', describeError(error));
    process.exit(1);
  });
  start().catch((error: unknown) => {
    console.error(error instanceof StartRefusal ? error.message : describeError(error));
    process.exit(1);
  });
}
