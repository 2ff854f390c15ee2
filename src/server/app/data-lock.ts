// One process per data directory: the embedded database has no lock of its own, and a second process would lose commits.
import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

type Holder = { pid: number; host: string; started: string; birth: string | null };

/** When a process was born, in kernel ticks, so that a reused pid is not taken for the old holder. Null where /proc is absent. */
function birthOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

function isRunning(holder: Holder): boolean {
  if (holder.pid === process.pid) return false;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    // EPERM: it runs, as another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return holder.birth === null || birthOf(holder.pid) === holder.birth;
}

function readHolder(file: string): Holder | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch {
    return null; // Cut short by a crash while it was written, or removed meanwhile: nobody holds it.
  }
}

/** Takes the directory for this process and returns how to give it back; throws a plain sentence that names the holder. */
export function lockDataDir(dataDir: string): () => void {
  const file = join(dataDir, 'copydesk.lock');
  for (let attempt = 0; ; attempt++) {
    try {
      const handle = openSync(file, 'wx');
      const holder: Holder = {
        pid: process.pid,
        host: hostname(),
        started: new Date().toISOString(),
        birth: birthOf(process.pid),
      };
      writeSync(handle, JSON.stringify(holder));
      closeSync(handle);
      return () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || attempt > 3) throw error;
      const holder = readHolder(file);
      if (holder && isRunning(holder)) {
        throw new Error(
          `The data directory ${dataDir} is in use by process ${holder.pid} on ${holder.host} (since ${holder.started}). Stop it, or choose another DATA_DIR.`,
        );
      }
      rmSync(file, { force: true });
    }
  }
}
