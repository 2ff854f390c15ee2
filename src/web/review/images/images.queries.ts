// What is known of the images of a product: their files, and where these are served from.
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { canonicalJson } from '#domain/canonical-json.ts';
import type { ContractReply } from '#domain/contract.ts';
import type { ImageDetail } from '#domain/images/image-detail.ts';
import { notFetched } from '#domain/images/image-file.ts';
import { getImages } from '#domain/images/images.contract.ts';
import type { ListedImages } from '#domain/images/listed-image.ts';
import { call } from '#web/client/api.ts';
import { keys } from '#web/client/query-keys.ts';

export type KnownImages = ContractReply<typeof getImages>;

/** Read again with all else of the product: after its images were measured, too. */
export function useImages(productId: number, isAsked = true) {
  return useQuery({
    queryKey: keys.productImages(productId),
    queryFn: ({ signal }) => call(getImages, { params: { id: String(productId) }, signal }),
    enabled: isAsked,
  });
}

/** The files that go out for the images that are shown: of a chosen rendition its own. */
export function listKnown({ images, renditions }: KnownImages, details: readonly ImageDetail[]): ListedImages {
  const facts = new Map(images.map(({ url, file, problem }) => [url, { file, problem }]));
  return Object.fromEntries(
    details.flatMap(({ url, alt = null, rendition, leftOut }) => {
      if (leftOut !== undefined) return [];
      const made = rendition && renditions[rendition.hash];
      return [[url, { ...(made ? { file: made.file, problem: null } : (facts.get(url) ?? notFetched)), alt }]];
    }),
  );
}

/** The images of a listing as the rules check them, the same as long as nothing of it changes; null until their files are known. */
export function useListedImages(known: KnownImages | undefined, details: readonly ImageDetail[]): ListedImages | null {
  const said = canonicalJson(details);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the details by what they say
  return useMemo(() => (known ? listKnown(known, details) : null), [known, said]);
}
