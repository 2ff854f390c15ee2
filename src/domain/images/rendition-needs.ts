// What a rendition of an image must be, so that the rules it was made for are kept.
import type { Rendition } from './image-detail.ts';

/** Null where nothing is asked. */
export type RenditionNeeds = {
  /** Whether both sides must be of one length. */
  square: boolean;
  /** Whether the border must be exactly white. */
  whiteGround: boolean;
  /** Longest side of the goods by the longest side of the picture at least, 0 to 1. */
  minFill: number | null;
  /** Pixels each side must have at least, and the longest one alone. */
  minSide: number | null;
  minLongest: number | null;
  /** Pixels no side may pass. */
  maxSide: number | null;
  maxBytes: number | null;
  /** Formats that may be written, the preferred one first; empty where the channel takes none of them. */
  formats: Rendition['format'][];
};

/** What is needed where nothing is asked. */
export const noNeeds: RenditionNeeds = {
  square: false,
  whiteGround: false,
  minFill: null,
  minSide: null,
  minLongest: null,
  maxSide: null,
  maxBytes: null,
  formats: ['jpeg', 'png', 'webp'],
};
