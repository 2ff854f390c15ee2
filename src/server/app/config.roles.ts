// Settings that give groups roles.
import * as z from 'zod/mini';
import { type GroupRoles, parseGroupRoles } from '#domain/session/group-roles.ts';

export const groupRoles = z.pipe(
  z.string(),
  z.transform((text: string, ctx): GroupRoles => {
    const roles = parseGroupRoles(text);
    if (roles) return roles;
    ctx.issues.push({
      code: 'custom',
      input: text,
      message:
        'must be groups with viewer, writer, approver, admin or owner, each once, such as catalog-admins=admin,*=viewer',
    });
    return z.NEVER;
  }),
);

/** Whether a group is made the owner: without passwords nobody else can become it. */
export const makesOwner = (roles: GroupRoles | undefined): boolean => [...(roles?.values() ?? [])].includes('owner');
