// Use cases of data sources: add a text, a file or a page, change, switch, read again, delete, and what came of each.
import type { Product } from '#domain/catalogue/product.ts';
import { Problem } from '#domain/problem.ts';
import { kindOfFile, type TextKind } from '#domain/sources/file-endings.ts';
import { originOf } from '#domain/sources/origin.ts';
import { cleanSourceText, notText, readSource } from '#domain/sources/read-source.ts';
import {
  type DataSource,
  type SourceDetails,
  type SourceFileFields,
  type SourceInput,
  type SourcePatch,
  type SourceRow,
  sourceFileFields,
  sourceLimits,
} from '#domain/sources/sources.contract.ts';
import { loadProduct, requireProductsWithin } from '#server/catalogue/catalogue.commands.ts';
import { lockListings, recheckProduct } from '#server/checks/check.commands.ts';
import type { Db } from '#server/database/database.ts';
import type { Context } from '#server/http/context.ts';
import type { FormPart } from '#server/http/form-part.ts';
import { decodeText } from '#server/intake/decode-text.ts';
import { readAtMost } from '#server/intake/read-at-most.ts';
import { announce } from '#server/live/live.ts';
import { loadContent } from '#server/review/review.commands.ts';
import { listProductFactSources } from '#server/writing/claims.commands.ts';
import type { AddressReader } from './read-address.ts';
import { countFacts, decidedBy, namedAsEvidence, readCounts } from './source-effects.ts';
import * as store from './sources.store.ts';

const notFound = () => new Problem('NOT_FOUND', 'Data source not found');

/** The sources of a product with what rests on each. */
export async function listProductSources(context: Context, productId: number): Promise<SourceRow[]> {
  const product = await loadProduct(context.db, productId);
  const sources = await store.listSources(context.db, productId);
  if (sources.length === 0) return [];
  const active = await listProductFactSources(context, productId);
  const named = namedAsEvidence(product, active, await loadContent(context.db, productId));
  return sources.map(({ sourceContent, ...source }) => ({
    ...source,
    ...countFacts(product, sourceContent ?? ''),
    claimCount: named.get(source.id) ?? 0,
  }));
}

/** One source with its text, its facts and the claims it decides. Throws NOT_FOUND. */
export async function loadSource(context: Context, id: number): Promise<SourceDetails> {
  const source = await store.findSource(context.db, id);
  if (!source) throw notFound();
  const product = await loadProduct(context.db, source.productId);
  const content = await loadContent(context.db, source.productId);
  const active = await listProductFactSources(context, source.productId);
  return {
    source,
    ...readCounts(product, source.sourceContent ?? ''),
    effects: decidedBy(source.id, product, active, content),
  };
}

const authorNow = (context: Context): store.Author => ({ actorId: context.actor.id, at: context.now() });

/** Judges the product by its facts as they are now and informs other browsers; its content, whose version is sent, did not change. */
async function factsChanged({ now }: Pick<Context, 'now'>, tx: Db, productId: number): Promise<void> {
  await recheckProduct(tx, productId, now());
  const content = await loadContent(tx, productId);
  await announce(tx, { type: 'product', productId, version: content?.version ?? null });
}

async function insert(context: Context, productId: number, values: store.SourceValues): Promise<SourceDetails> {
  const id = await context.db.transaction(async (tx) => {
    await loadProduct(tx, productId);
    await lockListings(tx, [productId]);
    await refuseMore(tx, productId);
    const made = await store.insertSource(tx, productId, values, authorNow(context));
    await factsChanged(context, tx, productId);
    return made;
  });
  return await loadSource(context, id);
}

async function refuseMore(db: Db, productId: number): Promise<void> {
  if ((await store.countSources(db, productId)) < sourceLimits.perProduct) return;
  throw new Problem(
    'TOO_LARGE',
    `A product can have up to ${sourceLimits.perProduct} data sources. Delete one you no longer need.`,
  );
}

async function readPage(read: AddressReader, address: string, product: Product): Promise<string> {
  const { bytes, kind, charset } = await read(address);
  return await readBytes(bytes, kind, product, charset ?? (kind === 'page' ? namedInPage(bytes) : null));
}

