// Names of files in the media store.
import { createHash } from 'node:crypto';
import type { CopyWidth } from '#domain/images/images.contract.ts';

const keyPattern = /^[\da-f]{64}(-w\d{1,5}\.webp)?$/;

/** SHA-256 in hex: what a file is called. */
export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** What a smaller copy of a file is called. */
export const copyKey = (hash: string, width: CopyWidth): string => `${hash}-w${width}.webp`;

/** Names become paths and addresses: nothing else may. Throws for what is no name. */
export function requireKey(key: string): string {
  if (!keyPattern.test(key)) throw new Error('Not a name of the media store');
  return key;
}
