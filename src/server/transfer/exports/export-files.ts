// The files of stored exports in the data directory: written whole or not at all, removed when no export needs them.
import { randomUUID } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Problem } from '#domain/problem.ts';

export const exportsFolder = (dataDir: string): string => join(dataDir, 'exports');

/** A file that is being written has this end. */
const unfinished = '.part';

/** Writes a stream to disk; answers its name there and its size. Throws UNAVAILABLE where the disk is full. */
export async function saveExportFile(
  dataDir: string,
  stream: Readable,
  signal: AbortSignal,
): Promise<{ stored: string; bytes: number }> {
  const folder = exportsFolder(dataDir);
  await mkdir(folder, { recursive: true });
  const stored = randomUUID();
  const path = join(folder, stored);
  const part = `${path}${unfinished}`;
  try {
    await pipeline(stream, createWriteStream(part, { flags: 'wx', flush: true }), { signal });
    await rename(part, path);
    return { stored, bytes: (await stat(path)).size };
  } catch (error) {
    await rm(part, { force: true });
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC')
      throw new Problem('UNAVAILABLE', 'The disk has no space left for this export.', {
        retryAfterSeconds: 60,
        detail: error,
      });
    throw error;
  }
}

/**
 * Copies a stored file into a folder that others read: under another name until it is whole. One of that name is replaced, unless the name is
 * that of what only changed, which nobody may have read yet: then the number of the export goes into the name.
 */
export async function deliverFile(
  dataDir: string,
  folder: string,
  { stored, name, isPart }: { stored: string; name: string; isPart?: boolean | undefined },
  exportId: number,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const at = name.lastIndexOf('.');
  const isTaken = isPart === true && existsSync(join(folder, name));
  const given = isTaken ? `${name.slice(0, at)}-${exportId}${name.slice(at)}` : name;
  // Other servers may deliver a file of this name.
  const part = join(folder, `.${given}.${exportId}${unfinished}`);
  try {
    await copyFile(join(exportsFolder(dataDir), stored), part);
    await rename(part, join(folder, given));
  } catch (error) {
    await rm(part, { force: true });
    throw new Problem('UNAVAILABLE', `The export folder could not be written: ${(error as Error).message}`, {
      detail: error,
    });
  }
}

/** A file may be written for so long. */
const longestMs = 24 * 60 * 60 * 1_000;

/** Removes the files that nothing names, but for those that may be under way. */
export async function removeOtherFiles(dataDir: string, wanted: ReadonlySet<string>, now: Date): Promise<void> {
  const folder = exportsFolder(dataDir);
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    if (wanted.has(name)) continue;
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found && now.getTime() - found.mtimeMs > longestMs) await rm(path, { force: true });
  }
}
