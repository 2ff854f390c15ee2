// Rule kind `image-fault`: images nobody can show, and images that show the same as an earlier one. What was not fetched is not checked.
import * as z from 'zod/mini';
import { imageProblems } from '#domain/images/image-file.ts';
import { type Finding, pass, type Target } from '../finding.ts';
import { defineRuleKind, type GalleryLook } from './define-rule-kind.ts';
import { failOf, inSentence, isBroken, nameImage, type ShownImage, shownImages } from './shown-image.ts';

const imageFaults = ['not-loading', 'duplicate'] as const;
export type ImageFault = (typeof imageFaults)[number];

type Words = {
  label: string;
  asked: string;
  passed: string;
  /** Images with the fault. */
  find(images: readonly ShownImage[]): ShownImage[];
  say(first: ShownImage, images: readonly ShownImage[]): { message: string; fix: string; sameAs?: string };
  look: GalleryLook;
};

const originalOf = (image: ShownImage, images: readonly ShownImage[]): ShownImage | undefined =>
  images.find(({ number, file }) => number < image.number && file !== null && file.alikeId === image.file?.alikeId);

const faults: Readonly<Record<ImageFault, Words>> = {
  'not-loading': {
    label: 'Cannot be loaded',
    asked: 'every image can be loaded',
    passed: 'Product images can be loaded',
    look: 'unloaded',
    find: (images) => images.filter(isBroken),
    say: (first) => ({
      message: `${nameImage(first)} cannot be loaded: ${first.problem ? imageProblems[first.problem].label.toLowerCase() : ''}`,
      fix: 'Replace the image or leave it out.',
    }),
  },
  duplicate: {
    label: 'Shows the same as another image',
    asked: 'no picture twice',
    passed: 'Each product image shows something different',
    look: 'pair',
    find: (images) => images.filter((image) => originalOf(image, images) !== undefined),
    say(first, images) {
      const original = originalOf(first, images) ?? first;
      return {
        message: `${nameImage(first)} shows the same picture as ${inSentence(original)}`,
        fix: 'Leave one of them out, or show another side.',
        sameAs: original.address,
      };
    },
  },
};

const schema = z.object({ fault: z.enum(imageFaults) });
type ImageFaultRule = z.infer<typeof schema>;

const findUnknown = (images: readonly ShownImage[], { fault }: ImageFaultRule): ShownImage[] =>
  images.filter((image) => image.file === null && !(fault === 'not-loading' && isBroken(image)));

function check(target: Target, rule: ImageFaultRule): Finding | null {
  const images = shownImages(target);
  const { find, say, passed } = faults[rule.fault];
  const broken = find(images);
  const [first] = broken;
  if (first) return failOf(broken, { ...say(first, images), share: broken.length / images.length });
  return images.length === 0 || findUnknown(images, rule).length > 0 ? null : pass(passed);
}

export const imageFaultKind = defineRuleKind({
  type: 'image-fault',
  label: 'Image problems',
  attributes: ['images'],
  isOfImages: true,
  schema,
  given: z.strictObject({ fault: z.enum(imageFaults) }),
  check,
  findUnchecked: (target, rule) => findUnknown(shownImages(target), rule).map(({ address }) => address),
  describe: ({ fault }) => faults[fault].asked,
  galleryLookOf: ({ fault }) => faults[fault].look,
  fields: [
    [
      {
        control: 'choice',
        name: 'fault',
        label: 'Problem',
        start: 'not-loading',
        options: imageFaults.map((value) => ({ value, label: faults[value].label })),
      },
    ],
  ],
});
