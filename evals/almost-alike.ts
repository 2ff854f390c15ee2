// Pairs that are mixed up most easily: goods that differ in one thing from others, and copies of the first of them as shops make them.
import sharp from 'sharp';
import { drawPixels, even, type Rgb, type Shape, scene } from '../testing/pictures.ts';
import { differToTheEye } from './differ-to-the-eye.ts';
import { colors, type Goods, glyphs, goodsOf, names, numbersOf } from './pictures.ts';

/** `picture`: pictures with one name show the same. `kind`: in what it differs from the first of its group, or that it is a copy of it. */
export type AlmostAlike = {
  name: string;
  bytes: Buffer;
  picture: string;
  group: string;
  kind: string;
  goods: Goods;
};

type Draw = { between: (from: number, to: number) => number; pick: <T>(of: readonly T[]) => T };
type Change = (shape: Shape, draw: Draw) => Shape;
type Kind = { base?: Change; change: Change };

const isDot = (glyph: string, x: number, y: number): boolean =>
  x >= 0 && x < 5 && y >= 0 && y < 7 && glyph[Math.floor(y) * 5 + Math.floor(x)] === '1';

const others: readonly Rgb[] = [...colors, [250, 250, 250], [20, 60, 160], [220, 120, 160]];

/** The colors of goods turned about: what is gray stays so, and is made darker or brighter. */
const recolor = ([red, green, blue]: Rgb, by: number): Rgb => {
  const gray = Math.max(red, green, blue) - Math.min(red, green, blue) < 25;
  if (gray) return [red * (1 - by / 2), green * (1 - by / 2), blue * (1 - by / 3)];
  return [red + (green - red) * by, green + (blue - green) * by, blue + (red - blue) * by];
};

/** Letters on the goods, of a height of 0.2 to 0.4 of half of them. */
const mark = (shape: Shape, text: string, [left, top, height]: readonly number[], ink: Rgb): Shape => {
  const dot = (height ?? 0.3) / 7;
  return (x, y) => {
    const found = shape(x, y);
    if (!found) return null;
    const column = (x - (left ?? 0)) / dot;
    const place = Math.floor(column / 6);
    const glyph = glyphs[text[place] ?? ''];
    return glyph && isDot(glyph, column - place * 6, (y - (top ?? 0)) / dot) ? ink : found;
  };
};

/** What differs, one thing a kind. A base is drawn where the first one needs something to differ in. */
const kinds = (draw: Draw): Readonly<Record<string, Kind>> => {
  const place = [draw.between(-0.4, -0.2), draw.between(-0.15, 0.3), draw.between(0.2, 0.4)] as const;
  const ink = draw.pick(others);
  const [first, second] = [draw.pick(Object.keys(glyphs)), draw.pick(Object.keys(glyphs))];
  const size = draw.pick(Object.keys(glyphs));
  return {
    'another color': {
      change: (shape) => {
        const by = draw.between(0.25, 1);
        return (x, y) => {
          const found = shape(x, y);
          return found && recolor(found, by);
        };
      },
    },
    'another color of a part': {
      change: (shape) => {
        const [color, top, height] = [draw.pick(others), draw.between(-0.9, 0.6), draw.between(0.1, 0.4)];
        return (x, y) => {
          const found = shape(x, y);
          return found && y >= top && y < top + height ? color : found;
        };
      },
    },
    'another print': {
      change: (shape) => {
        const [color, left, top, wide] = [
          draw.pick(others),
          draw.between(-0.4, 0.4),
          draw.between(-0.4, 0.4),
          draw.between(0.08, 0.25),
        ];
        return (x, y) => (shape(x, y) && Math.hypot(x - left, y - top) < wide ? color : shape(x, y));
      },
    },
    'another size mark': {
      base: (shape) => mark(shape, first + size, place, ink),
      change: (shape) => mark(shape, second + size, place, ink),
    },
    mirrored: { change: (shape) => (x, y) => shape(-x, y) },
    'another angle': {
      change: (shape) => {
        const turn = (draw.pick([-1, 1]) * draw.between(3, 9) * Math.PI) / 180;
        const near = draw.between(-0.08, 0.08);
        return (x, y) => {
          const by = 1 + near * y;
          return shape((x * Math.cos(turn) - y * Math.sin(turn)) * by, (x * Math.sin(turn) + y * Math.cos(turn)) * by);
        };
      },
    },
    'one part more': {
      change: (shape) => {
        const [color, left, top] = [draw.pick(others), draw.between(-0.6, 0.6), draw.between(-0.8, 0.8)];
        const [wide, high] = [draw.between(0.06, 0.2), draw.between(0.06, 0.3)];
        return (x, y) => (Math.abs(x - left) < wide && Math.abs(y - top) < high ? color : shape(x, y));
      },
    },
  };
};

