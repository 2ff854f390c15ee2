// The small copy of a picture that alike ones are found and told by: brightness at 128 × 128, both colors at half of it, a little softened.
import { halve, type Plane } from './lay-upon.ts';

/** Pixels of its side, whatever the sides of the picture are. */
export const copySide = 128;

/**
 * `light`, `blue` and `red`: brightness and how far blue and red lie from it (YCbCr of JPEG), 0 to 255, at `copySide` and twice at half of it.
 * `aspect`: width of what it shows by height. `ground`: the color around the goods, null where none can be told.
 */
export type SmallCopy = {
  light: Plane;
  blue: Plane;
  red: Plane;
  aspect: number;
  ground: readonly number[] | null;
};

/** Deviations, in pixels of the plane, of what softens it: below them lie JPEG and the scaling of a copy. */
const softness = { light: 1, color: 0.8 };

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
    light: soften(whole(light), softness.light),
    blue: soften(halve(whole(blue)), softness.color),
    red: soften(halve(whole(red)), softness.color),
    aspect,
    ground,
  };
}

/** By a Gaussian curve, rows first. */
function soften({ data, side }: Plane, deviation: number): Plane {
  const far = Math.ceil(2.5 * deviation);
  const curve = Array.from({ length: 2 * far + 1 }, (_, at) => Math.exp(-((at - far) ** 2) / (2 * deviation ** 2)));
  const all = curve.reduce((sum, weight) => sum + weight, 0);
  const pass = (from: Float32Array, isRow: boolean) => {
    const to = new Float32Array(from.length);
    for (let y = 0; y < side; y += 1)
      for (let x = 0; x < side; x += 1) {
        let sum = 0;
        for (let step = -far; step <= far; step += 1) {
          const place = Math.min(side - 1, Math.max(0, (isRow ? x : y) + step));
          sum += (curve[step + far] ?? 0) * (from[isRow ? y * side + place : place * side + x] ?? 0);
        }
        to[y * side + x] = sum / all;
      }
    return to;
  };
  return { data: pass(pass(data, true), false), side };
}
