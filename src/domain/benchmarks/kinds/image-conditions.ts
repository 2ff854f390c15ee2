// What a rule of kind `image-file` can ask of an image: each condition with how it is checked, said and asked for. The file decides where it is
// known, else by what its address says.
import * as z from 'zod/mini';
import type { ImageFormat } from '#domain/images/image-file.ts';
import { groupDigits } from '#domain/text/group-digits.ts';
import { isAbsolute, isBare, type Sides, sidesOf, typeOf } from './image-address.ts';
import { type FileCheck, type FileFact, isBroken, type Meets, type ShownImage } from './shown-image.ts';

const flag = z.optional(z.boolean());
export const fileRuleSchema = z.object({
  /** Endings of file names the channel takes, in lower case; absent for any. If the file is known, its format decides, not its name. */
  types: z.optional(z.array(z.string())),
  /** Whether addresses must begin with https. */
  isHttps: flag,
  /** Whether addresses must be whole, with their site. */
  isAbsolute: flag,
  /** Whether addresses must end in the file, without a query or a port of their own. */
  isBare: flag,
  /** Whether a name that ends in a type must end in that of the file. */
  isNamedByType: flag,
  /** Pixels each side must have at least, and the longest side alone. */
  minSide: z.optional(z.number()),
  minLongest: z.optional(z.number()),
  /** Pixels no side may pass. */
  maxSide: z.optional(z.number()),
  /** Million pixels at most. */
  maxMegapixels: z.optional(z.number()),
  /** 1,048,576 bytes each. */
  maxMegabytes: z.optional(z.number()),
  isSquare: flag,
  /** Whether colors must be sRGB or gray, 8 bits each. */
  isPlainColor: flag,
  isStill: flag,
  isOpaque: flag,
  /** Whether the rule is about the first image alone. */
  isHeroOnly: flag,
  /** Whether only the file counts: an address that asks for a small copy is not held against the picture. */
  isMeasuredOnly: flag,
  /** Why it is asked, at the end of the message: `to zoom`. */
  reason: z.optional(z.string()),
});
export type ImageFileRule = z.infer<typeof fileRuleSchema>;

type Condition = {
  /** What of the file it is about; null of an address. */
  fact: FileFact | null;
  isAsked(rule: ImageFileRule): boolean;
  /** Null if neither the file nor its address says so. */
  meets(image: ShownImage, rule: ImageFileRule): boolean | null;
  /** What an image is that does not meet it, read on from its name. */
  state(image: ShownImage, rule: ImageFileRule): string;
  /** The same in a word, where there is one. */
  word?(image: ShownImage): string;
  /** What is asked for, read on from who asks. */
  wish(rule: ImageFileRule): string;
  fix(rule: ImageFileRule): string;
};

/** Endings of names for files of a format. */
const endings: Readonly<Record<ImageFormat, readonly string[]>> = {
  jpeg: ['jpg', 'jpeg'],
  png: ['png'],
  webp: ['webp'],
  gif: ['gif'],
  avif: ['avif'],
  tiff: ['tif', 'tiff'],
};

/** How a file may be named by what it is. Empty if nothing says so. */
function typesOf(image: ShownImage): readonly string[] {
  if (image.file) return endings[image.file.measures.format];
  const type = isBroken(image) ? null : typeOf(image.address);
  return type === null ? [] : [type];
}
/** What an image is, as people name it. */
export const typeName = (image: ShownImage): string => image.file?.measures.format ?? typesOf(image)[0] ?? '';

function sidesOfImage(image: ShownImage): Sides {
  const { file, address } = image;
  if (file) return { width: file.measures.width, height: file.measures.height };
  return isBroken(image) ? {} : sidesOf(address);
}

function known(image: ShownImage) {
  const { width, height, longest } = sidesOfImage(image);
  const isWhole = width !== undefined && height !== undefined;
  const sides = [width, height, longest].filter((side) => side !== undefined);
  return {
    sides,
    isWhole,
    /** Undefined where it may be longer than what is known. */
    longest: longest ?? (isWhole ? Math.max(width, height) : undefined),
    pixels: isWhole ? width * height : undefined,
  };
}

