// What each role may do: the one table that calls, commands and runs ask, and that screens know.
import { type Role, roles } from './roles.ts';

/** From least to most; a role has all permissions up to its own. */
export const permissions = ['view', 'write', 'decide', 'manage', 'own'] as const;
export type Permission = (typeof permissions)[number];

/** The lowest role that has a permission. */
const lowest: Readonly<Record<Permission, Role>> = {
  /** See everything, ask, check and export. */
  view: 'viewer',
  /** Generate, edit and import. */
  write: 'writer',
  /** Approve, reject, roll back and waive rules. */
  decide: 'approver',
  /** Change rules, settings, connections and members. */
  manage: 'admin',
  /** Change owners. */
  own: 'owner',
};

/** Whether a role has a permission. */
export const may = (role: Role, permission: Permission): boolean =>
  roles.indexOf(role) >= roles.indexOf(lowest[permission]);

const does: Readonly<Record<Permission, string>> = {
  view: 'see this',
  write: 'change products and content',
  decide: 'approve, reject or roll back',
  manage: 'change rules and settings',
  own: 'change owners',
};

/** Why a role may not: one sentence, with who may. */
export const describeRefusal = (role: Role, permission: Permission): string =>
  `As ${role === 'approver' || role === 'admin' || role === 'owner' ? 'an' : 'a'} ${role} you cannot ${does[permission]}. Ask ${lowest[permission] === 'owner' ? 'an owner' : `${lowest[permission] === 'approver' || lowest[permission] === 'admin' ? 'an' : 'a'} ${lowest[permission]}`}.`;
