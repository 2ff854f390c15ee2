// The second factor: codes of an authenticator app (RFC 6238), and recovery codes for when it is lost.
import * as z from 'zod/mini';
import { defineContract } from '#domain/contract.ts';
import { currentPasswordSchema } from './passwords.ts';

export const secondFactorSchema = z.object({
  /** When it was turned on; null while signing in asks for a password alone. */
  since: z.nullable(z.iso.datetime()),
  /** Recovery codes that were not used. */
  recoveryCodesLeft: z.int(),
});
export type SecondFactor = z.infer<typeof secondFactorSchema>;

/** Six digits of an app, or a recovery code; spaces and dashes do not count. */
export const codeSchema = z
  .string()
  .check(z.trim(), z.minLength(1, 'Enter the code of your app.'), z.maxLength(100, 'This code is too long.'));

const recoveryCodes = z.array(z.string());

export const getSecondFactor = defineContract({
  method: 'GET',
  path: '/api/me/second-factor',
  tag: 'session',
  summary: 'Whether signing in asks the signed-in user for a code, too',
  reply: secondFactorSchema,
});

export const startSecondFactor = defineContract({
  method: 'POST',
  access: 'self',
  path: '/api/me/second-factor',
  tag: 'session',
  summary: 'Makes a secret for an authenticator app. It counts once `confirmSecondFactor` got a code of it',
  body: z.object({ password: currentPasswordSchema }),
  /** `url` is what a QR code holds (`otpauth://`); `secret` is the same to type, in base32. */
  reply: z.object({ url: z.string(), secret: z.string() }),
});

export const confirmSecondFactor = defineContract({
  method: 'PUT',
  access: 'self',
  audited: true,
  path: '/api/me/second-factor',
  tag: 'session',
  summary:
    'Turns the second factor on by a first code of the app, ends the other sessions, and answers ten recovery codes, which are shown once',
  body: z.object({ code: codeSchema }),
  reply: z.object({ recoveryCodes }),
});

export const endSecondFactor = defineContract({
  method: 'POST',
  access: 'self',
  audited: true,
  path: '/api/me/second-factor/end',
  tag: 'session',
  summary: 'Turns the second factor off and forgets its recovery codes',
  body: z.object({ password: currentPasswordSchema }),
  status: 204,
});

export const renewRecoveryCodes = defineContract({
  method: 'POST',
  access: 'self',
  audited: true,
  path: '/api/me/recovery-codes',
  tag: 'session',
  summary: 'Answers ten new recovery codes, which are shown once; the earlier ones end',
  body: z.object({ password: currentPasswordSchema }),
  reply: z.object({ recoveryCodes }),
});
