// The renditions of approved images in an export: their addresses take the place of those of the images they were made of.
import { altsByAddress } from '#domain/images/image-detail.ts';
import type { Exportable } from './approved-product.ts';

/** Where anyone can fetch a file of the media store, by its hash; null where no public media address is set. */
export type PublicMedia = ((hash: string) => string) | null;

/** The item with the addresses of its chosen renditions. Without a public media address nobody could fetch them, and the originals stay. */
export function sendRenditions<Item extends Exportable>(item: Item, publicMedia: PublicMedia): Item {
  const { content, product } = item;
  if (!publicMedia || !content?.imagesWithStatus.some(({ rendition }) => rendition)) return item;
  const altOf = altsByAddress(product);
  const imagesWithStatus = content.imagesWithStatus.map((image) => {
    if (!image.rendition) return image;
    // The source says its alt text of the address that goes.
    const alt = image.alt ?? altOf.get(image.url);
    return { ...image, url: publicMedia(image.rendition.hash), ...(alt === undefined ? {} : { alt }) };
  });
  return { ...item, content: { ...content, imagesWithStatus } };
}

/** What an export says of a product whose approved renditions stay behind; null where none do. */
export function noteOriginals({ content }: Pick<Exportable, 'content'>, publicMedia: PublicMedia): string | null {
  if (publicMedia || content?.parts.images.status !== 'approved') return null;
  const count = content.imagesWithStatus.filter(({ rendition, leftOut }) => rendition && leftOut === undefined).length;
  if (count === 0) return null;
  const [what, original] = count === 1 ? ['1 rendition', 'image'] : [`${count} renditions`, 'images'];
  return `Exported the original ${original}: no public media address is set for ${what}.`;
}
