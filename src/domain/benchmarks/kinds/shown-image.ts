// The images of a listing as rules on them see them, and how findings speak of them.
import { shortName } from '#domain/images/file-name.ts';
import { type ImageFile, type ImageProblem, imageProblems } from '#domain/images/image-file.ts';
import { type Finding, fail, foundLimit, type Target } from '../finding.ts';

/** `number` from 1, which is the hero. `file` and `problem` are null of an image that was never fetched, `alt` of one without; `isListed`: whether its alt text is known. */
export type ShownImage = {
  address: string;
  number: number;
  file: ImageFile | null;
  problem: ImageProblem | null;
  isListed: boolean;
  alt: string | null;
};

/** The images a rule is about, in their order. */
export function shownImages({ items, product: { pictures } }: Target, isHeroOnly = false): ShownImage[] {
  return (isHeroOnly ? items.slice(0, 1) : items).map((address, at) => {
    // Addresses are anybody's: one may be named like a property every object has.
    const known = pictures && Object.hasOwn(pictures, address) ? pictures[address] : undefined;
    const { file = null, problem = null, alt = null } = known ?? {};
    return { address, number: at + 1, file, problem, isListed: known !== undefined, alt: alt?.trim() || null };
  });
}

/** Whether nobody can show the image: then nothing its address says is true of a picture. */
export const isBroken = ({ problem }: ShownImage): boolean => problem !== null && imageProblems[problem].isBroken;

/** `Hero`, `Image 2`: how a sentence begins with it. */
export const nameImage = ({ number }: Pick<ShownImage, 'number'>): string =>
  number === 1 ? 'Hero' : `Image ${number}`;
/** The same within a sentence. */
export const inSentence = ({ number }: Pick<ShownImage, 'number'>): string =>
  number === 1 ? 'the hero' : `image ${number}`;

/** A finding about some images: the message speaks of the first, and says how many there are. */
export function failOf(
  images: readonly ShownImage[],
  {
    message,
    fix,
    share = 1,
    word,
    sameAs,
  }: { message: string; fix: string; share?: number; word?: string | undefined; sameAs?: string | undefined },
): Finding {
  const affected = images.length > 1 ? ` (${images.length} images affected)` : '';
  return {
    ...fail(`${message}${affected}`, fix, {
      found: images.slice(0, foundLimit).map((image) => `${nameImage(image)}: ${shortName(image.address)}`),
    }),
    share,
    images: images.map(({ address }) => address),
    ...(word === undefined ? {} : { word }),
    ...(sameAs === undefined ? {} : { sameAs }),
  };
}

/** Whether an image is as required; null if nothing shows it. */
export type Meets = (image: ShownImage) => boolean | null;

/** What is known of a file: its sides, its ground, how far the goods fill it, how sharp it is, and type, bytes and colors. */
export type FileFact = 'size' | 'ground' | 'fill' | 'sharpness' | 'file';
/** What a rule asks of one fact. */
export type FileCheck = { fact: FileFact; meets: Meets };

/** The images that are not as required, and those of which nothing is known. */
export function sortOut(images: readonly ShownImage[], meets: Meets): { broken: ShownImage[]; unknown: ShownImage[] } {
  const checked = images.map((image) => ({ image, isMet: meets(image) }));
  return {
    broken: checked.flatMap(({ image, isMet }) => (isMet === false ? [image] : [])),
    unknown: checked.flatMap(({ image, isMet }) => (isMet === null ? [image] : [])),
  };
}

/** Without it, a rule says it without naming who asks: the kind alone does not know. */
export const someone = 'the channel asks for';

/** What is asked and why, as one phrase: `at least 1,000 pixels on the longest side to zoom`. */
export const withReason = (wish: string, reason: string | undefined): string => (reason ? `${wish} ${reason}` : wish);
