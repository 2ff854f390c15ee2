// What an image part leaves out: pictures that are there already, and addresses without a picture. Each with its reason, for a person to decide.
import { factsOf, type ImageBasis } from '#domain/images/image-basis.ts';
import type { ImageDetail } from '#domain/images/image-detail.ts';
import { imageProblems } from '#domain/images/image-file.ts';
import { isMuchLarger } from '#domain/images/much-larger.ts';
import { identityOf } from './name-image.ts';

type Numbered = ImageDetail & { number: number };

/** Numbers are those of the source, from 1. */
export function leaveOut(images: readonly ImageDetail[], basis: ImageBasis): Numbered[] {
  const numbered = images.map((image, at): Numbered => ({ ...image, number: at + 1 }));
  const placeless = numbered.map((image) => leaveOutBroken(image, basis));
  const isNoneLeft = placeless.every(({ leftOut }) => leftOut !== undefined);
  // Where nothing can be loaded the fault may be ours.
  return leaveOutCopies(isNoneLeft ? numbered : placeless, basis);
}

function leaveOutBroken(image: Numbered, basis: ImageBasis): Numbered {
  const { problem } = factsOf(basis, image.url);
  return problem !== null && imageProblems[problem].isBroken
    ? { ...image, leftOut: imageProblems[problem].text }
    : image;
}

/** Of copies the first stays, or in its place one that is much larger. */
function leaveOutCopies(images: readonly Numbered[], basis: ImageBasis): Numbered[] {
  const shown: Numbered[] = [];
  const leftOut: Numbered[] = images.filter((image) => image.leftOut !== undefined);
  for (const image of images) {
    if (image.leftOut !== undefined) continue;
    const at = shown.findIndex((other) => isCopy(image, other, basis));
    const first = shown[at];
    if (first === undefined) {
      shown.push(image);
      continue;
    }
    const isLarger = isMuchLarger(factsOf(basis, image.url).file, factsOf(basis, first.url).file);
    const [kept, other] = isLarger ? [image, first] : [first, image];
    shown[at] = kept;
    const size = isLarger ? ', which is larger' : '';
    leftOut.push({ ...other, leftOut: `Shows the same picture as image ${kept.number}${size}.` });
  }
  return [...shown, ...leftOut.toSorted((a, b) => a.number - b.number)];
}

function isCopy(one: ImageDetail, other: ImageDetail, basis: ImageBasis): boolean {
  const [a, b] = [factsOf(basis, one.url).file, factsOf(basis, other.url).file];
  if (a && b) return a.alikeId === b.alikeId;
  return identityOf(one.url) === identityOf(other.url);
}
