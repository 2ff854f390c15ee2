// The images of a request, drafted: the same whoever writes the texts.
import { sourceImages } from '#domain/images/image-detail.ts';
import type { DraftOf } from '../draft.ts';
import type { EngineRequest } from '../engine.ts';
import { proposeImages } from './propose-images.ts';

export function draftImages({ product, limits, rules, imageBasis }: EngineRequest): DraftOf<'images'> {
  return proposeImages({
    product,
    images: sourceImages(product.images),
    limits: limits.images,
    rules,
    ...(imageBasis ? { basis: imageBasis } : {}),
    alts: null,
  });
}
