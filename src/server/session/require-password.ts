// The password once more, before what somebody at another's desk must not do.
import { Problem } from '#domain/problem.ts';
import type { Context } from '#server/http/context.ts';
import { verifyPassword } from './password-hash.ts';
import { checkGuess } from './sign-in-guess.ts';
import { findAccount, noPassword } from './users.store.ts';

/** Says of a wrong guess which field of a form it is about; who is signed in already is told as any input. */
export async function aboutField(path: string, check: () => Promise<unknown>): Promise<void> {
  try {
    await check();
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'SIGN_IN_FAILED') throw error;
    throw new Problem('INVALID_INPUT', error.message, { issues: [{ path, message: error.message }] });
  }
}

/**
 * Checks the password of a user, counted as signing in counts it. Throws INVALID_INPUT about the field at `path`, RATE_LIMITED after too many
 * wrong ones, FORBIDDEN for who has none. Answers what a new password must not contain, and the hash that was `checked`.
 */
export async function requirePassword(
  context: Pick<Context, 'db' | 'now'>,
  { userId, address }: { userId: number; address: string },
  { password, path }: { password: string; path: string },
): Promise<{ email: string; fullName: string; checked: string }> {
  const account = await findAccount(context.db, userId);
  if (!account?.email || account.password === noPassword)
    throw new Problem('FORBIDDEN', 'This account has no password.');
  const { email, fullName } = account;
  const wrong = 'This is not your current password.';
  await aboutField(path, () =>
    checkGuess(context, { account: email, address, words: { wrong, again: 'Try again' } }, async () =>
      (await verifyPassword(password, account.password)) ? true : null,
    ),
  );
  return { email, fullName: fullName ?? '', checked: account.password };
}
