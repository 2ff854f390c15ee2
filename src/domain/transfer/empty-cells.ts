// What an import does with fields whose cells are empty: each import has its own choice.
import * as z from 'zod/mini';

/** Of fields that have a value here and an empty cell in the file: `keep` leaves them, `empty` empties them, titles aside. */
export const emptyCellsSchema = z.enum(['keep', 'empty']);
export type EmptyCells = z.infer<typeof emptyCellsSchema>;
