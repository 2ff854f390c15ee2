// Whether a new password may be used.
import { Problem } from '#domain/problem.ts';
import { commonPassword, ownPassword, productPassword } from '#domain/session/passwords.ts';
import { containsOwn, containsProduct, isCommonPassword } from './common-passwords.ts';

/** Throws INVALID_INPUT about `password` for one that attackers try first, or that names its owner or Copydesk. Its length is up to the contract. */
export async function requireGoodPassword(given: { password: string; email: string; fullName: string }): Promise<void> {
  const refuse = (message: string) => {
    throw new Problem('INVALID_INPUT', message, { issues: [{ path: 'password', message }] });
  };
  if (containsOwn(given.password, given)) refuse(ownPassword);
  if (containsProduct(given.password)) refuse(productPassword);
  if (await isCommonPassword(given.password)) refuse(commonPassword);
}
