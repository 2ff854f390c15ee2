// Addresses of stored files: signed, so that nobody can guess the name of a file, and good for ever, because a name is its content.
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ImageFormat } from '#domain/images/image-file.ts';
import { mediaPath, parseMediaName } from '#domain/images/media-address.ts';

/** How each format is called in an address and in a reply. */
export const mediaTypes: Readonly<Record<ImageFormat, { extension: string; type: string }>> = {
  jpeg: { extension: 'jpg', type: 'image/jpeg' },
  png: { extension: 'png', type: 'image/png' },
  webp: { extension: 'webp', type: 'image/webp' },
  gif: { extension: 'gif', type: 'image/gif' },
  avif: { extension: 'avif', type: 'image/avif' },
  tiff: { extension: 'tiff', type: 'image/tiff' },
};

/** A stored file, as its address names it. */
export type NamedFile = { hash: string; type: string };

export type MediaUrls = {
  make: (hash: string, format: ImageFormat) => string;
  /** The file of `<hash>-<signature>.<extension>`; null for a name this server did not make. */
  read: (name: string) => NamedFile | null;
};

/** `secret` is that of the database: every server on it makes and reads the same addresses. */
export function createMediaUrls(secret: Buffer): MediaUrls {
  // The format is signed, too: what a reply calls itself is never chosen by who asks.
  const sign = (hash: string, extension: string) =>
    createHmac('sha256', secret).update(`${hash}.${extension}`).digest();
  return {
    make: (hash, format) => {
      const { extension } = mediaTypes[format];
      return `${mediaPath}${hash}-${sign(hash, extension).toString('base64url')}.${extension}`;
    },
    read: (name) => {
      const parsed = parseMediaName(name);
      const media = Object.values(mediaTypes).find((each) => each.extension === parsed?.extension);
      if (!parsed || !media) return null;
      const { hash, signature, extension } = parsed;
      if (!timingSafeEqual(sign(hash, extension), Buffer.from(signature, 'base64url'))) return null;
      return { hash, type: media.type };
    },
  };
}
