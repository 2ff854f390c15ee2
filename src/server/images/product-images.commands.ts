// What is known of the images of one product, for those who look at it.
import { type ImageFacts, notFetched, type ShareBox } from '#domain/images/image-file.ts';
import type { ImageView, RenditionReply } from '#domain/images/images.contract.ts';
import { Problem } from '#domain/problem.ts';
import { presentImages } from '#domain/review/present-images.ts';
import { loadProduct } from '#server/catalogue/catalogue.commands.ts';
import { loadActiveRules } from '#server/checks/active-rules.commands.ts';
import type { Context } from '#server/http/context.ts';
import type { ImageTools } from '#server/media/image-tools.ts';
import { loadImageFacts } from '#server/media/images.commands.ts';
import * as store from '#server/media/images.store.ts';
import { factsOf } from '#server/media/measure-address.ts';
import { findFiles } from '#server/media/media-files.store.ts';
import { loadContent } from '#server/review/review.commands.ts';
import { drawRendition } from './image-basis.commands.ts';

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

/**
 * Makes a rendition of an image of a product that was measured, or answers why there is none: the image is fine, or only another photo helps. `isHero`: whether
 * it is to be the first image; without, as the content has it. Throws NOT_FOUND, NOT_IN_CONTENT, and CANNOT_RENDER where nothing can be drawn now.
 */
export async function makeRendition(
  context: Context,
  tools: ImageTools,
  productId: number,
  { url, crop, isHero }: { url: string; crop?: ShareBox | undefined; isHero?: boolean | undefined },
): Promise<RenditionReply> {
  const { db, now } = context;
  const product = await loadProduct(db, productId);
  const shown = presentImages(await loadContent(db, productId), product);
  if (!shown.some((image) => image.url === url) && !product.images.includes(url))
    throw new Problem('NOT_IN_CONTENT', 'This image does not belong to this product.');
  const file = (await loadImageFacts(db, [url])).get(url)?.file;
  if (!file)
    throw new Problem(
      'CANNOT_RENDER',
      'This image has not been loaded. On the product page, select “Measure images” or “Measure again”.',
    );
  const { rules } = await loadActiveRules(db);
  const isFirst = shown.find(({ leftOut }) => leftOut === undefined)?.url === url;
  const asked = { file, product, rules, on: now(), isHero: isHero ?? isFirst, crop };
  const made = await drawRendition({ db, images: tools }, asked);
  if ('fault' in made) throw new Problem('CANNOT_RENDER', made.fault);
  if ('refusal' in made) return { rendition: null, reason: made.refusal, photo: made.photo };
  const media = await tools.mediaUrls();
  return { ...made, served: media.make(made.file.hash, made.file.measures.format) };
}
