// Replaces plain text in the texts under review.
import * as z from 'zod/mini';
import { atMost } from '#domain/catalogue/product-input.ts';
import { askedParts, textPartSchema, textParts } from '#domain/parts/parts.ts';
import { storedId } from '#domain/stored.ts';
import { groupDigits } from '#domain/text/group-digits.ts';
import { changed, defineRunAction } from '../define-run-action.ts';
import { restoresContent } from './writing.ts';

/** Most matches that can be named one by one. */
export const mostPicked = 5_000;

/** A place where the text is found, in the version of the content it was listed in; `item` counts bullets from 0, `at` characters of the text. */
export const hitPlaceShape = {
  productId: storedId('Invalid product ID'),
  version: z.int().check(z.minimum(1)),
  part: textPartSchema,
  item: z.int().check(z.minimum(0)),
  at: z.int().check(z.minimum(0)),
};
const hitPlace = z.strictObject(hitPlaceShape);
export type HitPlace = z.output<typeof hitPlace>;

/** Which of the listed matches are replaced: all but those named, or only those. What changed after `asOf`, when they were listed, is skipped. */
const picked = z.strictObject({
  asOf: z.iso.datetime(),
  isOnly: z._default(z.boolean(), false),
  hits: z
    .array(hitPlace)
    .check(
      z.maxLength(mostPicked, `At most ${groupDigits(mostPicked)} matches can be selected or cleared one by one.`),
    ),
});
export type PickedHits = z.output<typeof picked>;

const replacementShape = {
  find: z.string().check(z.minLength(1, 'Enter the text to find.'), atMost(500)),
  replace: z._default(z.string().check(atMost(2_000)), ''),
  parts: z._default(askedParts(textPartSchema), [...textParts]),
  matchCase: z._default(z.boolean(), false),
  wholeWords: z._default(z.boolean(), false),
  /** Skips matches in the product's own brand, model and product names, as its fields state them. */
  leaveNames: z._default(z.boolean(), false),
};
export const replacementSchema = z.strictObject(replacementShape);
/** What is replaced by what, and where. */
export type ReplacementOptions = z.output<typeof replacementSchema>;
/** Without `picked` everything that is found is replaced. */
const schema = z.strictObject({ ...replacementShape, picked: z.optional(picked) });
export type FindReplaceOptions = z.output<typeof schema>;

export const findReplaceAction = defineRunAction({
  name: 'find-replace',
  needs: 'write',
  options: schema,
  words: {
    name: 'Find and replace',
    verb: 'Replace',
    question: (products) => `Find and replace in ${products}?`,
    doing: 'Replacing',
    will: 'be changed',
    done: 'Changed',
    result: changed,
    nothingToDo: 'had no match',
    skipped: 'Skipped',
    nothing: 'Nothing was replaced',
    undo: { noun: 'replacement in', does: restoresContent },
  },
  partsOf: ({ parts }) => parts,
  describe: ({ find, replace, leaveNames }) => [
    `“${find}” → “${replace}”`,
    ...(leaveNames ? ['Skips brand and model names'] : []),
  ],
  isWriting: false,
  isChecked: false,
  isReviewed: true,
  hasSkippedHits: true,
});
