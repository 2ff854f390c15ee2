import { describe, expect, it, test } from 'vitest';
import type { ImageMeasures } from './image-file.ts';
import { planRendition } from './plan-rendition.ts';
import { noNeeds, type RenditionNeeds } from './rendition-needs.ts';
import { testFile } from './test-file.ts';

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
  expect(planRendition(testFile(measures), { ...noNeeds, ...needs })).toEqual({ refusal: expect.any(String), photo });
});

it('plans nothing of a file that is what is asked', () => {
  expect(planRendition(testFile(), { ...noNeeds, whiteGround: true, minFill: 0.85, minSide: 1_000 })).toEqual({
    isFine: true,
  });
});

describe('what shows on the ground around the goods', () => {
  const goods = { left: 0.3, top: 0.4, width: 0.4, height: 0.4 };
  const off = { fill: 0.4, goods, whiteBorder: 0.6, ground: { red: 252, green: 252, blue: 252 } };
  const needs = { ...noNeeds, whiteGround: true, square: true, minFill: 0.5 };

  it('is never cut away: a lid as pale as the ground may be a part of the goods', () => {
    const planned = planRendition(
      testFile({ ...off, extent: { left: 0.3, top: 0.25, width: 0.4, height: 0.55 } }),
      needs,
    );
    expect(planned).toMatchObject({ plan: { crop: { top: expect.any(Number) } } });
    if (!('plan' in planned)) return;
    const { crop, extent } = planned.plan;
    expect(crop.top).toBeLessThanOrEqual(0.25 * 1_600);
    expect((extent?.top ?? 0) * crop.height + crop.top).toBeCloseTo(0.25 * 1_600, 0);
  });

  test.each<[string, Partial<ImageMeasures>, number]>([
    [
      'reaches too far for the goods to be as large as is asked',
      { extent: { left: 0.1, top: 0.1, width: 0.8, height: 0.8 } },
      0.85,
    ],
    ['ends at the edge of the picture', { extent: { left: 0, top: 0.3, width: 1, height: 0.5 } }, 0.35],
  ])('where it %s another photo is needed', (_what, given, minFill) => {
    const planned = planRendition(testFile({ ...off, ...given }), { ...needs, minFill });
    expect(planned).toEqual({ refusal: expect.stringContaining('different photo'), photo: 'other' });
  });

  it('may end at an edge that stays one', () => {
    const waist = {
      goods: { left: 0.3, top: 0.1, width: 0.4, height: 0.9 },
      extent: { left: 0.3, top: 0.1, width: 0.4, height: 0.9 },
    };
    const planned = planRendition(testFile({ ...off, ...waist, width: 1_000, height: 1_600, fill: 0.9 }), {
      ...noNeeds,
      minLongest: 2_000,
    });
    expect(planned).toHaveProperty('plan');
  });
});
