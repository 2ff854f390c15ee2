// Bytes become a stored file: measured first, then the bytes, then the row. Killed anywhere and done again, nothing is there twice or half.
import { buffer } from 'node:stream/consumers';
import type { ImageProblem } from '#domain/images/image-file.ts';
import type { Db } from '#server/database/database.ts';
import type { ImageTools } from './image-tools.ts';
import type { Measured } from './measuring/measured.ts';
import { findFiles, isCurrent, type StoredFile, saveFile } from './media-files.store.ts';
import { hashOf } from './media-key.ts';
import { mediaTypes } from './media-url.ts';

export type Kept = { file: StoredFile } | { problem: ImageProblem };

/** The whole of a stored file; null where its bytes are not there. */
export async function readStored({ store }: Pick<ImageTools, 'store'>, key: string): Promise<Uint8Array | null> {
  const stream = await store.get(key);
  return stream && (await buffer(stream));
}

/** Stores a file that was fetched, sent or made, and measures it unless that is done: `measured` are the measures of these bytes, where they are known. */
export async function keepFile(db: Db, tools: ImageTools, bytes: Uint8Array, measured?: Measured): Promise<Kept> {
  const hash = hashOf(bytes);
  const known = (await findFiles(db, [hash])).get(hash);
  if (known && isCurrent(known) && (await tools.store.has(hash))) return { file: known };
  const found = measured ?? (await tools.measureBytes(bytes));
  if ('problem' in found) return found;
  await tools.store.put(hash, bytes, mediaTypes[found.measures.format].type);
  return { file: await saveFile(db, { hash, bytes: bytes.length, ...found }) };
}
