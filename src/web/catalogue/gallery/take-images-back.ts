// Takes back a decision on the images of a product, where they still are as it left them.
import type { OptimizedContent } from '#domain/review/content.ts';
import { toFlatPatch } from '#domain/review/flat-content.ts';
import { areSameImages, detailsOf } from '#domain/review/image-entries.ts';
import { getContent, patchContent } from '#domain/review/review.contract.ts';
import { decisionsOn } from '#domain/review/take-back.ts';
import { call } from '#web/client/api.ts';
import { ApiError } from '#web/client/api-error.ts';

/** Other parts can be decided on meanwhile, again and again; after this many times the person should know. */
const maxAttempts = 4;

const isStale = (error: unknown): boolean => error instanceof ApiError && error.problem?.code === 'STALE_VERSION';

const areAsLeft = (now: OptimizedContent, left: OptimizedContent): boolean =>
  areSameImages(detailsOf(now.imagesWithStatus), detailsOf(left.imagesWithStatus)) &&
  decisionsOn(now, 'images') === decisionsOn(left, 'images');

/** `left` is the content as the decision left it. Null where somebody decided on the images or changed them since: nothing is sent then. */
export async function takeImagesBack(productId: number, left: OptimizedContent): Promise<OptimizedContent | null> {
  const params = { id: String(productId) };
  const body = { ...toFlatPatch({ images: { status: 'pending' } }), isUndo: true as const };
  let ifMatch = left.version;
  for (let attempt = 1; ; attempt++) {
    try {
      return await call(patchContent, { params, ifMatch, body });
    } catch (error) {
      if (!isStale(error) || attempt === maxAttempts) throw error;
      const now = await call(getContent, { params });
      if (now === null || !areAsLeft(now, left)) return null;
      ifMatch = now.version;
    }
  }
}
