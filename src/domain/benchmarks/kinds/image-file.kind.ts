// Rule kind `image-file`: the files of images and their addresses: type, how they are served, size, bytes and color.
// A file that was not fetched is checked by its address; what neither shows is not checked.
import * as z from 'zod/mini';
import { type Finding, foundLimit, nouns, pass, type Target } from '../finding.ts';
import { defineRuleKind } from './define-rule-kind.ts';
import { givenNumber, givenText, most } from './given.ts';
import { pictureTypes } from './image-address.ts';
import {
  askedOf,
  conditions,
  fileRuleSchema,
  type ImageFileRule,
  listFileChecks,
  meetsOf,
  typeName,
} from './image-conditions.ts';
import { heroField, reasonField } from './image-fields.ts';
import { failOf, nameImage, type ShownImage, shownImages, someone, sortOut, withReason } from './shown-image.ts';

const flag = z.optional(z.boolean());

/** No image is of a type the channel takes: a picture it does not take is none. */
function failAll(images: readonly ShownImage[], { types = [] }: ImageFileRule): Finding {
  const wanted = types.slice(0, 3).join(', ');
  const given = [...new Set(images.map(typeName))].slice(0, foundLimit).join(', ');
  const message = `Need more ${nouns.images.entries} to meet requirements`;
  const fix = `Add at least one as ${wanted}. The channel does not accept ${given}.`;
  return { ...failOf(images, { message, fix }), message };
}

function check(target: Target, rule: ImageFileRule, asks: string = someone): Finding | null {
  const images = shownImages(target, rule.isHeroOnly);
  const asked = askedOf(rule);
  if (images.length === 0 || asked.length === 0) return null;
  let isKnown = true;
  for (const condition of asked) {
    const { broken, unknown } = sortOut(images, meetsOf(condition, rule));
    const [first] = broken;
    if (first) {
      const isType = condition === conditions.types;
      if (isType && broken.length === images.length) return failAll(broken, rule);
      const wish = withReason(condition.wish(rule), rule.reason);
      return failOf(broken, {
        message: `${nameImage(first)} ${condition.state(first, rule)}; ${asks} ${wish}`,
        fix: condition.fix(rule),
        word: condition.word?.(first),
        share: isType ? broken.length / images.length : 1,
      });
    }
    isKnown &&= unknown.length === 0;
  }
  if (!isKnown) return null;
  if (rule.isHeroOnly) return pass('Hero meets the requirements for its file');
  return pass(
    rule.types ? 'Product images are of allowed file types' : 'Product images meet the requirements for their files',
  );
}

function findUnchecked(target: Target, rule: ImageFileRule): string[] {
  const asked = askedOf(rule);
  return shownImages(target, rule.isHeroOnly)
    .filter((image) => asked.some((condition) => meetsOf(condition, rule)(image) === null))
    .map(({ address }) => address);
}

const describe = (rule: ImageFileRule): string => {
  const wishes = askedOf(rule).map((condition) => condition.wish(rule));
  return `${rule.isHeroOnly ? 'for the hero, ' : ''}${withReason(wishes.join(', '), rule.reason)}`;
};

const figure = (greatest: number) => z.optional(givenNumber(1, greatest));

export const imageFileKind = defineRuleKind({
  type: 'image-file',
  label: 'Image files',
  attributes: ['images'],
  isOfImages: true,
  schema: fileRuleSchema,
  given: z.strictObject({
    types: z.optional(z.array(z.enum(pictureTypes))),
    isHttps: flag,
    isAbsolute: flag,
    isBare: flag,
    isNamedByType: flag,
    minSide: figure(most.characters),
    minLongest: figure(most.characters),
    maxSide: figure(most.characters),
    maxMegapixels: figure(1_000),
    maxMegabytes: figure(1_000),
    isSquare: flag,
    isPlainColor: flag,
    isStill: flag,
    isOpaque: flag,
    isHeroOnly: flag,
    isMeasuredOnly: flag,
    reason: z.optional(givenText(100)),
  }),
  findIssues: (rule) =>
    askedOf(rule).length > 0
      ? []
      : [{ path: 'types', message: 'Select a file type, a URL rule, a size or another requirement.' }],
  check,
  findUnchecked,
  listFileChecks,
  describe,
  fields: [
    [{ control: 'checks', name: 'types', label: 'Accepted file types', options: pictureTypes, isOptional: true }],
    [
      { control: 'number', name: 'minSide', label: 'Minimum pixels per side', isOptional: true },
      { control: 'number', name: 'minLongest', label: 'Minimum on the longest side', isOptional: true },
      { control: 'number', name: 'maxSide', label: 'Maximum pixels per side', isOptional: true },
    ],
    [
      { control: 'number', name: 'maxMegapixels', label: 'Maximum megapixels', isOptional: true },
      { control: 'number', name: 'maxMegabytes', label: 'Maximum file size in MB', isOptional: true },
    ],
    [{ control: 'check', name: 'isSquare', label: 'Square', isOptional: true }],
    [{ control: 'check', name: 'isPlainColor', label: 'sRGB with 8 bits per color', isOptional: true }],
    [{ control: 'check', name: 'isStill', label: 'Not animated', isOptional: true }],
    [{ control: 'check', name: 'isOpaque', label: 'Not transparent', isOptional: true }],
    [{ control: 'check', name: 'isNamedByType', label: 'File name ends in the type of the file', isOptional: true }],
    [{ control: 'check', name: 'isHttps', label: 'Only https', isOptional: true }],
    [{ control: 'check', name: 'isAbsolute', label: 'Only full URLs', isOptional: true }],
    [{ control: 'check', name: 'isBare', label: 'URLs must end with a file name, such as mug.jpg', isOptional: true }],
    [heroField],
    [
      {
        control: 'check',
        name: 'isMeasuredOnly',
        label: 'Only measured files, not the size in a URL',
        isOptional: true,
      },
    ],
    [reasonField],
  ],
});
