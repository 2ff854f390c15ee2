// The images of a listing as they are reviewed: those it shows, the hero first, and behind them those it leaves out, each with a status.
import { canonicalJson } from '#domain/canonical-json.ts';
import type { HistoryDetails } from '#domain/history/history-details.ts';
import type { ImageDetail } from '#domain/images/image-detail.ts';
import type { Status } from '#domain/parts/parts.ts';
import type { ImageEntry } from './content.ts';

/** The addresses a listing shows, in their order. */
export const shownUrls = (images: readonly Pick<ImageDetail, 'url' | 'leftOut'>[]): string[] =>
  images.flatMap(({ url, leftOut }) => (leftOut === undefined ? [url] : []));

/** Entries for the images of a listing: the first one shown is the hero, those left out come last, all are pending. */
export function imageEntries(details: readonly ImageDetail[]): ImageEntry[] {
  const shown = details.filter(({ leftOut }) => leftOut === undefined);
  const leftOut = details.filter((detail) => detail.leftOut !== undefined);
  return [...shown, ...leftOut].map((detail, order) => ({
    ...detail,
    type: order === 0 && shown.length > 0 ? 'hero' : 'secondary',
    order,
    status: 'pending',
  }));
}

/** What an entry says of its image, without where it stands and what was decided. */
function detailOf({ url, alt, rendition, leftOut, look }: ImageEntry): ImageDetail {
  return {
    url,
    ...(alt === undefined ? {} : { alt }),
    ...(rendition === undefined ? {} : { rendition }),
    ...(leftOut === undefined ? {} : { leftOut }),
    ...(look === undefined ? {} : { look }),
  };
}

export const detailsOf = (images: readonly ImageEntry[]): ImageDetail[] =>
  images.toSorted((a, b) => a.order - b.order).map(detailOf);

/** The images of a new list of addresses: what is known of an address goes with it, and what is in the list is shown. */
export function withAddresses(images: readonly ImageEntry[], urls: readonly string[]): ImageDetail[] {
  const known = new Map(images.map((image) => [image.url, detailOf(image)]));
  return urls.map((url) => {
    const { leftOut: _, ...detail } = known.get(url) ?? { url };
    return detail;
  });
}

/** What a model said of an image changes nothing of it. */
export const areSameImages = (one: readonly ImageDetail[], other: readonly ImageDetail[]): boolean => {
  const withoutLooks = (images: readonly ImageDetail[]) => canonicalJson(images.map(({ look: _, ...image }) => image));
  return withoutLooks(one) === withoutLooks(other);
};

/** New images with what was said of the same addresses before, where nobody looked again: ordering, editing or restoring images decides nothing about them. */
export function keepLooks(images: readonly ImageDetail[], before: readonly ImageEntry[]): ImageDetail[] {
  const looks = new Map(before.map(({ url, look }) => [url, look]));
  return images.map((image) => {
    const look = image.look ?? looks.get(image.url);
    return look ? { ...image, look } : image;
  });
}

/** Whether a model found a difference on an image of which none was known. */
export function hasNewDifference(images: readonly ImageDetail[], before: readonly ImageEntry[]): boolean {
  const known = new Set(before.flatMap(({ url, look }) => (look?.differs ? [url] : [])));
  return images.some(({ url, look, leftOut }) => leftOut === undefined && look?.differs && !known.has(url));
}

/** Whether a list says more than addresses. */
const hasDetails = (details: readonly ImageDetail[]): boolean =>
  details.some(({ alt, rendition, leftOut }) => alt !== undefined || rendition !== undefined || leftOut !== undefined);

/** The images with one of those left out behind those that are shown, in a status; decisions on the others stay. */
export function showAgain(images: readonly ImageEntry[], kept: ImageEntry, to: Status): ImageEntry[] {
  const decided = new Map(
    images.map(({ url, status, firstApproval }) => [url, { status, ...(firstApproval ? { firstApproval } : {}) }]),
  );
  const details = detailsOf(images).map((detail) => {
    const { leftOut: _, ...shown } = detail;
    return detail.url === kept.url ? shown : detail;
  });
  const moved = details.find(({ url }) => url === kept.url);
  const others = details.filter((detail) => detail !== moved);
  return imageEntries(moved ? [...others, moved] : others).map((image) => ({
    ...image,
    ...(image.url === kept.url ? { status: to } : decided.get(image.url)),
  }));
}

/** What history keeps of images beside their addresses; nothing where they are only addresses. */
export function imageHistoryOf(
  before: readonly ImageEntry[],
  after: readonly ImageEntry[],
): Pick<HistoryDetails, 'images'> {
  const images = { before: detailsOf(before), after: detailsOf(after) };
  return hasDetails(images.before) || hasDetails(images.after) ? { images } : {};
}

/** The images part follows its images: any pending → pending; else any rejected → rejected; else approved. No images: pending. */
export function imagesStatusOf(images: readonly Pick<ImageEntry, 'status'>[]): Status {
  if (images.length === 0 || images.some((image) => image.status === 'pending')) return 'pending';
  return images.some((image) => image.status === 'rejected') ? 'rejected' : 'approved';
}
