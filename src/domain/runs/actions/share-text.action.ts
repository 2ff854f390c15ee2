// Gives the texts of one product to its variants.
import * as z from 'zod/mini';
import { askedParts, textPartSchema, textParts } from '#domain/parts/parts.ts';
import { storedId } from '#domain/stored.ts';
import { changed, defineRunAction } from '../define-run-action.ts';
import { restoresContent } from './writing.ts';

const schema = z.strictObject({
  /** The product whose texts they are. */
  from: storedId('Invalid product ID'),
  parts: z._default(askedParts(textPartSchema), [...textParts]),
});
export type ShareTextOptions = z.output<typeof schema>;

export const shareTextAction = defineRunAction({
  name: 'share-text',
  needs: 'write',
  options: schema,
  words: {
    name: 'Share text with variants',
    verb: 'Share',
    question: (products) => `Share the text with ${products}?`,
    doing: 'Sharing text',
    will: 'get the text',
    done: 'Changed',
    result: changed,
    nothingToDo: 'already had this text',
    skipped: 'Skipped',
    nothing: 'No text was shared',
    undo: { noun: 'shared text of', does: restoresContent },
  },
  partsOf: ({ parts }) => parts,
  describe: () => [],
  isWriting: false,
  isChecked: false,
  isReviewed: true,
});
