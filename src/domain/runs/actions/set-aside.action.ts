// Takes products out of the catalog until somebody brings them back.
import * as z from 'zod/mini';
import { counted, defineRunAction } from '../define-run-action.ts';

export const setAsideAction = defineRunAction({
  name: 'set-aside',
  options: z.prefault(z.strictObject({}), {}),
  words: {
    name: 'Set aside',
    verb: 'Set aside',
    doing: 'Setting aside',
    will: 'be set aside',
    done: 'Set aside',
    result: counted('Set aside'),
    nothingToDo: null,
    skipped: 'Skipped',
    nothing: 'Nothing was set aside',
    undo: { noun: 'setting aside of', does: 'brings back' },
  },
  partsOf: () => [],
  describe: () => [],
  isWriting: false,
  isChecked: false,
  isReviewed: false,
  isMove: true,
});
