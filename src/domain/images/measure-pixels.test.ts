import { describe, expect, it } from 'vitest';
import { findColors, findGoods, measureGround, type Pixels } from './measure-pixels.ts';

type Paint = (x: number, y: number) => readonly [number, number, number];
const side = 100;

function draw(paint: Paint): Pixels {
  const data = new Uint8Array(3 * side * side);
  for (let at = 0; at < side * side; at += 1) data.set(paint(at % side, Math.floor(at / side)), 3 * at);
  return { data, width: side, height: side };
}
const isIn = (x: number, y: number, [left, top, right, bottom]: readonly [number, number, number, number]) =>
  x >= left && x < right && y >= top && y < bottom;

describe('goods on an even ground', () => {
  const red = [40, 40, 60, 60] as const;
  const withLid = draw((x, y) => {
    if (isIn(x, y, red)) return [200, 30, 30];
    return isIn(x, y, [40, 30, 60, 40]) ? [250, 250, 250] : [255, 255, 255];
  });

  it('are what differs clearly; what hardly differs from the ground is around them', () => {
    expect(findGoods(withLid, measureGround(withLid))).toEqual({
      goods: { left: 40, top: 40, width: 20, height: 20 },
      extent: { left: 40, top: 30, width: 20, height: 30 },
    });
  });

  it('are not found on a ground that is a scene', () => {
    const scene = draw((x, y) => [(x * 37) % 256, (y * 61) % 256, ((x + y) * 17) % 256]);
    expect(findGoods(scene, measureGround(scene))).toBeNull();
  });

  it('have the colors that take up most of them, without the ground', () => {
    const two = draw((x, y) => {
      if (isIn(x, y, [40, 40, 60, 50])) return [20, 60, 200];
      return isIn(x, y, red) ? [200, 30, 30] : [255, 255, 255];
    });
    const box = { left: 40, top: 30, width: 20, height: 30 };
    expect(findColors(two, box, [255, 255, 255])).toEqual([
      { red: 20, green: 60, blue: 200, share: 0.5 },
      { red: 200, green: 30, blue: 30, share: 0.5 },
    ]);
    expect(findColors(two, box, null)).toHaveLength(3);
  });
});
