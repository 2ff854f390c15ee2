// What measuring is for the rest of the server: bytes in, measures out. The bytes are a stranger's, so it is done in a process of its own.
import type { ImageMeasures, ImageProblem } from '#domain/images/image-file.ts';
import type { RenditionPlan } from '#domain/images/plan-rendition.ts';

/** Of one picture: what is known of it, and what alike ones are found by. */
export type Measured = {
  measures: ImageMeasures;
  /** A small copy of its pixels, as `writeCopy` writes it. */
  copy: string;
  /** The quarters of its difference hash (domain/images/bands.ts). */
  bands: number[];
};

export type Measuring = {
  measureBytes: (bytes: Uint8Array) => Promise<Measured | { problem: ImageProblem }>;
  /** A smaller copy as WebP, no wider than `width` pixels and never scaled up. Rejects where the bytes cannot be shown. */
  makeCopy: (bytes: Uint8Array, width: number) => Promise<Uint8Array>;
  /** A copy as JPEG for a model to look at, 768 pixels a side at most; null where it cannot be drawn. */
  makeSmall: (bytes: Uint8Array) => Promise<Uint8Array | null>;
  /** Draws a rendition; refuses in words what cannot be drawn within the plan. */
  renderImage: (bytes: Uint8Array, plan: RenditionPlan, isAiMade: boolean) => Promise<Rendered | { refusal: string }>;
  /** Ends what was started for it. */
  close?: () => void;
};

/** The encoded file, and what was measured of it. */
export type Rendered = { bytes: Uint8Array; measured: Measured };
