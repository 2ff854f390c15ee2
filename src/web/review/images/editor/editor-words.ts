// How the editor names an image.
import { shortName } from '#domain/images/file-name.ts';
import type { ImageDetail, Rendition } from '#domain/images/image-detail.ts';

/** Its place among those shown, from 1; a dash where it is left out. */
export function rowNumber({ url }: ImageDetail, shown: readonly ImageDetail[]): string {
  const at = shown.findIndex((image) => image.url === url);
  return at < 0 ? '–' : String(at + 1);
}

/** `Hero`, `Picture 2`, `Left out: lamp-back.jpg` */
export function rowName(image: ImageDetail, shown: readonly ImageDetail[]): string {
  const number = rowNumber(image, shown);
  if (image.leftOut !== undefined) return `Left out: ${shortName(image.url)}`;
  return number === '1' ? 'Hero' : `Picture ${number}`;
}

/** What a rendition is, in a word or two: `Square, white`. */
export function renditionName({ steps, crop }: Rendition): string {
  if (crop) return 'Your crop';
  const has = new Set(steps);
  if (has.has('pad')) return has.has('white') ? 'Square, white' : 'Square';
  if (has.has('crop')) return 'Crop to product';
  if (has.has('white')) return 'White background';
  return has.has('resize') ? 'Resized' : 'Converted';
}
