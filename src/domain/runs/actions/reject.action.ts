// Rejects pending parts.
import * as z from 'zod/mini';
import { reasonSchema } from '#domain/review/rejection-reason.ts';
import { counted, defineRunAction } from '../define-run-action.ts';
import { decisionShape, restoresDecisions } from './decisions.ts';

/** `reason`: why, of every part it rejects. */
const schema = z.strictObject({ ...decisionShape, reason: z.optional(reasonSchema) });
export type RejectOptions = z.output<typeof schema>;

export const rejectAction = defineRunAction({
  name: 'reject',
  needs: 'decide',
  options: z.prefault(schema, {}),
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
  describe: ({ reason }) => (reason ? [`Reason: ${reason}`] : []),
  isWriting: false,
  decidesParts: true,
  isChecked: false,
  isReviewed: false,
});
