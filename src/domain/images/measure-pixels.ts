// What the pixels of a picture show: its ground, the goods on it, and how sharp they are.

/** Rows of red, green and blue, one byte each: `data.length` is width × height × 3. */
export type Pixels = { data: Uint8Array; width: number; height: number };

export type Box = { left: number; top: number; width: number; height: number };

type Color = readonly [red: number, green: number, blue: number];

export type Ground = {
  /** Share of the border, 0 to 1, that is exactly white. */
  whiteBorder: number;
  /** The middle color of the border, and the mean distance of its colors from it, 0 to 255. */
  color: Color;
  spread: number;
};

/** So much of the shorter side is the border. */
export const borderShare = 0.02;
/** A color further from the ground than this belongs to the goods: JPEG noise lies below it. */
const leastContrast = 18;
/** A color no further from the ground than this cannot be distinguished from it by eye: a step this high shows on no screen. */
const leastTrace = 3;
/** A row or column with less of the goods than this is noise. */
const leastGoods = 0.004;
const white = 255;

/** Calls back with the place of the first byte of each pixel of the border. */
function eachOfBorder({ width, height }: Pixels, visit: (at: number) => void): void {
  const depth = Math.max(1, Math.round(Math.min(width, height) * borderShare));
  for (let y = 0; y < height; y += 1) {
    const isEdgeRow = y < depth || y >= height - depth;
    for (let x = 0; x < width; x += 1) {
      if (!isEdgeRow && x === depth && width > 2 * depth) x = width - depth;
      visit(3 * (y * width + x));
    }
  }
}

function medianOf(counts: Uint32Array, total: number): number {
  let seen = 0;
  return counts.findIndex((count) => {
    seen += count;
    return 2 * seen >= total;
  });
}

/** How far a color lies from another one: the most of its three differences. */
const distance = (data: Uint8Array, at: number, [red, green, blue]: Color): number =>
  Math.max(
    Math.abs((data[at] ?? 0) - red),
    Math.abs((data[at + 1] ?? 0) - green),
    Math.abs((data[at + 2] ?? 0) - blue),
  );

/** Exact only of pixels that were not scaled: a mean of 254 and 255 is one of both. */
export function measureGround(pixels: Pixels): Ground {
  const { data } = pixels;
  const [reds, greens, blues] = [new Uint32Array(256), new Uint32Array(256), new Uint32Array(256)];
  let [total, whites] = [0, 0];
  eachOfBorder(pixels, (at) => {
    total += 1;
    const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    reds[red] = (reds[red] ?? 0) + 1;
    greens[green] = (greens[green] ?? 0) + 1;
    blues[blue] = (blues[blue] ?? 0) + 1;
    if (red === white && green === white && blue === white) whites += 1;
  });
  const color: Color = [medianOf(reds, total), medianOf(greens, total), medianOf(blues, total)];
  let apart = 0;
  eachOfBorder(pixels, (at) => {
    apart += distance(data, at, color);
  });
  return { whiteBorder: whites / total, color, spread: apart / total };
}

/** Share of the border that has the color of the ground, but for noise. */
export function measureEvenness(pixels: Pixels, { color }: Ground): number {
  let [total, even] = [0, 0];
  eachOfBorder(pixels, (at) => {
    total += 1;
    if (distance(pixels.data, at, color) <= leastContrast) even += 1;
  });
  return even / total;
}

/** A border whose colors lie further apart is a scene: it is unclear what of it are the goods. */
const mostSpread = 24;

/**
 * On an even ground: the box of the goods, and that of all that differs from the ground at all, such as the goods with their shadow or their palest parts.
 * Null where nothing does, or the ground is not even.
 */
export function findGoods(pixels: Pixels, { color, spread }: Ground): { goods: Box; extent: Box } | null {
  if (spread > mostSpread) return null;
  const goods = boxOf(pixels, color, Math.max(leastContrast, spread * 3));
  const extent = boxOf(pixels, color, Math.max(leastTrace, spread * 3));
  return goods && extent && { goods, extent };
}

