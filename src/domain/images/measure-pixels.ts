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

/** The colors on white, which is what shops put behind what is transparent: three bytes a pixel. */
function onWhite({ data, width, height, channels }: Pixels): Uint8Array {
  if (channels === 3) return data;
  const flat = new Uint8Array(width * height * 3);
  for (let from = 0, to = 0; from < data.length; from += 4, to += 3) {
    const alpha = (data[from + 3] ?? white) / white;
    for (let color = 0; color < 3; color += 1)
      flat[to + color] = Math.round((data[from + color] ?? 0) * alpha + white * (1 - alpha));
  }
  return flat;
}

type Plane = { colors: Uint8Array; width: number; height: number };

/** Calls back with the place of each pixel of the border. */
function eachOfBorder({ width, height }: Plane, visit: (at: number) => void): void {
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
const distance = (colors: Uint8Array, at: number, [red, green, blue]: readonly [number, number, number]): number =>
  Math.max(
    Math.abs((colors[at] ?? 0) - red),
    Math.abs((colors[at + 1] ?? 0) - green),
    Math.abs((colors[at + 2] ?? 0) - blue),
  );

function measureGround(plane: Plane) {
  const { colors } = plane;
  const counts = [new Uint32Array(256), new Uint32Array(256), new Uint32Array(256)] as const;
  let [total, whites] = [0, 0];
  eachOfBorder(plane, (at) => {
    total += 1;
    counts.forEach((count, color) => {
      const value = colors[at + color] ?? 0;
      count[value] = (count[value] ?? 0) + 1;
    });
    if (colors[at] === white && colors[at + 1] === white && colors[at + 2] === white) whites += 1;
  });
  const ground = counts.map((count) => medianOf(count, total)) as [number, number, number];
  let apart = 0;
  eachOfBorder(plane, (at) => {
    apart += distance(colors, at, ground);
  });
  return { whiteBorder: whites / total, ground, groundSpread: apart / total };
}

/** The box of all that differs from the ground; null where nothing does. */
function findGoods(
  { colors, width, height }: Plane,
  ground: readonly [number, number, number],
  spread: number,
): Box | null {
  const contrast = Math.max(leastContrast, spread * 3);
  const [rows, columns] = [new Uint32Array(height), new Uint32Array(width)];
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 3) {
      if (distance(colors, at, ground) <= contrast) continue;
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

/** The deviation of the Laplacian within a box. */
function measureSharpness({ colors, width, height }: Plane, box: Box): number {
  const gray = new Float32Array(width * height);
  for (let at = 0, from = 0; at < gray.length; at += 1, from += 3)
    gray[at] = 0.299 * (colors[from] ?? 0) + 0.587 * (colors[from + 1] ?? 0) + 0.114 * (colors[from + 2] ?? 0);
  const level = (at: number) => gray[at] ?? 0;
  let [sum, squares, count] = [0, 0, 0];
  for (let y = Math.max(1, box.top); y < Math.min(height - 1, box.top + box.height); y += 1) {
    for (let x = Math.max(1, box.left); x < Math.min(width - 1, box.left + box.width); x += 1) {
      const at = y * width + x;
      const edge = level(at - 1) + level(at + 1) + level(at - width) + level(at + width) - 4 * level(at);
      sum += edge;
      squares += edge * edge;
      count += 1;
    }
  }
  return count === 0 ? 0 : Math.sqrt(Math.max(0, squares / count - (sum / count) ** 2));
}

/** Measures a picture of some hundred pixels a side. Deterministic; takes time with the number of its pixels. */
export function measurePixels(pixels: Pixels): PixelMeasures {
  const { width, height } = pixels;
  const plane = { colors: onWhite(pixels), width, height };
  const { ground, ...border } = measureGround(plane);
  const [red, green, blue] = ground;
  const measured = { ...border, ground: { red, green, blue } };
  const goods = findGoods(plane, ground, border.groundSpread);
  if (goods === null) return { ...measured, goods, fill: null, sharpness: null };
  return {
    ...measured,
    goods,
    fill: Math.max(goods.width, goods.height) / Math.max(width, height),
    sharpness: measureSharpness(plane, goods),
  };
}
