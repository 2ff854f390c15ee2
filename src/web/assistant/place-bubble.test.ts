import { expect, test } from 'vitest';
import { type Box, placeBubble } from './place-bubble.ts';

const bubble = { width: 240, height: 80 };
const helper = { left: 1384, top: 8, width: 40, height: 40 };
const view = { width: 1440, height: 900 };
const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height });
const cover = (place: { left: number; top: number }, obstacle: Box) =>
  place.left < obstacle.left + obstacle.width &&
  obstacle.left < place.left + bubble.width &&
  place.top < obstacle.top + obstacle.height &&
  obstacle.top < place.top + bubble.height;

test.each([
  ['nothing in the way', [], { left: 1184, top: 56 }],
  ['a button under the helper', [box(1300, 70, 100, 34)], { left: 1056, top: 56 }],
  ['a bar across the page', [box(0, 60, 1440, 40)], { left: 1184, top: 104 }],
])('with %s it stands at the nearest free place', (_name, obstacles, place) => {
  const found = placeBubble(bubble, helper, view, obstacles);
  expect(found).toEqual(place);
  expect(obstacles.some((obstacle) => cover(found, obstacle))).toBe(false);
});

test('on a full page it takes the place that covers least, inside the window', () => {
  const narrow = { width: 390, height: 844 };
  const phoneHelper = { left: 342, top: 8, width: 40, height: 40 };
  const found = placeBubble(bubble, phoneHelper, narrow, [box(0, 0, 390, 844)]);
  expect(found.left).toBeGreaterThanOrEqual(8);
  expect(found.left + bubble.width).toBeLessThanOrEqual(382);
  expect(found.top).toBeGreaterThanOrEqual(56);
});
