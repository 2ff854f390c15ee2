// The server as a process that starts again on request. One at a time: the old one has given its data directory back before the next
// one opens it.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

/** The server ends by itself within 10 s; longer than that, it hangs. */
const endWithinMs = 12_000;

export type ServerProcess = {
  /** Waits while the server starts; false when it does not run. */
  isUp: () => Promise<boolean>;
  restart: () => void;
  stop: () => Promise<void>;
};

export type ServerProcessOptions = {
  file: string;
  env: NodeJS.ProcessEnv;
  onUp: () => void;
  /** It ended without being asked to. */
  onDown: (code: number | null) => void;
};

/** Starts the file, which sends its parent a message once it is ready. */
export function startServerProcess({ file, env, onUp, onDown }: ServerProcessOptions): ServerProcess {
  let running: ChildProcess | null = null;
  let isStopped = false;

  async function start(): Promise<void> {
    const child = fork(file, { env, execArgv: [] });
    running = child;
    const ended = once(child, 'exit').then(() => {
      if (running !== child) return;
      running = null;
      onDown(child.exitCode);
    });
    await Promise.race([once(child, 'message'), ended]);
    if (running === child) onUp();
  }

  async function end(): Promise<void> {
    const child = running;
    running = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    const late = setTimeout(() => child.kill('SIGKILL'), endWithinMs);
    child.kill('SIGTERM');
    await exited;
    clearTimeout(late);
  }

  let steps = start();
  let isRestartDue = false;
  return {
    isUp: async () => {
      await steps;
      return running !== null;
    },
    restart: () => {
      // One that has not started yet sees this change too.
      if (isRestartDue) return;
      isRestartDue = true;
      steps = steps.then(async () => {
        isRestartDue = false;
        await end();
        if (!isStopped) await start();
      });
    },
    stop: async () => {
      isStopped = true;
      await end();
    },
  };
}
