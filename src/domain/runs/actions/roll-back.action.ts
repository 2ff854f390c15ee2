// Rolls approved and rejected parts back to pending.
import * as z from 'zod/mini';
import { counted, defineRunAction } from '../define-run-action.ts';
import { decisionShape, restoresDecisions } from './decisions.ts';

export const rollBackAction = defineRunAction({
  name: 'roll-back',
  needs: 'decide',
  options: z.prefault(z.strictObject(decisionShape), {}),
  words: {
    name: 'Roll back',
    verb: 'Roll back',
    doing: 'Rolling back',
    will: 'be rolled back',
    done: 'Rolled back',
    result: counted('Rolled back'),
    nothingToDo: null,
    skipped: 'Skipped',
    nothing: 'Nothing was rolled back',
    undo: { noun: 'rollback of', does: restoresDecisions },
  },
  partsOf: ({ parts }) => parts,
  describe: () => [],
  isWriting: false,
  decidesParts: true,
  isChecked: false,
  isReviewed: false,
});
