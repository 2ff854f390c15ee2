// The ID token of a session, kept for signing out: encrypted with the token of the session's cookie, of which the database has a hash alone.
import { hkdfSync } from 'node:crypto';

const keyBytes = 32;
/** One key for this use alone (RFC 5869); the token is 256 random bits. */
const keyOf = (sessionToken: string) =>
  new Uint8Array(hkdfSync('sha256', sessionToken, '', 'copydesk id token', keyBytes));

/** As JWE in its compact form (RFC 7516). */
export async function lockIdToken(idToken: string, sessionToken: string): Promise<string> {
  const { CompactEncrypt } = await import('jose');
  return await new CompactEncrypt(new TextEncoder().encode(idToken))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .encrypt(keyOf(sessionToken));
}

/** Null where another token locked it, as of a session whose cookie was replaced since. */
export async function openIdToken(locked: string, sessionToken: string): Promise<string | null> {
  const { compactDecrypt, errors } = await import('jose');
  try {
    const options = { keyManagementAlgorithms: ['dir'], contentEncryptionAlgorithms: ['A256GCM'] };
    const { plaintext } = await compactDecrypt(locked, keyOf(sessionToken), options);
    return new TextDecoder().decode(plaintext);
  } catch (error) {
    if (error instanceof errors.JWEDecryptionFailed) return null;
    throw error;
  }
}
