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

/** Goods with edges, stripes and shading, so that a blur, a turn or a crop of them is seen. */
export const shapes: Readonly<Record<string, (color: Rgb) => Shape>> = {
  box: (color) => (x, y) => {
    if (Math.abs(x) > 1 || Math.abs(y) > 1) return null;
    if (x * x + y * y < 0.1) return dark;
    return Math.floor((x + 1) * 6) % 3 === 0 ? mix(color, light, 0.6) : mix(color, dark, (y + 1) / 5);
  },
  ball: (color) => (x, y) => {
    const far = Math.hypot(x, y);
    if (far > 1) return null;
    if (Math.abs(Math.sin(x * 5 + y * 2)) < 0.12) return dark;
    return mix(color, light, Math.max(0, 0.6 - Math.hypot(x + 0.4, y + 0.4)));
  },
  bottle: (color) => (x, y) => {
    const wide = y < -0.55 ? 0.16 : y < -0.3 ? 0.16 + (y + 0.55) * 1.2 : 0.46;
    if (Math.abs(x) > wide || Math.abs(y) > 1) return null;
    if (y < -0.85) return dark;
    if (isBetween(y, 0.05, 0.5)) return Math.floor((y + x) * 20) % 4 === 0 ? dark : light;
    return mix(color, light, Math.max(0, 0.5 - Math.abs(x + 0.25) * 2));
  },
  chair: (color) => (x, y) => {
    const isBack = isBetween(x, -0.7, -0.5) && Math.abs(y) <= 1;
    const isSeat = isBetween(y, 0, 0.18) && isBetween(x, -0.7, 0.7);
    const isLeg = y >= 0.18 && y <= 1 && isBetween(Math.abs(x), 0.52, 0.7);
    const isRung = isBetween(x, -0.7, 0.1) && [-0.8, -0.5, -0.2].some((at) => isBetween(y, at, at + 0.1));
    if (!isBack && !isSeat && !isLeg && !isRung) return null;
    return mix(color, dark, Math.abs(Math.sin(y * 23)) * 0.4);
  },
  shirt: (color) => (x, y) => {
    const isBody = Math.abs(x) < 0.55 && y > -0.85 && y <= 1;
    const isSleeve =
      Math.abs(x) <= 1 && Math.abs(x) >= 0.5 && isBetween(y, -0.85 + Math.abs(x) * 0.2, -0.1 + Math.abs(x) * 0.3);
    if ((!isBody && !isSleeve) || Math.hypot(x, y + 1) < 0.3) return null;
    return Math.floor((y + 1) * 9) % 3 === 0 ? light : color;
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
  shape?: keyof typeof shapes;
  color?: Rgb;
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
    ground = even(white),
    at: [middleX, middleY] = [0.5, 0.5],
  } = drawing;
  const goods = shapes[shape]?.(color);
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

type Encoding = { format?: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'tiff'; quality?: number; blur?: number };

/** A file of goods. */
export async function drawGoods({
  format = 'jpeg',
  quality = 90,
  blur,
  ...drawing
}: Drawing & Encoding): Promise<Buffer> {
  const image = drawImage(drawing);
  return await (blur ? image.blur(blur) : image).toFormat(format, { quality }).toBuffer();
}
