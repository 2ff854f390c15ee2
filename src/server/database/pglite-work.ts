// What goes on in the embedded database: all of it passes through this process.
import type { PGlite } from '@electric-sql/pglite';
import type { Work } from './remembered.ts';

export function watchWork(client: PGlite): Work {
  let begun = 0;
  let pending = 0;
  const runQuery = client._runExclusiveQuery.bind(client);
  client._runExclusiveQuery = (statement) =>
    runQuery(() => {
      begun += 1;
      return statement();
    });
  const transaction = client.transaction.bind(client);
  client.transaction = async (steps) => {
    pending += 1;
    try {
      return await transaction(steps);
    } finally {
      pending -= 1;
    }
  };
  return { begun: () => begun, isBusy: () => pending > 0 };
}
