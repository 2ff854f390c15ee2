// Takes the file of a schedule from its place into the uploads of this server.
import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Problem } from '#domain/problem.ts';
import { fileNameLength, type ImportPlace } from '#domain/transfer/import-schedule.ts';
import { matchesFileName } from '#domain/transfer/match-file-name.ts';
import { describeFault, unreadable } from '#server/intake/describe-fault.ts';
import { type Answer, type OpenOptions, openAddress } from '#server/intake/open-address.ts';
import { removeUpload, saveUpload, tooLarge } from '../uploads.ts';

/** `digest` names its content. */
export type TakenFile = { fileName: string; upload: string; bytes: number; digest: string };

export type TakeOptions = {
  dataDir: string;
  /** Where files named without an address lie; null for nowhere. */
  folder: string | null;
} & Partial<Pick<OpenOptions, 'privateHosts' | 'resolve' | 'totalMs' | 'signal'>>;

const longestMs = 15 * 60 * 1_000;
const headers = { accept: '*/*', 'user-agent': 'Copydesk/0.1 (imports products on a schedule)' };

export const noFolder = 'This server has no import folder. Set IMPORT_FOLDER and restart it.';

/** Saves what an address or the import folder has. Throws a Problem, in a sentence for the user, where it has nothing. */
export async function takeFile(place: ImportPlace, options: TakeOptions): Promise<TakenFile> {
  return place.kind === 'folder'
    ? await takeFromFolder(place.file, options)
    : await takeFromAddress(place.url, options);
}

async function takeFromFolder(meant: string, { dataDir, folder }: TakeOptions): Promise<TakenFile> {
  if (folder === null) throw new Problem('UNAVAILABLE', noFolder);
  const newest = await findNewest(folder, meant);
  if (newest === null) throw unreadable(`The import folder has no file named “${meant}”.`);
  const path = join(folder, newest.name);
  const taken = await save(dataDir, newest.name, createReadStream(path));
  const after = await stat(path).catch(() => null);
  if (after?.size === newest.size && after.mtimeMs === newest.mtimeMs) return taken;
  await removeUpload(dataDir, taken.upload);
  throw unreadable(`“${newest.name}” was still being written.`);
}

async function findNewest(folder: string, meant: string) {
  const names = await readdir(folder).catch((error: unknown) => {
    throw unreadable('The import folder cannot be read.', error);
  });
  let newest: { name: string; size: number; mtimeMs: number } | null = null;
  for (const name of names.filter((each) => matchesFileName(each, meant)).toSorted()) {
    // A file may go between two looks at its folder.
    const found = await stat(join(folder, name)).catch(() => null);
    if (found?.isFile() && (newest === null || found.mtimeMs >= newest.mtimeMs))
      newest = { name, size: found.size, mtimeMs: found.mtimeMs };
  }
  return newest;
}

async function takeFromAddress(url: string, { dataDir, ...options }: TakeOptions): Promise<TakenFile> {
  const { privateHosts = [], totalMs = longestMs } = options;
  try {
    return await openAddress(url, { ...options, privateHosts, totalMs, headers }, async (answer) => {
      const { host, status, stream } = answer;
      if (status < 200 || status > 299) throw unreadable(`“${host}” answered with status ${status} instead of a file.`);
      return await save(dataDir, nameOf(url, answer), stream());
    });
  } catch (error) {
    throw describeFault(error, { totalMs, what: 'a file', tooLarge });
  }
}

/** As the answer names it, else the end of its address. */
function nameOf(url: string, { headers: { 'content-disposition': said = '' } }: Pick<Answer, 'headers'>): string {
  const named = /filename="?([^";]+)"?/i.exec(said)?.[1];
  const name = (named ?? new URL(url).pathname).split(/[\\/]/).at(-1)?.trim() ?? '';
  return (name === '' ? new URL(url).host : name).slice(0, fileNameLength);
}

async function save(dataDir: string, fileName: string, from: Readable): Promise<TakenFile> {
  const hash = createHash('sha256');
  const saved = await saveUpload(dataDir, Readable.from(hashed(from, hash), { objectMode: false }));
  if (saved.bytes > 0) return { fileName, ...saved, digest: hash.digest('hex') };
  await removeUpload(dataDir, saved.upload);
  throw unreadable(`“${fileName}” is empty.`);
}

async function* hashed(from: Readable, hash: Hash): AsyncGenerator<Buffer> {
  for await (const chunk of from as AsyncIterable<Buffer>) {
    hash.update(chunk);
    yield chunk;
  }
}
