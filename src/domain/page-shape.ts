// What calls for lists take to get them page by page.
import * as z from 'zod/mini';

const wholeNumber = (max: number) =>
  z.pipe(
    z.string().check(z.regex(/^[1-9]\d{0,8}$/, 'A whole number, 1 or more.')),
    z.transform((value: string) => Math.min(Number(value), max)),
  );

/** Paging of every list: `limit` turns it on (1-200); `page` counts from 1, `cursor` is the opaque mark of a `Link` header. */
export const pageShape = {
  limit: z.optional(wholeNumber(200)),
  page: z.optional(wholeNumber(100_000_000)),
  cursor: z.optional(z.string().check(z.maxLength(2_000))),
};