/** The encoding a page names in its own head. */
function namedInPage(bytes: Uint8Array): string | null {
  const head = Buffer.from(bytes.subarray(0, 2_048)).toString('latin1');
  return /<meta[^>]{0,200}charset\s*=\s*["']?([\w.:-]{1,40})/i.exec(head)?.[1] ?? null;
}

async function readBytes(
  bytes: Uint8Array,
  kind: TextKind,
  product: Product,
  charset: string | null = null,
): Promise<string> {
  const text = await decodeText(bytes, charset);
  if (text === null) throw notText();
  return readSource(text, kind, product.sku);
}

/**
 * Adds a text as it is given, or the page at an address. Throws NOT_FOUND, INVALID_INPUT, TOO_LARGE, and what reading an address throws;
 * nothing is stored then.
 */
export async function addSource(
  context: Context,
  read: AddressReader,
  productId: number,
  input: SourceInput,
): Promise<SourceDetails> {
  const { sourceContent, sourceUrl = null, fileName = null, fetchedAt, ...about } = input;
  const product = await loadProduct(context.db, productId);
  if (sourceContent !== undefined) {
    const readAt = fetchedAt && sourceUrl !== null ? new Date(fetchedAt) : null;
    const values = { ...about, sourceUrl, fileName, fetchedAt: readAt, sourceContent: cleanSourceText(sourceContent) };
    return await insert(context, productId, values);
  }
  // The contract asks for one of the two.
  const address = sourceUrl ?? '';
  await refuseMore(context.db, productId);
  const text = await readPage(read, address, product);
  const values = { ...about, sourceUrl: address, sourceContent: text, fetchedAt: context.now() };
  return await insert(context, productId, values);
}

async function readFile(file: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const bytes = await readAtMost(file, sourceLimits.bytes);
  if (!bytes) throw new Problem('TOO_LARGE', 'The file is larger than 2 MB. Add the part you need as text.');
  return bytes;
}

type Form = { fields: SourceFileFields; fileName: string; bytes: Uint8Array };

async function readForm(parts: AsyncIterable<FormPart>): Promise<Form> {
  const given: Record<string, unknown> = {};
  let file: { fileName: string; bytes: Uint8Array } | null = null;
  for await (const part of parts) {
    if (part.type === 'field') given[part.fieldname] = part.value;
    else if (part.fieldname === 'file') file = { fileName: part.filename, bytes: await readFile(part.file) };
    else part.file.resume();
  }
  if (!file) throw new Problem('INVALID_INPUT', 'Choose a file: the form has no field `file`.');
  if (file.bytes.length === 0) throw new Problem('INVALID_INPUT', 'The file is empty.');
  const parsed = sourceFileFields.safeParse(given);
  if (parsed.success) return { fields: parsed.data, ...file };
  const issues = parsed.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }));
  throw new Problem('INVALID_INPUT', issues.map((issue) => `${issue.path}: ${issue.message}`).join(' '), { issues });
}

/** Adds the text of a file. Throws NOT_FOUND, INVALID_INPUT, UNSUPPORTED_MEDIA, TOO_LARGE. */
export async function addSourceFile(
  context: Context,
  productId: number,
  parts: AsyncIterable<FormPart>,
): Promise<SourceDetails> {
  const product = await loadProduct(context.db, productId);
  const { fields, fileName, bytes } = await readForm(parts);
  const kind = kindOfFile(fileName);
  if (!kind) throw notText();
  const sourceContent = await readBytes(bytes, kind, product);
  return await insert(context, productId, { ...fields, fileName: shortName(fileName), sourceContent });
}

/** Without folders, and short enough to be shown. */
function shortName(fileName: string): string {
  return (fileName.split(/[/\\]/).at(-1) ?? '').slice(-200);
}

/** The source, held with its product until the transaction ends: the product first, in the order a deletion locks them. Throws NOT_FOUND. */
async function lockSource(tx: Db, id: number): Promise<DataSource> {
  const seen = await store.findSource(tx, id);
  if (seen) await lockListings(tx, [seen.productId]);
  const source = (await store.lockSource(tx, id)) ? await store.findSource(tx, id) : null;
  if (!source) throw notFound();
  return source;
}

/** Works on a source that is held until it is stored. */
async function change(
  context: Context,
  id: number,
  work: (source: DataSource, tx: Db) => Partial<store.SourceValues>,
): Promise<SourceDetails> {
  await context.db.transaction(async (tx) => {
    const source = await lockSource(tx, id);
    await requireProductsWithin({ ...context, db: tx }, [source.productId]);
    await store.saveSource(tx, id, work(source, tx), authorNow(context));
    await factsChanged(context, tx, source.productId);
  });
  return await loadSource(context, id);
}

/** Throws NOT_FOUND, INVALID_INPUT when the text of a file or a page is to be changed, TOO_LARGE. */
export async function changeSource(context: Context, id: number, patch: SourcePatch): Promise<SourceDetails> {
  const { sourceContent, sourceUrl, ...about } = patch;
  return await change(context, id, (source) => {
    const isTyped = originOf({ ...source, characters: source.sourceContent?.length ?? 0 }) === 'text';
    if (!isTyped && (sourceContent !== undefined || sourceUrl !== undefined)) {
      throw new Problem(
        'INVALID_INPUT',
        'The text of a file or page cannot be edited. Add your own text as a new data source.',
      );
    }
    return {
      ...about,
      ...(sourceContent === undefined ? {} : { sourceContent: cleanSourceText(sourceContent) }),
      ...(sourceUrl === undefined ? {} : { sourceUrl }),
    };
  });
}

/** Reads the page of a source again. What is stored stays when that fails. Throws NOT_FOUND, and what reading an address throws. */
export async function refreshSource(context: Context, read: AddressReader, id: number): Promise<SourceDetails> {
  const source = await store.findSource(context.db, id);
  if (!source) throw notFound();
  await requireProductsWithin(context, [source.productId]);
  const { sourceUrl } = source;
  if (sourceUrl === null || originOf({ ...source, characters: source.sourceContent?.length ?? 0 }) !== 'address')
    throw new Problem('INVALID_INPUT', 'Only a source with a URL can be read again.');
  const product = await loadProduct(context.db, source.productId);
  const sourceContent = await readPage(read, sourceUrl, product);
  return await change(context, id, () => ({ sourceContent, fetchedAt: context.now() }));
}

/** Deletes a source and answers what it was, so that it can be put back. Throws NOT_FOUND. */
export async function deleteSource(context: Context, id: number): Promise<DataSource> {
  return await context.db.transaction(async (tx) => {
    const source = await lockSource(tx, id);
    await requireProductsWithin({ ...context, db: tx }, [source.productId]);
    await store.removeSource(tx, id);
    await factsChanged(context, tx, source.productId);
    return source;
  });
}
