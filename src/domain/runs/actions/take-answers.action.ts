// Takes the answers of an export for review or of a sign-off: approves and rejects parts, replaces texts under review, and adds comments.
import * as z from 'zod/mini';
import { partNames } from '#domain/parts/parts.ts';
import { answersRef } from '#domain/transfer/answers.contract.ts';
import { defineRunAction } from '../define-run-action.ts';

const schema = z.strictObject({
  ...answersRef,
  fileName: z.string(),
  /** Of answers by the link of a sign-off: who answered, for history. */
  answeredBy: z.optional(z.string()),
  /** Whether changed texts are approved too, those that an approval in bulk takes. */
  approvesChanges: z.boolean(),
});
export type TakeAnswersOptions = z.output<typeof schema>;

export const takeAnswersAction = defineRunAction({
  name: 'take-answers',
  needs: 'decide',
  options: schema,
  words: {
    name: 'Take answers',
    verb: 'Take answers for',
    doing: 'Taking answers',
    will: 'be changed',
    done: 'Taken',
    result: ({ products }) => `Took answers for ${products}`,
    nothingToDo: 'already matched the answer',
    skipped: 'Skipped',
    nothing: 'No answer was taken',
    undo: { noun: 'set of answers for', does: 'restores the texts and statuses of' },
  },
  partsOf: () => partNames,
  describe: ({ fileName, approvesChanges }) => [fileName, ...(approvesChanges ? ['Approves changed texts'] : [])],
  isWriting: false,
  isChecked: false,
  isReviewed: true,
});
