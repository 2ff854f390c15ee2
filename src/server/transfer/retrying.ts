// Transactions that are done again because they met another one.
import { postgresCode } from '#server/database/postgres-code.ts';

/** Someone added one of these SKUs, or the database asks to try again. */
export const isWorthRetrying = (error: unknown) => ['23505', '40001', '40P01'].includes(postgresCode(error) ?? '');
export const maxTries = 3;

/** Does a transaction again that met another one. */
export async function tryAgain(work: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isWorthRetrying(error) || tries >= maxTries) throw error;
    }
  }
}
