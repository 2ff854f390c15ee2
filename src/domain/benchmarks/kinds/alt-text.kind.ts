// Rule kind `alt-text`: whether images have alt texts, how long they are, and whether they say anything. Only an image that is known to be a picture
// lacks one.
import * as z from 'zod/mini';
import { isFileName } from '#domain/images/file-name.ts';
import { groupDigits } from '#domain/text/group-digits.ts';
import { foldText } from '#domain/text/words.ts';
import { type Finding, pass, quoteAll, type Target } from '../finding.ts';
import { defineRuleKind } from './define-rule-kind.ts';
import { givenNumber, most } from './given.ts';
import { measureText } from './measure.ts';
import { findRepeated } from './repetition.kind.ts';
import { failOf, inSentence, nameImage, type ShownImage, shownImages, someone } from './shown-image.ts';

const schema = z.object({
  /** Whether each image must have one. */
  isNeeded: z.optional(z.boolean()),
  /** Characters at most. */
  max: z.optional(z.number()),
  /** Whether it must say something: not the name of the file, not what another image's says, no word over and over. */
  isTelling: z.optional(z.boolean()),
});
export type AltTextRule = z.infer<typeof schema>;

/** More than twice is a list of keywords. */
const mostUses = 2;

type Fault = { image: ShownImage; message: string; fix: string };
type Described = ShownImage & { alt: string };

const hasAlt = (image: ShownImage): image is Described => image.alt !== null;
const isMissing = ({ alt, file }: ShownImage) => alt === null && file !== null;
const lengthOf = ({ alt }: Described) => measureText(alt, 'characters');

function emptyWords(image: Described, described: readonly Described[]): Omit<Fault, 'image'> | null {
  const { alt, address, number } = image;
  const its = `The alt text of ${inSentence(image)}`;
  if (isFileName(alt, address))
    return { message: `${its} is the name of its file`, fix: 'Describe what the image shows.' };
  const same = described.find((other) => other.number < number && foldText(other.alt) === foldText(alt));
  if (same)
    return { message: `${its} is the same as that of ${inSentence(same)}`, fix: 'Describe what sets the image apart.' };
  const repeated = findRepeated(alt, mostUses);
  return repeated.length === 0
    ? null
    : { message: `${its} repeats ${quoteAll(repeated)}`, fix: `Use each word at most ${mostUses} times.` };
}

/** The images of the first thing that is wrong. */
function findFaults(
  images: readonly ShownImage[],
  { isNeeded, max, isTelling: isDescriptive }: AltTextRule,
  asks: string,
): Fault[] {
  const missing = isNeeded ? images.filter(isMissing) : [];
  if (missing.length > 0)
    return missing.map((image) => ({
      image,
      message: `${nameImage(image)} has no alt text`,
      fix: 'Describe what the image shows.',
    }));
  const described = images.filter(hasAlt);
  const long = max === undefined ? [] : described.filter((image) => lengthOf(image) > max);
  if (long.length > 0)
    return long.map((image) => ({
      image,
      message: `The alt text of ${inSentence(image)} has ${groupDigits(lengthOf(image))} characters; ${asks} at most ${groupDigits(max ?? 0)}`,
      fix: `Shorten it to ${groupDigits(max ?? 0)} characters.`,
    }));
  return isDescriptive
    ? described.flatMap((image) => {
        const words = emptyWords(image, described);
        return words ? [{ image, ...words }] : [];
      })
    : [];
}

/** Of an image that nobody looked at it is not known whether it lacks a text, of one that is not listed not whether it has one. */
const findUnknown = (images: readonly ShownImage[], { isNeeded }: AltTextRule): ShownImage[] =>
  images.filter((image) => !image.isListed || (isNeeded && image.alt === null && image.file === null));

function check(target: Target, rule: AltTextRule, asks: string = someone): Finding | null {
  const images = shownImages(target);
  const faults = findFaults(images, rule, asks);
  const [first] = faults;
  if (first)
    return failOf(
      faults.map(({ image }) => image),
      { message: first.message, fix: first.fix, share: faults.length / images.length },
    );
  const isSilent = findUnknown(images, rule).length > 0 || !images.some(hasAlt);
  return isSilent ? null : pass('Alt texts meet requirements');
}

export const altTextKind = defineRuleKind({
  type: 'alt-text',
  label: 'Alt text',
  attributes: ['images'],
  isOfImages: true,
  schema,
  given: z.strictObject({
    isNeeded: z.optional(z.boolean()),
    max: z.optional(givenNumber(1, most.characters)),
    isTelling: z.optional(z.boolean()),
  }),
  findIssues: ({ isNeeded, max, isTelling: isDescriptive }) =>
    isNeeded || isDescriptive || max !== undefined
      ? []
      : [{ path: 'max', message: 'Enter a maximum, or select a requirement.' }],
  check,
  findUnchecked: (target, rule) => findUnknown(shownImages(target), rule).map(({ address }) => address),
  describe: ({ isNeeded, max, isTelling: isDescriptive }) =>
    [
      ...(isNeeded ? ['alt text for each image'] : []),
      ...(max === undefined ? [] : [`alt text of at most ${groupDigits(max)} characters`]),
      ...(isDescriptive ? ['alt text that describes the image'] : []),
    ].join(', '),
  fields: [
    [{ control: 'check', name: 'isNeeded', label: 'Each image has alt text', isOptional: true }],
    [
      {
        control: 'check',
        name: 'isTelling',
        label: 'Describes the image',
        hint: 'Not the file name, not the alt text of another image, no word more than twice.',
        isOptional: true,
      },
    ],
    [{ control: 'number', name: 'max', label: 'Maximum characters per alt text', isOptional: true }],
  ],
});
