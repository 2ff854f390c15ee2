// Approves pending parts: those that nothing is open on, or all of them.
import * as z from 'zod/mini';
import { counted, defineRunAction } from '../define-run-action.ts';
import { decisionShape, restoresDecisions } from './decisions.ts';

/** The largest sample: a list can be narrowed to so many products by id. */
const largestSample = 200;
/** Products looked at first where no number is given. */
export const usualSample = 20;

const schema = z.strictObject({
  ...decisionShape,
  /** Unless all are asked for, only parts that nothing is open on and that break no must rule are approved. */
  takeAll: z._default(z.boolean(), false),
  /** So many of the products are drawn first, spread over categories, and nothing is approved until a person has looked at them. */
  sample: z.optional(z.int().check(z.minimum(1), z.maximum(largestSample))),
  /** Only what the standing policies allow. */
  byPolicy: z._default(z.boolean(), false),
});
export type ApproveOptions = z.output<typeof schema>;

export const approveAction = defineRunAction({
  name: 'approve',
  needs: 'decide',
  options: z.prefault(schema, {}),
  words: {
    name: 'Approve',
    verb: 'Approve',
    doing: 'Approving',
    will: 'be approved',
    done: 'Approved',
    result: counted('Approved'),
    nothingToDo: null,
    skipped: 'Skipped',
    nothing: 'Nothing was approved',
    undo: { noun: 'approval of', does: restoresDecisions },
  },
  partsOf: ({ parts }) => parts,
  describe: ({ takeAll }) => [takeAll ? 'All pending parts' : 'Clean and unchanged parts'],
  isWriting: false,
  decidesParts: true,
  isChecked: false,
  isReviewed: false,
  sampleOf: ({ sample }) => sample,
});
