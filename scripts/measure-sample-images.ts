// Measures the pictures of the sample that a first start shows measured, and draws the renditions its drafts may choose.
// Run by hand after a change to the sample's pictures, to measures or to rules on images: `node scripts/measure-sample-images.ts && npx biome check --write sample`.
import { createReadStream } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { measuresVersion } from '#domain/images/image-file.ts';
import { loadSample, sampleUsers } from '#server/app/sample.ts';
import { sampleImages, sampleRenditions } from '#server/app/sample-images.ts';
import { openSampleTools } from '#server/app/sample-media.ts';
import { seedRules } from '#server/benchmarks/rules.seed.ts';
import { openPglite } from '#server/database/pglite.ts';
import { measureBytes } from '#server/media/measuring/measure-bytes.ts';
import type { Measuring } from '#server/media/measuring/measured.ts';
import { renderImage } from '#server/media/measuring/render-image.ts';
import { hashOf } from '#server/media/media-key.ts';
import type { MediaStore } from '#server/media/media-store.ts';
import { mediaTypes } from '#server/media/media-url.ts';
import { ensureUsers } from '#server/session/session.commands.ts';
import type { SamplePictures } from '../sample/sample-pictures.ts';

const pictures: SamplePictures['pictures'] = {};
const renditions: SamplePictures['renditions'] = {};

const names = new Map<string, string>();
for (const name of await readdir(sampleImages)) names.set(hashOf(await readFile(join(sampleImages, name))), name);

function nameOf(hash: string): string {
  const name = names.get(hash);
  if (name === undefined) throw new Error('No picture of the sample has these bytes');
  return name;
}

const store: MediaStore = {
  has: async () => true,
  put: async () => undefined,
  get: async (hash) => createReadStream(join(sampleImages, nameOf(hash))),
  delete: async () => undefined,
};

const neverAsked = () => Promise.reject(new Error('The sample is loaded without copies'));

/** Really measures and draws, and notes what came of it. */
const noting: Measuring = {
  measureBytes: async (bytes) => {
    const [hash, measured] = [hashOf(bytes), await measureBytes(bytes)];
    if (!('problem' in measured)) pictures[nameOf(hash)] = { hash, measured };
    return measured;
  },
  renderImage: async (bytes, plan, isAiMade) => {
    const made = await renderImage(bytes, plan, isAiMade);
    if ('refusal' in made) return made;
    const of = nameOf(hashOf(bytes));
    const name = `${parse(of).name}.${mediaTypes[plan.format].extension}`;
    renditions[name] = { of, plan, hash: hashOf(made.bytes), measured: made.measured };
    await writeFile(join(sampleRenditions, name), made.bytes);
    return made;
  },
  makeCopy: neverAsked,
  makeSmall: neverAsked,
};

await rm(sampleRenditions, { recursive: true, force: true });
await mkdir(sampleRenditions);
const database = await openPglite();
await database.db.transaction(async (tx) => {
  const [users, now] = [await ensureUsers(tx, sampleUsers), new Date()];
  await seedRules(tx, now);
  await loadSample(tx, users, now, (db) => ({ ...openSampleTools(db), ...noting, store }));
});
await database.close();

/** By name, so that the same pictures give the same file. */
const inOrder = <T>(entries: Record<string, T>) =>
  Object.fromEntries(Object.entries(entries).toSorted(([a], [b]) => (a < b ? -1 : 1)));
const all = { version: measuresVersion, pictures: inOrder(pictures), renditions: inOrder(renditions) };
await writeFile(join(import.meta.dirname, '../sample/measured.json'), `${JSON.stringify(all, null, 2)}\n`);
console.log(`${Object.keys(pictures).length} pictures measured, ${Object.keys(renditions).length} renditions drawn`);
