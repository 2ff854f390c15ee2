// The import of a file, started by an upload: products are counted as they are read.
import * as z from 'zod/mini';
import { counted, defineRunAction } from '../define-run-action.ts';

/** The import a run is, or undoes. */
export const importRef = z.strictObject({ importId: z.int(), fileName: z.string() });

export const importAction = defineRunAction({
  name: 'import',
  needs: 'write',
  options: importRef,
  words: {
    name: 'Import',
    verb: 'Import',
    doing: 'Importing',
    will: 'be imported',
    done: 'Imported',
    result: counted('Imported'),
    nothingToDo: null,
    skipped: 'Skipped',
    nothing: 'Nothing was imported',
    // On its own page, where the question says what is not undone.
    undo: null,
  },
  partsOf: () => [],
  describe: () => [],
  isWriting: false,
  isChecked: false,
  isReviewed: false,
});
