// What is known of the file behind an image's address: measured once, and again only when its bytes or the measures change.
import * as z from 'zod/mini';

/** Counts up when a measure is added or changes its meaning: files measured by an older version are measured again. */
export const measuresVersion = 2;

/** Formats that are read. Others, such as HEIC and SVG, are not readable here; that says nothing about the file. */
export const imageFormats = ['jpeg', 'png', 'webp', 'gif', 'avif', 'tiff'] as const;
export type ImageFormat = (typeof imageFormats)[number];

const share = z.number().check(z.minimum(0), z.maximum(1));
/** A box in shares of the sides, 0 to 1, so that it holds at any size. */
export const boxSchema = z.object({ left: share, top: share, width: share, height: share });
export type ShareBox = z.infer<typeof boxSchema>;

export const measuresSchema = z.object({
  /** By the bytes, not by the end of the address. */
  format: z.enum(imageFormats),
  /** Pixels as it is shown: its orientation is applied. */
  width: z.int(),
  height: z.int(),
  /** How a viewer has to turn it, as EXIF numbers it: 1 is not at all. */
  orientation: z.int(),
  colorSpace: z.enum(['srgb', 'gray', 'cmyk', 'other']),
  /** Bits a color. */
  depth: z.enum(['8', '16', 'other']),
  /** More than one where it moves. */
  frames: z.int(),
  /** Whether any pixel is not opaque. */
  isTransparent: z.boolean(),
  /** Share of the border that is exactly white: 255 in all three colors, or fully transparent. */
  whiteBorder: share,
  /** The middle color of the border, 0 to 255 a color, and the mean distance of its colors from it. */
  ground: z.object({ red: z.int(), green: z.int(), blue: z.int() }),
  groundSpread: z.number(),
  /** All that differs from the ground; null where nothing does. */
  goods: z.nullable(boxSchema),
  /** The goods with all that shows on the ground around them, such as a shadow. Absent in measures of version 1. */
  extent: z.optional(z.nullable(boxSchema)),
  /** The colors of the goods, of the whole picture where they are not known, the most frequent first. Absent in measures of version 1. */
  colors: z.optional(
    z.array(
      z.object({ red: z.int(), green: z.int(), blue: z.int(), share: z.number().check(z.minimum(0), z.maximum(1)) }),
    ),
  ),
  /** Longest side of the goods by the longest side of the picture. */
  fill: z.nullable(share),
  /** Deviation of the Laplacian over the goods, all pictures at one size; the lower, the more out of focus. */
  sharpness: z.nullable(z.number()),
  /** How likely it carries letters or a watermark, 0 to 1: a hint, never a fact. */
  letters: share,
  /** Whether its metadata say that a model made it (IPTC DigitalSourceType). */
  isAiMade: z.boolean(),
});
export type ImageMeasures = z.infer<typeof measuresSchema>;

/** `hash`: SHA-256 of its bytes in hex, its name in the media store. Files with one `alikeId` show the same picture. */
export const imageFileSchema = z.object({
  hash: z.string(),
  bytes: z.int(),
  measures: measuresSchema,
  alikeId: z.int(),
});
export type ImageFile = z.infer<typeof imageFileSchema>;

/**
 * Why there is no file behind an address, in the words people read. `retry`: another time it may be there. `isBroken`: the image cannot be shown by
 * anybody; of the others nothing is known but that Copydesk has no file of them.
 */
export const imageProblems = {
  'not-found': { label: 'Not found', text: 'There is no picture at this URL.', retry: true, isBroken: true },
  refused: {
    label: 'Refused',
    text: 'The server refuses to send this picture to Copydesk.',
    retry: true,
    isBroken: false,
  },
  unreachable: {
    label: 'Unreachable',
    text: 'The server of this picture cannot be reached.',
    retry: true,
    isBroken: false,
  },
  slow: { label: 'Too slow', text: 'The server took too long to send this picture.', retry: true, isBroken: false },
  private: {
    label: 'Private address',
    text: 'This URL leads to a private network. Copydesk loads no pictures from there.',
    retry: false,
    isBroken: false,
  },
  'not-allowed': {
    label: 'URL not allowed',
    text: 'Only URLs over http and https on ports 80 and 443 are read, without a user name or password.',
    retry: false,
    isBroken: false,
  },
  'not-public': {
    label: 'Not a full URL',
    text: 'This is only part of a URL: the domain of the shop is missing.',
    retry: false,
    isBroken: false,
  },
  'too-many-bytes': { label: 'Too large', text: 'The file is larger than 50 MB.', retry: false, isBroken: false },
  'too-many-pixels': {
    label: 'Too many pixels',
    text: 'The picture has more than 100 million pixels.',
    retry: false,
    isBroken: false,
  },
  'not-a-picture': {
    label: 'Not a picture',
    text: 'The URL leads to a web page or another file, not to a picture.',
    retry: true,
    isBroken: true,
  },
  broken: { label: 'Broken file', text: 'The file is damaged and cannot be shown.', retry: true, isBroken: true },
  'not-readable': {
    label: 'Not readable here',
    text: 'Copydesk cannot read this file format. The file itself may be fine.',
    retry: false,
    isBroken: false,
  },
} as const satisfies Readonly<Record<string, { label: string; text: string; retry: boolean; isBroken: boolean }>>;
export type ImageProblem = keyof typeof imageProblems;
export const imageProblemSchema = z.enum(Object.keys(imageProblems) as [ImageProblem, ...ImageProblem[]]);

/** What is known of an address: its file or why there is none; both null before it was first fetched. */
export type ImageFacts = { file: ImageFile | null; problem: ImageProblem | null };
export const notFetched: ImageFacts = { file: null, problem: null };
