// Takes the file of a schedule from its place into the uploads of this server.
import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { Problem } from '#domain/problem.ts';
import { fileNameLength, type ImportPlace } from '#domain/transfer/import-schedule.ts';
import { matchesFileName } from '#domain/transfer/match-file-name.ts';
import {
  type AddressRules,
  bareHost,
  readAddressText,
  refusePrivate,
  type Wanted,
} from '#server/intake/address-rules.ts';
import { describeFault, unreadable } from '#server/intake/describe-fault.ts';
import { type Answer, type OpenOptions, openAddress } from '#server/intake/open-address.ts';
import { removeUpload, saveUpload, tooLarge } from '../uploads.ts';

/** `digest` names its content. */
export type TakenFile = { fileName: string; upload: string; bytes: number; digest: string };

/** Of `ms`. */
export type Pause = (ms: number, signal: AbortSignal | undefined) => Promise<void>;

export type TakeOptions = {
  dataDir: string;
  /** Where files named without an address lie; null for nowhere. */
  folder: string | null;
  /** Waits for so long, or rejects where the signal ends it; tests write in between. */
  pause?: Pause;
} & Partial<Pick<OpenOptions, 'privateHosts' | 'resolve' | 'totalMs' | 'signal'>>;

const longestMs = 15 * 60 * 1_000;
/** A file that has not changed for so long is complete: who writes one in pieces rests no longer in between. */
const quietMs = 30_000;
const leastQuietMs = 2_000;
const headers = { accept: '*/*', 'user-agent': 'Copydesk/0.1 (imports products on a schedule)' };

/** What addresses of schedules are read for. */
const files: Wanted = {
  path: 'place.url',
  done: 'read',
  kept: 'it would be stored with the schedule',
  only: {
    kind: 'Files are read from the web only.',
    network: 'Only public files can be read, and those of hosts in SOURCES_PRIVATE_HOSTS.',
  },
};

/** Throws INVALID_INPUT for an address that is never read; where its name leads is looked up when its file is taken. */
export function requireReadable(
  { url: text }: Extract<ImportPlace, { kind: 'address' }>,
  rules: Pick<AddressRules, 'privateHosts'>,
): void {
  const asked = { ...rules, wanted: files };
  const url = readAddressText(text, asked);
  const host = bareHost(url);
  if (isIP(host)) refusePrivate(url, [host], asked);
}

const sleepUntil: Pause = async (ms, signal) => await sleep(ms, undefined, { signal, ref: false });

export const noFolder = 'This server has no import folder. Set IMPORT_FOLDER and restart it.';

/** Saves what an address or the import folder has. Throws a Problem, in a sentence for the user, where it has nothing. */
export async function takeFile(place: ImportPlace, options: TakeOptions): Promise<TakenFile> {
  return place.kind === 'folder'
    ? await takeFromFolder(place.file, options)
    : await takeFromAddress(place.url, options);
}

async function takeFromFolder(
  meant: string,
  { dataDir, folder, signal, pause = sleepUntil }: TakeOptions,
): Promise<TakenFile> {
  if (folder === null) throw new Problem('UNAVAILABLE', noFolder);
  const newest = await findNewest(folder, meant);
  if (newest === null) throw notThere(meant);
  const path = join(folder, newest.name);
  const requireSame = async () => {
    const now = await stat(path).catch(() => null);
    if (now === null) throw notThere(meant);
    if (now.size === newest.size && now.mtimeMs === newest.mtimeMs) return;
    throw unreadable(`“${newest.name}” is still being written. Import it again when it is complete.`);
  };
  await pause(msUntilQuiet(newest.mtimeMs, Date.now()), signal);
  await requireSame();
  const taken = await save(dataDir, newest.name, () => readFrom(path, newest.name, signal));
  try {
    await requireSame();
  } catch (error) {
    await removeUpload(dataDir, taken.upload);
    throw error;
  }
  return taken;
}

async function* readFrom(path: string, name: string, signal: AbortSignal | undefined): AsyncGenerator<Buffer> {
  try {
    yield* createReadStream(path, { signal });
  } catch (error) {
    throw signal?.aborted ? error : unreadable(`“${name}” in the import folder cannot be read.`, error);
  }
}

const notThere = (meant: string) => unreadable(`The import folder has no file named “${meant}”.`);

/**
 * How long a file is watched before it is copied. Its age is a matter of two clocks, this one and that of the folder: one that seems old is looked
 * at twice as well, and one that seems to be of the future is as good as new.
 */
function msUntilQuiet(mtimeMs: number, nowMs: number): number {
  const ageMs = Math.max(0, nowMs - mtimeMs);
  return Math.max(leastQuietMs, quietMs - ageMs);
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
    return await openAddress(url, { ...options, privateHosts, totalMs, headers, wanted: files }, async (answer) => {
      const { host, status, stream } = answer;
      if (status < 200 || status > 299) throw unreadable(`“${host}” answered with status ${status} instead of a file.`);
      return await save(dataDir, nameOf(url, answer), stream);
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

/** `open` is called once it is read: nobody would hear of a fault before. */
async function save(dataDir: string, fileName: string, open: () => AsyncIterable<Buffer>): Promise<TakenFile> {
  const hash = createHash('sha256');
  const saved = await saveUpload(dataDir, Readable.from(hashed(open, hash), { objectMode: false }));
  if (saved.bytes > 0) return { fileName, ...saved, digest: hash.digest('hex') };
  await removeUpload(dataDir, saved.upload);
  throw unreadable(`“${fileName}” is empty.`);
}

async function* hashed(open: () => AsyncIterable<Buffer>, hash: Hash): AsyncGenerator<Buffer> {
  for await (const chunk of open()) {
    hash.update(chunk);
    yield chunk;
  }
}
