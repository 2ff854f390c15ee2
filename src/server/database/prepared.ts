// Queries that are asked all the time: their SQL is written once, and each connection of Postgres prepares it once.
import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, PgDialect } from 'drizzle-orm/pg-core';
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types';
import type { Db } from './db.ts';

const dialect = new PgDialect({ casing: 'snake_case' });

type Fields = Record<string, AnyPgColumn | SQL>;

/**
 * The query that selects the fields, with `rest` from `from` on, where `sql.placeholder` stands for a value; under a name no other query has.
 * Answers its rows, in a transaction too.
 */
export function prepareSelect<Selected extends Fields>(
  name: string,
  fields: Selected,
  rest: SQL,
): (db: Db, values?: Record<string, unknown>) => Promise<SelectResultFields<Selected>[]> {
  const ordered = Object.entries(fields).map(([key, field]) => ({ path: [key], field }));
  const selection = sql.join(
    ordered.map(({ field }) => sql`${field}`),
    sql`, `,
  );
  const query = dialect.sqlToQuery(sql`select ${selection} ${rest}`);
  return async (db, values = {}) =>
    (await db._.session.prepareQuery(query, ordered, name, true).execute(values)) as SelectResultFields<Selected>[];
}
