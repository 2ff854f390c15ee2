// The bytes of a file as they are meant: those of a gzip file or of the only file in a zip archive are unpacked while they are read, so that
// memory does not grow with them.
import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32, createGunzip } from 'node:zlib';
import { Unzip, type UnzipDecoder, type UnzipDecoderConstructor, UnzipInflate } from 'fflate';
import { Problem } from '#domain/problem.ts';
import { groupDigits } from '#domain/text/group-digits.ts';

/** What is unpacked of a file: always so many bytes, beyond them so many times its size, never more than as much as may be uploaded. */
export const unpackLimits = { always: 100_000_000, ratio: 200, most: 2_000_000_000, entries: 2_000 } as const;

export type Bytes = {
  /** Of the file as it lies there. */
  size: number;
  /** The file in the archive; null for a file that is none. */
  inside: string | null;
  /** All of them from the start; `position` is how much of the file they came from. */
  read(): AsyncIterable<{ chunk: Uint8Array; position: number }>;
};

/** Bytes that are read at a time. */
export const chunkSize = 256 * 1024;

const damaged = () => new Problem('INVALID_INPUT', 'The compressed file is damaged or locked, and cannot be unpacked.');

async function* readPlain(path: string): ReturnType<Bytes['read']> {
  let position = 0;
  for await (const chunk of createReadStream(path, { highWaterMark: chunkSize }) as AsyncIterable<Buffer>) {
    position += chunk.length;
    yield { chunk, position };
  }
}

/** Ends the reading of a file that unpacks to too much. */
function requireBearable(unpacked: number, size: number): void {
  const { always, ratio, most } = unpackLimits;
  if (unpacked <= Math.min(most, Math.max(always, size * ratio))) return;
  throw new Problem(
    'TOO_LARGE',
    `The compressed file is too large once unpacked (more than ${groupDigits(Math.floor(unpacked / 1_000_000))} MB).`,
  );
}

async function* readGzip(path: string, size: number): ReturnType<Bytes['read']> {
  const packed = createReadStream(path, { highWaterMark: chunkSize });
  const gunzip = createGunzip({ chunkSize });
  packed.once('error', (fault) => gunzip.destroy(fault));
  packed.pipe(gunzip);
  let unpacked = 0;
  try {
    for await (const chunk of gunzip as AsyncIterable<Buffer>) {
      unpacked += chunk.length;
      requireBearable(unpacked, size);
      yield { chunk, position: Math.min(size, gunzip.bytesWritten) };
    }
  } catch (fault) {
    throw fault instanceof Error && 'code' in fault && String(fault.code).startsWith('Z_') ? damaged() : fault;
  } finally {
    packed.destroy();
    gunzip.destroy();
  }
}

/** Passes over the bytes of a file whose name is all that is asked for: one that is not started at all is held in memory. */
class PassOver implements UnzipDecoder {
  static compression = 8;
  ondata: UnzipDecoder['ondata'] = () => {};
  push(_data: Uint8Array, isLast: boolean): void {
    this.ondata(null, new Uint8Array(), isLast);
  }
}

/** Walks through a zip; `take` hears of each file in it and answers whether its bytes are wanted. */
async function* walkZip(
  path: string,
  take: (name: string) => boolean,
  { decoder = UnzipInflate as UnzipDecoderConstructor, isEnough = (): boolean => false } = {},
): ReturnType<Bytes['read']> {
  const chunks: Uint8Array[] = [];
  let fault: Error | null = null;
  const unzip = new Unzip((file) => {
    const isWanted = take(file.name);
    file.ondata = (error, chunk) => {
      if (isWanted) fault ??= error;
      if (isWanted && !error) chunks.push(chunk);
    };
    file.start();
  });
  unzip.register(decoder);
  const unpack = (piece: Uint8Array, isLast = false): Uint8Array[] => {
    try {
      unzip.push(piece, isLast);
    } catch (error) {
      throw error instanceof Problem ? error : damaged();
    }
    if (fault !== null) throw damaged();
    return chunks.splice(0);
  };
  let last = 0;
  for await (const { chunk, position } of readPlain(path)) {
    // Small pieces: each may become a thousand times as much.
    for (let at = 0; at < chunk.length; at += 16_384)
      for (const piece of unpack(chunk.subarray(at, at + 16_384))) yield { chunk: piece, position };
    if (isEnough()) return;
    last = position;
  }
  for (const piece of unpack(new Uint8Array(), true)) yield { chunk: piece, position: last };
}

