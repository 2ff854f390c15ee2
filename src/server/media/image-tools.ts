// What work on images needs beside the database, opened once a process.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit, { type LimitFunction } from 'p-limit';
import { mediaPath, type PublicMedia } from '#domain/images/media-address.ts';
import type { Db } from '#server/database/database.ts';
import { createImageFetcher, type ImageFetcher } from './fetch-image.ts';
import type { Measuring } from './measuring/measured.ts';
import { loadMediaSecret } from './media-secret.store.ts';
import type { MediaStore } from './media-store.ts';
import { createMediaUrls, type MediaUrls } from './media-url.ts';

/** What an address of this server itself leads to: a stored file, the bytes of a picture of the sample, or nothing. */
type OwnFile = { hash: string } | { bytes: Uint8Array } | null;

export type ImageTools = Measuring & {
  store: MediaStore;
  fetchImage: ImageFetcher;
  /** Makes and reads addresses of stored files. */
  mediaUrls: () => Promise<MediaUrls>;
  /** Where anyone can fetch stored files; null where no such address is set. */
  publicMedia: () => Promise<PublicMedia>;
  /** Undefined for an address that is not this server's. */
  readOwn: (url: string) => Promise<OwnFile | undefined>;
  /** Bounds how many files are in memory beside those that are fetched. */
  limitRead: LimitFunction;
};

type ImageToolsOptions = {
  db: Db;
  store: MediaStore;
  /** Where anyone can fetch stored files, without a slash at its end. */
  publicUrl?: string | null;
  /** Hosts of private networks that may be read from. */
  privateHosts: readonly string[];
  measuring: Measuring;
  /** The folder that `/sample-images/` is served from. */
  sampleImages: string;
  /** In place of the usual one; tests wait less. */
  fetchImage?: ImageFetcher;
};

const mostRead = 4;
const samplePath = /^\/sample-images\/([\w-]+\.\w+)$/;

/** Only what cannot be there now is made again: a database that was away for the first question is there for the next. */
function onceMade<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}

export function openImageTools(options: ImageToolsOptions): ImageTools {
  const { db, store, privateHosts, measuring, sampleImages } = options;
  const { publicUrl = null, fetchImage = createImageFetcher({ privateHosts }) } = options;
  const mediaUrls = onceMade(async () => createMediaUrls(await loadMediaSecret(db)));
  return {
    ...measuring,
    store,
    fetchImage,
    mediaUrls,
    publicMedia: async () => (publicUrl === null ? null : { url: publicUrl, pathOf: (await mediaUrls()).make }),
    limitRead: pLimit(mostRead),
    readOwn: async (url) => {
      for (const start of [mediaPath, ...(publicUrl === null ? [] : [`${publicUrl}/`])])
        if (url.startsWith(start)) return (await mediaUrls()).read(url.slice(start.length));
      const [, file] = samplePath.exec(url) ?? [];
      if (file === undefined) return undefined;
      const bytes = await readFile(join(sampleImages, file)).catch(() => null);
      return bytes && { bytes };
    },
  };
}
