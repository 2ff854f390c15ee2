// Measures a picture from its bytes: read once, at up to 2,048 pixels a side, and everything else from those pixels. Runs in a process of its own.
import { fileTypeFromBuffer } from 'file-type';
import type { Metadata } from 'sharp';
import { toBands } from '#domain/images/bands.ts';
import { cutOut } from '#domain/images/cut-out.ts';
import { findLetters } from '#domain/images/find-letters.ts';
import { type ImageFormat, type ImageMeasures, type ImageProblem, imageFormats } from '#domain/images/image-file.ts';
import {
  type Box,
  findColors,
  findGoods,
  type Ground,
  measureGround,
  measureSharpness,
  type Pixels,
  toGray,
} from '#domain/images/measure-pixels.ts';
import { copySide, type SmallCopy, toSmallCopy } from '#domain/images/small-copy.ts';
import { findAiSource } from './ai-source.ts';
import { writeCopy } from './copy-text.ts';
import type { Measured } from './measured.ts';
import { mostPixels, openImage, openPixels } from './sharp.ts';

export type MeasureAnswer = Measured | { problem: ImageProblem };

/** Larger pictures are measured at this size. */
const readSide = 2_048;
/** The goods, their sharpness and letters are looked for at this size. */
const workSide = 512;

/** Never throws for what the bytes are. */
export async function measureBytes(bytes: Uint8Array): Promise<MeasureAnswer> {
  let metadata: Metadata;
  try {
    metadata = await openImage(bytes).metadata();
  } catch (error) {
    return { problem: await nameUnread(bytes, error) };
  }
  const format = formatOf(metadata);
  if (format === null) return { problem: 'not-readable' };
  if (metadata.width * metadata.height > mostPixels) return { problem: 'too-many-pixels' };
  try {
    return await measure(bytes, format, metadata);
  } catch (error) {
    return { problem: isTooLarge(error) ? 'too-many-pixels' : 'broken' };
  }
}

const isTooLarge = (error: unknown): boolean => /pixel limit|too large/i.test(String(error));

/** A picture in a format that is not read here is not the same as no picture. */
async function nameUnread(bytes: Uint8Array, error: unknown): Promise<ImageProblem> {
  if (isTooLarge(error)) return 'too-many-pixels';
  const type = await fileTypeFromBuffer(bytes);
  if (type?.mime.startsWith('image/')) {
    const isRead = imageFormats.some((format) => type.mime === `image/${format}`);
    return isRead ? 'broken' : 'not-readable';
  }
  const start = Buffer.from(bytes.subarray(0, 1_024)).toString('latin1');
  return /<svg[\s>]/i.test(start) && !/<html[\s>]/i.test(start) ? 'not-readable' : 'not-a-picture';
}

function formatOf({ format, compression }: Metadata): ImageFormat | null {
  if (format === 'heif') return compression === 'av1' ? 'avif' : null;
  return imageFormats.find((known) => known === format) ?? null;
}

async function measure(bytes: Uint8Array, format: ImageFormat, metadata: Metadata): Promise<Measured> {
  const { width, height } = metadata.autoOrient;
  const read = openImage(bytes)
    .autoOrient()
    .toColourspace('srgb')
    .resize(readSide, readSide, { fit: 'inside', withoutEnlargement: true });
  const { data, info } = await (metadata.hasAlpha ? read.ensureAlpha() : read)
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const { pixels, isTransparent } = flatten(data, info.width, info.height, info.channels);
  const ground = measureGround(pixels);
  const work = await scale(pixels, workSide);
  const workGround = measureGround(work);
  const found = findGoods(work, workGround);
  const goods = found?.goods ?? null;
  const seen = goods ?? { left: 0, top: 0, width: work.width, height: work.height };
  const copy = await copySmall(work, workGround);
  const sharpness = measureSharpness(toGray(work, seen));
  const letters = findLetters(toGray(work, { left: 0, top: 0, width: work.width, height: work.height }));
  const [red, green, blue] = ground.color;
  return {
    measures: {
      format,
      width,
      height,
      orientation: metadata.orientation ?? 1,
      colorSpace: colorSpaceOf(metadata),
      depth: metadata.depth === 'uchar' ? '8' : metadata.depth === 'ushort' ? '16' : 'other',
      frames: metadata.pages ?? 1,
      isTransparent,
      whiteBorder: ground.whiteBorder,
      ground: { red, green, blue },
      groundSpread: ground.spread,
      goods: goods && shareOf(goods, work),
      extent: found && shareOf(found.extent, work),
      colors: findColors(work, seen, found && workGround.color),
      fill: goods && Math.max(goods.width, goods.height) / Math.max(work.width, work.height),
      sharpness,
      letters,
      isAiMade: findAiSource(metadata) !== null,
    },
    copy: writeCopy(copy),
    bands: toBands(copy.light),
  };
}

/** The colors on white, which is what shops put behind what is transparent. */
function flatten(
  data: Uint8Array,
  width: number,
  height: number,
  channels: number,
): { pixels: Pixels; isTransparent: boolean } {
  if (channels === 3) return { pixels: { data, width, height }, isTransparent: false };
  const flat = new Uint8Array(width * height * 3);
  let isTransparent = false;
  for (let from = 0, to = 0; from < data.length; from += 4, to += 3) {
    const alpha = data[from + 3] ?? 255;
    if (alpha === 255) {
      flat[to] = data[from] ?? 0;
      flat[to + 1] = data[from + 1] ?? 0;
      flat[to + 2] = data[from + 2] ?? 0;
      continue;
    }
    isTransparent = true;
    for (let color = 0; color < 3; color += 1)
      flat[to + color] = Math.round(((data[from + color] ?? 0) * alpha + 255 * (255 - alpha)) / 255);
  }
  return { pixels: { data: flat, width, height }, isTransparent };
}

const open = ({ data, width, height }: Pixels) => openPixels(data, { width, height, channels: 3 });

async function scale(pixels: Pixels, side: number): Promise<Pixels> {
  const { data, info } = await open(pixels)
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

async function copySmall(work: Pixels, workGround: Ground): Promise<SmallCopy> {
  const { pixels, ground } = cutOut(work, workGround);
  const copy = await open(pixels).resize(copySide, copySide, { fit: 'fill' }).raw().toBuffer();
  return toSmallCopy(copy, pixels.width / pixels.height, ground);
}

type Sides = { width: number; height: number };

const shareOf = (box: Box, { width, height }: Sides): Box => ({
  left: box.left / width,
  top: box.top / height,
  width: box.width / width,
  height: box.height / height,
});

function colorSpaceOf({ space }: Metadata): ImageMeasures['colorSpace'] {
  if (space === 'srgb' || space === 'rgb' || space === 'rgb16') return 'srgb';
  if (space === 'b-w' || space === 'grey16') return 'gray';
  return space === 'cmyk' ? 'cmyk' : 'other';
}
