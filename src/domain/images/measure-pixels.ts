// What the pixels of a picture tell: its ground, the goods on it, how sharp they are, and a hash that alike pictures share.

/** A picture as rows of red, green and blue, one byte each, with its transparency where it has any: `data.length` is width × height × channels. */
export type Pixels = { data: Uint8Array; width: number; height: number; channels: 3 | 4 };

export type Box = { left: number; top: number; width: number; height: number };

/** `null` of what a picture without any goods on its ground does not have. */
export type PixelMeasures = {
  /** Share of the border, 0 to 1, that is exactly white: 255 in all three colors, or fully transparent. */
  whiteBorder: number;
  /** The middle color of the border, and how far its colors lie apart: the mean distance from it, 0 to 255 a color. */
  ground: { red: number; green: number; blue: number };
  groundSpread: number;
  /** Where the goods are: all that differs from the ground. */
  goods: Box | null;
  /** Longest side of the goods by the longest side of the picture, 0 to 1. */
  fill: number | null;
  /** Deviation of the Laplacian over the goods: under 5 of what is out of focus, at a width of 512 pixels. */
  sharpness: number | null;
};

/** So much of the shorter side is the border. */
const borderShare = 0.02;
/** A color further from the ground than this belongs to the goods: JPEG noise lies below it. */
const leastContrast = 18;
/** A row or column with less of the goods than this is noise. */
const leastGoods = 0.004;

const white = 255;

function borderIndexes({ width, height }: Pixels): number[] {
  const depth = Math.max(1, Math.round(Math.min(width, height) * borderShare));
  const indexes: number[] = [];
  for (let y = 0; y < height; y += 1) {
    const isEdgeRow = y < depth || y >= height - depth;
    for (let x = 0; x < width; x += 1) {
      if (!isEdgeRow && x === depth && width > 2 * depth) x = width - depth;
      indexes.push(y * width + x);
    }
  }
  return indexes;
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** Transparent pixels are white: that is what shops put behind them. */
function colorAt({ data, channels }: Pixels, index: number): [number, number, number] {
  const at = index * channels;
  const alpha = channels === 4 ? (data[at + 3] ?? white) / white : 1;
  const over = (color: number | undefined) => Math.round((color ?? 0) * alpha + white * (1 - alpha));
  return [over(data[at]), over(data[at + 1]), over(data[at + 2])];
}

const distance = (one: readonly number[], other: readonly number[]): number =>
  Math.max(...one.map((color, at) => Math.abs(color - (other[at] ?? 0))));

function measureGround(pixels: Pixels): Pick<PixelMeasures, 'whiteBorder' | 'ground' | 'groundSpread'> {
  const colors = borderIndexes(pixels).map((index) => colorAt(pixels, index));
  const ground = [0, 1, 2].map((at) => median(colors.map((color) => color[at] ?? 0)));
  const [red = 0, green = 0, blue = 0] = ground;
  const whites = colors.filter((color) => color.every((each) => each === white)).length;
  const spread = colors.reduce((sum, color) => sum + distance(color, ground), 0) / Math.max(1, colors.length);
  return { whiteBorder: whites / Math.max(1, colors.length), ground: { red, green, blue }, groundSpread: spread };
}

/** The box of all that differs from the ground; null where nothing does. */
function findGoods(pixels: Pixels, ground: readonly number[], spread: number): Box | null {
  const { width, height } = pixels;
  const contrast = Math.max(leastContrast, spread * 3);
  const [rows, columns] = [new Uint32Array(height), new Uint32Array(width)];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (distance(colorAt(pixels, y * width + x), ground) <= contrast) continue;
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

const greyAt = (pixels: Pixels, index: number): number => {
  const [red, green, blue] = colorAt(pixels, index);
  return 0.299 * red + 0.587 * green + 0.114 * blue;
};

/** The deviation of the Laplacian within a box. */
function measureSharpness(pixels: Pixels, { left, top, width, height }: Box): number {
  let [sum, squares, count] = [0, 0, 0];
  for (let y = Math.max(1, top); y < Math.min(pixels.height - 1, top + height); y += 1) {
    for (let x = Math.max(1, left); x < Math.min(pixels.width - 1, left + width); x += 1) {
      const at = y * pixels.width + x;
      const around = [at - 1, at + 1, at - pixels.width, at + pixels.width];
      const edge = around.reduce((all, each) => all + greyAt(pixels, each), -4 * greyAt(pixels, at));
      sum += edge;
      squares += edge * edge;
      count += 1;
    }
  }
  return count === 0 ? 0 : Math.sqrt(Math.max(0, squares / count - (sum / count) ** 2));
}

/** Measures a picture of some hundred pixels a side. Deterministic; takes time with the number of its pixels. */
export function measurePixels(pixels: Pixels): PixelMeasures {
  const measured = measureGround(pixels);
  const { red, green, blue } = measured.ground;
  const goods = findGoods(pixels, [red, green, blue], measured.groundSpread);
  if (goods === null) return { ...measured, goods, fill: null, sharpness: null };
  const longest = Math.max(pixels.width, pixels.height);
  return {
    ...measured,
    goods,
    fill: Math.max(goods.width, goods.height) / longest,
    sharpness: measureSharpness(pixels, goods),
  };
}
