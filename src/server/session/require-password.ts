// The password once more, before what somebody at another's desk must not do.
import { Problem } from '#domain/problem.ts';
import type { Context } from '#server/http/context.ts';
import { verifyPassword } from './password-hash.ts';
import { checkGuess } from './sign-in-guess.ts';
import { findAccount } from './users.store.ts';

/**
 * Checks the password of a user, counted as signing in counts it. Throws INVALID_INPUT about the field at `path`, RATE_LIMITED after too many
 * wrong ones, FORBIDDEN for who has none. Answers what a new password must not contain.
 */
export async function requirePassword(
  context: Pick<Context, 'db' | 'now'>,
  { userId, address }: { userId: number; address: string },
  { password, path }: { password: string; path: string },
): Promise<{ email: string; fullName: string }> {
  const account = await findAccount(context.db, userId);
  if (!account?.email) throw new Problem('FORBIDDEN', 'This account has no password.');
  const { email, fullName } = account;
  const words = 'This is not your current password.';
  try {
    await checkGuess(context, { account: email, address, words }, async () =>
      (await verifyPassword(password, account.password)) ? true : null,
    );
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'SIGN_IN_FAILED') throw error;
    throw new Problem('INVALID_INPUT', words, { issues: [{ path, message: words }] });
  }
  return { email, fullName: fullName ?? '' };
}