/** More of the end of a zip is not looked through: the list of its files is there. */
const directorySize = 100_000;
const directoryEntry = Buffer.from([0x50, 0x4b, 1, 2]);

/** The check sum of a file in a zip, as the list of files at its end has it; null where it is not found there. */
async function findCheckSum(path: string, size: number, name: string): Promise<number | null> {
  const length = Math.min(size, directorySize);
  const file = await open(path);
  const { buffer } = await file.read(Buffer.alloc(length), 0, length, size - length).finally(() => file.close());
  for (let at = buffer.indexOf(directoryEntry); at !== -1; at = buffer.indexOf(directoryEntry, at + 4)) {
    if (at + 46 > buffer.length) break;
    const named = buffer.subarray(at + 46, at + 46 + buffer.readUInt16LE(at + 28));
    if (named.equals(Buffer.from(name)) || named.equals(Buffer.from(name, 'latin1')))
      return buffer.readUInt32LE(at + 16);
  }
  return null;
}

async function* readZip(path: string, size: number, inside: string): ReturnType<Bytes['read']> {
  const expected = await findCheckSum(path, size, inside);
  let unpacked = 0;
  let found = 0;
  for await (const each of walkZip(path, (name) => name === inside)) {
    unpacked += each.chunk.length;
    requireBearable(unpacked, size);
    found = crc32(each.chunk, found);
    yield each;
  }
  if (expected !== null && found !== expected) throw damaged();
}

/** What a program put into the archive for itself. */
const beside = /(?:^|\/)(?:__MACOSX\/|\.)|(?:^|\/)(?:Thumbs\.db|desktop\.ini)$|\/$/i;
/** Office documents are zip archives as well. */
const document = /^\/?(?:\[Content_Types\]\.xml|mimetype)$/i;

/** The names of the files in a zip; null for a workbook or another document, which say so at their beginning. */
async function listZip(path: string): Promise<string[] | null> {
  const names: string[] = [];
  let isDocument = false;
  const note = (name: string) => {
    names.push(name);
    isDocument ||= document.test(name);
    if (!isDocument && names.length > unpackLimits.entries)
      throw new Problem('INVALID_INPUT', 'The zip archive contains too many files to be a catalog.');
    return false;
  };
  for await (const _ of walkZip(path, note, { decoder: PassOver, isEnough: () => isDocument }));
  return isDocument ? null : names.filter((name) => !beside.test(name));
}

function findOnly(names: readonly string[]): string {
  const [only] = names;
  if (only === undefined) throw new Problem('INVALID_INPUT', 'The zip archive contains no files.');
  if (names.length === 1) return only;
  const shown = names.slice(0, 10).map((name) => `“${name.slice(-80).toWellFormed()}”`);
  const more = names.length > shown.length ? ` and ${groupDigits(names.length - shown.length)} more` : '';
  throw new Problem(
    'INVALID_INPUT',
    `The zip archive contains ${groupDigits(names.length)} files: ${shown.join(', ')}${more}. Upload only the file that lists the products.`,
  );
}

/** Opens the file at `path`. Throws a `Problem` for an archive of several files or of none. */
export async function openBytes(path: string): Promise<Bytes> {
  const { size } = await stat(path);
  const file = await open(path);
  const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0).finally(() => file.close());
  if (buffer[0] === 0x1f && buffer[1] === 0x8b) return { size, inside: '', read: () => readGzip(path, size) };
  const names = buffer.readUInt32BE(0) === 0x504b0304 ? await listZip(path) : null;
  if (names === null) return { size, inside: null, read: () => readPlain(path) };
  const inside = findOnly(names);
  return { size, inside, read: () => readZip(path, size, inside) };
}

/** The first bytes, and whether they are all. */
export async function readStart(bytes: Bytes, most: number): Promise<{ head: Uint8Array; isWhole: boolean }> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const { chunk } of bytes.read()) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > most) break;
  }
  return { head: Buffer.concat(chunks).subarray(0, most), isWhole: length <= most };
}

/** Unpacks to a file of its own for a reader that needs one, and removes it. */
export async function unpackTo<T>(bytes: Bytes, read: (path: string) => Promise<T>): Promise<T> {
  const path = join(tmpdir(), `copydesk-unpacked-${randomUUID()}`);
  const chunks = Readable.from(bytes.read()).map(({ chunk }: { chunk: Uint8Array }) => chunk);
  try {
    await pipeline(chunks, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    return await read(path);
  } finally {
    await rm(path, { force: true });
  }
}
