// sharp as it is set up here: only the loaders of formats that are read, one core, nothing remembered.
import sharp, { type SharpOptions } from 'sharp';

sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadNsgif',
    'VipsForeignLoadHeif',
    'VipsForeignLoadTiff',
  ],
});

/** Pixels a picture may have: what a camera takes, and far below what fills the memory. */
export const mostPixels = 100_000_000;

const bounds: SharpOptions = {
  limitInputPixels: mostPixels,
  limitInputChannels: 5,
  failOn: 'error',
  sequentialRead: true,
};

/** The first picture of a file, within bounds. */
export const openImage = (bytes: Uint8Array) => sharp(bytes, bounds);

/** Pixels as they lie in memory. */
export const openPixels = (
  data: Uint8Array,
  { width, height, channels }: { width: number; height: number; channels: 1 | 3 | 4 },
) => sharp(data, { raw: { width, height, channels } });
