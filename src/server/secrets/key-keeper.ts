// Keeps what must be stored but never readable, such as keys of providers: locked with a secret of this server (docs/decisions/022, 060).
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { openKeyFile } from './key-file.ts';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;
const format = 'v1';

export type KeyKeeper = {
  /** `about`: what it belongs to. What was locked for one opens for no other. */
  lock: (key: string, about: string) => string;
  /** Null where it cannot be read: another secret, about something else, or damage. */
  open: (locked: string, about: string) => string | null;
};

/** Locks with this key, for what it is about. */
export function lockWith(secret: Buffer, key: string, about: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, secret, iv, { authTagLength: tagBytes }).setAAD(Buffer.from(about));
  const text = Buffer.concat([cipher.update(key, 'utf8'), cipher.final()]);
  return [format, ...[iv, cipher.getAuthTag(), text].map((part) => part.toString('base64'))].join('.');
}

/** Null where this key does not open it. */
export function openWith(secret: Buffer, locked: string, about: string): string | null {
  const [version, ...parts] = locked.split('.');
  const [iv, tag, text] = parts.map((part) => Buffer.from(part, 'base64'));
  if (version !== format || !iv || tag?.length !== tagBytes || !text) return null;
  try {
    const decipher = createDecipheriv(algorithm, secret, iv, { authTagLength: tagBytes })
      .setAAD(Buffer.from(about))
      .setAuthTag(tag);
    return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
  } catch {
    return null; // Another secret, or not what was locked: that is what the tag is for.
  }
}

/** Opened with the first of the keys that can; null where none does. */
export function openWithAny(keys: readonly Buffer[], locked: string, about: string): string | null {
  for (const key of keys) {
    const opened = openWith(key, locked, about);
    if (opened !== null) return opened;
  }
  return null;
}

/**
 * `given` are the keys of SECRET_KEY, of which the first locks; without them they are in a file of the data directory. A rotation may add one
 * to that file at any time: it is read again before something is locked, and where no known key opens what another process locked.
 */
export function openKeyKeeper({ dataDir, given }: { dataDir: string; given: readonly Buffer[] | null }): KeyKeeper {
  if (given) return keeperOf(() => given);
  const file = openKeyFile(dataDir);
  let known: readonly Buffer[] | null = null;
  const readAgain = () => {
    known = file.read();
    return known;
  };
  return {
    lock: (key, about) => keeperOf(file.readOrMake).lock(key, about),
    open: (locked, about) => openWithAny(known ?? [], locked, about) ?? openWithAny(readAgain(), locked, about),
  };
}

function keeperOf(keys: () => readonly Buffer[]): KeyKeeper {
  return {
    lock: (key, about) => {
      const [first] = keys();
      if (!first) throw new Error('There is no key to lock with');
      return lockWith(first, key, about);
    },
    open: (locked, about) => openWithAny(keys(), locked, about),
  };
}
