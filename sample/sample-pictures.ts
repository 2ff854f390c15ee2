// What was measured of pictures of the sample, and the renditions made of them, so that a first start shows what measuring brings without waiting for
// it. Written by scripts/measure-sample-images.ts; a test measures and draws all of it again.
import * as z from 'zod/mini';
import { measuresSchema } from '#domain/images/image-file.ts';
import type { RenditionPlan } from '#domain/images/plan-rendition.ts';
import stored from './measured.json' with { type: 'json' };

const fileSchema = z.object({
  /** SHA-256 of its bytes, in hex. */
  hash: z.string(),
  measured: z.object({ measures: measuresSchema, copy: z.string(), bands: z.array(z.int()) }),
});

const schema = z.object({
  /** Of the measures. */
  version: z.int(),
  /** By the name of the file in `sample/images`. */
  pictures: z.record(z.string(), fileSchema),
  /** By the name of the file in `sample/renditions`: what it was drawn of, and how. */
  renditions: z.record(z.string(), z.extend(fileSchema, { of: z.string(), plan: z.custom<RenditionPlan>() })),
});

export type SamplePictures = z.infer<typeof schema>;

export const samplePictures: SamplePictures = schema.parse(stored);
