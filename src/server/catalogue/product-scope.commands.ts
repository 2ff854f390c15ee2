// Asks whether who acts may change products, for calls and commands that know them by their ids.
import { Problem } from '#domain/problem.ts';
import { describeOutOfScope } from '#domain/scope.ts';
import type { Context } from '#server/http/context.ts';
import { findOutside } from './product-scope.store.ts';

/** Throws FORBIDDEN where who acts may not change all of these products; of one that is not there it says nothing. */
export async function requireProductsWithin(
  { db, scope }: Pick<Context, 'db' | 'scope'>,
  ids: readonly number[],
): Promise<void> {
  if (scope && (await findOutside(db, scope, ids)).size > 0) throw new Problem('FORBIDDEN', describeOutOfScope(scope));
}
