// What other features may ask of images: that they are fetched and measured, and what is known of them.
import type { ImageDetail } from '#domain/images/image-detail.ts';
import { type ImageFacts, notFetched } from '#domain/images/image-file.ts';
import type { ListedImages } from '#domain/images/listed-image.ts';
import type { PublicMedia } from '#domain/images/media-address.ts';
import type { ReviewedContent } from '#domain/review/content.ts';
import { presentImages } from '#domain/review/present-images.ts';
import type { MeasuredImages } from '#domain/runs/measured-images.ts';
import type { Db } from '#server/database/database.ts';
import type { ImageTools } from './image-tools.ts';
import * as store from './images.store.ts';
import { type MeasuredAddress, type MeasureOptions, measureAddress } from './measure-address.ts';
import { findFiles } from './media-files.store.ts';

type Clocked = { db: Db; now: () => Date };

/**
 * Fetches and measures addresses as far as that is due: those that are unknown, whose problem may have healed, that are older than asked,
 * or whose measures are of an older version. Safe to repeat at any time. Throws UNAVAILABLE, and the reason of the signal.
 */
export async function measureImages(
  context: Clocked,
  tools: ImageTools,
  urls: readonly string[],
  options: MeasureOptions = {},
): Promise<Map<string, MeasuredAddress>> {
  const unique = [...new Set(urls)];
  const known = await store.findAddresses(context.db, unique);
  // One that fails lets the others end: what they found is stored by then.
  const settled = await Promise.allSettled(
    unique.map((url) => measureAddress({ context, tools, url, known: known.get(url) }, options)),
  );
  return new Map(
    settled.map((measured, at) => {
      if (measured.status === 'rejected') throw measured.reason;
      return [unique[at] ?? '', measured.value];
    }),
  );
}

/** A product with the addresses it shows; `beside` are further ones the same files may be at. */
type AskedProduct = { productId: number; urls: readonly string[]; beside: readonly string[] };
/** Fetches and measures the images of products, and notes which product shows which. In the order given. */
export async function measureProducts(
  context: Clocked,
  tools: ImageTools,
  items: readonly AskedProduct[],
  { again, signal }: { again: boolean; signal: AbortSignal },
): Promise<Omit<MeasuredImages, 'isMoved'>[]> {
  const asked = items.flatMap(({ urls, beside }) => [...urls, ...beside]);
  const measured = await measureImages(context, tools, asked, { force: again, signal });
  await store.saveProductImages(context.db, items);
  return items.map(({ urls, beside }) => {
    const own = urls.flatMap((url) => measured.get(url) ?? []);
    return {
      files: own.filter(({ file }) => file !== null).length,
      problems: own.flatMap(({ problem }) => problem ?? []),
      hasNews: [...urls, ...beside].some((url) => measured.get(url)?.isNews),
    };
  });
}

/** What is known of addresses, by address; those that were never fetched are missing. */
export const loadImageFacts = async (db: Db, urls: readonly string[]): Promise<Map<string, ImageFacts>> =>
  await store.findFacts(db, urls, []);

/** Whether two addresses lead to one and the same file, byte by byte, of these pairs: as far as both were fetched. */
export async function findSameFiles(
  db: Db,
  pairs: readonly { from: string; to: string }[],
): Promise<(from: string, to: string) => boolean> {
  const facts = await loadImageFacts(db, [...new Set(pairs.flatMap(({ from, to }) => [from, to]))]);
  const hashOf = (url: string) => facts.get(url)?.file?.hash;
  return (from, to) => hashOf(from) !== undefined && hashOf(from) === hashOf(to);
}

/**
 * A question for what is known of the files of images, as a value within another question, and how it is read: where a rendition is chosen, its
 * file is meant.
 */
export function askImageFacts(images: readonly ImageDetail[]) {
  const named = images.map(({ url, rendition }) => ({ url, hash: rendition?.hash }));
  const { value, read } = store.askFacts(
    named.flatMap(({ url, hash }) => (hash === undefined ? [url] : [])),
    named.flatMap(({ hash }) => hash ?? []),
  );
  return {
    value,
    read: (found: Parameters<typeof read>[0]) => {
      const facts = read(found);
      return ({ url, rendition }: ImageDetail): ImageFacts => facts.get(rendition?.hash ?? url) ?? notFetched;
    },
  };
}

/** Images as rules check them, of several listings: where a rendition is chosen, its file goes out and is the one that counts. In the order given. */
export async function loadListedImages(db: Db, listings: readonly (readonly ImageDetail[])[]): Promise<ListedImages[]> {
  const shown = listings.map((images) => images.filter(({ leftOut }) => leftOut === undefined));
  const urls = shown.flat().flatMap(({ url, rendition }) => (rendition ? [] : [url]));
  const hashes = shown.flat().flatMap(({ rendition }) => rendition?.hash ?? []);
  const facts = await store.findFacts(db, [...new Set(urls)], [...new Set(hashes)]);
  return shown.map((images) =>
    Object.fromEntries(
      images.flatMap(({ url, alt = null, rendition }) => {
        const known = facts.get(rendition?.hash ?? url);
        return known || alt !== null ? [[url, { ...(known ?? notFetched), alt }]] : [];
      }),
    ),
  );
}

/** A product as rules check it: with what is known of the files of the images that stand for it now. */
export async function withPictures<Of extends { images: readonly string[]; imageAlts: readonly string[] }>(
  db: Db,
  product: Of,
  content: Pick<ReviewedContent, 'imagesWithStatus'> | null,
): Promise<Of & { pictures: ListedImages }> {
  const [pictures = {}] = await loadListedImages(db, [presentImages(content, product)]);
  return { ...product, pictures };
}

/** Where anyone can fetch stored files; null where no such address is set, and where nothing works on images. */
export const loadPublicMedia = async ({ images }: { images?: ImageTools }): Promise<PublicMedia> =>
  (await images?.publicMedia()) ?? null;

/** Hashes that no stored file has. */
export async function findUnknownHashes(db: Db, hashes: readonly string[]): Promise<string[]> {
  const known = await findFiles(db, [...hashes]);
  return hashes.filter((hash) => !known.has(hash));
}
