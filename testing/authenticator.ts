// A device with passkeys, for tests: makes keys and signs as Web Authentication says (Level 3, 6.1 and 6.5).
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

type Options = { challenge: string };
/** What a device can do otherwise than it should. */
type Wrong = { origin?: string; isVerified?: boolean; counter?: number };

const base64 = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');
const sha256 = (text: Uint8Array | string) => createHash('sha256').update(text).digest();

/** User present, user verified, and attested data follow. */
const flag = { present: 0x01, verified: 0x04, attested: 0x40 };

function coseOf(key: KeyObject): Uint8Array {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const [kty, alg, curve] = [2, -7, 1];
  return isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, kty],
      [3, alg],
      [-1, curve],
      [-2, Uint8Array.from(Buffer.from(x, 'base64url'))],
      [-3, Uint8Array.from(Buffer.from(y, 'base64url'))],
    ]),
  );
}

/** One passkey of a device, for the site at an origin. */
export function newAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const rawId = randomBytes(32);
  const id = base64(rawId);
  let uses = 0;
  const clientData = (type: string, { challenge }: Options, wrong: Wrong) =>
    JSON.stringify({ type, challenge, origin: wrong.origin ?? origin, crossOrigin: false });
  const dataOf = (flags: number, counter: number) => {
    const bytes = Buffer.alloc(5);
    bytes.writeUInt8(flags);
    bytes.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(new URL(origin).hostname), bytes]);
  };
  const flagsOf = ({ isVerified = true }: Wrong) => flag.present | (isVerified ? flag.verified : 0);
  const credential = (response: object) => ({
    ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
    response,
  });
  return {
    id,
    /** Answers options to create a passkey. */
    create: (options: Options, wrong: Wrong = {}) => {
      const length = Buffer.from([0, rawId.length]);
      const attested = Buffer.concat([Buffer.alloc(16), length, rawId, coseOf(publicKey)]);
      const authData = Buffer.concat([dataOf(flagsOf(wrong) | flag.attested, 0), attested]);
      const attestation = new Map<string, string | Map<string, string> | Uint8Array>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', Uint8Array.from(authData)],
      ]);
      return credential({
        clientDataJSON: base64(clientData('webauthn.create', options, wrong)),
        attestationObject: base64(isoCBOR.encode(attestation)),
        transports: ['internal'],
      });
    },
    /** Answers options to sign in. */
    get: (options: Options, wrong: Wrong = {}) => {
      uses += 1;
      const text = clientData('webauthn.get', options, wrong);
      const authenticatorData = dataOf(flagsOf(wrong), wrong.counter ?? uses);
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(text)]), privateKey);
      return credential({
        clientDataJSON: base64(text),
        authenticatorData: base64(authenticatorData),
        signature: base64(signature),
      });
    },
  };
}
