// Whether two goods can be told apart by a person who sees both: by their pixels as they are drawn, before any file was made of them.
import { drawPixels, type Rgb, type Shape } from '../testing/pictures.ts';
import type { Goods } from './pictures.ts';

/** Seen at 480 pixels a side, of which every second one is looked at. */
const side = 240;
/** So much of the goods has to differ by so much in red, green or blue. */
const leastShare = 0.005;
const leastDistance = 40;
/** A color no goods have. */
const ground: Rgb = [255, 0, 255];
/** Goods may lie so many of those apart: what is gone after such a shift is no difference. */
const shifts = [-1, 0, 1];

type Box = { left: number; top: number; width: number; height: number };
type Seen = { data: Buffer; box: Box };

const isGround = (data: Buffer, at: number) =>
  data[at] === ground[0] && data[at + 1] === ground[1] && data[at + 2] === ground[2];

/** Goods as they are seen, and where. */
function see(shape: Shape): Seen {
  const data = drawPixels({
    width: side,
    height: side,
    size: 0.8,
    shape,
    ground: () => ground,
  });
  let [left, top, right, bottom] = [side, side, 0, 0];
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) {
      if (isGround(data, 3 * (y * side + x))) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  return { data, box: { left, top, width: right - left + 1, height: bottom - top + 1 } };
}

/** Of both boxes laid upon each other and scaled alike: the share of the goods that differs. */
function shareApart(one: Seen, other: Seen, dx: number, dy: number): number {
  let [apart, goods] = [0, 0];
  const by = Math.max(other.box.width, other.box.height) / Math.max(one.box.width, one.box.height);
  for (let y = -1; y <= one.box.height; y += 1)
    for (let x = -1; x <= one.box.width; x += 1) {
      const a = placeOf(one.box.left + x, one.box.top + y);
      const b = placeOf(Math.round(other.box.left + (x + dx) * by), Math.round(other.box.top + (y + dy) * by));
      const [isA, isB] = [!isGround(one.data, a), !isGround(other.data, b)];
      if (!isA && !isB) continue;
      goods += 1;
      // The ground is white to who looks.
      if ([0, 1, 2].some((c) => Math.abs(levelOf(one, a + c, isA) - levelOf(other, b + c, isB)) >= leastDistance))
        apart += 1;
    }
  return apart / goods;
}

const placeOf = (x: number, y: number) =>
  3 * (Math.min(side - 1, Math.max(0, y)) * side + Math.min(side - 1, Math.max(0, x)));
const levelOf = ({ data }: Seen, at: number, isGoods: boolean) => (isGoods ? (data[at] ?? 0) : 255);

const known = new WeakMap<Shape, Seen>();
function seen(shape: Shape): Seen {
  const now = known.get(shape) ?? see(shape);
  known.set(shape, now);
  return now;
}

/** Goods of one kind further apart than this in their marks are others without a look. */
const surelyApart = 0.15;

/** Whether they differ however they are laid upon each other. */
export function differToTheEye(one: Goods, other: Goods): boolean {
  if (one.kind !== other.kind || Math.abs(one.vary - other.vary) > surelyApart) return true;
  const [a, b] = [seen(one.shape), seen(other.shape)];
  return shifts.every((dx) => shifts.every((dy) => shareApart(a, b, dx, dy) >= leastShare));
}
