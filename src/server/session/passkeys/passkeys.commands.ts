// Use cases of passkeys: add and delete them, and sign in by one.
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { Problem } from '#domain/problem.ts';
import type { Passkey, PasskeyCredential } from '#domain/session/passkeys.contract.ts';
import type { Context } from '#server/http/context.ts';
import { announce } from '#server/live/live.ts';
import { recordPerson } from '../record-person.ts';
import { requirePassword } from '../require-password.ts';
import type { Origin } from '../sessions.store.ts';
import { startSession } from '../sign-in.commands.ts';
import { checkGuess } from '../sign-in-guess.ts';
import { hashToken } from '../tokens.ts';
import { lockUsers } from '../users.store.ts';
import * as store from './passkeys.store.ts';
import type { RelyingParty } from './relying-party.ts';

type Clocked = Pick<Context, 'db' | 'now' | 'call'>;
type Caller = { userId: number; address: string };

/** How long a device has for its answer, as browsers wait by themselves (Web Authentication Level 3, 15.1). */
const challengeMs = 5 * 60 * 1_000;

/** As many as somebody has devices; the browser is told of each. */
const mostPasskeys = 20;

/** Loaded at the first use: it reads formats of every maker. */
const library = () => import('@simplewebauthn/server');

const asPasskey = ({ id, name, addedAt, usedAt }: store.PasskeyRow): Passkey => ({
  ...{ id, name },
  addedAt: addedAt.toISOString(),
  usedAt: usedAt?.toISOString() ?? null,
});

async function remember({ db, now }: Clocked, userId: number | null, challenge: string): Promise<void> {
  const expiresAt = new Date(now().getTime() + challengeMs);
  await store.insertChallenge(db, { challengeHash: hashToken(challenge), userId, expiresAt });
}

/** The challenge that an answer says it is to, in the browser's own data; null where that is none. */
function challengeOf({ response }: PasskeyCredential): string | null {
  try {
    const { challenge } = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString());
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null; // No browser wrote it.
  }
}

/** Uses up the challenge of an answer and answers it; null where it is none of ours for this, or comes late or again. */
async function takeChallenge(
  { db, now }: Clocked,
  userId: number | null,
  credential: PasskeyCredential,
): Promise<string | null> {
  const challenge = challengeOf(credential);
  if (challenge === null) return null;
  const isOurs = await store.takeChallenge(db, { challengeHash: hashToken(challenge), userId }, now());
  return isOurs ? challenge : null;
}

export async function listPasskeys({ db }: Clocked, userId: number): Promise<Passkey[]> {
  return (await store.listPasskeys(db, userId)).map(asPasskey);
}

/** Options for the browser. Throws INVALID_INPUT about `password`, RATE_LIMITED, and ILLEGAL_TRANSITION from 20 passkeys on. */
export async function startPasskey(context: Clocked, { id }: RelyingParty, caller: Caller, password: string) {
  const { email, fullName } = await requirePassword(context, caller, { password, path: 'password' });
  const known = await store.listPasskeys(context.db, caller.userId);
  if (known.length >= mostPasskeys)
    throw new Problem('ILLEGAL_TRANSITION', `You have ${mostPasskeys} passkeys. Delete one first.`);
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    ...{ rpName: 'Copydesk', rpID: id, timeout: challengeMs, attestationType: 'none' },
    ...{ userName: email, userDisplayName: fullName, userID: handleOf(caller.userId) },
    excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId })),
    // It signs in without an email, and asks for the lock of the device: two factors in one.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await remember(context, caller.userId, options.challenge);
  return { ...options };
}

/** Who a passkey is for, as devices keep it: it must say nothing of the person (Web Authentication Level 3, 14.6.1). */
const handleOf = (userId: number) => new TextEncoder().encode(`user ${userId}`);

