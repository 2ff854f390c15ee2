// Use cases of the second factor: turn it on and off, and check a code.
import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { Problem } from '#domain/problem.ts';
import type { SecondFactor } from '#domain/session/second-factor.contract.ts';
import type { Db } from '#server/database/database.ts';
import type { Context } from '#server/http/context.ts';
import type { KeyKeeper } from '#server/secrets/key-keeper.ts';
import { recordPerson } from './record-person.ts';
import { aboutField, requirePassword } from './require-password.ts';
import * as store from './second-factor.store.ts';
import { endOthers } from './sessions.commands.ts';
import { checkGuess } from './sign-in-guess.ts';
import { hashToken } from './tokens.ts';
import { findAccount } from './users.store.ts';

type Clocked = Pick<Context, 'db' | 'now' | 'call'>;
type Caller = { userId: number; sessionId: number; address: string };

/** Of 160 bits, as RFC 4226, 4, recommends. */
const secretBytes = 20;
/** What apps expect: RFC 6238 with SHA-1, six digits, 30 seconds. */
const period = 30;
/** Steps before and after: clocks may be off by half a minute (RFC 6238, 5.2). */
const window = 1;
/** How long a first code can confirm what was started: as long as somebody with a phone needs. */
const startMs = 10 * 60 * 1_000;
const recoveryCount = 10;
/** 120 bits: enough for a plain hash (ASVS 5.0 6.5.2 asks for 112). */
const recoveryBytes = 15;

const notStarted = () => new Problem('ILLEGAL_TRANSITION', 'There is no second factor to turn on. Start again.');

/** What the secret of a second factor is locked for. */
export const aboutFactor = (userId: number) => `second factor of user ${userId}`;
const totpOf = (secret: Secret, label = '') => new TOTP({ issuer: 'Copydesk', label, secret, digits: 6, period });

const bare = (code: string) => code.replaceAll(/[\s-]/g, '').toUpperCase();

/** As they are shown: groups of four. */
const makeRecoveryCodes = () =>
  Array.from({ length: recoveryCount }, () => {
    const { base32 } = new Secret({ buffer: new Uint8Array(randomBytes(recoveryBytes)).buffer });
    return (base32.match(/.{4}/g) ?? []).join('-');
  });

async function renew(tx: Db, userId: number): Promise<string[]> {
  const codes = makeRecoveryCodes();
  await store.saveRecoveryCodes(
    tx,
    userId,
    codes.map((code) => hashToken(bare(code))),
  );
  return codes;
}

/** Whether a code of the app is right, and uses it up. */
async function takeCode(
  { db, now }: Clocked,
  keeper: KeyKeeper,
  { userId, lockedSecret }: store.FactorRow,
  code: string,
): Promise<boolean> {
  const secret = keeper.open(lockedSecret, aboutFactor(userId));
  if (secret === null)
    throw new Problem('UNAVAILABLE', 'Your second factor cannot be checked on this server. Ask its administrator.');
  const timestamp = now().getTime();
  const delta = totpOf(Secret.fromBase32(secret)).validate({ token: bare(code), timestamp, window });
  if (delta === null) return false;
  return await store.takeStep(db, userId, Math.floor(timestamp / 1_000 / period) + delta);
}

/** Whether somebody may sign in with this code, or without one where no second factor is on. Throws CODE_NEEDED. */
export async function checkCode(
  context: Clocked,
  keeper: KeyKeeper,
  userId: number,
  code: string | undefined,
): Promise<boolean> {
  const factor = await store.findFactor(context.db, userId);
  if (!factor?.confirmedAt) return true;
  if (code === undefined) throw new Problem('CODE_NEEDED', 'Enter the code of your authenticator app.');
  return /^\d{6}$/.test(bare(code))
    ? await takeCode(context, keeper, factor, code)
    : await store.takeRecoveryCode(context.db, userId, hashToken(bare(code)), context.now());
}

export async function readSecondFactor({ db }: Clocked, userId: number): Promise<SecondFactor> {
  const factor = await store.findFactor(db, userId);
  return {
    since: factor?.confirmedAt?.toISOString() ?? null,
    recoveryCodesLeft: await store.countRecoveryCodes(db, userId),
  };
}

/** Throws ILLEGAL_TRANSITION where one is on, INVALID_INPUT about `password`, RATE_LIMITED. */
export async function startSecondFactor(
  context: Clocked,
  keeper: KeyKeeper,
  { userId, address }: Caller,
  password: string,
): Promise<{ url: string; secret: string }> {
  await requirePassword(context, { userId, address }, { password, path: 'password' });
  const account = await findAccount(context.db, userId);
  const secret = new Secret({ buffer: new Uint8Array(randomBytes(secretBytes)).buffer });
  const locked = keeper.lock(secret.base32, aboutFactor(userId));
  if (!(await store.startFactor(context.db, userId, locked, context.now())))
    throw new Problem('ILLEGAL_TRANSITION', 'Your second factor is on already. Turn it off first.');
  return { url: totpOf(secret, account?.email ?? '').toString(), secret: secret.base32 };
}

/** Answers the recovery codes. Throws INVALID_INPUT about `code`, RATE_LIMITED, ILLEGAL_TRANSITION where none was started within ten minutes. */
export async function confirmSecondFactor(
  context: Clocked,
  keeper: KeyKeeper,
  { userId, sessionId, address }: Caller,
  code: string,
): Promise<string[]> {
  const { db, now } = context;
  const [factor, account] = [await store.findFactor(db, userId), await findAccount(db, userId)];
  const isOpen = factor && !factor.confirmedAt && now().getTime() < factor.startedAt.getTime() + startMs;
  if (!isOpen || !account?.email) throw notStarted();
  const wrong = 'This code is wrong. Check that the clock of your phone is right, and enter the code it shows now.';
  const words = { wrong, again: 'Try again' };
  await aboutField('code', () =>
    checkGuess(context, { account: account.email ?? '', address, words }, async () =>
      (await takeCode(context, keeper, factor, code)) ? true : null,
    ),
  );
  return await endOthers(db, userId, sessionId, async (tx) => {
    // Meanwhile somebody may have started again, with a secret that no code was checked by.
    if (!(await store.confirmFactor(tx, factor, now()))) throw notStarted();
    await recordPerson(tx, context, userId, { kind: 'account', action: 'turned-on-second-factor' });
    return await renew(tx, userId);
  });
}

/** Throws INVALID_INPUT about `password`, RATE_LIMITED. */
export async function endSecondFactor(context: Clocked, caller: Caller, password: string): Promise<void> {
  await requirePassword(context, caller, { password, path: 'password' });
  const { userId, sessionId } = caller;
  await endOthers(context.db, userId, sessionId, async (tx) => {
    await store.deleteFactor(tx, userId);
    await recordPerson(tx, context, userId, { kind: 'account', action: 'turned-off-second-factor' });
  });
}

/** Throws INVALID_INPUT about `password`, RATE_LIMITED, ILLEGAL_TRANSITION where no second factor is on. */
export async function renewRecoveryCodes(context: Clocked, caller: Caller, password: string): Promise<string[]> {
  await requirePassword(context, caller, { password, path: 'password' });
  if (!(await store.hasFactor(context.db, caller.userId)))
    throw new Problem('ILLEGAL_TRANSITION', 'Turn your second factor on first.');
  return await context.db.transaction(async (tx) => {
    await recordPerson(tx, context, caller.userId, { kind: 'account', action: 'renewed-recovery-codes' });
    return await renew(tx, caller.userId);
  });
}
