// The images of a request, drafted: the same for every writer of the texts.
import { sourceImages } from '#domain/images/image-detail.ts';
import type { DraftOf } from '../draft.ts';
import type { EngineRequest } from '../engine.ts';
import { longestAlt, needsAlts } from './alt-limits.ts';
import { proposeImages } from './propose-images.ts';
import { type Looks, openLooks } from './use-looks.ts';

/** `title`: what the listing is called; `isEnglish`: whether English words may be added to it; `looks`: what a model that sees said of its pictures. */
export function draftImages(
  request: EngineRequest,
  { title, isEnglish, looks }: { title: string; isEnglish: boolean; looks?: Looks },
): DraftOf<'images'> {
  const { product, limits, rules, imageBasis } = request;
  const said = [product.title, product.category ?? '', product.description, ...product.bullets].join('\n');
  return proposeImages({
    product,
    images: sourceImages(product.images, product.imageAlts),
    limits: limits.images,
    rules,
    ...(imageBasis ? { basis: imageBasis } : {}),
    alts: needsAlts(rules) ? { title, said, isEnglish, max: longestAlt(rules) } : null,
    ...(looks ? { looks: openLooks(request, looks) } : {}),
  });
}
