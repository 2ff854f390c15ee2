// The browser's side of passkeys (Web Authentication Level 3): what the server's options ask for, and what goes back.
import type { PasskeyCredential } from '#domain/session/passkeys.contract.ts';

type Options = { challenge: string };

/** Whether this browser has passkeys on this page: none without https. */
export const hasPasskeys = (): boolean =>
  window.isSecureContext && 'PublicKeyCredential' in window && 'parseRequestOptionsFromJSON' in PublicKeyCredential;

/** Creates one. Throws a DOMException where it was not wanted, or the device has one of this account already (`InvalidStateError`). */
export async function createPasskey(options: Options): Promise<PasskeyCredential> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  return asJson(await navigator.credentials.create({ publicKey }));
}

/** Asks for one of this site. Throws a DOMException where none was given. */
export async function askPasskey(options: Options): Promise<PasskeyCredential> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  );
  return asJson(await navigator.credentials.get({ publicKey }));
}

/** Why a browser gave none, by the name of what it threw. Of a person it says no more on purpose: a site must not learn what somebody has (14.5.1). */
export function describeNoPasskey(error: unknown): string {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'InvalidStateError') return 'This device has a passkey for your account already.';
  if (name === 'SecurityError')
    return 'Passkeys do not work at this address. Open Copydesk at the address your administrator gave you.';
  return 'No passkey was used. Try again, or use your password.';
}

function asJson(credential: Credential | null): PasskeyCredential {
  if (!(credential instanceof PublicKeyCredential)) throw new DOMException('No passkey was given.', 'NotAllowedError');
  return credential.toJSON() as unknown as PasskeyCredential;
}
