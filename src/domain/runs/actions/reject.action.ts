// Rejects pending parts.
import * as z from 'zod/mini';
import { counted, defineRunAction } from '../define-run-action.ts';
import { decisionShape, restoresDecisions } from './decisions.ts';

export const rejectAction = defineRunAction({
  name: 'reject',
  needs: 'decide',
  options: z.prefault(z.strictObject(decisionShape), {}),
  words: {
    name: 'Reject',
    verb: 'Reject',
    doing: 'Rejecting',
    will: 'be rejected',
    done: 'Rejected',
    result: counted('Rejected'),
    nothingToDo: null,
    skipped: 'Skipped',
    nothing: 'Nothing was rejected',
    undo: { noun: 'rejection of', does: restoresDecisions },
  },
  partsOf: ({ parts }) => parts,
  describe: () => [],
  isWriting: false,
  isChecked: false,
  isReviewed: false,
});
