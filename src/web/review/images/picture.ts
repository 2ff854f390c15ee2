// What can be shown of an image, and why it cannot where it cannot.
import type { ImageDetail } from '#domain/images/image-detail.ts';
import { type ImageFile, imageProblems } from '#domain/images/image-file.ts';
import type { CopyWidth, ImageView } from '#domain/images/images.contract.ts';
import type { KnownImages } from './images.queries.ts';

export type Picture = {
  /** Where it is loaded from; null where it cannot be shown. */
  src: string | null;
  /** Of what is shown: of a chosen rendition its own file. Null where nothing was measured. */
  file: ImageFile | null;
  /** Why there is no picture, in a word or two and in a sentence; null where there is one. */
  cause: { label: string; text: string; canRetry: boolean } | null;
};

/** Of a served file the copy that is this wide. */
export const copyOf = (served: string, width: CopyWidth): string =>
  `${served}${served.includes('?') ? '&' : '?'}w=${width}`;

const insecure = {
  label: 'Not secure',
  text: 'The URL starts with http, which browsers do not show here. Measure the images to see a copy.',
  canRetry: true,
};

export const viewOf = (known: KnownImages | undefined, url: string): ImageView | undefined =>
  known?.images.find((each) => each.url === url);

/** The image itself, even if a rendition goes out in its place. */
export function originalOf(known: KnownImages | undefined, url: string, width: CopyWidth): Picture {
  const view = viewOf(known, url);
  const file = view?.file ?? null;
  if (view?.served) return { src: copyOf(view.served, width), file, cause: null };
  if (view?.problem) {
    const { label, text, retry: canRetry } = imageProblems[view.problem];
    return { src: null, file, cause: { label, text, canRetry } };
  }
  return /^http:/i.test(url) ? { src: null, file, cause: insecure } : { src: url, file, cause: null };
}

/** What goes out: the chosen rendition, else the image. */
export function pictureOf(
  known: KnownImages | undefined,
  { url, rendition }: Pick<ImageDetail, 'url' | 'rendition'>,
  width: CopyWidth,
): Picture {
  const made = rendition && known?.renditions[rendition.hash];
  if (made) return { src: copyOf(made.served, width), file: made.file, cause: null };
  return originalOf(known, url, width);
}
