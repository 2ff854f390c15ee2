// Draws a rendition and measures the file that came of it: what was asked must hold of the encoded bytes. Runs in a process of its own.
import type { Sharp } from 'sharp';
import { borderShare } from '#domain/images/measure-pixels.ts';
import type { RenditionPlan } from '#domain/images/plan-rendition.ts';
import { xmpOfAiMade } from './ai-source.ts';
import { measureBytes } from './measure-bytes.ts';
import type { Rendered } from './measured.ts';
import { openImage, openPixels } from './sharp.ts';

export type RenderAnswer = Rendered | { refusal: string };

/** From the best on: below 80 it is seen. */
const qualities = [92, 88, 84, 80];
/** Of the room around what shows on the ground, so much is used to fade it out. */
const softShare = 0.6;

/** Never throws for what the bytes are. */
export async function renderImage(bytes: Uint8Array, plan: RenditionPlan, isAiMade: boolean): Promise<RenderAnswer> {
  try {
    const drawn = await draw(bytes, plan);
    for (const quality of plan.format === 'png' ? [100] : qualities) {
      const encoded = await encode(drawn, plan, quality, isAiMade ? bytes : null);
      if (plan.maxBytes !== null && encoded.length > plan.maxBytes) continue;
      const measured = await measureBytes(encoded);
      return 'problem' in measured
        ? { refusal: 'The rendition could not be read again.' }
        : { bytes: encoded, measured };
    }
    return { refusal: 'The rendition is larger than the channel accepts, even at the lowest quality.' };
  } catch {
    return { refusal: 'The picture could not be drawn: its file is damaged.' };
  }
}

type Drawn = { data: Uint8Array; width: number; height: number };

async function draw(bytes: Uint8Array, { crop, inner, canvas, ground, gain, extent }: RenditionPlan): Promise<Drawn> {
  const [r, g, b] = [ground.red, ground.green, ground.blue];
  const oriented: Sharp = openImage(bytes).autoOrient().toColourspace('srgb').flatten({ background: { r, g, b } });
  const lit = gain ? oriented.linear([gain.red, gain.green, gain.blue], [0, 0, 0]) : oriented;
  const { data, info } = await lit
    .extract(crop)
    .resize(inner.width, inner.height, { fit: 'fill', kernel: 'lanczos3' })
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const pixels = toThree(data, info.width, info.height, info.channels);
  if (extent) whiten(pixels, extent);
  const [left, top] = [Math.floor((canvas.width - inner.width) / 2), Math.floor((canvas.height - inner.height) / 2)];
  const padded = await openPixels(pixels.data, { width: pixels.width, height: pixels.height, channels: 3 })
    .extend({
      left,
      top,
      right: canvas.width - inner.width - left,
      bottom: canvas.height - inner.height - top,
      background: { r, g, b },
    })
    .raw()
    .toBuffer();
  return { data: padded, width: canvas.width, height: canvas.height };
}

function toThree(data: Uint8Array, width: number, height: number, channels: number): Drawn {
  if (channels === 3) return { data, width, height };
  const three = new Uint8Array(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel += 1)
    for (let color = 0; color < 3; color += 1)
      three[pixel * 3 + color] = data[pixel * channels + Math.min(color, channels === 2 ? 0 : channels - 1)] ?? 0;
  return { data: three, width, height };
}

/** White around the box of what shows on the ground, softly at first: a step of a few levels is seen where it is a straight line. */
function whiten({ data, width, height }: Drawn, extent: NonNullable<RenditionPlan['extent']>): void {
  const border = Math.ceil(borderShare * Math.max(width, height)) + 1;
  const across = fadesOf(extent.left * width, (extent.left + extent.width) * width, width, border);
  const down = fadesOf(extent.top * height, (extent.top + extent.height) * height, height, border);
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 3) {
      const share = Math.max(across[x] ?? 0, down[y] ?? 0);
      if (share === 0) continue;
      for (let color = at; color < at + 3; color += 1)
        data[color] = Math.round((data[color] ?? 0) + (255 - (data[color] ?? 0)) * share);
    }
  }
}

/** For each row or column how white it is made, 0 to 1: not at all from `from` to `to`, wholly where the border of the picture is measured. */
function fadesOf(from: number, to: number, length: number, border: number): Float32Array {
  const fades = new Float32Array(length);
  const fade = (beyond: number, room: number) =>
    beyond <= 0 ? 0 : Math.min(1, beyond / Math.max(1, Math.min(room * softShare, room - border)));
  for (let at = 0; at < length; at += 1) fades[at] = Math.max(fade(from - at, from), fade(at + 1 - to, length - to));
  return fades;
}

/** That a model made a picture goes with it, as Google asks; all other metadata stay behind. */
async function encode(
  { data, width, height }: Drawn,
  { format }: RenditionPlan,
  quality: number,
  madeBy: Uint8Array | null,
): Promise<Uint8Array> {
  const xmp = madeBy && xmpOfAiMade(await openImage(madeBy).metadata());
  const image = openPixels(data, { width, height, channels: 3 });
  const tagged = xmp ? image.withXmp(xmp) : image;
  if (format === 'png') return await tagged.png({ compressionLevel: 9 }).toBuffer();
  if (format === 'webp') return await tagged.webp({ quality }).toBuffer();
  return await tagged.jpeg({ quality, chromaSubsampling: '4:4:4', mozjpeg: true }).toBuffer();
}

/** A smaller copy for the screen, as WebP; never scaled up. */
export async function makeCopy(bytes: Uint8Array, width: number): Promise<Uint8Array> {
  return await openImage(bytes)
    .autoOrient()
    .toColourspace('srgb')
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer();
}

/** Where a model looks no closer than this, more pixels only cost more. */
const smallSide = 768;

/** A small copy to look at, as JPEG on white: every provider takes it, and no metadata go along. */
export async function makeSmall(bytes: Uint8Array): Promise<Uint8Array> {
  return await openImage(bytes)
    .autoOrient()
    .toColourspace('srgb')
    .flatten({ background: 'white' })
    .resize({ width: smallSide, height: smallSide, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 80 })
    .toBuffer();
}
