// Rule kind `image-measure`: a measure of the pixels of images within bounds. An image without that measure is not checked.
import * as z from 'zod/mini';
import type { ImageMeasures } from '#domain/images/image-file.ts';
import { type Finding, pass, type Target } from '../finding.ts';
import { findBoundsIssues } from './bounds.ts';
import { defineRuleKind } from './define-rule-kind.ts';
import { givenNumber, givenText } from './given.ts';
import { heroField, reasonField } from './image-fields.ts';
import {
  type FileFact,
  failOf,
  inSentence,
  type Meets,
  type ShownImage,
  shownImages,
  someone,
  sortOut,
  withReason,
} from './shown-image.ts';

const pixelMeasures = ['white', 'uneven', 'fill', 'sharpness', 'letters'] as const;
type PixelMeasure = (typeof pixelMeasures)[number];

const percent = (share: number | null) => (share === null ? null : share * 100);

const measures: Readonly<
  Record<
    PixelMeasure,
    {
      label: string;
      /** Null of what is no fact but a guess. */
      fact: FileFact | null;
      unit: '%' | '';
      /** Null where the picture has none, such as the fill of an empty one. */
      read(of: ImageMeasures): number | null;
      say(image: string, figure: string): string;
      fix: string;
    }
  >
> = {
  white: {
    label: 'White at the border, in %',
    fact: 'ground',
    unit: '%',
    read: ({ whiteBorder }) => percent(whiteBorder),
    say: (image, figure) => `The border of ${image} is ${figure} white`,
    fix: 'Use a picture on pure white (RGB 255, 255, 255), or choose a rendition with a white background.',
  },
  uneven: {
    label: 'Unevenness of the background, 0 to 255',
    fact: 'ground',
    unit: '',
    read: ({ groundSpread }) => groundSpread,
    say: (image, figure) => `The background of ${image} varies by ${figure} of 255`,
    fix: 'Use a picture with an even background.',
  },
  fill: {
    label: 'Share of the image the product fills, in %',
    fact: 'fill',
    unit: '%',
    read: ({ fill }) => percent(fill),
    say: (image, figure) => `The product fills ${figure} of ${image}`,
    fix: 'Crop the image closer to the product, or choose a cropped rendition.',
  },
  sharpness: {
    label: 'Sharpness',
    fact: 'sharpness',
    unit: '',
    read: ({ sharpness }) => sharpness,
    say: (image, figure) => `The sharpness of ${image} is ${figure}: it looks out of focus`,
    fix: 'Use a sharper picture.',
  },
  letters: {
    label: 'Likelihood of letters or a watermark, in %',
    fact: null,
    unit: '%',
    read: ({ letters }) => percent(letters),
    say: (image, figure) => `Letters or a watermark may be on ${image} (${figure} likely)`,
    fix: 'Check the picture. If it has letters or a watermark, use a different picture.',
  },
};

const schema = z.object({
  measure: z.enum(pixelMeasures),
  min: z.optional(z.number()),
  max: z.optional(z.number()),
  isHeroOnly: z.optional(z.boolean()),
  reason: z.optional(z.string()),
});
export type ImageMeasureRule = z.infer<typeof schema>;

const figureOf = ({ file }: ShownImage, { measure }: ImageMeasureRule): number | null =>
  file ? measures[measure].read(file.measures) : null;

/** One decimal, rounded away from the bound it misses: 94.96 % is not shown as the 95 % that is asked. */
function write(value: number, { measure, min }: ImageMeasureRule): string {
  const isBelow = min !== undefined && value < min;
  return `${(isBelow ? Math.floor(value * 10) : Math.ceil(value * 10)) / 10}${measures[measure].unit}`;
}

const meetsOf =
  (rule: ImageMeasureRule): Meets =>
  (image) => {
    const value = figureOf(image, rule);
    return value === null
      ? null
      : value >= (rule.min ?? Number.NEGATIVE_INFINITY) && value <= (rule.max ?? Number.POSITIVE_INFINITY);
  };

const wishOf = ({ measure, min, max, reason }: ImageMeasureRule): string => {
  const { unit } = measures[measure];
  const bounds = [
    ...(min === undefined ? [] : [`at least ${min}${unit}`]),
    ...(max === undefined ? [] : [`at most ${max}${unit}`]),
  ];
  return withReason(bounds.join(' and '), reason);
};

function check(target: Target, rule: ImageMeasureRule, asks: string = someone): Finding | null {
  const images = shownImages(target, rule.isHeroOnly);
  const { broken, unknown } = sortOut(images, meetsOf(rule));
  const { label, say, fix } = measures[rule.measure];
  const [first] = broken;
  if (first) {
    const figure = write(figureOf(first, rule) ?? 0, rule);
    return failOf(broken, {
      message: `${say(inSentence(first), figure)}; ${asks} ${wishOf(rule)}`,
      fix,
      share: broken.length / images.length,
      word: figure,
    });
  }
  if (images.length === 0 || unknown.length > 0) return null;
  return pass(`${label.split(',')[0]} meets requirements`);
}

const bound = z.optional(givenNumber(0, 255));

export const imageMeasureKind = defineRuleKind({
  type: 'image-measure',
  label: 'What images show',
  attributes: ['images'],
  isOfImages: true,
  schema,
  given: z.strictObject({
    measure: z.enum(pixelMeasures),
    min: bound,
    max: bound,
    isHeroOnly: z.optional(z.boolean()),
    reason: z.optional(givenText(100)),
  }),
  findIssues: findBoundsIssues,
  check,
  findUnchecked: (target, rule) =>
    sortOut(shownImages(target, rule.isHeroOnly), meetsOf(rule)).unknown.map(({ address }) => address),
  listFileChecks: (rule) => {
    const { fact } = measures[rule.measure];
    return fact ? [{ fact, meets: meetsOf(rule) }] : [];
  },
  describe: (rule) => {
    const { label } = measures[rule.measure];
    return `${rule.isHeroOnly ? 'for the hero, ' : ''}${label.charAt(0).toLowerCase()}${label.split(',')[0]?.slice(1)} ${wishOf(rule)}`;
  },
  fields: [
    [
      {
        control: 'choice',
        name: 'pixelMeasure',
        key: 'measure',
        label: 'What is measured',
        start: 'white',
        options: pixelMeasures.map((value) => ({ value, label: measures[value].label })),
      },
      { control: 'number', name: 'min', label: 'At least', isOptional: true },
      { control: 'number', name: 'max', label: 'At most', isOptional: true },
    ],
    [heroField],
    [reasonField],
  ],
});
