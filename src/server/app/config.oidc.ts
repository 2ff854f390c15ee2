// Settings of the company's OpenID Connect provider.
import * as z from 'zod/mini';
import { isLoopback } from '#server/http/allowed-hosts.ts';
import type { OidcSettings } from '#server/session/oidc/oidc-settings.ts';
import { groupRoles, makesOwner } from './config.roles.ts';

/** Tokens go there: in the clear to this machine alone. */
function isIssuer(text: string): boolean {
  const url = URL.parse(text);
  if (url?.username !== '' || url.search !== '' || url.hash !== '') return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname));
}

export const oidcSettings = {
  OIDC_ISSUER: z.optional(
    z
      .string()
      .check(
        z.refine(
          isIssuer,
          'must be the https URL of the provider as its discovery document has it under "issuer", such as https://id.northwind.example/realms/staff',
        ),
      ),
  ),
  OIDC_CLIENT_ID: z.optional(z.string()),
  OIDC_CLIENT_SECRET: z.optional(z.string()),
  OIDC_NAME: z.optional(z.string().check(z.maxLength(40, 'must have at most 40 characters'))),
  OIDC_SCOPES: z._default(
    z
      .string()
      .check(
        z.refine((text) => text.split(/\s+/).includes('openid'), 'must contain openid, such as openid email profile'),
      ),
    'openid email profile',
  ),
  OIDC_ROLES: z.optional(groupRoles),
  OIDC_GROUPS_CLAIM: z._default(z.string(), 'groups'),
};

const asObject = z.object(oidcSettings);
type Parsed = z.infer<typeof asObject>;

/** `hasPasswords`: whether people may also sign in by password. */
export function checkOidc(given: Parsed, hasPasswords: boolean): string[] {
  const wrong: string[] = [];
  for (const name of ['OIDC_ISSUER', 'OIDC_CLIENT_ID'] as const)
    if (given[name] === undefined) wrong.push(`${name} must be set if AUTH contains oidc`);
  if (!hasPasswords && !makesOwner(given.OIDC_ROLES))
    wrong.push(
      'OIDC_ROLES must make a group the owner, such as catalog-owners=owner, if AUTH is oidc: without passwords nobody else can become it',
    );
  return wrong;
}

export function readOidc(given: Parsed): OidcSettings | null {
  const { OIDC_ISSUER, OIDC_CLIENT_ID: clientId } = given;
  if (OIDC_ISSUER === undefined || clientId === undefined) return null;
  const issuer = new URL(OIDC_ISSUER);
  return {
    issuer,
    clientId,
    clientSecret: given.OIDC_CLIENT_SECRET ?? null,
    name: given.OIDC_NAME ?? issuer.host,
    scopes: given.OIDC_SCOPES.split(/\s+/).join(' '),
    roles: given.OIDC_ROLES ?? null,
    groupsClaim: given.OIDC_GROUPS_CLAIM,
  };
}
