// Pictures of goods for tests and measures, drawn pixel by pixel: a server opens no drawings, so none is needed to make one.
import sharp, { type Sharp } from 'sharp';

export type Rgb = readonly [red: number, green: number, blue: number];
/** The color of goods at a place, -1 to 1 in both directions; null where they are not. */
export type Shape = (x: number, y: number) => Rgb | null;
/** The color behind the goods at a place, 0 to 1 in both directions. */
export type GroundOf = (x: number, y: number) => Rgb;

const mix = ([r, g, b]: Rgb, [r2, g2, b2]: Rgb, share: number): Rgb => [
  r + (r2 - r) * share,
  g + (g2 - g) * share,
  b + (b2 - b) * share,
];
const dark: Rgb = [24, 24, 28];
const light: Rgb = [244, 242, 236];
const isBetween = (value: number, from: number, to: number) => value >= from && value < to;

/** Goods with edges, stripes and shading, so that a blur, a turn or a crop of them is seen. `vary`, 0 to 1, gives each of a kind marks of its own. */
export const shapes: Readonly<Record<string, (color: Rgb, vary: number) => Shape>> = {
  box: (color, vary) => (x, y) => {
    if (Math.abs(x) > 1 || Math.abs(y) > 0.5 + vary / 2) return null;
    if (Math.hypot(x - 1.2 * vary + 0.6, y) < 0.2 + 0.2 * vary) return dark;
    return Math.floor((x + 1) * (3 + 6 * vary)) % 3 === 0 ? mix(color, light, 0.6) : mix(color, dark, (y + 1) / 5);
  },
  ball: (color, vary) => (x, y) => {
    const far = Math.hypot(x, y);
    if (far > 1) return null;
    if (Math.abs(Math.sin(x * (2 + 6 * vary) + y * (6 - 8 * vary) + 9 * vary)) < 0.16) return dark;
    return mix(color, light, Math.max(0, 0.6 - Math.hypot(x + 0.8 - 1.6 * vary, y + 0.4)));
  },
  bottle: (color, vary) => (x, y) => {
    const neck = 0.1 + 0.15 * vary;
    const wide = y < -0.55 ? neck : y < -0.3 ? neck + (y + 0.55) * 1.2 : 0.35 + 0.2 * vary;
    if (Math.abs(x) > wide || Math.abs(y) > 1) return null;
    if (y < -0.85) return dark;
    const label = -0.1 + 0.4 * vary;
    if (isBetween(y, label, label + 0.4)) return Math.floor((y + x * (1 + vary)) * 14) % 4 === 0 ? dark : light;
    return mix(color, light, Math.max(0, 0.5 - Math.abs(x + 0.25) * 2));
  },
  chair: (color, vary) => (x, y) => {
    const seat = -0.2 + 0.5 * vary;
    const isBack = isBetween(x, -0.7, -0.5) && Math.abs(y) <= 1;
    const isSeat = isBetween(y, seat, seat + 0.18) && isBetween(x, -0.7, 0.7);
    const isLeg = y >= seat && y <= 1 && isBetween(Math.abs(x), 0.52, 0.7);
    const isRung =
      isBetween(x, -0.7, 0.1) &&
      [0, 1, 2].some((n) => isBetween(y, -0.9 + n * (0.15 + 0.3 * vary), -0.78 + n * (0.15 + 0.3 * vary)));
    if (!isBack && !isSeat && !isLeg && !isRung) return null;
    return mix(color, dark, Math.abs(Math.sin(y * 23)) * 0.4);
  },
  shirt: (color, vary) => (x, y) => {
    const isBody = Math.abs(x) < 0.55 && y > -0.85 && y <= 1;
    const isSleeve =
      Math.abs(x) <= 1 &&
      Math.abs(x) >= 0.5 &&
      isBetween(y, -0.85 + Math.abs(x) * 0.2, -0.4 + 0.8 * vary + Math.abs(x) * 0.3);
    if ((!isBody && !isSleeve) || Math.hypot(x, y + 1) < 0.3) return null;
    if (Math.hypot(x - 0.2, y + 0.3) < 0.25 * vary) return dark;
    return Math.floor((y + 1) * (4 + 10 * vary)) % 3 === 0 ? light : color;
  },
};

export const even =
  (color: Rgb): GroundOf =>
  () =>
    color;

/** A scene behind goods: a wall, a floor, and things that stand about. */
export const scene =
  (seed: number): GroundOf =>
  (x, y) => {
    const floor = 0.6 + 0.1 * Math.sin(seed);
    const wall: Rgb = [150 + 60 * Math.sin(seed * 3), 140 + 60 * Math.sin(seed * 5), 130 + 60 * Math.sin(seed * 7)];
    const wood: Rgb = [120 + 40 * Math.sin(seed * 2), 85, 55];
    const thing = Math.hypot(x - 0.15 - 0.1 * Math.sin(seed * 4), y - floor + 0.1) < 0.14;
    if (thing) return [200 * Math.abs(Math.sin(seed * 11)), 90, 120];
    const grain = 18 * Math.sin(x * 90 + Math.sin(y * 30) * 4) * Math.sin(y * 47);
    return y > floor
      ? mix(wood, dark, 0.3 + 0.2 * Math.sin(x * 40))
      : [wall[0] + grain, wall[1] + grain, wall[2] + grain];
  };

export type Drawing = {
  width: number;
  height: number;
  /** Longest side of the goods by the longest side of the picture. */
  size: number;
  /** The name of a kind of goods, or goods of their own. */
  shape?: keyof typeof shapes | Shape;
  color?: Rgb;
  /** Which of its kind, 0 to 1. */
  vary?: number;
  ground?: GroundOf;
  /** Middle of the goods, 0 to 1 in both directions. */
  at?: readonly [x: number, y: number];
};

const white: Rgb = [255, 255, 255];
const teal: Rgb = [31, 122, 140];

/** Raw pixels of goods on a ground. */
export function drawPixels(drawing: Drawing): Buffer {
  const {
    width,
    height,
    size,
    shape = 'box',
    color = teal,
    vary = 0.5,
    ground = even(white),
    at: [middleX, middleY] = [0.5, 0.5],
  } = drawing;
  const goods = typeof shape === 'function' ? shape : shapes[shape]?.(color, vary);
  if (!goods) throw new Error(`There is no shape ${shape}`);
  const half = (Math.max(width, height) * size) / 2;
  const data = Buffer.alloc(width * height * 3);
  for (let y = 0, to = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, to += 3) {
      const found = goods((x + 0.5 - middleX * width) / half, (y + 0.5 - middleY * height) / half);
      const [red, green, blue] = found ?? ground(x / width, y / height);
      data[to] = Math.min(255, Math.max(0, Math.round(red)));
      data[to + 1] = Math.min(255, Math.max(0, Math.round(green)));
      data[to + 2] = Math.min(255, Math.max(0, Math.round(blue)));
    }
  }
  return data;
}

/** The same, to be encoded. */
export const drawImage = (drawing: Drawing): Sharp =>
  sharp(drawPixels(drawing), { raw: { width: drawing.width, height: drawing.height, channels: 3 } });

export type Encoding = { format?: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'tiff'; quality?: number; blur?: number };

/** A file of goods. */
export async function drawGoods({
  format = 'jpeg',
  quality = 90,
  blur,
  ...drawing
}: Drawing & Encoding): Promise<Buffer> {
  const image = drawImage(drawing);
  return await (blur ? image.blur({ sigma: blur, precision: 'float' }) : image)
    .toFormat(format, { quality })
    .toBuffer();
}
