// What is known of a proxy in front that signs people in: settings of the environment.
import type { GroupRoles } from '#domain/session/group-roles.ts';

export type ProxySettings = {
  /** The addresses and networks from which its headers are taken. */
  trusted: readonly string[];
  /** Headers in lower case; null for one that it does not write. */
  emailHeader: string;
  nameHeader: string | null;
  groupsHeader: string | null;
  /** What people call it. */
  name: string;
  /** By group, and by email. */
  roles: GroupRoles;
  /** Where it signs people out; null where it has no such page. */
  signOutUrl: string | null;
};
