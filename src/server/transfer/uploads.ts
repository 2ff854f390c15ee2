// Uploaded files in the data directory: streamed to disk, named by us, removed when no import needs them.
import { randomUUID } from 'node:crypto';
import {
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Problem } from '#domain/problem.ts';

/** Largest file taken, in bytes: 2 GB holds a million products with room to spare. */
export const uploadLimit = 2_000_000_000;

export function uploadsFolder(dataDir: string): string {
  return join(dataDir, 'uploads');
}

/**
 * What this server is called among those on its database: a name of its data directory, which one process holds at a time. After a crash it
 * is the same one, and goes on at once.
 */
export function serverId(dataDir: string): string {
  const file = join(dataDir, 'server-id');
  const known = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (known !== '') return known;
  const id = randomUUID();
  // Whole or not at all: two servers of one name would go on with each other's work.
  writeFileSync(`${file}.new`, id, { flush: true });
  renameSync(`${file}.new`, file);
  return id;
}

export function tooLarge(): Problem {
  return new Problem('TOO_LARGE', 'The file is larger than 2 GB. Split it and import the pieces one after another.');
}

async function* withinLimit(file: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of file) {
    bytes += chunk.length;
    if (bytes > uploadLimit) throw tooLarge();
    yield chunk;
  }
}

/** Writes an upload to disk and answers its name and size; nothing is left behind when it fails. */
export async function saveUpload(dataDir: string, file: Readable): Promise<{ upload: string; bytes: number }> {
  const folder = uploadsFolder(dataDir);
  await mkdir(folder, { recursive: true });
  const upload = randomUUID();
  const path = join(folder, upload);
  try {
    await pipeline(file, withinLimit, createWriteStream(path, { flags: 'wx', flush: true }));
    return { upload, bytes: (await stat(path)).size };
  } catch (error) {
    await rm(path, { force: true });
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') {
      throw new Problem('UNAVAILABLE', 'The disk has no space left for this file.', {
        retryAfterSeconds: 60,
        detail: error,
      });
    }
    throw error;
  }
}

export async function removeUpload(dataDir: string, upload: string): Promise<void> {
  await rm(join(uploadsFolder(dataDir), upload), { force: true });
}

/** The names of the files that are there. */
export function listUploads(dataDir: string): string[] {
  const folder = uploadsFolder(dataDir);
  mkdirSync(folder, { recursive: true });
  return readdirSync(folder);
}

/** Of these files, removes those no import names any more, such as those of an upload a crash cut off. */
export async function removeStrayUploads(
  dataDir: string,
  names: readonly string[],
  wanted: ReadonlySet<string>,
): Promise<void> {
  for (const name of names) if (!wanted.has(name)) await removeUpload(dataDir, name);
}
