// What a model that sees said of a picture. Its words are claims: nothing counts as a fact because a model saw it.
import * as z from 'zod/mini';

const words = (most: number) => z.string().check(z.maxLength(most));

/** The longest of each text in characters, and the most colors; what a model writes beyond is cut. */
export const mostLook = { shows: 200, color: 40, colors: 6, letters: 300, words: 80, alt: 500 } as const;

const seenShape = {
  /** What the picture shows, in a few words. */
  shows: words(mostLook.shows),
  /** The colors of the goods, the largest first. */
  colors: z.array(words(mostLook.color)).check(z.maxLength(mostLook.colors)),
  /** Letters that can be read in the picture; empty for none. */
  letters: words(mostLook.letters),
};

/** What a model answers of one picture: kept as it came, and checked each time it is used. */
export const pictureLookSchema = z.object({
  ...seenShape,
  /** Whether the picture fits what the product says of itself. */
  agrees: z.enum(['yes', 'no', 'unsure']),
  /** Where it does not: the words of the product, and what the picture shows in their place; else empty. */
  says: words(mostLook.words),
  instead: words(mostLook.words),
  alt: words(mostLook.alt),
});
export type PictureLook = z.infer<typeof pictureLookSchema>;

/** What is kept of it with an image. */
export const imageLookSchema = z.object({
  ...seenShape,
  /** The model. */
  by: z.string(),
  /** Where the product says otherwise: the field as evidence names it (`title`, `attributes.Color`), its words, and what the picture shows. */
  differs: z.optional(z.object({ field: z.string(), says: words(mostLook.words), shows: words(mostLook.words) })),
});
export type ImageLook = z.infer<typeof imageLookSchema>;
