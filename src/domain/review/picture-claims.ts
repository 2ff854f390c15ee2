// What pictures say against their product, as claims: found by a model that sees, open until a person decides.
import type { PlacedClaim } from '#domain/claims/checked-claim.ts';
import type { ImageDetail } from '#domain/images/image-detail.ts';
import type { ImageLook } from '#domain/images/image-look.ts';
import { capitalise, firstOfEach } from '#domain/text/words.ts';

/** `Title says black, the picture shows red` */
export function describeDiffers({ field, says, shows }: NonNullable<ImageLook['differs']>): string {
  const name = capitalise(field.replace(/^attributes\./, ''));
  return `${name} says ${says}, the picture shows ${shows}`;
}

/**
 * The claims of images that are shown; what several differ in is one. A picture is no source, and a model may be wrong about it: such a claim is unsupported and never
 * contradicted, with the words of the product as its evidence.
 */
export function claimsOfPictures(images: readonly ImageDetail[]): PlacedClaim[] {
  const claims = images.flatMap(({ leftOut, look }): PlacedClaim[] => {
    if (leftOut !== undefined || !look?.differs) return [];
    const { field, says } = look.differs;
    const text = describeDiffers(look.differs);
    const evidence = [{ field, start: 0, end: says.length, text: says }];
    return [{ text, start: 0, end: text.length, kind: 'feature', verdict: 'unsupported', evidence, judgedBy: look.by }];
  });
  return firstOfEach(claims, ({ text }) => text);
}
