// Settings of a proxy in front that signs people in.
import * as z from 'zod/mini';
import type { ProxySettings } from '#server/session/proxy/proxy-settings.ts';
import { groupRoles, makesOwner } from './config.roles.ts';

/** The name of a header (RFC 9110, 5.1). */
const header = z.string().check(z.regex(/^[\w!#$%&'*+.^`|~-]{1,100}$/, 'must be the name of a header'));

export const proxySettings = {
  PROXY_EMAIL_HEADER: z.optional(header),
  PROXY_NAME_HEADER: z.optional(header),
  PROXY_GROUPS_HEADER: z.optional(header),
  PROXY_ROLES: z.optional(groupRoles),
  PROXY_NAME: z.optional(z.string().check(z.maxLength(40, 'must have at most 40 characters'))),
  PROXY_SIGN_OUT_URL: z.optional(
    z
      .string()
      .check(
        z.refine(
          (text) => /^https?:\/\//i.test(text) && URL.canParse(text),
          'must be the URL at which the proxy signs people out',
        ),
      ),
  ),
};

const asObject = z.object({ ...proxySettings, TRUSTED_PROXIES: z.optional(z.string()) });
type Parsed = z.infer<typeof asObject>;

export function checkProxy(given: Parsed): string[] {
  const wrong: string[] = [];
  if (given.PROXY_EMAIL_HEADER === undefined)
    wrong.push(
      'PROXY_EMAIL_HEADER must be the header in which the proxy writes the email of who calls, if AUTH is proxy',
    );
  if (given.TRUSTED_PROXIES === undefined)
    wrong.push(
      'TRUSTED_PROXIES must have the addresses of the proxy, if AUTH is proxy: anyone else could write its headers',
    );
  if (!makesOwner(given.PROXY_ROLES))
    wrong.push(
      'PROXY_ROLES must make somebody the owner, by an email or a group, such as maya@northwind.example=owner,*=viewer, if AUTH is proxy',
    );
  return wrong;
}

export function readProxy(given: Parsed, trusted: readonly string[]): ProxySettings | null {
  const { PROXY_EMAIL_HEADER, PROXY_ROLES: roles } = given;
  if (PROXY_EMAIL_HEADER === undefined || roles === undefined) return null;
  return {
    trusted,
    emailHeader: PROXY_EMAIL_HEADER.toLowerCase(),
    nameHeader: given.PROXY_NAME_HEADER?.toLowerCase() ?? null,
    groupsHeader: given.PROXY_GROUPS_HEADER?.toLowerCase() ?? null,
    name: given.PROXY_NAME ?? 'your company',
    roles,
    signOutUrl: given.PROXY_SIGN_OUT_URL ?? null,
  };
}
