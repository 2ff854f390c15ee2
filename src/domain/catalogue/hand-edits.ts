// What an import does with fields people edited by hand. The workspace has a default, and each import its own choice.
import * as z from 'zod/mini';

/** Of fields edited by hand where the file says something else: `keep` leaves them, `file` takes the file's value. */
export const handEditsSchema = z.enum(['keep', 'file']);
export type HandEdits = z.infer<typeof handEditsSchema>;
