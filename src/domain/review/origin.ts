// Where a text comes from.
import * as z from 'zod/mini';

/** Who put the present text there: the built-in writer, a language model (the draft names it), a person, an older version brought back, the fix of a rule, a program that proposed it, or the source as it came. */
export const originSchema = z.enum(['built-in', 'model', 'person', 'restored', 'fixed', 'proposed', 'source']);
export type Origin = z.infer<typeof originSchema>;
