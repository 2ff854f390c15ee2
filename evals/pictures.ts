// Pictures with labels: goods drawn on every ground, cropped, tiny, out of focus, copied, and with letters.
import sharp, { type Sharp } from 'sharp';
import {
  type Drawing,
  drawGoods,
  drawImage,
  drawPixels,
  type Encoding,
  even,
  type Rgb,
  type Shape,
  scene,
  shapes,
} from '../testing/pictures.ts';

export type Labels = {
  isWhite: boolean;
  isBlurred: boolean;
  isSmall: boolean;
  hasLetters: boolean;
  /** Pictures with one name show the same. */
  picture: string;
  goods: Goods;
};
/** What is drawn: of which kind, which of it, 0 to 1, and how it looks. Goods of two kinds, or far apart in `vary`, are others to anybody. */
export type Goods = { kind: string; vary: number; shape: Shape };
export type Labelled = { name: string; bytes: Buffer; labels: Labels };

export const names = Object.keys(shapes);
export const colors: readonly Rgb[] = [
  [31, 122, 140],
  [179, 32, 42],
  [240, 196, 66],
  [38, 38, 44],
  [225, 222, 214],
  [90, 140, 60],
  [120, 70, 150],
];

/** Numbers that look drawn by lot, the same for the same seed (mulberry32). */
export function numbersOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Letters as strokes in boxes of five by seven, set in a line. */
export const glyphs: Readonly<Record<string, string>> = {
  A: '01110100011000111111100011000110001',
  B: '11110100011000111110100011000111110',
  E: '11111100001000011110100001000011111',
  L: '10000100001000010000100001000011111',
  N: '10001110011010110011100011000110001',
  O: '01110100011000110001100011000101110',
  R: '11110100011000111110101001001010001',
  S: '01111100001000001110000010000111110',
  T: '11111001000010000100001000010000100',
  W: '10001100011000110101101011101110001',
};

type Text = { words: string; left: number; top: number; height: number; color: Rgb; opacity: number };

function writeLetters(data: Buffer, side: number, { words, left, top, height, color, opacity }: Text): void {
  const dot = Math.max(1, Math.round(height / 7));
  for (const [place, letter] of [...words].entries()) {
    const glyph = glyphs[letter];
    if (!glyph) continue;
    for (const [at, ink] of [...glyph].entries()) {
      if (ink === '0') continue;
      const x = Math.round(left) + place * dot * 6 + (at % 5) * dot;
      const y = Math.round(top) + Math.floor(at / 5) * dot;
      for (let dy = 0; dy < dot; dy += 1) {
        for (let dx = 0; dx < dot; dx += 1) {
          if (x + dx < 0 || x + dx >= side || y + dy < 0 || y + dy >= side) continue;
          const to = ((y + dy) * side + x + dx) * 3;
          for (let c = 0; c < 3; c += 1)
            data[to + c] = Math.round((data[to + c] ?? 0) * (1 - opacity) + (color[c] ?? 0) * opacity);
        }
      }
    }
  }
}

const wordsOf = (draw: () => number, length: number): string => {
  const letters = Object.keys(glyphs);
  return Array.from({ length }, () => letters[Math.floor(draw() * letters.length)] ?? 'A').join('');
};

export function goodsOf(kind: string, color: Rgb, vary: number): Goods {
  const shape = shapes[kind]?.(color, vary);
  if (!shape) throw new Error(`There is no shape ${kind}`);
  return { kind, vary, shape };
}

