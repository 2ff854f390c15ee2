// The small copy of a picture as text, as it is stored: width by height of what it shows, the color around the goods, and its planes, packed.
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { copySide, type SmallCopy } from '#domain/images/small-copy.ts';

/** Levels are stored in steps of so many: what JPEG does to them is more. */
const step = 2;
const sides = [copySide, copySide / 2, copySide / 2];
const length = sides.reduce((sum, side) => sum + side * side, 0);

export function writeCopy({ light, blue, red, aspect, ground }: SmallCopy): string {
  const steps = new Uint8Array(length);
  let start = 0;
  for (const { data, side } of [light, blue, red]) {
    const levels = data.map((level) => Math.round(level / step));
    for (let at = 0; at < levels.length; at += 1) steps[start + at] = (levels[at] ?? 0) - foretell(levels, at, side);
    start += levels.length;
  }
  return `${aspect.toFixed(4)} ${ground?.join(',') ?? '-'} ${deflateRawSync(steps).toString('base64')}`;
}

/** Throws where the text is not one that `writeCopy` wrote. */
export function readCopy(text: string): SmallCopy {
  const [aspect = '', ground = '', data = ''] = text.split(' ');
  const steps = inflateRawSync(Buffer.from(data, 'base64'), { maxOutputLength: length });
  if (steps.length !== length) throw new Error('This is no copy of a picture');
  let start = 0;
  const [light, blue, red] = sides.map((side) => {
    const levels = new Float32Array(side * side);
    for (let at = 0; at < levels.length; at += 1)
      levels[at] = ((steps[start + at] ?? 0) + foretell(levels, at, side)) & 255;
    start += levels.length;
    for (let at = 0; at < levels.length; at += 1) levels[at] = (levels[at] ?? 0) * step;
    return { data: levels, side };
  }) as [SmallCopy['light'], SmallCopy['blue'], SmallCopy['red']];
  return { light, blue, red, aspect: Number(aspect), ground: ground === '-' ? null : ground.split(',').map(Number) };
}

/** What a level is most likely by those above and to its left: what is stored is how far it lies from that, most often nothing. */
function foretell(levels: Float32Array, at: number, side: number): number {
  const hasLeft = at % side > 0;
  if (at < side) return hasLeft ? (levels[at - 1] ?? 0) : 0;
  const above = levels[at - side] ?? 0;
  if (!hasLeft) return above;
  const left = levels[at - 1] ?? 0;
  const slope = left + above - (levels[at - side - 1] ?? 0);
  if (left < above) return slope < left ? left : slope > above ? above : slope;
  return slope < above ? above : slope > left ? left : slope;
}
