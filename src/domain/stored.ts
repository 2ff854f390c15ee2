// What the database can hold of what comes in: texts without the two things Postgres refuses, and ids within their column.
import * as z from 'zod/mini';

/** Postgres knows no character 0, and half of a surrogate pair is no character. */
export const isStorableText = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/**
 * The path of a text in a value that cannot be stored, such as `bullets.3`; null where all can. A key that cannot is at the path of what it is
 * in, and the value itself at the empty one. Bodies may be nested deeper than calls can be.
 */
export function findUnstorable(given: unknown): string | null {
  const left: { path: string; value: unknown }[] = [{ path: '', value: given }];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const { path, value } = next;
    if (typeof value === 'string' && !isStorableText(value)) return path;
    if (value === null || typeof value !== 'object') continue;
    for (const [key, inner] of Object.entries(value))
      left.push({ path: path === '' ? key : `${path}.${key}`, value: inner }, { path, value: key });
  }
  return null;
}

/** The highest id there can be. */
export const mostId = 2_147_483_647;

/** An id as it stands in a body. */
export const storedId = (wrong: string) => z.int(wrong).check(z.positive(wrong), z.maximum(mostId, wrong));

/** An id as it stands in an address. Anything else is a 400 with these words. */
export const addressId = (wrong: string) =>
  z.pipe(
    z.string().check(
      z.regex(/^[1-9]\d{0,9}$/, { error: wrong, abort: true }),
      z.refine((id) => Number(id) <= mostId, wrong),
    ),
    z.transform((id: string) => Number(id)),
  );

/** The id in a path such as `/api/products/:id`. */
export const idParamOf = (wrong: string) => z.object({ id: addressId(wrong) });

/** The years that have four digits: what Postgres reads as it is written here. */
export const isStorableTime = (at: Date): boolean => {
  const year = at.getUTCFullYear();
  return year >= 1 && year <= 9_999;
};

/** A day as it stands in a body; Postgres knows no year 0. */
export const storedDay = (wrong: string) => z.iso.date(wrong).check(z.refine((day) => !day.startsWith('0000'), wrong));

/** A time as it stands in a body. */
export const storedTime = z.iso
  .datetime()
  .check(z.refine((time) => isStorableTime(new Date(time)), 'A date between the years 1 and 9999.'));

/** A day of UTC or a moment, as filters by time take them. */
export const momentText = z.union([z.iso.date(), z.iso.datetime({ offset: true })], {
  error: 'Use a day such as 2026-11-28, or a time such as 2026-11-28T09:00:00Z.',
});

/** Before what a filter `until` takes: the moment itself, or the end of a day. */
export const endOfMoment = (until: string): Date =>
  until.includes('T') ? new Date(until) : new Date(new Date(until).getTime() + 24 * 60 * 60 * 1_000);
