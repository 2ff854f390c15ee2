// A tiny picture that asks whether a model sees: stripes in colors that are chosen at random each time, so that nobody answers right without looking.
import { randomInt } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

export const stripeColors = {
  red: [220, 20, 30],
  green: [20, 150, 50],
  blue: [30, 60, 220],
  yellow: [250, 220, 20],
  black: [0, 0, 0],
  white: [255, 255, 255],
} as const;
export type StripeColor = keyof typeof stripeColors;

/** With three of six colors in order, a guess is right once in 120 times. */
const stripes = 3;
/** Pixels: some providers refuse pictures of less than a few dozen. */
const [stripeWidth, height] = [64, 96];

export function chooseStripes(): StripeColor[] {
  const left = Object.keys(stripeColors) as StripeColor[];
  return Array.from({ length: stripes }, () => left.splice(randomInt(left.length), 1)[0] ?? 'red');
}

const chunk = (name: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
};

/** The stripes from left to right, as PNG of 8 bits a color (ISO/IEC 15948): the libraries that draw run in a process for strangers' pictures. */
export function drawStripes(colors: readonly StripeColor[]): Buffer {
  const row = Buffer.from([
    // No filter.
    0,
    ...colors.flatMap((color) => Array.from({ length: stripeWidth }, () => stripeColors[color]).flat()),
  ]);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(stripeWidth * colors.length, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const rows = Buffer.concat(Array.from({ length: height }, () => row));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Whether an answer names the stripes: the last color words of it, in their order. */
export function namesStripes(answer: string, colors: readonly StripeColor[]): boolean {
  const named = answer.toLowerCase().match(new RegExp(`\\b(?:${Object.keys(stripeColors).join('|')})\\b`, 'g')) ?? [];
  return named.slice(-colors.length).join() === colors.join();
}
