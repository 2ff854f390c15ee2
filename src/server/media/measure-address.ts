// One address of an image: fetched where that is due, its file stored and measured, and what was found written down.
import { type ImageFacts, type ImageProblem, imageProblems } from '#domain/images/image-file.ts';
import type { Db } from '#server/database/database.ts';
import type { Fetched } from './fetch-image.ts';
import type { ImageTools } from './image-tools.ts';
import { type KnownAddress, saveAddress } from './images.store.ts';
import { type Kept, keepFile, readStored } from './keep-file.ts';
import { findFiles, isCurrent, type StoredFile } from './media-files.store.ts';

export type MeasureOptions = {
  /** Also asks for addresses whose file is known whether it changed. */
  force?: boolean;
  signal?: AbortSignal | undefined;
};

/** `isNews`: something is known now that was not before. */
export type MeasuredAddress = ImageFacts & { isNews: boolean };

/** A problem that may heal is looked at again after so long: one picture on a thousand products is not asked for at each of them. */
const healAfterMs = 10 * 60_000;
/** What says nothing of the file: the one that is known stays. */
const saysNothing = new Set<ImageProblem>(['unreachable', 'slow']);

function isDue(known: KnownAddress, { force }: MeasureOptions, now: Date): boolean {
  if (force) return true;
  const mayHeal = known.problem !== null && imageProblems[known.problem].retry;
  return mayHeal && now.getTime() - known.checkedAt.getTime() >= healAfterMs;
}

export const factsOf = ({ file, problem }: { file: StoredFile | null; problem: ImageProblem | null }): ImageFacts => ({
  file: file && { hash: file.hash, bytes: file.bytes, measures: file.measures, alikeId: file.alikeId },
  problem,
});

const noNews = (known: KnownAddress): MeasuredAddress => ({ ...factsOf(known), isNews: false });

type Work = { context: { db: Db; now: () => Date }; tools: ImageTools; url: string; known: KnownAddress | undefined };
type Validators = { etag: string | null; lastModified: string | null };
const none: Validators = { etag: null, lastModified: null };

async function note({ context, url, known }: Work, kept: Kept, validators: Validators): Promise<MeasuredAddress> {
  const file = 'file' in kept ? kept.file : null;
  const problem = 'problem' in kept ? kept.problem : null;
  const found = { url, problem, fileId: file?.id ?? null, ...validators, checkedAt: context.now() };
  await saveAddress(context.db, found);
  const isSame =
    known?.problem === problem &&
    known.file?.hash === file?.hash &&
    known.file?.measuresVersion === file?.measuresVersion;
  return { ...factsOf({ file, problem }), isNews: !isSame };
}

/** Measured again from its stored bytes, where today's measures say more; null where the bytes are not there. */
async function measureStored({ context, tools }: Work, file: StoredFile): Promise<Kept | null> {
  if (isCurrent(file)) return { file };
  return await tools.limitRead(async () => {
    const bytes = await readStored(tools, file.hash);
    return bytes && (await keepFile(context.db, tools, bytes));
  });
}

async function measureOwn(work: Work, own: { hash: string } | { bytes: Uint8Array } | null): Promise<MeasuredAddress> {
  const { context, tools } = work;
  if (own && 'bytes' in own)
    return await note(work, await tools.limitRead(() => keepFile(context.db, tools, own.bytes)), none);
  const file = own && (await findFiles(context.db, [own.hash])).get(own.hash);
  return await note(work, (file && (await measureStored(work, file))) ?? { problem: 'not-found' }, none);
}

async function take(work: Work, fetched: Fetched): Promise<MeasuredAddress> {
  const { context, tools, known } = work;
  if (fetched.kind === 'file') {
    const { bytes, etag, lastModified } = fetched;
    return await note(work, await keepFile(context.db, tools, bytes), { etag, lastModified });
  }
  if (fetched.kind === 'problem') {
    if (known?.file && saysNothing.has(fetched.problem)) return noNews(known);
    return await note(work, { problem: fetched.problem }, none);
  }
  // Only a file that is known and stored is asked for in a way that can be answered so.
  if (!known?.file) throw new Error('An address without a file cannot be unchanged');
  return await note(work, (await measureStored(work, known.file)) ?? { problem: 'not-found' }, known);
}

/** Throws UNAVAILABLE of the store or the database, and the reason of the signal. */
export async function measureAddress(work: Work, options: MeasureOptions): Promise<MeasuredAddress> {
  const { context, tools, url, known } = work;
  if (known && !isDue(known, options, context.now())) {
    if (!known.file || isCurrent(known.file)) return noNews(known);
    const measured = await measureStored(work, known.file);
    if (measured) return await note(work, measured, known);
  }
  const own = await tools.readOwn(url);
  if (own !== undefined) return await measureOwn(work, own);
  if (!URL.canParse(url)) return await note(work, { problem: 'not-public' }, none);
  const isStored = known?.file && (await tools.store.has(known.file.hash));
  return await tools.fetchImage(url, isStored ? known : null, (fetched) => take(work, fetched), options.signal);
}
