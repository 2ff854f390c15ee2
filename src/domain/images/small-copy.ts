// The small copy of a picture by which similar ones are found and distinguished: brightness at 128 × 128, both colors at half of it, a little softened.
import { halve, type Plane } from './lay-upon.ts';

/** Pixels of its side, for pictures of any size. */
export const copySide = 128;

/**
 * `light`, `blue` and `red`: brightness and how far blue and red lie from it (YCbCr of JPEG), 0 to 255, at `copySide` and twice at half of it.
 * `aspect`: width of what it shows by height. `ground`: the color around the goods, null if none can be made out.
 */
export type SmallCopy = {
  light: Plane;
  blue: Plane;
  red: Plane;
  aspect: number;
  ground: readonly number[] | null;
};

/** Of `copySide` × `copySide` pixels of red, green and blue. */
export function toSmallCopy(pixels: Uint8Array, aspect: number, ground: SmallCopy['ground']): SmallCopy {
  const of = () => new Float32Array(copySide * copySide);
  const [light, blue, red] = [of(), of(), of()];
  for (let to = 0, at = 0; to < light.length; to += 1, at += 3) {
    const [r, g, b] = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
    const y = 0.299 * r + 0.587 * g + 0.114 * b;
    light[to] = y;
    blue[to] = 128 + 0.564 * (b - y);
    red[to] = 128 + 0.713 * (r - y);
  }
  const whole = (data: Float32Array): Plane => ({ data, side: copySide });
  return {
    light: soften(whole(light)),
    blue: soften(halve(whole(blue))),
    red: soften(halve(whole(red))),
    aspect,
    ground,
  };
}

/** By the weights 1, 4, 6, 4 and 1, rows first: a deviation of one pixel, below which JPEG and the scaling of a copy lie. */
function soften({ data, side }: Plane): Plane {
  const rows = average(data, side, 1);
  return { data: average(rows, side, side), side };
}

/** `step`: how far neighbors lie from each other in the rows of levels. Beyond the edge is the level of the edge. */
function average(from: Float32Array, side: number, step: number): Float32Array {
  const to = new Float32Array(from.length);
  for (let at = 0; at < from.length; at += 1) {
    const place = step === 1 ? at % side : Math.floor(at / side);
    const before = at - step * Math.min(1, place);
    const after = at + step * Math.min(1, side - 1 - place);
    const first = at - step * Math.min(2, place);
    const last = at + step * Math.min(2, side - 1 - place);
    const near = (from[before] ?? 0) + (from[after] ?? 0);
    to[at] = ((from[first] ?? 0) + (from[last] ?? 0) + 4 * near + 6 * (from[at] ?? 0)) / 16;
  }
  return to;
}
