// What goes on in the embedded database: all of it passes through this process.
import type { PGlite } from '@electric-sql/pglite';
import type { Db } from './db.ts';
import type { Work } from './read-cache.ts';

export function watchWork(client: PGlite, db: Db): Work {
  let started = 0;
  let changing = 0;
  const runQuery = client._runExclusiveQuery.bind(client);
  client._runExclusiveQuery = (statement) =>
    runQuery(() => {
      started += 1;
      return statement();
    });
  const transaction = db.transaction.bind(db);
  db.transaction = async (steps, config) => {
    // Here it would be a statement more.
    if (config?.accessMode === 'read only') return await transaction(steps);
    changing += 1;
    try {
      return await transaction(steps, config);
    } finally {
      changing -= 1;
    }
  };
  return { started: () => started, isBusy: () => changing > 0 };
}
