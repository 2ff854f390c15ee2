// A person as records and replies name them.
import * as z from 'zod/mini';

export const personSchema = z.object({ id: z.int(), fullName: z.string() });
export type Person = z.infer<typeof personSchema>;
