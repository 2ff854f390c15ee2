// Use cases of the benchmarks: check a product's listing as it stands, or with unsaved content in its place.

import { noAims } from '#domain/benchmarks/aims.ts';
import { type BenchmarkReply, describeBenchmark, type PreviewBody } from '#domain/benchmarks/benchmarks.contract.ts';
import { evaluate } from '#domain/benchmarks/evaluate.ts';
import { packOf } from '#domain/benchmarks/pack.ts';
import type { PartContent } from '#domain/parts/parts.ts';
import { presentOf } from '#domain/review/content.ts';
import { imageEntries, withAddresses } from '#domain/review/image-entries.ts';
import { presentImages } from '#domain/review/present-images.ts';
import { loadProduct } from '#server/catalogue/catalogue.commands.ts';
import { loadActiveRules } from '#server/checks/active-rules.commands.ts';
import { loadAims } from '#server/checks/aims.commands.ts';
import type { Context } from '#server/http/context.ts';
import { withPictures } from '#server/media/images.commands.ts';
import { loadContent } from '#server/review/review.commands.ts';

/** Checks the content under review, or the source before anything was generated; `preview` takes the place of the parts it names. */
export async function loadBenchmark(
  context: Context,
  productId: number,
  preview: PreviewBody | null,
): Promise<BenchmarkReply> {
  const product = await loadProduct(context.db, productId);
  const content = await loadContent(context.db, productId);
  const checked: PartContent = { ...presentOf({ content, product }), ...preview };
  const { rules } = await loadActiveRules(context.db);
  const [aims = noAims] = await loadAims(context.db, [product]);
  const on = context.now();
  // What is known of an address goes with it: a preview of another order keeps its renditions.
  const imagesWithStatus = imageEntries(
    withAddresses(content?.imagesWithStatus ?? imageEntries(presentImages(null, product)), checked.images),
  );
  const { pictures } = await withPictures(context.db, product, { imagesWithStatus });
  return describeBenchmark(evaluate(checked, { ...product, pictures }, rules, on, aims), {
    productId,
    judged: preview ? 'preview' : content ? 'content' : 'source',
    pack: packOf(product, rules, on),
    on,
  });
}
