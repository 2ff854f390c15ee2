// Stored files going out and coming in: smaller copies, and pictures people send.
import type { Readable } from 'node:stream';
import { type ImageFile, type ImageProblem, imageProblems } from '#domain/images/image-file.ts';
import type { CopyWidth } from '#domain/images/images.contract.ts';
import { Problem, type ProblemCode } from '#domain/problem.ts';
import type { Context } from '#server/http/context.ts';
import type { FormPart } from '#server/http/form-part.ts';
import { readAtMost } from '#server/intake/read-at-most.ts';
import { mostBytes } from '#server/media/fetch-image.ts';
import type { ImageTools } from '#server/media/image-tools.ts';
import { findAddresses, saveAddress } from '#server/media/images.store.ts';
import { keepFile, readStored } from '#server/media/keep-file.ts';
import { factsOf } from '#server/media/measure-address.ts';
import { copyKey } from '#server/media/media-key.ts';
import { mediaTypes, type NamedFile } from '#server/media/media-url.ts';

const notFound = () => new Problem('NOT_FOUND', 'There is no picture at this URL.');

type OpenedMedia = { type: string; body: Readable | Uint8Array };

/** The file of a signed name. Throws NOT_FOUND for any other name, and where its bytes are not there. */
export async function openMedia(tools: ImageTools, name: string, width: CopyWidth | undefined): Promise<OpenedMedia> {
  const named = (await tools.mediaUrls()).read(name);
  const opened = named && (width ? await openCopy(tools, named, width) : await openOriginal(tools, named));
  if (!opened) throw notFound();
  return opened;
}

async function openOriginal({ store }: ImageTools, { hash, type }: NamedFile): Promise<OpenedMedia | null> {
  const body = await store.get(hash);
  return body && { type, body };
}

/** Made when it is first asked for, then stored. Two who ask at once make the same. */
async function openCopy(tools: ImageTools, { hash }: NamedFile, width: CopyWidth): Promise<OpenedMedia | null> {
  const { type } = mediaTypes.webp;
  const key = copyKey(hash, width);
  const stored = await tools.store.get(key);
  if (stored) return { type, body: stored };
  return await tools.limitRead(async () => {
    const original = await readStored(tools, hash);
    if (!original) return null;
    const body = await tools.makeCopy(original, width);
    await tools.store.put(key, body, type);
    return { type, body };
  });
}

/** Where the stored file of the image at a URL is served from. Throws NOT_FOUND where none was measured. */
export async function findShown({ db }: Context, tools: ImageTools, url: string): Promise<string> {
  const file = (await findAddresses(db, [url])).get(url)?.file;
  if (!file) throw notFound();
  return (await tools.mediaUrls()).make(file.hash, file.measures.format);
}

const codeOf = (problem: ImageProblem): ProblemCode =>
  problem === 'too-many-bytes' || problem === 'too-many-pixels' ? 'TOO_LARGE' : 'UNSUPPORTED_MEDIA';
const refusal = (problem: ImageProblem) => new Problem(codeOf(problem), imageProblems[problem].text);
export const tooManyBytes = () => refusal('too-many-bytes');

async function readUpload(parts: AsyncIterable<FormPart>): Promise<Uint8Array> {
  let bytes: Uint8Array | null = null;
  for await (const part of parts) {
    if (part.type === 'field') continue;
    if (part.fieldname !== 'file') part.file.resume();
    else bytes = await readAtMost(part.file, mostBytes);
    if (part.fieldname === 'file' && !bytes) throw tooManyBytes();
  }
  if (!bytes) throw new Problem('INVALID_INPUT', 'Choose a file: the form has no field `file`.');
  if (bytes.length === 0) throw new Problem('INVALID_INPUT', 'The file is empty.');
  return bytes;
}

/** Stores a picture a person sends, once it was measured. Throws INVALID_INPUT, TOO_LARGE, UNSUPPORTED_MEDIA, UNAVAILABLE. */
export async function takeUpload(
  { db, now }: Context,
  tools: ImageTools,
  parts: AsyncIterable<FormPart>,
): Promise<{ url: string; file: ImageFile }> {
  const bytes = await readUpload(parts);
  const kept = await tools.limitRead(() => keepFile(db, tools, bytes));
  if ('problem' in kept) throw refusal(kept.problem);
  const { file } = factsOf({ file: kept.file, problem: null });
  if (!file) throw new Error('A stored file has no facts');
  const url = (await tools.mediaUrls()).make(file.hash, file.measures.format);
  await saveAddress(db, {
    url,
    fileId: kept.file.id,
    problem: null,
    etag: null,
    lastModified: null,
    checkedAt: now(),
  });
  return { url, file };
}
