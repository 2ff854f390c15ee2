// Signing in by password, and by a code where a second factor is on.
import { Problem } from '#domain/problem.ts';
import type { SignInMethod } from '#domain/session/session.contract.ts';
import { latestEnd } from '#domain/session/session-length.ts';
import type { Db } from '#server/database/database.ts';
import type { Context } from '#server/http/context.ts';
import type { KeyKeeper } from '#server/secrets/key-keeper.ts';
import { verifyPassword } from './password-hash.ts';
import { recordPerson } from './record-person.ts';
import { checkCode } from './second-factor.commands.ts';
import { insertSession, type Origin } from './sessions.store.ts';
import { checkGuess } from './sign-in-guess.ts';
import { hashToken, newToken } from './tokens.ts';
import { findByEmail, lockUsers, saveLastSeen } from './users.store.ts';

type Clocked = Pick<Context, 'db' | 'now' | 'call'>;

/** Starts a session and answers its id and the token of its cookie. */
export async function startSession(
  db: Db,
  { now, call }: Pick<Context, 'now' | 'call'>,
  userId: number,
  method: SignInMethod,
  from: Origin,
): Promise<{ id: number; token: string }> {
  const at = now();
  const token = newToken();
  const { address } = from;
  // Longer ones are nobody's browser.
  const userAgent = from.userAgent.slice(0, 500);
  const id = await insertSession(db, {
    ...{ tokenHash: hashToken(token), userId, method, address, userAgent },
    startedAt: at,
    endsAt: latestEnd(at),
  });
  await saveLastSeen(db, userId, at);
  const trail = call?.trail ?? { isRecorded: false };
  const signedIn = { kind: 'sign-in', action: 'signed-in', after: { Way: method } } as const;
  await recordPerson(db, { now, call: { address, sessionId: id, program: null, trail } }, userId, signedIn);
  return { id, token };
}

/**
 * Signs in; answers the token of the session. An unknown email takes as long as a wrong password and is answered in the same words.
 * Throws SIGN_IN_FAILED, RATE_LIMITED, and CODE_NEEDED where the password is right and a second factor is on.
 */
export async function signIn(
  context: Clocked,
  keeper: KeyKeeper,
  { email, password, code }: { email: string; password: string; code?: string | undefined },
  from: Origin,
): Promise<string> {
  const wrong =
    code === undefined
      ? 'Email or password is wrong. Check both and try again.'
      : 'Password or code is wrong, or the code was used already. Enter the code your app shows now.';
  const words = { wrong, again: 'Sign in again' };
  const user = await checkGuess(context, { account: email, address: from.address, words }, async () => {
    const found = await findByEmail(context.db, email);
    const isRight = await verifyPassword(password, found?.password ?? null);
    return isRight && found && (await checkCode(context, keeper, found.id, code)) ? found : null;
  });
  return await context.db.transaction(async (tx) => {
    await lockUsers(tx);
    // Meanwhile another password may have ended all sessions: this one would outlive them.
    const isSame = (await findByEmail(tx, email))?.password === user.password;
    if (!isSame) throw new Problem('SIGN_IN_FAILED', wrong);
    return (await startSession(tx, context, user.id, 'password', from)).token;
  });
}
