// An order that takes rows from all over a table, and the same ones every time.
import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** A multiplicative hash of an id, to order by. */
export function scattered(id: AnyPgColumn): SQL {
  return sql`(${id}::bigint * 2654435761) % 4294967296`;
}
