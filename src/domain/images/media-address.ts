// Addresses of stored files: `/media/<hash>-<signature>.<extension>` as Copydesk serves them, and the public ones that end in the same name.
import type { ImageFormat } from './image-file.ts';

export const mediaPath = '/media/';

/** Signatures are 32 bytes as base64url. */
const namePattern = /^([\da-f]{64})-([\w-]{43})\.([a-z]{3,4})$/;

/** The name of a stored file in its parts; null for any other. Says nothing about whether its signature is right. */
export function parseMediaName(name: string): { hash: string; signature: string; extension: string } | null {
  const [, hash = '', signature = '', extension = ''] = namePattern.exec(name) ?? [];
  return hash === '' ? null : { hash, signature, extension };
}

/**
 * The name and the SHA-256 of the stored file that an address of this server leads to; null for any other address. Uploaded pictures have
 * such an address and no other.
 */
export function storedFileAt(url: string): { name: string; hash: string } | null {
  if (!url.startsWith(mediaPath)) return null;
  const [name = ''] = url.slice(mediaPath.length).split(/[?#]/, 1);
  const parsed = parseMediaName(name);
  return parsed && { name, hash: parsed.hash };
}

/**
 * Where anyone can fetch stored files; null where no such address is set. `url` has no slash at its end, and `pathOf` is the address of a file
 * on this server.
 */
export type PublicMedia = { url: string; pathOf: (hash: string, format: ImageFormat) => string } | null;

/** The public address of the stored file of that name. */
export const publicAddress = ({ url }: NonNullable<PublicMedia>, name: string): string => `${url}/${name}`;
