// Which role the groups of a person give, where a company's provider says who is in which group.
import { isRole, type Role, roles } from '#domain/roles.ts';

/** Stands for everybody whom no group gives a role. */
const everybodyElse = '*';

/** Group → role, as the provider spells the group. */
export type GroupRoles = ReadonlyMap<string, Role>;

/** Reads `catalog-admins=admin,catalog-writers=writer,*=viewer`; null for anything else, such as a group that is named twice. */
export function parseGroupRoles(text: string): GroupRoles | null {
  const found = new Map<string, Role>();
  for (const entry of text.split(',')) {
    const at = entry.lastIndexOf('=');
    const group = entry.slice(0, Math.max(at, 0)).trim();
    const role = entry.slice(at + 1).trim();
    if (group === '' || !isRole(role) || found.has(group)) return null;
    found.set(group, role);
  }
  return found;
}

/** The highest role that one of the groups gives, otherwise that of everybody else; null for none. */
export function roleOfGroups(groups: readonly string[], given: GroupRoles): Role | null {
  // A group of that name is none of the workspace's.
  const held = new Set(groups.filter((group) => group !== everybodyElse).map((group) => given.get(group)));
  return roles.findLast((role) => held.has(role)) ?? given.get(everybodyElse) ?? null;
}
