// Whether who acts may do something, where that depends on more than the call.

import { describeRefusal, may, type Permission } from '#domain/permissions.ts';
import { Problem } from '#domain/problem.ts';
import { describeLeaving, describeOutOfScope, leaves, type Scoped } from '#domain/scope.ts';
import type { Context } from './context.ts';

/** Throws FORBIDDEN with who may. */
export function requireMay({ role }: Pick<Context, 'role'>, permission: Permission): void {
  if (!may(role, permission)) throw new Problem('FORBIDDEN', describeRefusal(role, permission));
}

/** Throws FORBIDDEN where who acts may only change some products: this is about all of them. */
export function requireUnscoped({ scope }: Pick<Context, 'scope'>): void {
  if (scope) throw new Problem('FORBIDDEN', describeOutOfScope(scope));
}

/** Throws FORBIDDEN where who acts could not change a product any more once it has these values. */
export function requireStaying({ scope }: Pick<Context, 'scope'>, after: Scoped): void {
  if (leaves(scope, after)) throw new Problem('FORBIDDEN', describeLeaving(scope));
}
