// Deletes products, of the catalog or of those set aside.
import * as z from 'zod/mini';
import { counted, defineRunAction } from '../define-run-action.ts';

/** Where the products are that are deleted. */
const schema = z.strictObject({ from: z._default(z.enum(['catalog', 'set-aside']), 'catalog') });

export const deleteAction = defineRunAction({
  name: 'delete',
  needs: 'write',
  options: z.prefault(schema, {}),
  words: {
    name: 'Delete',
    verb: 'Delete',
    doing: 'Deleting',
    will: 'be deleted',
    done: 'Deleted',
    result: counted('Deleted'),
    nothingToDo: null,
    skipped: 'Skipped',
    nothing: 'No product was deleted',
    undo: { noun: 'deletion of', does: 'restores' },
  },
  partsOf: () => [],
  describe: ({ from }) => (from === 'set-aside' ? ['Set aside before'] : []),
  isWriting: false,
  isChecked: false,
  isReviewed: false,
  isMove: true,
});
