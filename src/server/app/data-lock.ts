// One process per data directory: the embedded database has no lock of its own, and a second process would lose commits. The lock is the
// operating system's, on a file: it holds between containers, where process numbers repeat, and a crash gives it back.
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

type Holder = { pid: number; host: string; started: string };

/** Node offers locks of files through SQLite alone. */
const busy = 5;
const isHeld = (error: unknown) => (error as { errcode?: number }).errcode === busy;

/** Takes the directory for this process and returns how to give it back; throws a plain sentence that names the holder. */
export function lockDataDir(dataDir: string): () => void {
  const file = new DatabaseSync(join(dataDir, 'copydesk.lock.db'));
  try {
    file.exec('create table if not exists holder (pid integer, host text, started text)');
    file.exec('begin immediate; delete from holder');
    file.prepare('insert into holder values (?, ?, ?)').run(process.pid, hostname(), new Date().toISOString());
    // Stored, so that others can read it; then held for good. A process that comes in between is the holder.
    file.exec('commit; begin immediate');
    return () => {
      file.exec('delete from holder; commit');
      file.close();
    };
  } catch (error) {
    if (!isHeld(error)) throw error;
    const holder = readHolder(file);
    file.close();
    throw new Error(
      `The data directory ${dataDir} is in use by ${holder ? `process ${holder.pid} on ${holder.host} (since ${holder.started})` : 'another process'}. Stop it, or choose another DATA_DIR.`,
    );
  }
}

function readHolder(file: DatabaseSync): Holder | null {
  try {
    return (file.prepare('select pid, host, started from holder').get() as Holder | undefined) ?? null;
  } catch (error) {
    if (isHeld(error)) return null;
    throw error;
  }
}
