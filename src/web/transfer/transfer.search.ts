// What the address of this screen carries: the import that is open, so that reload, back and a shared link find it again.
import * as z from 'zod/mini';

/** The address holds text, a link written in code holds a number. */
const importIdSearch = z.catch(
  z.optional(
    z.pipe(
      z.union([z.string(), z.number()]),
      z.pipe(z.transform(Number), z.int().check(z.minimum(1), z.maximum(999_999_999))),
    ),
  ),
  undefined,
);

export const transferSearchShape = { run: importIdSearch };
