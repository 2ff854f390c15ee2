// Whether who acts may do something, where that depends on more than the call.

import { describeRefusal, may, type Permission } from '#domain/permissions.ts';
import { Problem } from '#domain/problem.ts';
import type { Context } from './context.ts';

/** Throws FORBIDDEN with who may. */
export function requireMay({ role }: Pick<Context, 'role'>, permission: Permission): void {
  if (!may(role, permission)) throw new Problem('FORBIDDEN', describeRefusal(role, permission));
}
