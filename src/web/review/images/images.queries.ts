// What is known of the images of a product: their files, and where these are served from.
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { canonicalJson } from '#domain/canonical-json.ts';
import type { ContractReply } from '#domain/contract.ts';
import { type ImageBasis, listImages } from '#domain/images/image-basis.ts';
import type { ImageDetail } from '#domain/images/image-detail.ts';
import { getImages } from '#domain/images/images.contract.ts';
import type { ListedImages } from '#domain/images/listed-image.ts';
import { call } from '#web/client/api.ts';
import { keys } from '#web/client/query-keys.ts';
import { useStartRun } from '#web/client/runs/runs.queries.ts';

export type KnownImages = ContractReply<typeof getImages>;

/** Read again with all else of the product: after its images were measured, too. */
export function useImages(productId: number, isAsked = true) {
  return useQuery({
    queryKey: keys.productImages(productId),
    queryFn: ({ signal }) => call(getImages, { params: { id: String(productId) }, signal }),
    enabled: isAsked,
  });
}

/** The files behind the addresses, as the rules read them. */
export function basisOf({ images, renditions }: KnownImages, details: readonly ImageDetail[]): ImageBasis {
  const facts = Object.fromEntries(images.map(({ url, file, problem }) => [url, { file, problem }]));
  return {
    facts,
    renditions: Object.fromEntries(
      details.flatMap(({ url, rendition }) => {
        const [original, made] = [facts[url]?.file, rendition && renditions[rendition.hash]];
        return original && rendition && made ? [[original.hash, { rendition, file: made.file }]] : [];
      }),
    ),
  };
}

/** The images of a listing as the rules judge them, the same as long as nothing of it changes; null until their files are known. */
export function useListedImages(known: KnownImages | undefined, details: readonly ImageDetail[]): ListedImages | null {
  const said = canonicalJson(details);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the details by what they say
  return useMemo(() => (known ? listImages(details, basisOf(known, details)) : null), [known, said]);
}

/** Loads and measures the images of one product again, as a run of this browser. */
export function useMeasureAgain(productId: number) {
  const { mutate, isPending } = useStartRun();
  return {
    isPending,
    start: () =>
      mutate({
        asked: { action: 'measure-images', options: { again: true }, selection: { ids: [productId] } },
        isByModel: false,
      }),
  };
}
