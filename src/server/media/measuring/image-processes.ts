// Hands pictures to a process of their own. It starts with the first, ends when there are none for a while, and is replaced when it dies, takes too long or has
// grown: memory that native code took from the system is not given back.
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ImageJob, ImageReply, ImageWork } from './image-work.ts';

export type ImageProcesses = {
  /** Rejects with ImageProcessFault where the job took the process with it, twice. */
  run: <Kind extends keyof ImageWork>(kind: Kind, ask: ImageWork[Kind]['ask']) => Promise<ImageWork[Kind]['answer']>;
  /** Bytes the process holds; 0 without one. */
  rss: () => number;
  close: () => void;
};

export class ImageProcessFault extends Error {
  /** `slow`: it was stopped because it took too long. `closed`: there is no process any more. */
  readonly why: 'slow' | 'died' | 'closed';
  constructor(why: 'slow' | 'died' | 'closed') {
    super(
      {
        slow: 'A picture took too long',
        died: 'Image processing stopped unexpectedly',
        closed: 'Image processing has stopped',
      }[why],
    );
    this.why = why;
  }
}

type Options = {
  /** The longest a job may take. */
  jobMs?: number;
  /** How long it waits for more before it ends. */
  idleMs?: number;
  /** Bytes it may grow by from its first job on. */
  mostGrowth?: number;
  file?: URL;
};

type Waiting = {
  job: ImageJob;
  tries: number;
  resolve: (answer: ImageReply['answer']) => void;
  reject: (error: ImageProcessFault) => void;
};

const mostTries = 2;
const usual = { jobMs: 20_000, idleMs: 10_000, mostGrowth: 140 * 1_024 * 1_024 };

export function openImageProcesses(options: Options = {}): ImageProcesses {
  const { jobMs, idleMs, mostGrowth } = { ...usual, ...options };
  const file = options.file ?? new URL('./image.process.ts', import.meta.url);
  const line: Waiting[] = [];
  let child: ChildProcess | null = null;
  let current: Waiting | null = null;
  let timer: NodeJS.Timeout | undefined;
  let first: number | null = null;
  let rss = 0;
  let isClosed = false;

  function start(): ChildProcess {
    const started = fork(fileURLToPath(file), [], {
      serialization: 'advanced',
      // Of a server's environment, with its keys and passwords, a picture's process needs nothing.
      env: { MALLOC_ARENA_MAX: '2', NODE_ENV: process.env.NODE_ENV ?? 'production' },
      execArgv: process.execArgv.filter((flag) => !flag.startsWith('--inspect')),
    });
    started.on('message', (reply: ImageReply) => {
      if (started === child) onReply(reply);
    });
    started.on('error', () => onEnd(started));
    started.on('exit', () => onEnd(started));
    // It does not keep a server alive that has nothing else to do.
    started.unref();
    started.channel?.unref();
    first = null;
    return started;
  }

  function stop(): void {
    const stopped = child;
    child = null;
    rss = 0;
    stopped?.kill('SIGKILL');
  }

  function onReply({ answer, rss: now }: ImageReply): void {
    const done = current;
    current = null;
    clearTimeout(timer);
    rss = now;
    first ??= now;
    if (now - first > mostGrowth) stop();
    done?.resolve(answer);
    next();
  }

  function onEnd(ended: ChildProcess): void {
    if (ended !== child) return;
    child = null;
    rss = 0;
    giveUp('died');
  }

  /** What it worked on is tried once more: another one's picture may have been the fault. */
  function giveUp(why: 'slow' | 'died'): void {
    const failed = current;
    current = null;
    clearTimeout(timer);
    if (failed) {
      failed.tries += 1;
      if (failed.tries < mostTries && why === 'died' && !isClosed) line.unshift(failed);
      else failed.reject(new ImageProcessFault(isClosed ? 'closed' : why));
    }
    next();
  }

  function next(): void {
    if (current) return;
    current = line.shift() ?? null;
    clearTimeout(timer);
    if (!current) {
      timer = setTimeout(stop, idleMs);
      timer.unref();
      return;
    }
    child ??= start();
    child.channel?.ref();
    timer = setTimeout(() => {
      stop();
      giveUp('slow');
    }, jobMs);
    child.send(current.job, (error) => {
      if (error && child) onEnd(child);
    });
  }

  return {
    run: <Kind extends keyof ImageWork>(kind: Kind, ask: ImageWork[Kind]['ask']) =>
      new Promise<ImageWork[Kind]['answer']>((resolve, reject) => {
        if (isClosed) return reject(new ImageProcessFault('closed'));
        line.push({ job: { kind, ...ask } as ImageJob, tries: 0, resolve: resolve as Waiting['resolve'], reject });
        next();
      }),
    rss: () => rss,
    close: () => {
      isClosed = true;
      clearTimeout(timer);
      stop();
      for (const waiting of [...(current ? [current] : []), ...line.splice(0)])
        waiting.reject(new ImageProcessFault('closed'));
      current = null;
    },
  };
}
