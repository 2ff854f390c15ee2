import { expect, it, test } from 'vitest';
import type { ImageMeasures } from './image-file.ts';
import { planRendition } from './plan-rendition.ts';
import type { RenditionNeeds } from './rendition-needs.ts';
import { testFile } from './test-file.ts';

const nothing: RenditionNeeds = {
  square: false,
  whiteGround: false,
  minFill: null,
  minSide: null,
  minLongest: null,
  maxSide: null,
  maxBytes: null,
  formats: ['jpeg', 'png', 'webp'],
};
const room = { whiteBorder: 0, ground: { red: 120, green: 90, blue: 60 }, groundSpread: 60 };

test.each<[string, Partial<ImageMeasures>, Partial<RenditionNeeds>, 'larger' | 'other' | null]>([
  ['too small to be scaled up', { width: 300, height: 300 }, { minSide: 500 }, 'larger'],
  ['before a room where white is asked for', room, { whiteGround: true }, 'other'],
  ['too far away before a room', { ...room, fill: 0.4 }, { minFill: 0.85 }, 'other'],
  ['of a channel that takes no type that is written here', { width: 300 }, { formats: [] }, null],
  [
    'of a channel that asks for more than it takes',
    { width: 900, height: 900 },
    { minSide: 1_000, maxSide: 950 },
    null,
  ],
])('a picture %s says whether another photo helps', (_what, measures, needs, photo) => {
  expect(planRendition(testFile(measures), { ...nothing, ...needs })).toEqual({ refusal: expect.any(String), photo });
});

it('plans nothing of a file that is what is asked', () => {
  expect(planRendition(testFile(), { ...nothing, whiteGround: true, minFill: 0.85, minSide: 1_000 })).toEqual({
    isFine: true,
  });
});
