// What a workspace knows of its company's sign-in: settings of the environment.
import type { GroupRoles } from '#domain/session/group-roles.ts';

export type OidcSettings = {
  /** As the provider writes it in its tokens. */
  issuer: URL;
  clientId: string;
  /** Null for a client without one. */
  clientSecret: string | null;
  /** What people call it. */
  name: string;
  /** Separated by spaces. */
  scopes: string;
  /** Null: only people who have an account get in, with the role they have. */
  roles: GroupRoles | null;
  groupsClaim: string;
};
