// What each role may do: the one table that calls, commands and runs ask, and that screens know.
import { type Role, roles, withArticle } from './roles.ts';

/** From least to most; a role has all permissions up to its own. */
export const permissions = ['view', 'write', 'decide', 'manage', 'own'] as const;
export type Permission = (typeof permissions)[number];

/** The lowest role that has a permission. */
const lowest: Readonly<Record<Permission, Role>> = {
  /** See everything, ask, comment, check and export. */
  view: 'viewer',
  /** Generate, edit, import, delete, and write prompts. */
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

/** What a role with a permission can do, as lists of roles and people say it. */
export const grants: Readonly<Record<Permission, readonly string[]>> = {
  view: ['see everything', 'ask', 'comment', 'check', 'export'],
  write: ['generate', 'edit', 'import', 'delete', 'write prompts'],
  decide: ['approve', 'reject', 'roll back', 'waive rules'],
  manage: ['change rules, settings, connections and members'],
  own: ['change owners'],
};

/** What a role has beyond the one below it. */
export const addedBy = (role: Role): Permission => permissions.findLast((each) => may(role, each)) ?? 'view';

const does: Readonly<Record<Permission, string>> = {
  view: 'see this',
  write: 'change products and content',
  decide: 'approve, reject or roll back',
  manage: 'change rules and settings',
  own: 'change owners',
};

/** Why a role may not: one sentence, with who may. */
export const describeRefusal = (role: Role, permission: Permission): string =>
  `As ${withArticle(role)} you cannot ${does[permission]}. Ask ${withArticle(lowest[permission])}.`;
