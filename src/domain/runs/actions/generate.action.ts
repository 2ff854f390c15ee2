// Writes new text for parts of many products.
import * as z from 'zod/mini';
import { defineRunAction } from '../define-run-action.ts';
import { describeWriting, restoresContent, writingShape, writingWords } from './writing.ts';

export const generateAction = defineRunAction({
  name: 'generate',
  needs: 'write',
  options: z.prefault(z.strictObject(writingShape), {}),
  words: {
    ...writingWords,
    name: 'Bulk Optimize',
    verb: 'Optimize',
    doing: 'Optimizing',
    undo: { noun: 'optimization of', does: restoresContent },
  },
  partsOf: ({ parts }) => parts,
  describe: describeWriting,
  isWriting: true,
  isChecked: true,
  isReviewed: true,
});
