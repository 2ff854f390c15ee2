// Stored files in an export: renditions that go out in the place of their images, and uploaded pictures, which no one else has.
import { altsByAddress, dropLast, type ImageDetail, sourceImages } from '#domain/images/image-detail.ts';
import { type PublicMedia, publicAddress, storedFileAt } from '#domain/images/media-address.ts';
import type { ImageEntry, OptimizedContent } from '#domain/review/content.ts';
import type { Exportable } from './approved-product.ts';

const isUpload = ({ url }: Pick<ImageDetail, 'url'>): boolean => storedFileAt(url) !== null;
const isShown = ({ leftOut }: Pick<ImageDetail, 'leftOut'>): boolean => leftOut === undefined;

/** The address that goes out for an image; null where nobody outside could fetch it. */
function sentAddress({ url, rendition }: ImageDetail, media: PublicMedia): string | null {
  const path = media && rendition ? media.pathOf(rendition.hash, rendition.format) : url;
  const stored = storedFileAt(path);
  if (!stored) return path;
  return media && publicAddress(media, stored.name);
}

/** The images of a list under the addresses that go out, each once, with their alt texts. Those that cannot go out are missing. */
function sendList<Image extends ImageDetail>(
  images: readonly Image[],
  media: PublicMedia,
  altOf: ReadonlyMap<string, string>,
): Image[] {
  const sent = images.flatMap((image) => {
    const url = sentAddress(image, media);
    if (url === null) return [];
    // The source says its alt text of the address that goes.
    const alt = image.alt ?? altOf.get(image.url);
    return [url === image.url ? image : { ...image, url, ...(alt === undefined ? {} : { alt }) }];
  });
  const first = new Map<string, Image>();
  for (const image of sent) if (isShown(image) && !first.has(image.url)) first.set(image.url, image);
  // Two images can have the same rendition.
  return sent.filter((image) => !isShown(image) || first.get(image.url) === image);
}

/** Content of which images cannot go out. Where none is left of an approved list, it is no list: the source's images stay. */
function sendContent(content: OptimizedContent, imagesWithStatus: ImageEntry[]): OptimizedContent {
  const { images, ...parts } = content.parts;
  const isLost = content.imagesWithStatus.some(isShown) && !imagesWithStatus.some(isShown);
  return {
    ...content,
    imagesWithStatus,
    parts: { ...parts, images: isLost ? { ...images, status: 'pending' } : images },
  };
}

/**
 * The item as it goes out: stored files under their public addresses. Without a public media address, originals replace renditions, and
 * uploaded pictures are left out.
 */
export function sendMedia<Item extends Exportable>(item: Item, media: PublicMedia): Item {
  const { content, product } = item;
  const entries = content?.imagesWithStatus ?? [];
  const listed = sourceImages(product.images, product.imageAlts);
  if (![...entries, ...listed].some((image) => sentAddress(image, media) !== image.url)) return item;
  const altOf = altsByAddress(product);
  const source = sendList(listed, media, altOf);
  return {
    ...item,
    product: {
      ...product,
      images: source.map(({ url }) => url),
      imageAlts: dropLast(source.map(({ alt = '' }) => alt)),
    },
    content: content && sendContent(content, sendList(entries, media, altOf)),
  };
}

/** Pictures that do not go out because no public media address is set: renditions whose originals do, and uploads. */
export type KeptMedia = { renditions: number; uploads: number };

const count = (number: number, noun: string) => `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`;

/** Those of one product. */
export function countKept(
  { content, product }: Pick<Exportable, 'content' | 'product'>,
  media: PublicMedia,
): KeptMedia {
  if (media) return { renditions: 0, uploads: 0 };
  const listed = content?.parts.images.status === 'approved' ? content.imagesWithStatus : sourceImages(product.images);
  const shown = listed.filter(isShown);
  const uploads = shown.filter(isUpload).length;
  return { renditions: shown.filter((image) => image.rendition && !isUpload(image)).length, uploads };
}

const because = 'no public media address is set';

const join = (said: readonly (string | false)[]) => said.filter((sentence) => sentence !== false).join(' ') || null;

/** What an export said of a product whose stored files stayed behind; null where none did. */
export const noteKept = ({ renditions, uploads }: KeptMedia): string | null =>
  join([
    renditions > 0 &&
      `Exported the original ${renditions === 1 ? 'image' : 'images'}: ${because} for ${count(renditions, 'rendition')}.`,
    uploads > 0 && `Left out ${count(uploads, 'uploaded picture')}: ${because}.`,
  ]);

/** What an export will do with them, before it is made; null where none stay behind. */
export const foretellKept = ({ renditions, uploads }: KeptMedia): string | null =>
  join([
    renditions > 0 &&
      `${count(renditions, 'picture')} will be exported as ${renditions === 1 ? 'the original' : 'originals'}, because ${because}.`,
    uploads > 0 &&
      `${count(uploads, 'uploaded picture')} will be left out, because ${because} and ${uploads === 1 ? 'it has' : 'they have'} no other URL.`,
  ]);
