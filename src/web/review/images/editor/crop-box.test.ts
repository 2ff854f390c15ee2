import { expect, it, test } from 'vitest';
import { changeBox, describeBox, firstBox } from './crop-box.ts';

test.each([
  ['to the left', { left: -0.05 }, { left: 0.05, top: 0.1, width: 0.8, height: 0.8 }],
  ['no further than the edge', { left: 0.5, top: -0.5 }, { left: 0.2, top: 0, width: 0.8, height: 0.8 }],
  ['and gets smaller', { width: -0.3 }, { left: 0.1, top: 0.1, width: 0.5, height: 0.8 }],
  ['and stays large enough to be seen', { height: -2 }, { left: 0.1, top: 0.1, width: 0.8, height: 0.05 }],
  ['and stays within the picture', { width: 2 }, { left: 0, top: 0.1, width: 1, height: 0.8 }],
])('the box of a crop goes %s', (_name, by, expected) => {
  const box = changeBox(firstBox, by);
  for (const [side, value] of Object.entries(expected)) expect(box[side as keyof typeof box]).toBeCloseTo(value, 6);
});

it('says where the box is', () => {
  expect(describeBox(firstBox)).toBe('Left 10 %, top 10 %, 80 % by 80 %');
});
