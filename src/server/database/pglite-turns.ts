// Lets other work of the process in between the statements of the embedded database.
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';

/**
 * It computes in this thread and answers without a turn of the event loop: a caller that asks one thing after another, as a bulk command does,
 * would keep all requests from even being read until the last answer.
 */
export function letOthersIn(client: PGlite): void {
  const run = client._runExclusiveQuery.bind(client);
  client._runExclusiveQuery = async (statement) => {
    await nextTurn();
    return await run(statement);
  };
}
