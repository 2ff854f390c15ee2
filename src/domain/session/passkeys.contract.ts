// Passkeys (Web Authentication): a device proves who somebody is by its lock, in place of password and code.
import * as z from 'zod/mini';
import { defineContract } from '#domain/contract.ts';
import { idParamOf } from '#domain/stored.ts';
import { currentPasswordSchema } from './passwords.ts';

export const passkeySchema = z.object({
  id: z.int(),
  name: z.string(),
  addedAt: z.iso.datetime(),
  /** When it signed in last; null before the first time. */
  usedAt: z.nullable(z.iso.datetime()),
});
export type Passkey = z.infer<typeof passkeySchema>;

/** What the server asks of a browser: options as `PublicKeyCredential.parse…OptionsFromJSON` reads them. */
const optionsSchema = z.looseObject({ challenge: z.string() });

/** What a browser answers: `PublicKeyCredential.toJSON()`. The library checks the rest. */
const credentialSchema = z.looseObject({
  id: z.string().check(z.minLength(1), z.maxLength(2_000)),
  response: z.looseObject({ clientDataJSON: z.string().check(z.maxLength(10_000)) }),
});

export const passkeyNameSchema = z
  .string()
  .check(z.trim(), z.minLength(1, 'Enter a name.'), z.maxLength(60, 'Use at most 60 characters.'));

export const listPasskeys = defineContract({
  method: 'GET',
  path: '/api/me/passkeys',
  tag: 'session',
  summary: 'Passkeys of the signed-in user, the newest first',
  reply: z.array(passkeySchema),
});

export const startPasskey = defineContract({
  method: 'POST',
  access: 'self',
  path: '/api/me/passkeys/start',
  tag: 'session',
  summary: 'Options to create a passkey with, for five minutes',
  body: z.object({ password: currentPasswordSchema }),
  reply: optionsSchema,
});

export const addPasskey = defineContract({
  method: 'POST',
  access: 'self',
  audited: true,
  path: '/api/me/passkeys',
  tag: 'session',
  summary: 'Adds the passkey a browser created with the options of `startPasskey`, which count once',
  body: z.object({ name: passkeyNameSchema, credential: credentialSchema }),
  status: 201,
  reply: passkeySchema,
});

export const deletePasskey = defineContract({
  method: 'DELETE',
  access: 'self',
  audited: true,
  path: '/api/me/passkeys/:id',
  tag: 'session',
  summary: 'Deletes a passkey: it signs nobody in any more',
  params: idParamOf('Invalid passkey ID'),
  status: 204,
});

export const startPasskeySignIn = defineContract({
  method: 'POST',
  path: '/api/sign-in/passkey/start',
  tag: 'session',
  summary: 'Options to sign in with, for five minutes. They name nobody: the browser knows its passkeys',
  access: 'anyone',
  reply: optionsSchema,
});

export const signInByPasskey = defineContract({
  method: 'POST',
  path: '/api/sign-in/passkey',
  tag: 'session',
  summary:
    'Signs in by a passkey and sets the cookie of the session; no code is asked for. SIGN_IN_FAILED where it is none of this workspace, RATE_LIMITED after too many of those',
  access: 'anyone',
  audited: true,
  body: z.object({ credential: credentialSchema }),
  status: 204,
});
export type PasskeyCredential = z.infer<typeof credentialSchema>;
