// Loads the images of source and content, stores their files once and measures them.
import * as z from 'zod/mini';
import { defineRunAction } from '../define-run-action.ts';

/** `again`: also images that are known are loaded again, where their server says that they changed. */
const schema = z.strictObject({ again: z._default(z.boolean(), false) });
export type MeasureOptions = z.output<typeof schema>;

export const measureImagesAction = defineRunAction({
  name: 'measure-images',
  needs: 'write',
  options: z.prefault(schema, {}),
  words: {
    name: 'Measure images',
    verb: 'Measure',
    question: (products) => `Measure the images of ${products}?`,
    doing: 'Measuring images',
    will: 'be measured',
    done: 'Measured',
    result: ({ products }) => `Measured the images of ${products}`,
    nothingToDo: 'had nothing new',
    skipped: 'Nothing new',
    nothing: 'Nothing new was found',
    // What was measured is a fact: there is nothing of it to restore.
    undo: null,
  },
  partsOf: () => ['images'],
  describe: () => [],
  isWriting: false,
  isChecked: true,
  isReviewed: false,
});
