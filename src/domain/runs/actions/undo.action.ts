// Restores what another run changed and nobody touched since.
import * as z from 'zod/mini';
import { partNames, partSchema } from '#domain/parts/parts.ts';
import { storedId } from '#domain/stored.ts';
import { defineRunAction } from '../define-run-action.ts';
import { importRef } from './import.action.ts';

const importStaysUndone =
  'To restore an import that was undone, import its file again. Products that the undo deleted can be restored for 30 days.';

/** `others`: the names of all other actions. */
export const undoOf = <const Other extends string>(others: readonly Other[]) =>
  defineRunAction({
    name: 'undo',
    needs: null,
    options: z.strictObject({
      runId: storedId('Invalid run ID'),
      /** What that run did; absent of undos from before this was stored. */
      undoes: z.optional(z.enum([...others, 'undo'])),
      parts: z.optional(z.array(partSchema)),
      /** Where that run moved products; of an undo, `undoes` does not say what it moved back. */
      moves: z.optional(z.literal(true)),
      /** Where that run was an import. */
      of: z.optional(importRef),
    }),
    words: {
      name: 'Undo',
      verb: 'Undo',
      doing: 'Undoing',
      will: 'be restored',
      done: 'Restored',
      result: ({ products }) => `${products} restored`,
      nothingToDo: null,
      skipped: 'Skipped',
      nothing: 'Nothing was restored',
      undo: { noun: 'undo of', does: 'reapplies the changes to' },
    },
    partsOf: ({ of, moves, parts }) => (of || moves ? [] : (parts ?? partNames)),
    describe: () => [],
    isWriting: false,
    isChecked: false,
    isReviewed: false,
    whyFinal: ({ of }) => (of ? importStaysUndone : undefined),
  });
