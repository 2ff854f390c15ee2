// What a listing says of one of its images beside the address: alt text, the rendition that goes out in its place, and why it is left out.
import * as z from 'zod/mini';
import { boxSchema } from './image-file.ts';
import { imageLookSchema } from './image-look.ts';

/** What a rendition is made of, in the order it is done. */
export const renditionSteps = ['orient', 'white', 'crop', 'pad', 'resize', 'srgb', 'encode'] as const;
export type RenditionStep = (typeof renditionSteps)[number];

/** A file made from the image for a channel. Its bytes were measured after they were encoded. */
export const renditionSchema = z.object({
  /** SHA-256 of its bytes, in hex: its name in the media store. */
  hash: z.string().check(z.regex(/^[\da-f]{64}$/)),
  /** The channel it was made for, such as `amazon`; `general` for none. */
  channel: z.string(),
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
  format: z.enum(['jpeg', 'png', 'webp']),
  steps: z.array(z.enum(renditionSteps)),
  /** Where a person cropped, in shares of the sides of the image as it is shown. */
  crop: z.optional(boxSchema),
});
export type Rendition = z.infer<typeof renditionSchema>;

/** Longest alt text that is kept, in characters: twice what any channel takes. */
export const mostAlt = 1_024;

export const imageDetailSchema = z.object({
  url: z.string(),
  /** In the language of the listing; absent where there is none. */
  alt: z.optional(z.string().check(z.maxLength(mostAlt))),
  rendition: z.optional(renditionSchema),
  /** Present on an image that is left out of the listing: why, in a sentence. */
  leftOut: z.optional(z.string()),
  /** What a model that sees said of it; absent where none looked. */
  look: z.optional(imageLookSchema),
});
export type ImageDetail = z.infer<typeof imageDetailSchema>;

/** The images of a source as they stand: nothing left out, nothing made. `alts` are in the order of the addresses. */
export const sourceImages = (urls: readonly string[], alts: readonly string[] = []): ImageDetail[] =>
  urls.map((url, at) => (alts[at] ? { url, alt: alts[at] } : { url }));

/** Addresses with their alt texts, as a product has them: `imageAlts` in the order of the images, empty for none. */
export type Illustrated = { images: readonly string[]; imageAlts: readonly string[] };

/** The alt text of each address that has one. */
export function altsByAddress({ images, imageAlts }: Illustrated): Map<string, string> {
  return new Map(images.flatMap((url, at) => (imageAlts[at] ? [[url, imageAlts[at]] as const] : [])));
}

/** The alt texts of a list that changed: each goes with its address. */
export function moveAlts(from: Illustrated, to: readonly string[]): string[] {
  const altOf = altsByAddress(from);
  return dropLast(to.map((url) => altOf.get(url) ?? ''));
}

/** Without the empty ones at the end, so that the same texts are always the same list. */
export function dropLast(alts: readonly string[]): string[] {
  const last = alts.findLastIndex((alt) => alt !== '');
  return alts.slice(0, last + 1);
}
