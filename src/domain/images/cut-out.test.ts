import { expect, test } from 'vitest';
import { cutOut } from './cut-out.ts';
import { type Box, measureGround, type Pixels } from './measure-pixels.ts';

const side = 200;
type Rgb = readonly [number, number, number];
const white: Rgb = [255, 255, 255];
const red: Rgb = [200, 30, 30];
const isIn = ({ left, top, width, height }: Box, x: number, y: number) =>
  x >= left && x < left + width && y >= top && y < top + height;
const cut = (picture: Pixels) => cutOut(picture, measureGround(picture));
const draw = (colorOf: (x: number, y: number) => Rgb) => ({
  width: side,
  height: side,
  data: Uint8Array.from({ length: side * side * 3 }, (_, at) => {
    const place = Math.floor(at / 3);
    return colorOf(place % side, Math.floor(place / side))[at % 3] ?? 0;
  }),
});

test('goods are kept with a sixteenth of them around, and less at the edge of the picture', () => {
  const middle = cut(draw((x, y) => (isIn({ left: 60, top: 76, width: 80, height: 48 }, x, y) ? red : white)));
  expect(middle).toMatchObject({ pixels: { width: 90, height: 58 }, ground: white });
  const above = cut(draw((x, y) => (isIn({ left: 60, top: 3, width: 80, height: 48 }, x, y) ? red : white)));
  expect(above.pixels).toMatchObject({ width: 90, height: 56 });
});

test('a picture within a margin is cut out of it first', () => {
  const inner: Box = { left: 10, top: 6, width: 182, height: 188 };
  const wall: Rgb = [120, 140, 160];
  const goods: Box = { left: 60, top: 60, width: 64, height: 64 };
  const framed = draw((x, y) => (isIn(goods, x, y) ? red : isIn(inner, x, y) ? wall : white));
  expect(cut(framed)).toMatchObject({ pixels: { width: 72, height: 72 }, ground: wall });
});

test('square goods are no picture within a margin, and a scene is kept whole', () => {
  const square: Box = { left: 20, top: 20, width: 160, height: 160 };
  const label: Box = { left: 70, top: 70, width: 40, height: 40 };
  const goods = draw((x, y) => (isIn(label, x, y) ? white : isIn(square, x, y) ? red : white));
  expect(cut(goods)).toMatchObject({ pixels: { width: 180, height: 180 }, ground: white });
  const scene = draw((x, y) => [(x * 7) % 256, (y * 5) % 256, ((x + y) * 3) % 256]);
  expect(cut(scene)).toEqual({ pixels: scene, ground: null });
});