/** Pictures with labels; another seed draws others, in other sizes and qualities. */
export async function drawLabelled(seed: number): Promise<Labelled[]> {
  const draw = numbersOf(seed);
  const between = (from: number, to: number) => from + draw() * (to - from);
  const pick = <T>(of: readonly T[]): T => of[Math.floor(draw() * of.length)] as T;
  const labelled: Labelled[] = [];
  const add = (name: string, bytes: Buffer, labels: Partial<Labels> & Pick<Labels, 'goods'>) =>
    labelled.push({
      name: `${labelled.length} ${name}`,
      bytes,
      labels: {
        isWhite: false,
        isBlurred: false,
        isSmall: false,
        hasLetters: false,
        picture: `${labelled.length}`,
        ...labels,
      },
    });
  const draft = () => {
    const [kind, color, vary] = [pick(names), pick(colors), draw()];
    return {
      width: 1_000,
      height: 1_000,
      size: between(0.45, 0.9),
      goods: goodsOf(kind, color, vary),
      quality: Math.round(between(60, 95)),
    };
  };
  const addGoods = async (name: string, change: Partial<Drawing & Encoding>, labels: Partial<Labels>) => {
    const { goods, ...drawing } = draft();
    add(name, await drawGoods({ ...drawing, ...change, shape: goods.shape }), { ...labels, goods });
  };

  for (let n = 0; n < 24; n += 1) {
    const format = pick(['jpeg', 'jpeg', 'png', 'webp'] as const);
    await addGoods(
      'on white',
      { size: between(0.45, 0.74), width: Math.round(between(800, 1_250)), format },
      { isWhite: true },
    );
  }
  for (let n = 0; n < 14; n += 1) {
    const level = Math.round(between(228, 253));
    await addGoods('on off-white', { ground: even([level, level, level]) }, {});
  }
  for (let n = 0; n < 12; n += 1) {
    const [from, to] = [between(150, 220), between(225, 255)];
    const ground = (_: number, y: number): Rgb => {
      const level = from + (to - from) * y;
      return [level, level, level];
    };
    await addGoods('on a gradient', { ground }, {});
  }
  for (let n = 0; n < 20; n += 1)
    await addGoods('in a scene', { size: between(0.3, 0.7), ground: scene(between(1, 90)) }, {});
  for (let n = 0; n < 10; n += 1)
    await addGoods('a detail', { size: between(1.4, 2.2), at: [between(0.3, 0.7), between(0.3, 0.7)] }, {});
  for (let n = 0; n < 14; n += 1) {
    const side = Math.round(between(120, 460));
    await addGoods('small', { width: side, height: side }, { isSmall: true, isWhite: true });
  }
  for (let n = 0; n < 18; n += 1) {
    const ground = n % 2 === 0 ? even([255, 255, 255]) : scene(between(1, 90));
    await addGoods(
      'out of focus',
      { size: between(0.5, 0.8), ground, blur: between(5, 12) },
      { isBlurred: true, isWhite: n % 2 === 0 },
    );
  }
  for (let n = 0; n < 22; n += 1) {
    const isMark = n % 2 === 0;
    const { goods, ...drawing } = draft();
    const ground = n % 4 === 3 ? scene(between(1, 90)) : even([255, 255, 255]);
    const { data } = await drawImage({ ...drawing, shape: goods.shape, size: between(0.4, 0.6), ground })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const height = between(28, 60);
    const lines = isMark ? 1 : 3;
    for (let line = 0; line < lines; line += 1)
      writeLetters(data, 1_000, {
        words: wordsOf(draw, Math.round(between(9, 13))),
        left: between(30, 200),
        top: isMark ? between(420, 560) : 40 + line * height * 1.8,
        height,
        color: isMark ? [128, 128, 128] : (pick([colors[1], colors[3]]) ?? [0, 0, 0]),
        opacity: isMark ? between(0.45, 0.7) : 1,
      });
    const bytes = await sharp(data, { raw: { width: 1_000, height: 1_000, channels: 3 } })
      .jpeg({ quality: drawing.quality })
      .toBuffer();
    add(isMark ? 'with a watermark' : 'with letters', bytes, { hasLetters: true, isWhite: n % 4 !== 3, goods });
  }
  for (let n = 0; n < 8; n += 1) {
    // Measured smaller than they are: white that is not quite white must not become so.
    const side = Math.round(between(2_200, 2_900));
    const ground = even(n % 2 === 0 ? [255, 255, 255] : [254, 254, 254]);
    await addGoods('large', { size: between(0.45, 0.8), width: side, height: side, ground }, { isWhite: n % 2 === 0 });
  }
  const rewrite = [
    ['in CMYK', (image: Sharp) => image.toColourspace('cmyk').jpeg({ quality: 90 })],
    ['turned by EXIF', (image: Sharp) => image.withMetadata({ orientation: 6 }).jpeg({ quality: 90 })],
    ['in 16 bits', (image: Sharp) => image.toColourspace('rgb16').png()],
    ['that moves', (image: Sharp) => image.gif({ delay: [100, 100] })],
    ['without a ground', (image: Sharp) => image.unflatten().png()],
  ] as const;
  for (let n = 0; n < 12; n += 1) {
    const [name, write] = rewrite[n % rewrite.length] ?? rewrite[0];
    const { goods, ...drawing } = draft();
    const pixels = drawPixels({ ...drawing, shape: goods.shape, size: between(0.45, 0.7) });
    const isMoving = name === 'that moves';
    const raw = {
      width: 1_000,
      height: isMoving ? 2_000 : 1_000,
      channels: 3,
      ...(isMoving && { pageHeight: 1_000 }),
    } as const;
    const image = sharp(isMoving ? Buffer.concat([pixels, Buffer.alloc(pixels.length, 90)]) : pixels, { raw });
    add(name, await write(image).toBuffer(), { isWhite: true, goods });
  }
  // Pictures that show the same as one before.
  const originals = labelled.slice(0, 24);
  for (const [n, { bytes, labels }] of originals.entries()) {
    const changes = [
      (image: Sharp) => image.resize(Math.round(between(320, 640))),
      (image: Sharp) => image.modulate({ brightness: 1.03 }),
      (image: Sharp) => image.extend({ left: 120, right: 120, background: '#ffffff' }),
      (image: Sharp) => image,
      // Less of the ground on one side.
      (image: Sharp) => image.extract({ left: 60, top: 30, width: width - 60, height: height - 30 }),
    ];
    const { width, height } = await sharp(bytes).metadata();
    const change = changes[n % changes.length] as (image: Sharp) => Sharp;
    const copy = await change(sharp(bytes))
      .jpeg({ quality: Math.round(between(60, 85)) })
      .toBuffer();
    const size = await sharp(copy).metadata();
    add('a copy', copy, { ...labels, isSmall: Math.max(size.width, size.height) < 500 });
  }
  return labelled;
}
