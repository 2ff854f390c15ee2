// What the sample knows of its pictures beforehand is what measuring and drawing give today.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isAlike } from '#domain/images/alike.ts';
import { measuresVersion } from '#domain/images/image-file.ts';
import { readCopy } from '#server/media/measuring/copy-text.ts';
import { measureBytes } from '#server/media/measuring/measure-bytes.ts';
import type { Measured } from '#server/media/measuring/measured.ts';
import { renderImage } from '#server/media/measuring/render-image.ts';
import { hashOf } from '#server/media/media-key.ts';
import type { MediaStore } from '#server/media/media-store.ts';
import { samplePictures } from '../../../sample/sample-pictures.ts';
import { sampleImages, sampleRenditions } from './sample-images.ts';
import { storeSampleFiles } from './sample-media.ts';

const { version, pictures, renditions } = samplePictures;
const picture = (name: string) => readFileSync(join(sampleImages, name));

/** Another processor may round the last digit otherwise. */
const nearly = (value: unknown): unknown => {
  if (typeof value === 'number' && !Number.isInteger(value)) return expect.closeTo(value, 3);
  if (Array.isArray(value)) return value.map(nearly);
  return value !== null && typeof value === 'object'
    ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, nearly(each)]))
    : value;
};

function expectSame(measured: Measured | { problem: string } | undefined, stored: Measured, name: string) {
  if (!measured || 'problem' in measured) throw new Error(`${name} was not measured`);
  expect(measured.measures, name).toEqual(nearly(stored.measures));
  expect(isAlike(readCopy(measured.copy), readCopy(stored.copy)), name).toBe(true);
}

test('the measures of the sample are those of its pictures', async () => {
  expect(version).toBe(measuresVersion);
  for (const [name, { hash, measured }] of Object.entries(pictures)) {
    const bytes = picture(name);
    expect(hashOf(bytes), name).toBe(hash);
    expectSame(await measureBytes(bytes), measured, name);
  }
});

test('the renditions of the sample are what their plans give, and all of them are listed', async () => {
  expect(readdirSync(sampleRenditions).sort()).toEqual(Object.keys(renditions));
  for (const [name, { of, plan, hash, measured }] of Object.entries(renditions)) {
    expect(hashOf(readFileSync(join(sampleRenditions, name))), name).toBe(hash);
    const made = await renderImage(picture(of), plan, false);
    expectSame('refusal' in made ? undefined : made.measured, measured, name);
  }
});

test('each of its files is stored under its content', async () => {
  const stored = new Map<string, string>();
  const put: MediaStore['put'] = async (key, bytes, type) => {
    expect(hashOf(bytes)).toBe(key);
    stored.set(key, type);
  };
  await storeSampleFiles({ put } as MediaStore);
  const known = [...Object.values(pictures), ...Object.values(renditions)];
  expect([...stored.keys()].sort()).toEqual(known.map(({ hash }) => hash).sort());
  expect(new Set(stored.values())).toEqual(new Set(['image/jpeg']));
});
