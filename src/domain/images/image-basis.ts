// What a writer of images works from: the files behind the addresses, and the renditions that were made of them.
import type { ImageDetail, Rendition } from './image-detail.ts';
import { type ImageFacts, type ImageFile, notFetched } from './image-file.ts';
import type { ListedImages } from './listed-image.ts';

export type ImageBasis = {
  /** By address; those that were never fetched are missing. */
  facts: Readonly<Record<string, ImageFacts>>;
  /** Those that can be chosen, by the hash of the file they were made from; measured after they were made. */
  renditions: Readonly<Record<string, { rendition: Rendition; file: ImageFile }>>;
};
export const emptyBasis: ImageBasis = { facts: {}, renditions: {} };

/** What is known of an address. */
export const factsOf = ({ facts }: ImageBasis, url: string): ImageFacts =>
  Object.hasOwn(facts, url) ? (facts[url] ?? notFetched) : notFetched;

/** The rendition that can be chosen in the place of an address. */
export const renditionOf = (basis: ImageBasis, url: string) => basis.renditions[factsOf(basis, url).file?.hash ?? ''];

/** The same address over https; null where it is none over http. */
export const secureAddress = (url: string): string | null => (/^http:\/\//i.test(url) ? `https${url.slice(4)}` : null);

/** Images as rules check them: of a chosen rendition its own file, what is left out not at all. */
export function listImages(details: readonly ImageDetail[], basis: ImageBasis): ListedImages {
  return Object.fromEntries(
    details.flatMap(({ url, alt = null, rendition, leftOut }) => {
      if (leftOut !== undefined) return [];
      const made = renditionOf(basis, url);
      const isChosen = made !== undefined && rendition?.hash === made.rendition.hash;
      return [[url, { ...(isChosen ? { file: made.file, problem: null } : factsOf(basis, url)), alt }]];
    }),
  );
}
