// What is known of the images of one product, for those who look at it.
import { type ImageFacts, notFetched } from '#domain/images/image-file.ts';
import type { ImageView } from '#domain/images/images.contract.ts';
import type { Context } from '#server/app/context.ts';
import { loadProduct } from '#server/catalogue/catalogue.commands.ts';
import { loadContent } from '#server/review/review.commands.ts';
import type { ImageTools } from './image-tools.ts';
import * as store from './images.store.ts';
import { factsOf } from './measure-address.ts';
import { findFiles } from './media-files.store.ts';

type ProductImages = {
  images: ImageView[];
  renditions: Record<string, { served: string; file: NonNullable<ImageFacts['file']> }>;
};

/** What is known of the images of a product, of its source and of its content. Throws NOT_FOUND. */
export async function viewProductImages({ db }: Context, tools: ImageTools, productId: number): Promise<ProductImages> {
  const product = await loadProduct(db, productId);
  const entries = (await loadContent(db, productId))?.imagesWithStatus ?? [];
  const urls = [...new Set([...product.images, ...entries.map(({ url }) => url)])];
  const [known, sharers, files, media] = [
    await store.findAddresses(db, urls),
    await store.findSharers(db, productId, urls),
    await findFiles(
      db,
      entries.flatMap(({ rendition }) => rendition?.hash ?? []),
    ),
    await tools.mediaUrls(),
  ];
  const servedOf = ({ hash, measures }: NonNullable<ImageFacts['file']>) => media.make(hash, measures.format);
  return {
    images: urls.map((url) => {
      const found = known.get(url);
      const facts = found ? factsOf(found) : notFetched;
      return {
        url,
        ...facts,
        served: facts.file && servedOf(facts.file),
        checkedAt: found?.checkedAt.toISOString() ?? null,
        sharedWith: sharers.get(url) ?? { products: 0, first: [] },
      };
    }),
    renditions: Object.fromEntries(
      [...files].flatMap(([hash, stored]) => {
        const { file } = factsOf({ file: stored, problem: null });
        return file ? [[hash, { served: servedOf(file), file }]] : [];
      }),
    ),
  };
}