function boxOf({ data, width, height }: Pixels, color: Color, contrast: number): Box | null {
  const [rows, columns] = [new Uint32Array(height), new Uint32Array(width)];
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 3) {
      if (distance(data, at, color) <= contrast) continue;
      rows[y] = (rows[y] ?? 0) + 1;
      columns[x] = (columns[x] ?? 0) + 1;
    }
  }
  const [top, bottom] = edgesOf(rows, width * leastGoods);
  const [left, right] = edgesOf(columns, height * leastGoods);
  return top > bottom || left > right ? null : { left, top, width: right - left + 1, height: bottom - top + 1 };
}

function edgesOf(counts: Uint32Array, least: number): [number, number] {
  const isGoods = (count: number) => count > least;
  const first = counts.findIndex(isGoods);
  return first < 0 ? [1, 0] : [first, counts.findLastIndex(isGoods)];
}

/** One byte a pixel. */
export type GrayPixels = { data: Uint8Array; width: number; height: number };

/** The brightness of a box of the pixels. */
export function toGray({ data, width }: Pixels, box: Box): GrayPixels {
  const gray = new Uint8Array(box.width * box.height);
  for (let y = 0, to = 0; y < box.height; y += 1) {
    for (let x = 0, at = 3 * ((box.top + y) * width + box.left); x < box.width; x += 1, at += 3, to += 1)
      gray[to] = 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0) + 0.5;
  }
  return { data: gray, width: box.width, height: box.height };
}

/**
 * How sharp the edges of a picture are: the steepest of its slopes by how wide they are. The deviation of the Laplacian (Pech-Pacheco and others,
 * 2000) by that of the brightness, so that pale goods are not taken for blurred ones; 0 where nothing is drawn.
 */
export function measureSharpness({ data, width, height }: GrayPixels): number {
  let [sum, squares, light, lights, count] = [0, 0, 0, 0, 0];
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const level = data[at] ?? 0;
      const edge =
        (data[at - 1] ?? 0) + (data[at + 1] ?? 0) + (data[at - width] ?? 0) + (data[at + width] ?? 0) - 4 * level;
      sum += edge;
      squares += edge * edge;
      light += level;
      lights += level * level;
      count += 1;
    }
  }
  if (count === 0) return 0;
  const deviation = (of: number, ofSquares: number) => Math.sqrt(Math.max(0, ofSquares / count - (of / count) ** 2));
  const contrast = deviation(light, lights);
  return contrast < 1 ? 0 : (100 * deviation(sum, squares)) / contrast;
}

export type ColorShare = { red: number; green: number; blue: number; share: number };

/** Colors that take up less are no color of the goods. */
const leastShare = 0.02;
const mostColors = 8;

/** The colors that a box of the pixels has most of, each the mean of those like it; without the ground, where one is given. */
export function findColors({ data, width }: Pixels, box: Box, ground: Color | null): ColorShare[] {
  const bins = new Map<number, { count: number; red: number; green: number; blue: number }>();
  let total = 0;
  for (let y = box.top; y < box.top + box.height; y += 1) {
    for (let x = box.left, at = 3 * (y * width + x); x < box.left + box.width; x += 1, at += 3) {
      if (ground && distance(data, at, ground) <= leastContrast) continue;
      const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
      const key = ((red >> 5) << 6) | ((green >> 5) << 3) | (blue >> 5);
      const bin = bins.get(key) ?? { count: 0, red: 0, green: 0, blue: 0 };
      bin.count += 1;
      bin.red += red;
      bin.green += green;
      bin.blue += blue;
      bins.set(key, bin);
      total += 1;
    }
  }
  const mean = (sum: number, count: number) => Math.round(sum / count);
  return [...bins.values()]
    .filter(({ count }) => count >= leastShare * total)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, mostColors)
    .map(({ count, red, green, blue }) => ({
      ...{ red: mean(red, count), green: mean(green, count), blue: mean(blue, count) },
      share: count / total,
    }));
}
