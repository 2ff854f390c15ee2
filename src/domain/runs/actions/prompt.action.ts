// Writes new text with one more instruction, for this run alone.
import * as z from 'zod/mini';
import { atMost } from '#domain/catalogue/product-input.ts';
import { defineRunAction } from '../define-run-action.ts';
import { describeWriting, restoresContent, writingShape, writingWords } from './writing.ts';

export const promptAction = defineRunAction({
  name: 'prompt',
  needs: 'write',
  options: z.strictObject({
    ...writingShape,
    prompt: z.string().check(z.trim(), z.minLength(1, 'Enter a prompt.'), atMost(2_000)),
  }),
  words: {
    ...writingWords,
    name: 'Apply a prompt',
    verb: 'Rewrite',
    question: (products) => `Apply a prompt to ${products}?`,
    doing: 'Writing',
    undo: { noun: 'prompt run on', does: restoresContent },
  },
  partsOf: ({ parts }) => parts,
  describe: (options) => [...describeWriting(options), `Prompt: ${options.prompt}`],
  isWriting: true,
  isChecked: true,
  isReviewed: true,
});
