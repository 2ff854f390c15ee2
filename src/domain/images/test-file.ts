// Files for tests: a sharp photo of goods on white, and what is said to be different of it.
import type { ImageFile, ImageMeasures } from './image-file.ts';

const measures: ImageMeasures = {
  format: 'jpeg',
  width: 1_600,
  height: 1_600,
  orientation: 1,
  colorSpace: 'srgb',
  depth: '8',
  frames: 1,
  isTransparent: false,
  whiteBorder: 1,
  ground: { red: 255, green: 255, blue: 255 },
  groundSpread: 0,
  goods: { left: 0.05, top: 0.1, width: 0.9, height: 0.8 },
  colors: [{ red: 60, green: 90, blue: 120, share: 1 }],
  fill: 0.9,
  sharpness: 30,
  letters: 0,
  isAiMade: false,
};

let files = 0;

/** A file of its own: no other shows the same picture. */
export function testFile(given: Partial<ImageMeasures> = {}, of: Partial<Omit<ImageFile, 'measures'>> = {}): ImageFile {
  files += 1;
  return {
    hash: files.toString(16).padStart(64, '0'),
    bytes: 200_000,
    alikeId: files,
    ...of,
    measures: { ...measures, ...given },
  };
}