/** Throws INVALID_INPUT where the browser's answer is not to the options, or comes late. */
export async function addPasskey(
  context: Clocked,
  { id: rpId, origin }: RelyingParty,
  userId: number,
  { name, credential }: { name: string; credential: PasskeyCredential },
): Promise<Passkey> {
  const refusal = (detail: unknown) =>
    new Problem('INVALID_INPUT', 'This passkey could not be checked. Start again.', { detail });
  const expectedChallenge = await takeChallenge(context, userId, credential);
  if (expectedChallenge === null) throw refusal('no such challenge');
  const { verifyRegistrationResponse } = await library();
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: credential as unknown as RegistrationResponseJSON,
    ...{ expectedChallenge, expectedOrigin: origin, expectedRPID: rpId, requireUserVerification: true },
  }).catch((error: unknown) => {
    // It throws for whatever a device, or somebody in its place, made up.
    throw refusal(error);
  });
  if (!verified) throw refusal('not verified');
  const { id: credentialId, publicKey, counter } = registrationInfo.credential;
  return await context.db.transaction(async (tx) => {
    const row = await store.insertPasskey(tx, {
      ...{ userId, credentialId, publicKey: Buffer.from(publicKey).toString('base64url'), counter, name },
      addedAt: context.now(),
    });
    if (!row) throw new Problem('INVALID_INPUT', 'This passkey is in use already.');
    const target = { id: row.id, name };
    await recordPerson(tx, context, userId, { kind: 'account', action: 'added-passkey', target });
    await announce(tx, { type: 'team' });
    return asPasskey(row);
  });
}

/** Throws NOT_FOUND. */
export async function deletePasskey(context: Clocked, userId: number, id: number): Promise<void> {
  await context.db.transaction(async (tx) => {
    const name = await store.deletePasskey(tx, userId, id);
    if (name === null) throw new Problem('NOT_FOUND', 'Passkey not found');
    await recordPerson(tx, context, userId, { kind: 'account', action: 'deleted-passkey', target: { id, name } });
    await announce(tx, { type: 'team' });
  });
}

/** Options for a browser of anybody: it knows its passkeys itself. */
export async function startPasskeySignIn(context: Clocked, { id }: RelyingParty) {
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({
    ...{ rpID: id, timeout: challengeMs, userVerification: 'required' },
  });
  await remember(context, null, options.challenge);
  return { ...options };
}

/** Signs in; answers the token of the session. Throws SIGN_IN_FAILED and RATE_LIMITED. */
export async function signInByPasskey(
  context: Clocked,
  party: RelyingParty,
  credential: PasskeyCredential,
  from: Origin,
): Promise<string> {
  const wrong = 'This passkey does not work here. Use your password.';
  const words = { wrong, again: 'Sign in again' };
  const guess = { account: `passkey ${credential.id}`, address: from.address, words };
  const { passkey, counter } = await checkGuess(context, guess, () => findUse(context, party, credential));
  return await context.db.transaction(async (tx) => {
    await lockUsers(tx);
    const at = context.now();
    // Meanwhile it may have been deleted, or used once more by a copy.
    if (!(await store.noteUse(tx, passkey, { counter, at }))) throw new Problem('SIGN_IN_FAILED', wrong);
    return (await startSession(tx, context, passkey.userId, 'passkey', from)).token;
  });
}

/** Which passkey signed this, and how often it was used; null for none. */
async function findUse(
  context: Clocked,
  { id: rpId, origin }: RelyingParty,
  credential: PasskeyCredential,
): Promise<{ passkey: store.PasskeyRow; counter: number } | null> {
  const expectedChallenge = await takeChallenge(context, null, credential);
  const passkey = await store.findPasskey(context.db, credential.id);
  if (!passkey || expectedChallenge === null) return null;
  const { verifyAuthenticationResponse } = await library();
  const { credentialId, publicKey, counter } = passkey;
  const checked = await verifyAuthenticationResponse({
    response: credential as unknown as AuthenticationResponseJSON,
    ...{ expectedChallenge, expectedOrigin: origin, expectedRPID: rpId, requireUserVerification: true },
    credential: { id: credentialId, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
  }).catch(() => null); // It throws for whatever is no proof.
  if (!checked?.verified) return null;
  return { passkey, counter: checked.authenticationInfo.newCounter };
}
