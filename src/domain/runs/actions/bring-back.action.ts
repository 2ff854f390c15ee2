// Puts products that are set aside into the catalog again.
import * as z from 'zod/mini';
import { counted, defineRunAction } from '../define-run-action.ts';

export const bringBackAction = defineRunAction({
  name: 'bring-back',
  needs: 'write',
  options: z.prefault(z.strictObject({}), {}),
  words: {
    name: 'Bring back',
    verb: 'Bring back',
    doing: 'Bringing back',
    will: 'be brought back',
    done: 'Brought back',
    result: counted('Brought back'),
    nothingToDo: null,
    skipped: 'Skipped',
    nothing: 'No products returned to the catalog',
    undo: { noun: 'return of', does: 'sets aside' },
  },
  partsOf: () => [],
  describe: () => [],
  isWriting: false,
  isChecked: false,
  isReviewed: false,
  isMove: true,
});
