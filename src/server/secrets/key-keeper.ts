// Keeps what must be stored but never readable, such as keys of providers: locked with a secret of this server (docs/decisions/022).
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const algorithm = 'aes-256-gcm';
const secretBytes = 32;
const ivBytes = 12;
const tagBytes = 16;
const format = 'v1';

export type KeyKeeper = {
  /** `about`: what it belongs to. What was locked for one opens for no other. */
  lock: (key: string, about: string) => string;
  /** Null where it cannot be read: another secret, about something else, or damage. */
  open: (locked: string, about: string) => string | null;
};

/** 32 bytes written as hex or base64; null for anything else. */
export function parseSecret(text: string): Buffer | null {
  const given = text.trim();
  if (/^[\da-f]{64}$/i.test(given)) return Buffer.from(given, 'hex');
  if (!/^[\w+/-]{43}=?$/.test(given)) return null;
  const secret = Buffer.from(given, 'base64');
  return secret.length === secretBytes ? secret : null;
}

function readFileIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** The secret in the file; made with the first key that is locked. One that is no secret is set aside: what it locked is lost anyway. */
function secretOfFile(file: string): { find: () => Buffer | null; make: () => Buffer } {
  const find = () => {
    const text = readFileIfThere(file);
    return text === null ? null : parseSecret(text);
  };
  return {
    find,
    make: () => {
      const found = find();
      if (found) return found;
      if (readFileIfThere(file) !== null) renameSync(file, `${file}.unreadable`);
      const secret = randomBytes(secretBytes);
      writeFileSync(file, `${secret.toString('hex')}\n`, { mode: 0o600, flag: 'wx' });
      return secret;
    },
  };
}

/** `given` is SECRET_KEY; without it the secret is a file of the data directory. */
export function openKeyKeeper({ dataDir, given }: { dataDir: string; given: Buffer | null }): KeyKeeper {
  const file = secretOfFile(join(dataDir, 'secret.key'));
  let known = given;
  const find = () => {
    known ??= file.find();
    return known;
  };
  return {
    lock: (key, about) => {
      known = find() ?? file.make();
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(algorithm, known, iv, { authTagLength: tagBytes }).setAAD(Buffer.from(about));
      const text = Buffer.concat([cipher.update(key, 'utf8'), cipher.final()]);
      return [format, ...[iv, cipher.getAuthTag(), text].map((part) => part.toString('base64'))].join('.');
    },
    open: (locked, about) => {
      const secret = find();
      const [version, ...parts] = locked.split('.');
      const [iv, tag, text] = parts.map((part) => Buffer.from(part, 'base64'));
      if (secret === null || version !== format || !iv || tag?.length !== tagBytes || !text) return null;
      try {
        const decipher = createDecipheriv(algorithm, secret, iv, { authTagLength: tagBytes })
          .setAAD(Buffer.from(about))
          .setAuthTag(tag);
        return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
      } catch {
        return null; // Another secret, or not what was locked: that is what the tag is for.
      }
    },
  };
}
