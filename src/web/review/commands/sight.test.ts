import { expect, test } from 'vitest';
import { isSpanInSight, scrollFor } from './sight.ts';

const room = { top: 56, bottom: 836 };
const span = (top: number, height: number) => ({ top, bottom: top + height });
const moved = ({ top, bottom }: { top: number; bottom: number }, by: number) => ({
  top: top - by,
  bottom: bottom - by,
});

test.each([
  ['under the head', span(40, 200), false],
  ['between head and bar', span(60, 200), true],
  ['as tall as the room', span(56, 780), true],
  ['half a pixel off', span(55.5, 780), true],
  ['partly below the bar', span(700, 200), false],
  ['far below', span(1243, 300), false],
])('a part %s', (_name, card, isSeen) => {
  expect(isSpanInSight(card, null, room)).toBe(isSeen);
});

test('a part taller than the room is in sight where its line of figures is', () => {
  const card = span(-400, 1_300);
  expect(isSpanInSight(card, span(780, 38), room)).toBe(true);
  expect(isSpanInSight(card, span(862, 38), room)).toBe(false);
  expect(isSpanInSight(card, span(20, 38), room)).toBe(false);
});

test.each([
  ['below', span(1_243, 300), null],
  ['above', span(-300, 200), null],
  ['cut by the bar', span(700, 200), null],
  ['nearly as tall as the room', span(500, 775), null],
  ['taller than the room', span(300, 1_300), span(1_562, 38)],
])('a part that is %s is in sight after the scroll', (_name, card, line) => {
  const by = scrollFor(card, line, room);
  expect(by).not.toBe(0);
  expect(isSpanInSight(moved(card, by), line && moved(line, by), room)).toBe(true);
});

test('what is in sight stays where it is', () => {
  expect(scrollFor(span(60, 200), null, room)).toBe(0);
});
