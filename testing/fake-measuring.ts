// Measuring without decoding: a picture of these tests says of itself what it shows.

import { toBands } from '#domain/images/bands.ts';
import { type ImageMeasures, imageFormats } from '#domain/images/image-file.ts';
import { copySide, type SmallCopy } from '#domain/images/small-copy.ts';
import { testFile } from '#domain/images/test-file.ts';
import { writeCopy } from '#server/media/measuring/copy-text.ts';
import type { Measured, Measuring } from '#server/media/measuring/measured.ts';

const { measures } = testFile({ width: 1_200, height: 900 });

/** The bytes of a picture. Those with one `shows` (16 hex digits) show the same; `name` makes them other bytes. */
export const pictureOf = (shows: string, name = '', format: ImageMeasures['format'] = 'jpeg'): Buffer =>
  Buffer.from(`PICTURE ${format} ${shows} ${name}`);

/** A copy of eight rows of nine levels, each a little brighter or darker than the one before, as the bits of `shows` say. */
function copyOf(shows: string): SmallCopy {
  const bits = [...shows].map((digit) => Number.parseInt(digit, 16).toString(2).padStart(4, '0')).join('');
  const light = Float32Array.from({ length: copySide ** 2 }, (_, at) => {
    const row = Math.floor((8 * Math.floor(at / copySide)) / copySide);
    const before = bits.slice(8 * row, 8 * row + Math.floor((9 * (at % copySide)) / copySide));
    return [...before].reduce((level, bit) => level + (bit === '1' ? 4 : -4), 128);
  });
  const even = { data: new Float32Array(copySide ** 2 / 4).fill(128), side: copySide / 2 };
  return { light: { data: light, side: copySide }, blue: even, red: even, aspect: 1, ground: [255, 255, 255] };
}

/** What measuring a picture of `pictureOf` gives; null for other bytes. */
export function measuredOf(bytes: Uint8Array): Measured | null {
  const [, format, shows] = /^PICTURE (\w+) ([\da-f]{16})/.exec(Buffer.from(bytes).toString()) ?? [];
  const known = imageFormats.find((each) => each === format);
  if (!known || !shows) return null;
  const copy = copyOf(shows);
  return { measures: { ...measures, format: known }, copy: writeCopy(copy), bands: toBands(copy.light) };
}

export type FakeMeasuring = Measuring & { measured: number; copied: number };

/** Counts what it is asked for. */
export function fakeMeasuring(): FakeMeasuring {
  const fake: FakeMeasuring = {
    measured: 0,
    copied: 0,
    measureBytes: async (bytes) => {
      fake.measured += 1;
      return measuredOf(bytes) ?? { problem: 'broken' };
    },
    makeCopy: async (bytes, width) => {
      fake.copied += 1;
      return Buffer.from(`${width} of ${Buffer.from(bytes)}`);
    },
    makeSmall: async (bytes) => Buffer.from(`small ${Buffer.from(bytes)}`),
    renderImage: async () => ({ refusal: 'Nothing is drawn here.' }),
  };
  return fake;
}
