// Checks drafts and the listing by rules and claims as they are now.
import * as z from 'zod/mini';
import { partNames } from '#domain/parts/parts.ts';
import { changed, defineRunAction } from '../define-run-action.ts';

export const judgeAction = defineRunAction({
  name: 'judge',
  needs: 'write',
  options: z.prefault(z.strictObject({}), {}),
  words: {
    name: 'Re-check',
    verb: 'Re-check',
    question: (products) => `Re-check ${products}?`,
    doing: 'Re-checking',
    will: 'be re-checked',
    done: 'Changed',
    result: changed,
    nothingToDo: 'did not change',
    skipped: 'No change',
    nothing: 'Nothing changed',
    // A check follows the facts and rules: there is nothing of it to restore.
    undo: null,
  },
  partsOf: () => partNames,
  describe: () => [],
  isWriting: false,
  isChecked: true,
  isReviewed: false,
});
