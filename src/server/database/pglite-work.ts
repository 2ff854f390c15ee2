// What goes on in the embedded database: all of it passes through this process.
import type { Db } from './db.ts';
import type { Work } from './read-cache.ts';

/** `started` counts its statements. */
export function watchWork(started: () => number, db: Db): Work {
  let changing = 0;
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
  return { started, isBusy: () => changing > 0 };
}
