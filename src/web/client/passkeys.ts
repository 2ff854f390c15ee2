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

function asJson(credential: Credential | null): PasskeyCredential {
  if (!(credential instanceof PublicKeyCredential)) throw new DOMException('No passkey was given.', 'NotAllowedError');
  return credential.toJSON() as unknown as PasskeyCredential;
}
