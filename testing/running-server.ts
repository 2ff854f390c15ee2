// Copydesk as a process of its own, the way people run it: for tests that kill it, and for journeys.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
/** As `npm start` does: compiled modules are kept. */
const compileCache = join(root, 'node_modules/.cache/node');
const startWithinMs = 120_000;

export type RunningServer = {
  /** Empty for a worker, which serves nothing. */
  url: string;
  child: ChildProcess;
  log: () => string;
  kill: () => Promise<void>;
  stop: () => Promise<number | null>;
};

/** In the suite what people run, which its first stage built and which starts in half the time; by hand the sources, which are never old. */
export const scriptOf = (name: string) =>
  process.env.TEST_SERVER === 'built' ? `dist/server/${name}.js` : `src/server/app/${name}.ts`;

/** Starts a process that does jobs of runs alone. */
export const startWorker = (env: Record<string, string>) => startServer(env, scriptOf('worker'));

/**
 * Starts the server, or another script that says when it is ready, with the given settings on a free port and waits until then, or until
 * it prints something else; throws what it printed otherwise.
 */
export async function startServer(
  env: Record<string, string>,
  script = scriptOf('main'),
  args: readonly string[] = [],
  isThere = /Copydesk (?:worker is ready|is ready at (\S+))/,
): Promise<RunningServer> {
  const child = spawn(process.execPath, [join(root, script), ...args], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: compileCache,
      LOG_LEVEL: 'warn',
      CATALOGUE: 'empty',
      PORT: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  const exited = once(child, 'exit');
  const url = await new Promise<string>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`Not ready within ${startWithinMs} ms:\n${log}`)), startWithinMs);
    const read = (chunk: Buffer) => {
      log += chunk.toString();
      const ready = isThere.exec(log);
      if (!ready) return;
      clearTimeout(late);
      resolve(ready[1] ?? '');
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => {
      clearTimeout(late);
      reject(new Error(`Exited with ${code}:\n${log}`));
    });
  });
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await exited;
  };
  return {
    url,
    child,
    log: () => log,
    kill: () => end('SIGKILL'),
    stop: async () => {
      await end('SIGTERM');
      return child.exitCode;
    },
  };
}
