// What the provider says of a person, as far as it counts here.
import * as z from 'zod/mini';
import { emailSchema, fullNameSchema } from '#domain/session/sign-in.contract.ts';

export type CompanyPerson = {
  /** Issuer and subject: of all claims these alone never change nor come again (OpenID Connect Core 1.0, 5.7). */
  subject: string;
  /** Null where there is none, or the provider does not say that it is theirs. */
  email: string | null;
  fullName: string | null;
  groups: string[];
};

export type Claims = Readonly<Record<string, unknown>>;

const textList = z.union([
  z.array(z.string()),
  z.pipe(
    z.string(),
    z.transform((one: string) => [one]),
  ),
]);

/** Providers that know one group write it without a list. What is no group is none. */
function readGroups(claim: unknown): string[] {
  const read = textList.safeParse(claim);
  return read.success ? read.data : [];
}

function readName(claims: Claims): string | null {
  const parts = [claims.given_name, claims.family_name].filter((part) => typeof part === 'string');
  for (const name of [claims.name, parts.join(' '), claims.preferred_username]) {
    const read = fullNameSchema.safeParse(name);
    if (read.success) return read.data;
  }
  return null;
}

/** `claims` are those of a checked ID token, and of the provider's UserInfo what the token does not have. */
export function readClaims(claims: Claims, groupsClaim: string): CompanyPerson {
  const { iss, sub, email, email_verified: isVerified } = claims;
  if (typeof iss !== 'string' || typeof sub !== 'string') throw new TypeError('The claims name nobody');
  const read = emailSchema.safeParse(email);
  return {
    subject: `${iss} ${sub}`,
    // Some providers let people write any address: nothing but `true` counts.
    email: read.success && isVerified === true ? read.data : null,
    fullName: readName(claims),
    groups: readGroups(claims[groupsClaim]),
  };
}

/** Whether the ID token has all that counts, so that UserInfo need not be asked; `groupsClaim` is null where groups have no say. */
export const isComplete = (claims: Claims, groupsClaim: string | null): boolean =>
  ['email', 'email_verified', 'name', ...(groupsClaim === null ? [] : [groupsClaim])].every(
    (name) => claims[name] !== undefined,
  );
