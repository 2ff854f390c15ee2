// The pictures of the sample as a first start takes them: measured and drawn beforehand, so that nobody waits for it.
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { canonicalJson } from '#domain/canonical-json.ts';
import { measuresVersion } from '#domain/images/image-file.ts';
import type { Db } from '#server/database/database.ts';
import { type ImageTools, openImageTools } from '#server/media/image-tools.ts';
import type { Measuring } from '#server/media/measuring/measured.ts';
import { hashOf } from '#server/media/media-key.ts';
import type { MediaStore } from '#server/media/media-store.ts';
import { mediaTypes } from '#server/media/media-url.ts';
import { samplePictures } from '../../../sample/sample-pictures.ts';
import { sampleImages, sampleRenditions } from './sample-images.ts';

const { version, pictures, renditions } = samplePictures;
const files = [
  ...Object.entries(pictures).map(([name, file]) => ({ path: join(sampleImages, name), ...file })),
  ...Object.entries(renditions).map(([name, file]) => ({ path: join(sampleRenditions, name), ...file })),
];

const neverAsked = () => Promise.reject(new Error('No copies are made of the sample while it is loaded.'));

/** What measuring and drawing give for the pictures of the sample. */
const measuring: Measuring = {
  measureBytes: async (bytes) => {
    const hash = hashOf(bytes);
    const known = files.find((file) => file.hash === hash);
    if (!known || version !== measuresVersion)
      throw new Error('A picture of the sample was not measured: run node scripts/measure-sample-images.ts');
    return known.measured;
  },
  renderImage: async (bytes, plan) => {
    const [hash, asked] = [hashOf(bytes), canonicalJson(plan)];
    const made = Object.entries(renditions).find(
      ([, { of, plan: drawn }]) => pictures[of]?.hash === hash && canonicalJson(drawn) === asked,
    );
    // Rules have days: later ones may want another rendition, and a draft without it is true, too.
    if (!made) return { refusal: 'This rendition was not drawn beforehand.' };
    const [name, { measured }] = made;
    return { bytes: await readFile(join(sampleRenditions, name)), measured };
  },
  makeCopy: neverAsked,
  makeSmall: neverAsked,
};

/** The folders of the sample, as a store: nothing is written to the true one while the transaction of a first start is open. */
const folders: MediaStore = {
  has: async () => true,
  put: async () => undefined,
  get: async (key) => {
    const known = files.find(({ hash }) => hash === key);
    return known ? createReadStream(known.path) : null;
  },
  delete: async () => undefined,
};

export const openSampleTools = (db: Db): ImageTools =>
  openImageTools({ db, store: folders, privateHosts: [], measuring, sampleImages });

/** Stores the bytes of all files a first start knows measures of, before it does: then no row lacks its bytes. Safe to repeat. */
export async function storeSampleFiles(store: MediaStore): Promise<void> {
  await Promise.all(
    files.map(async ({ path, hash, measured }) => {
      await store.put(hash, await readFile(path), mediaTypes[measured.measures.format].type);
    }),
  );
}
