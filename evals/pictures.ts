// Pictures with labels: goods drawn on every ground, cropped, tiny, out of focus, copied, and with letters. `set` decides by which numbers they are drawn.
import sharp, { type Sharp } from 'sharp';
import { drawGoods, drawImage, even, type Rgb, scene, shapes } from '../testing/pictures.ts';

export type Labels = {
  isWhite: boolean;
  isBlurred: boolean;
  isSmall: boolean;
  hasLetters: boolean;
  /** Pictures with one name show the same. */
  picture: string;
};
export type Labelled = { name: string; bytes: Buffer; labels: Labels };

const names = Object.keys(shapes);
const colors: readonly Rgb[] = [
  [31, 122, 140],
  [179, 32, 42],
  [240, 196, 66],
  [38, 38, 44],
  [225, 222, 214],
  [90, 140, 60],
  [120, 70, 150],
];

/** Numbers that look drawn by lot, the same for the same seed (mulberry32). */
function numbersOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Letters as strokes in boxes of five by seven, set in a line. */
const glyphs: Readonly<Record<string, string>> = {
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

/** A hundred pictures; another seed draws others, in other sizes and qualities. */
export async function drawLabelled(seed: number): Promise<Labelled[]> {
  const draw = numbersOf(seed);
  const between = (from: number, to: number) => from + draw() * (to - from);
  const pick = <T>(of: readonly T[]): T => of[Math.floor(draw() * of.length)] as T;
  const labelled: Labelled[] = [];
  const add = (name: string, bytes: Buffer, labels: Partial<Labels>) =>
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
  const goods = () => ({
    width: 1_000,
    height: 1_000,
    size: between(0.45, 0.9),
    shape: pick(names),
    color: pick(colors),
    // Far apart from one to the next, so that no two are the same goods.
    vary: (labelled.length * 0.618) % 1,
    quality: Math.round(between(65, 95)),
  });

  for (let n = 0; n < 16; n += 1) {
    const format = pick(['jpeg', 'jpeg', 'png', 'webp'] as const);
    add(
      'on white',
      await drawGoods({ ...goods(), size: between(0.45, 0.74), width: Math.round(between(800, 1_250)), format }),
      { isWhite: true },
    );
  }
  for (let n = 0; n < 8; n += 1) {
    const level = Math.round(between(228, 253));
    add('on off-white', await drawGoods({ ...goods(), ground: even([level, level, level]) }), {});
  }
  for (let n = 0; n < 8; n += 1) {
    const [from, to] = [between(150, 220), between(225, 255)];
    const ground = (_: number, y: number): Rgb => {
      const level = from + (to - from) * y;
      return [level, level, level];
    };
    add('on a gradient', await drawGoods({ ...goods(), ground }), {});
  }
  for (let n = 0; n < 14; n += 1)
    add('in a scene', await drawGoods({ ...goods(), size: between(0.3, 0.7), ground: scene(between(1, 90)) }), {});
  for (let n = 0; n < 6; n += 1)
    add(
      'a detail',
      await drawGoods({ ...goods(), size: between(1.4, 2.2), at: [between(0.3, 0.7), between(0.3, 0.7)] }),
      {},
    );
  for (let n = 0; n < 8; n += 1) {
    const side = Math.round(between(120, 460));
    add('small', await drawGoods({ ...goods(), width: side, height: side }), { isSmall: true, isWhite: true });
  }
  for (let n = 0; n < 12; n += 1) {
    const ground = n % 2 === 0 ? even([255, 255, 255]) : scene(between(1, 90));
    add('out of focus', await drawGoods({ ...goods(), size: between(0.5, 0.8), ground, blur: between(5, 12) }), {
      isBlurred: true,
      isWhite: n % 2 === 0,
    });
  }
  for (let n = 0; n < 14; n += 1) {
    const isMark = n % 2 === 0;
    const drawing = { ...goods(), size: between(0.4, 0.6), ...(n % 4 === 3 ? { ground: scene(between(1, 90)) } : {}) };
    const { data } = await drawImage(drawing).raw().toBuffer({ resolveWithObject: true });
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
    add(isMark ? 'with a watermark' : 'with letters', bytes, { hasLetters: true, isWhite: n % 4 !== 3 });
  }
  // Pictures that show the same as one before, and pairs that only look alike.
  const originals = labelled.slice(0, 14);
  for (const [n, { bytes, labels }] of originals.entries()) {
    const changes = [
      (image: Sharp) => image.resize(Math.round(between(320, 640))),
      (image: Sharp) => image.modulate({ brightness: 1.03 }),
      (image: Sharp) => image.extend({ left: 120, right: 120, background: '#ffffff' }),
      (image: Sharp) => image,
    ];
    const change = changes[n % changes.length] as (image: Sharp) => Sharp;
    const copy = await change(sharp(bytes))
      .jpeg({ quality: Math.round(between(60, 85)) })
      .toBuffer();
    const { width = 0, height = 0 } = await sharp(copy).metadata();
    add('a copy', copy, { ...labels, isSmall: Math.max(width, height) < 500 });
  }
  for (let n = 0; n < 7; n += 1) {
    const drawing = { ...goods(), size: 0.7 };
    const other = colors[(colors.indexOf(drawing.color) + 1) % colors.length] ?? colors[0];
    if (!other) continue;
    const first = labelled.length;
    add('a color', await drawGoods(drawing), { isWhite: true, picture: `color ${first}` });
    add('another color', await drawGoods({ ...drawing, color: other }), { isWhite: true, picture: `other ${first}` });
  }
  return labelled;
}
