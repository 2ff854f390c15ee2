// What measuring is for the rest of the server: bytes in, measures out. The bytes are a stranger's, so it is done in a process of its own.
import type { ImageMeasures, ImageProblem } from '#domain/images/image-file.ts';

/** Of one picture: what is known of it, and what alike ones are found by. */
export type Measured = {
  measures: ImageMeasures;
  /** A small copy of its pixels, in base64. */
  copy: string;
  /** The quarters of its difference hash (domain/images/bands.ts). */
  bands: number[];
};

export type Measuring = {
  measureBytes: (bytes: Uint8Array) => Promise<Measured | { problem: ImageProblem }>;
  /** A smaller copy as WebP, no wider than `width` pixels and never scaled up. Rejects where the bytes cannot be shown. */
  makeCopy: (bytes: Uint8Array, width: number) => Promise<Uint8Array>;
};

/** Where nothing measures: no picture is known, and a stored one has no smaller copies. */
export const notMeasuring: Measuring = {
  measureBytes: async () => ({ problem: 'not-readable' }),
  makeCopy: async (bytes) => bytes,
};
