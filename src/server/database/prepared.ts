// Queries that are asked all the time: written once, and prepared once by each connection of Postgres.
import type { Db } from './database.ts';

/** The query `build` makes, prepared under a name no other query has. In a transaction it is built anew each time. */
export function prepared<Query>(
  name: string,
  build: (db: Db) => { prepare: (name: string) => Query },
): (db: Db) => Query {
  const made = new WeakMap<Db, Query>();
  return (db) => {
    const known = made.get(db);
    if (known) return known;
    const query = build(db).prepare(name);
    made.set(db, query);
    return query;
  };
}