const ofKind = 8;

type Raw = { data: Buffer; width: number; height: number };
const open = ({ data, width, height }: Raw) => sharp(data, { raw: { width, height, channels: 3 } });

/** As shops copy pictures: smaller, saved again, with less or more around them. */
async function copy(bytes: Buffer, { between, pick }: Draw): Promise<Buffer> {
  const { width, height } = await sharp(bytes).metadata();
  const scale = between(0.4, 0.9);
  const [left, top, right, bottom] = [between(0, 0.03), between(0, 0.03), between(0, 0.03), between(0, 0.03)];
  const cut = {
    left: Math.round(left * width),
    top: Math.round(top * height),
    width: Math.round(width * (1 - left - right)),
    height: Math.round(height * (1 - top - bottom)),
  };
  const isCut = pick([true, false]);
  const framed = isCut
    ? sharp(bytes).extract(cut)
    : sharp(bytes).extend({
        left: Math.round(between(0, 0.06) * width),
        right: Math.round(between(0, 0.06) * width),
        top: Math.round(between(0, 0.06) * height),
        bottom: Math.round(between(0, 0.06) * height),
        background: '#ffffff',
      });
  const pixels = await framed.raw().toBuffer({ resolveWithObject: true });
  return await open({ data: pixels.data, width: pixels.info.width, height: pixels.info.height })
    .resize(Math.round(pixels.info.width * scale))
    .toFormat(pick(['jpeg', 'jpeg', 'jpeg', 'webp', 'png']), { quality: Math.round(between(60, 85)) })
    .toBuffer();
}

/** Groups of three: one, one that differs from it in one thing, and a copy of the first. Only what differs to the eye is drawn. */
export async function drawAlmostAlike(seed: number): Promise<AlmostAlike[]> {
  const number = numbersOf(seed);
  const between = (from: number, to: number) => from + number() * (to - from);
  const pick = <T>(of: readonly T[]): T => of[Math.floor(number() * of.length)] as T;
  const draw = { between, pick };
  const drawn: AlmostAlike[] = [];
  const groups = Object.keys(kinds(draw)).flatMap((kind) => Array.from({ length: ofKind }, (_, n) => ({ kind, n })));
  for (const { kind, n } of groups) {
    const [one, other] = drawPair(kind, draw);
    const isScene = n % 4 === 3;
    // In a scene the goods are a part of what is seen: they have to be a large one to be seen at all.
    const [side, size] = [Math.round(between(500, 1_000)), between(isScene ? 0.5 : 0.25, 0.9)];
    const ground = isScene ? scene(between(1, 90)) : even([255, 255, 255]);
    const encode = async ({ shape }: Goods) =>
      await open({ data: drawPixels({ width: side, height: side, size, shape, ground }), width: side, height: side })
        .toFormat(pick(['jpeg', 'jpeg', 'png', 'webp']), { quality: Math.round(between(75, 95)) })
        .toBuffer();
    const group = `${kind} ${n}`;
    const add = (bytes: Buffer, of: string, goods: Goods) =>
      drawn.push({
        name: `${group}: ${of}`,
        bytes,
        picture: `${group} ${goods === one ? 'one' : 'other'}`,
        group,
        kind: of,
        goods,
      });
    const bytes = await encode(one);
    add(bytes, 'first', one);
    add(await encode(other), kind, other);
    add(await copy(bytes, draw), 'a copy', one);
  }
  return drawn;
}

function drawPair(kind: string, draw: Draw): readonly [Goods, Goods] {
  for (;;) {
    const plain = goodsOf(draw.pick(names), draw.pick(colors), draw.between(0, 1));
    const { base, change } = kinds(draw)[kind] ?? {};
    if (!change) throw new Error(`There is no kind ${kind}`);
    const one = { ...plain, shape: base ? base(plain.shape, draw) : plain.shape };
    const other = { ...plain, shape: change(plain.shape, draw) };
    if (differToTheEye(one, other)) return [one, other];
  }
}
