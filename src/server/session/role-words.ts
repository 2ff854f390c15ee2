// As what somebody was invited or joined, as the audit log says it.
import type { AuditValues } from '#domain/audit/audit-values.ts';
import { describeScope, type Scope } from '#domain/scope.ts';

/** Without the products where it is all of them. */
export const roleWords = (role: string, scope: Scope | null): AuditValues => ({
  Role: role,
  ...(scope ? { Products: describeScope(scope) } : {}),
});