function size(image: ShownImage): string {
  const { width, height, longest } = sidesOfImage(image);
  const by = image.file ? '' : ' by its URL';
  if (width !== undefined && height !== undefined) return `is ${groupDigits(width)} × ${groupDigits(height)}${by}`;
  if (width !== undefined) return `is ${groupDigits(width)} pixels wide${by}`;
  if (height !== undefined) return `is ${groupDigits(height)} pixels high${by}`;
  return `is ${groupDigits(longest ?? 0)} pixels on its longest side${by}`;
}

/** The side that a size is about: the shortest where an image is too small, the longest where it is too large. */
const pixels = (of: (...sides: number[]) => number) => (image: ShownImage) =>
  `${groupDigits(of(...known(image).sides))} px`;

/** A megabyte as file systems count it: channels that name a figure in bytes mean this one. */
export const megabyte = 1_048_576;
const million = 1_000_000;
const decimal = (value: number) => String(Math.ceil(value * 10) / 10);

/** Sides that differ by less are equal: a row of pixels is lost where pictures are scaled. */
const squareFrom = 0.99;

export const conditions = {
  types: {
    fact: 'file',
    isAsked: ({ types }) => types !== undefined && types.length > 0,
    meets(image, { types = [] }) {
      const own = typesOf(image);
      return own.length === 0 ? null : own.some((type) => types.includes(type));
    },
    state: (image) => `is a ${typeName(image)} file`,
    word: typeName,
    wish: ({ types = [] }) => `files of type ${types.join(', ')}`,
    fix: ({ types = [] }) => `Use ${types.slice(0, 3).join(', ')}.`,
  },
  isHttps: {
    fact: null,
    isAsked: ({ isHttps }) => isHttps === true,
    meets: ({ address }) => !/^http:/i.test(address),
    state: () => 'is not served over https',
    wish: () => 'URLs that start with https',
    fix: () => 'Use URLs that start with https.',
  },
  isAbsolute: {
    fact: null,
    isAsked: (rule) => rule.isAbsolute === true,
    meets: ({ address }) => isAbsolute(address),
    state: () => 'has no full URL',
    wish: () => 'full URLs',
    fix: () => 'Use full URLs, such as https://www.example.com/mug.jpg.',
  },
  isBare: {
    fact: null,
    isAsked: (rule) => rule.isBare === true,
    meets: ({ address }) => isBare(address),
    state: () => 'has a URL that does not end with the file name',
    wish: () => 'URLs that end with the file name',
    fix: () =>
      'Use URLs that end with the file name, such as mug.jpg, with nothing after it (?v=2) and no port number (:8080).',
  },
  isNamedByType: {
    fact: 'file',
    isAsked: ({ isNamedByType }) => isNamedByType === true,
    meets({ file, address }) {
      const named = typeOf(address);
      if (named === null) return true;
      return file ? endings[file.measures.format].includes(named) : null;
    },
    state: (image) => `is a ${typeName(image)} file, but its name ends in .${typeOf(image.address)}`,
    wish: () => 'file names that end in the type of the file',
    fix: () => 'Rename the file, or save it in the format its name says.',
  },
  minSide: {
    fact: 'size',
    isAsked: ({ minSide }) => minSide !== undefined,
    meets(image, { minSide = 0 }) {
      const { sides, isWhole } = known(image);
      return sides.some((side) => side < minSide) ? false : isWhole || null;
    },
    state: size,
    word: pixels(Math.min),
    wish: ({ minSide = 0 }) => `at least ${groupDigits(minSide)} pixels on each side`,
    fix: ({ minSide = 0 }) => `Use a larger image: at least ${groupDigits(minSide)} pixels on each side.`,
  },
  minLongest: {
    fact: 'size',
    isAsked: ({ minLongest }) => minLongest !== undefined,
    meets(image, { minLongest = 0 }) {
      const { sides, longest } = known(image);
      if (sides.some((side) => side >= minLongest)) return true;
      return longest === undefined ? null : false;
    },
    state: size,
    word: pixels(Math.max),
    wish: ({ minLongest = 0 }) => `at least ${groupDigits(minLongest)} pixels on the longest side`,
    fix: ({ minLongest = 0 }) => `Use a larger image: at least ${groupDigits(minLongest)} pixels on the longest side.`,
  },
  maxSide: {
    fact: 'size',
    isAsked: ({ maxSide }) => maxSide !== undefined,
    meets(image, { maxSide = 0 }) {
      const { sides, longest } = known(image);
      return sides.some((side) => side > maxSide) ? false : longest !== undefined || null;
    },
    state: size,
    word: pixels(Math.max),
    wish: ({ maxSide = 0 }) => `no side above ${groupDigits(maxSide)} pixels`,
    fix: ({ maxSide = 0 }) => `Use a smaller image: no side above ${groupDigits(maxSide)} pixels.`,
  },
  maxMegapixels: {
    fact: 'size',
    isAsked: ({ maxMegapixels }) => maxMegapixels !== undefined,
    meets(image, { maxMegapixels = 0 }) {
      const { pixels } = known(image);
      return pixels === undefined ? null : pixels <= maxMegapixels * million;
    },
    state: (image) => `has ${decimal((known(image).pixels ?? 0) / million)} megapixels`,
    word: (image) => `${decimal((known(image).pixels ?? 0) / million)} MP`,
    wish: ({ maxMegapixels = 0 }) => `at most ${maxMegapixels} megapixels`,
    fix: ({ maxMegapixels = 0 }) => `Use a smaller image: at most ${maxMegapixels} megapixels.`,
  },
  isSquare: {
    fact: 'size',
    isAsked: ({ isSquare }) => isSquare === true,
    // The sides an address asks for are those of a box, which a picture need not fill.
    meets({ file }) {
      if (!file) return null;
      const { width, height } = file.measures;
      return Math.min(width, height) >= squareFrom * Math.max(width, height);
    },
    state: size,
    wish: () => 'square images',
    fix: () => 'Use a square image.',
  },
  maxMegabytes: {
    fact: 'file',
    isAsked: ({ maxMegabytes }) => maxMegabytes !== undefined,
    meets: ({ file }, { maxMegabytes = 0 }) => (file ? file.bytes <= maxMegabytes * megabyte : null),
    state: ({ file }) => `is ${decimal((file?.bytes ?? 0) / megabyte)} MB`,
    word: ({ file }) => `${decimal((file?.bytes ?? 0) / megabyte)} MB`,
    wish: ({ maxMegabytes = 0 }) => `at most ${maxMegabytes} MB`,
    fix: ({ maxMegabytes = 0 }) => `Use a smaller file: at most ${maxMegabytes} MB.`,
  },
  isPlainColor: {
    fact: 'file',
    isAsked: ({ isPlainColor }) => isPlainColor === true,
    meets({ file }) {
      if (!file) return null;
      const { colorSpace, depth } = file.measures;
      return (colorSpace === 'srgb' || colorSpace === 'gray') && depth === '8';
    },
    state({ file }) {
      const { colorSpace, depth } = file?.measures ?? {};
      if (colorSpace === 'cmyk') return 'has CMYK colors';
      return colorSpace === 'other'
        ? 'is not in sRGB'
        : `does not have 8 bits per color${depth === '16' ? ' but 16' : ''}`;
    },
    wish: () => 'sRGB colors with 8 bits per color',
    fix: () => 'Save the image in sRGB with 8 bits per color.',
  },
  isStill: {
    fact: 'file',
    isAsked: ({ isStill }) => isStill === true,
    meets: ({ file }) => (file ? file.measures.frames <= 1 : null),
    state: ({ file }) => `moves: it has ${groupDigits(file?.measures.frames ?? 0)} frames`,
    wish: () => 'still images',
    fix: () => 'Use a still image.',
  },
  isOpaque: {
    fact: 'file',
    isAsked: ({ isOpaque }) => isOpaque === true,
    meets: ({ file }) => (file ? !file.measures.isTransparent : null),
    state: () => 'is transparent in places',
    wish: () => 'images without transparency',
    fix: () => 'Put the image on a background of one color.',
  },
} as const satisfies Readonly<Record<string, Condition>>;

/** Whether an image meets a condition of a rule; null if nothing that counts for the rule shows it. */
export const meetsOf =
  (condition: Condition, rule: ImageFileRule): Meets =>
  (image) =>
    rule.isMeasuredOnly && image.file === null ? null : condition.meets(image, rule);

/** Those a rule asks, in the order they are said. */
export const askedOf = (rule: ImageFileRule): Condition[] =>
  Object.values<Condition>(conditions).filter((condition) => condition.isAsked(rule));

export const listFileChecks = (rule: ImageFileRule): FileCheck[] =>
  askedOf(rule).flatMap((condition) =>
    condition.fact ? [{ fact: condition.fact, meets: meetsOf(condition, rule) }] : [],
  );
