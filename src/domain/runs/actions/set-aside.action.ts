// Takes products out of the catalog until somebody brings them back.
import * as z from 'zod/mini';
import { counted, defineRunAction } from '../define-run-action.ts';

/** `missing`: a file no longer has them; an import that has them again brings them back. `deleteAfter`: days until they are deleted. */
const schema = z.strictObject({
  missing: z.optional(z.strictObject({ deleteAfter: z.optional(z.int().check(z.minimum(1), z.maximum(365))) })),
});

export const setAsideAction = defineRunAction({
  name: 'set-aside',
  needs: 'write',
  options: z.prefault(schema, {}),
  words: {
    name: 'Set aside',
    verb: 'Set aside',
    doing: 'Setting aside',
    will: 'be set aside',
    done: 'Set aside',
    result: counted('Set aside'),
    nothingToDo: null,
    skipped: 'Skipped',
    nothing: 'No product was set aside',
    undo: { noun: 'setting aside of', does: 'brings back' },
  },
  partsOf: () => [],
  describe: ({ missing }) => [
    ...(missing ? ['Missing from a file'] : []),
    ...(missing?.deleteAfter === undefined ? [] : [`Deleted after ${missing.deleteAfter} days`]),
  ],
  isWriting: false,
  isChecked: false,
  isReviewed: false,
  isMove: true,
});
