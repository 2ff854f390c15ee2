// The file of the server's keys, `DATA_DIR/secret.key`: one key on each line. The first locks, all of them open.
import { randomBytes } from 'node:crypto';
import {
  closeSync,
  fchownSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

const keyBytes = 32;

/** 32 bytes written as hex or base64; null for anything else. */
function parseSecret(text: string): Buffer | null {
  const given = text.trim();
  if (/^[\da-f]{64}$/i.test(given)) return Buffer.from(given, 'hex');
  if (!/^[\w+/-]{43}=?$/.test(given)) return null;
  const secret = Buffer.from(given, 'base64');
  return secret.length === keyBytes ? secret : null;
}

/** Several of them behind each other; null where one of them is none. */
export function parseSecrets(text: string, between: RegExp): Buffer[] | null {
  const keys = text.trim().split(between).map(parseSecret);
  return keys.every((key) => key !== null) ? keys : null;
}

type KeyFile = {
  /** Its keys; none where it is missing or holds something else. */
  read: () => Buffer[];
  /** Its keys, made where there are none. What is no list of keys is set aside: what it locked is lost anyway. */
  readOrMake: () => Buffer[];
  /** Puts a new key in front, in one step: a process that dies leaves the old file or the new one. */
  addKey: () => Buffer[];
  /** Removes all keys but the first. */
  keepFirst: () => void;
};

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

const linesOf = (keys: readonly Buffer[]) => keys.map((key) => `${key.toString('hex')}\n`).join('');

function sync(path: string): void {
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

/** On disk before this returns: a value must not be locked with a key that a power cut takes away. Its owner stays: servers go on reading it. */
function replace(file: string, keys: readonly Buffer[]): void {
  const next = `${file}.next`;
  const { uid, gid } = statSync(file);
  const handle = openSync(next, 'w', 0o600);
  fchownSync(handle, uid, gid);
  writeSync(handle, linesOf(keys));
  fsyncSync(handle);
  closeSync(handle);
  renameSync(next, file);
  sync(dirname(file));
}

export function openKeyFile(dataDir: string): KeyFile {
  const file = join(dataDir, 'secret.key');
  const read = () => {
    const text = readIfThere(file);
    return (text === null ? null : parseSecrets(text, /\s+/)) ?? [];
  };
  return {
    read,
    readOrMake: () => {
      const found = read();
      if (found.length > 0) return found;
      if (readIfThere(file) !== null) renameSync(file, `${file}.unreadable`);
      const made = [randomBytes(keyBytes)];
      writeFileSync(file, linesOf(made), { mode: 0o600, flag: 'wx' });
      return made;
    },
    addKey: () => {
      const keys = [randomBytes(keyBytes), ...read()];
      replace(file, keys);
      return keys;
    },
    keepFirst: () => replace(file, read().slice(0, 1)),
  };
}
