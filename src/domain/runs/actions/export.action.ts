// Writes many products into one file.
import * as z from 'zod/mini';
import { type ByProductFormat, exportFormats, exportLabels, isByProduct } from '#domain/transfer/export-labels.ts';
import { counted, defineRunAction } from '../define-run-action.ts';

export type RunFormat = ByProductFormat;
export const runFormats: RunFormat[] = exportFormats.filter(isByProduct);

export const exportAction = defineRunAction({
  name: 'export',
  needs: 'view',
  options: z.strictObject({ format: z.enum(runFormats) }),
  words: {
    name: 'Export',
    verb: 'Export',
    doing: 'Exporting',
    will: 'be in the file',
    done: 'Exported',
    result: counted('Exported'),
    nothingToDo: null,
    skipped: 'Skipped',
    nothing: 'Nothing was exported',
    undo: null,
  },
  partsOf: () => [],
  describe: ({ format }) => [exportLabels[format].title],
  isWriting: false,
  isChecked: false,
  isReviewed: false,
});
