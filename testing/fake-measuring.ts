// Measuring without decoding: a picture of these tests says of itself what it shows.

import { copySide } from '#domain/images/alike.ts';
import { toBands } from '#domain/images/bands.ts';
import { type ImageMeasures, imageFormats } from '#domain/images/image-file.ts';
import { testFile } from '#domain/images/test-file.ts';
import { writeCopy } from '#server/images/copy-text.ts';
import type { Measured, Measuring } from '#server/images/measured.ts';

const { measures } = testFile({ width: 1_200, height: 900 });

/** The bytes of a picture. Those with one `shows` (16 hex digits) show the same; `name` makes them other bytes. */
export const pictureOf = (shows: string, name = '', format: ImageMeasures['format'] = 'jpeg'): Buffer =>
  Buffer.from(`PICTURE ${format} ${shows} ${name}`);

/** A copy that is the more like another the more digits they share. */
const copyOf = (shows: string) =>
  writeCopy({
    data: Uint8Array.from({ length: 3 * copySide ** 2 }, (_, at) => {
      const place = Math.floor(at / 3);
      return 16 * Number.parseInt(shows.charAt((place + Math.floor(place / copySide)) % 16), 16);
    }),
    aspect: 1,
    ground: [255, 255, 255],
  });

/** What measuring a picture of `pictureOf` gives; null for other bytes. */
export function measuredOf(bytes: Uint8Array): Measured | null {
  const [, format, shows] = /^PICTURE (\w+) ([\da-f]{16})/.exec(Buffer.from(bytes).toString()) ?? [];
  const known = imageFormats.find((each) => each === format);
  if (!known || !shows) return null;
  return { measures: { ...measures, format: known }, copy: copyOf(shows), bands: toBands(shows) };
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
