// Bytes of images in a folder: `ab/cd/<name>`, so that no folder holds more than a few hundred of a million.
import { randomUUID } from 'node:crypto';
import { access, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Problem } from '#domain/problem.ts';
import { requireKey } from './media-key.ts';
import type { MediaStore } from './media-store.ts';

/** What is older was left by a process that was killed: nothing takes that long to write. */
const leftBehindMs = 24 * 60 * 60_000;

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

async function exists(path: string): Promise<boolean> {
  return await access(path).then(
    () => true,
    (error: unknown) => {
      if (codeOf(error) === 'ENOENT') return false;
      throw error;
    },
  );
}

/** A name in a folder lasts once the folder is written, too. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function removeLeftBehind(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found && Date.now() - found.mtimeMs > leftBehindMs) await rm(path, { force: true });
  }
}

export function openFolderStore(folder: string): MediaStore {
  const pathOf = (key: string) => join(folder, requireKey(key).slice(0, 2), key.slice(2, 4), key);
  const unfinished = join(folder, 'unfinished');
  let prepared: Promise<void> | undefined;
  const prepare = () => {
    prepared ??= (async () => {
      await mkdir(unfinished, { recursive: true });
      await removeLeftBehind(unfinished);
    })();
    return prepared;
  };

  async function write(path: string, bytes: Uint8Array): Promise<void> {
    await prepare();
    const inside = join(path, '..');
    const aside = join(unfinished, randomUUID());
    try {
      await writeFile(aside, bytes, { flag: 'wx', flush: true });
      await mkdir(inside, { recursive: true });
      await rename(aside, path);
      for (const changed of [inside, join(inside, '..'), folder]) await syncFolder(changed);
    } catch (error) {
      await rm(aside, { force: true });
      throw error;
    }
  }

  return {
    has: async (key) => await exists(pathOf(key)),
    put: async (key, bytes) => {
      const path = pathOf(key);
      if (await exists(path)) return;
      try {
        await write(path, bytes);
      } catch (error) {
        // Another time it may be made.
        prepared = undefined;
        if (codeOf(error) !== 'ENOSPC') throw error;
        const text = 'The disk has no space left for this image.';
        throw new Problem('UNAVAILABLE', text, { retryAfterSeconds: 60, detail: error });
      }
    },
    get: async (key) => {
      try {
        return (await open(pathOf(key))).createReadStream();
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return null;
        throw error;
      }
    },
    delete: async (key) => await rm(pathOf(key), { force: true }),
  };
}
