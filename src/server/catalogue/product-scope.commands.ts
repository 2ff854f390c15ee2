// Asks whether who acts may change a product, for calls and commands that know it by its id.
import { Problem } from '#domain/problem.ts';
import { describeOutOfScope } from '#domain/scope.ts';
import type { Context } from '#server/http/context.ts';
import { findOutside } from './product-scope.store.ts';

/** Throws FORBIDDEN where who acts may only change other products; of a product that is not there it says nothing. */
export async function requireProductWithin({ db, scope }: Pick<Context, 'db' | 'scope'>, id: number): Promise<void> {
  if (scope && (await findOutside(db, scope, [id])).size > 0) throw new Problem('FORBIDDEN', describeOutOfScope(scope));
}
