// `npm run rotate-secret`: makes a new secret and locks with it everything that is stored locked. Servers and workers on a Postgres go on meanwhile.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { openClock } from '#server/database/clock.ts';
import type { Db } from '#server/database/database.ts';
import type { Config } from './config.ts';
import { lockOrRefuse, openDatabase, requireConfig, run, StartRefusal } from './process.ts';
import { type Moved, type Rotation, RotationRefusal, rotateSecret } from './rotation.ts';

/** What the system says where this user may not write. */
const unwritable = new Set(['EACCES', 'EPERM', 'EROFS']);

const usage = 'Usage: npm run rotate-secret [-- --finish]';

function readIsFinish(): boolean {
  try {
    return parseArgs({ options: { finish: { type: 'boolean' } } }).values.finish ?? false;
  } catch {
    throw new StartRefusal(usage); // Any other option is answered by how it is used.
  }
}

/** Takes the embedded database for this process; answers how to give it back. Postgres is for several. */
function take({ databaseUrl }: Config, dataDir: string): () => void {
  if (databaseUrl) return () => {};
  if (!existsSync(join(dataDir, 'database')))
    throw new StartRefusal(`There is no embedded database in ${dataDir}. Set DATA_DIR to its folder, or DATABASE_URL.`);
  return lockOrRefuse(dataDir);
}

/** Machines whose processes read a `secret.key` that this command cannot write to. Connections from this machine have many names. */
async function requireOneMachine(db: Db): Promise<void> {
  const { rows } = (await db.execute(sql`
    with calls as (
      select pid, case when client_addr is null or client_addr <<= '127.0.0.0/8' or client_addr = '::1' then 'this machine'
        else host(client_addr) end as machine
      from pg_stat_activity where datname = current_database() and application_name like 'copydesk%')
    select distinct machine from calls where machine <> (select machine from calls where pid = pg_backend_pid()) order by machine`)) as {
    rows: { machine: string }[];
  };
  if (rows.length === 0) return;
  const machines = rows.map(({ machine }) => machine).join(', ');
  throw new StartRefusal(
    `Copydesk also runs elsewhere (${machines}), where a new secret.key would be missing, so nothing was changed: give all servers and workers the key as SECRET_KEY and rotate that, or run this beside them.`,
  );
}

const nameCount = ({ name, moved }: Moved) => `${name}: ${moved}`;

function describe({ moved, isNewKey, olderKeys }: Rotation, { secretKeys }: Config): string[] {
  const again = moved.filter((each) => each.moved > 0);
  const unreadable = moved.filter((each) => each.unreadable > 0);
  const lines = [
    isNewKey ? 'Made a new key.' : 'Used the first existing key. No new key was made.',
    again.length > 0
      ? `Locked again with this key: ${again.map(nameCount).join(', ')}.`
      : 'No stored secret had to be locked again.',
    ...unreadable.map(
      ({ name, unreadable: count }) =>
        `${name}: ${count} cannot be opened with any key of this server, and did not change.`,
    ),
  ];
  if (secretKeys) return [...lines, 'The other keys of SECRET_KEY are no longer needed: remove them, then restart.'];
  if (olderKeys === 0) return [...lines, 'The old key was removed from secret.key.'];
  return [
    ...lines,
    'secret.key still has the old key, for what a server locked at this moment: in a minute, run npm run rotate-secret -- --finish to remove it.',
  ];
}

async function start(): Promise<void> {
  const isFinish = readIsFinish();
  const config = requireConfig();
  const dataDir = resolve(config.dataDir);
  const giveBack = take(config, dataDir);
  const { databaseUrl, secretKeys: given } = config;
  const database = await openDatabase({ databaseUrl }, dataDir);
  const clock = await openClock(database);
  try {
    if (databaseUrl && !given) await requireOneMachine(database.db);
    const place = { dataDir, given, makesKey: !isFinish, forgetsOlder: isFinish || !databaseUrl };
    const rotation = await rotateSecret({ db: database.db, now: clock.now }, place);
    console.log(describe(rotation, config).join('\n'));
  } catch (error) {
    if (error instanceof RotationRefusal) throw new StartRefusal(error.message);
    const { code = '', path } = error as NodeJS.ErrnoException;
    if (path === undefined || !unwritable.has(code)) throw error;
    throw new StartRefusal(
      `secret.key in ${dataDir} cannot be replaced (${code}), so nothing was changed: run this as its owner.`,
    );
  } finally {
    clock.stop();
    await database.close();
    giveBack();
  }
}

run(start);
