import { deflateRawSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it, test } from 'vitest';
import { isAlike } from '#domain/images/alike.ts';
import type { ImageMeasures } from '#domain/images/image-file.ts';
import { drawGoods, even, type Shape, scene, shapes } from '#testing/pictures.ts';
import { readCopy, writeCopy } from './copy-text.ts';
import { measureBytes } from './measure-bytes.ts';
import type { Measured } from './measured.ts';

async function measured(bytes: Uint8Array): Promise<Measured> {
  const answer = await measureBytes(bytes);
  if ('problem' in answer) throw new Error(`Not measured: ${answer.problem}`);
  return answer;
}
const measuresOf = async (bytes: Uint8Array): Promise<ImageMeasures> => (await measured(bytes)).measures;
const plain = { width: 800, height: 800, size: 0.8 };

describe('what is a picture', () => {
  test.each(['jpeg', 'png', 'webp', 'gif', 'avif', 'tiff'] as const)('%s is known by its bytes', async (format) => {
    expect(await measuresOf(await drawGoods({ ...plain, format }))).toMatchObject({ format, width: 800, height: 800 });
  });

  it('is turned as its EXIF says', async () => {
    const bytes = await sharp(await drawGoods({ width: 600, height: 300, size: 0.4 }))
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(await measuresOf(bytes)).toMatchObject({ width: 300, height: 600, orientation: 6 });
  });

  it('recognizes CMYK, 16 bits, transparency and what moves', async () => {
    const goods = await drawGoods({ ...plain, format: 'png' });
    const cmyk = await sharp(goods).toColourspace('cmyk').jpeg().toBuffer();
    expect(await measuresOf(cmyk)).toMatchObject({ colorSpace: 'cmyk' });
    const deep = await sharp(goods).toColourspace('rgb16').png().toBuffer();
    expect(await measuresOf(deep)).toMatchObject({ depth: '16' });
    const clear = await sharp({
      create: { width: 500, height: 500, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .composite([{ input: await sharp(goods).resize(300).toBuffer() }])
      .png()
      .toBuffer();
    expect(await measuresOf(clear)).toMatchObject({
      isTransparent: true,
      whiteBorder: 1,
      fill: expect.closeTo(0.48, 2),
    });
    const opaque = await sharp(goods).ensureAlpha().png().toBuffer();
    expect(await measuresOf(opaque)).toMatchObject({ isTransparent: false });
    const frame = await sharp(goods).resize(100).raw().toBuffer();
    const moving = await sharp(Buffer.concat([frame, Buffer.alloc(frame.length, 90)]), {
      raw: { width: 100, height: 200, channels: 3, pageHeight: 100 },
    })
      .gif({ delay: [100, 100] })
      .toBuffer();
    expect(await measuresOf(moving)).toMatchObject({ frames: 2, width: 100, height: 100 });
  });

  it('recognizes pictures a model made by their metadata', async () => {
    const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia"/></rdf:RDF></x:xmpmeta>`;
    const goods = await drawGoods(plain);
    expect(await measuresOf(await sharp(goods).withXmp(xmp).jpeg().toBuffer())).toMatchObject({ isAiMade: true });
    expect(await measuresOf(goods)).toMatchObject({ isAiMade: false });
  });
});

describe('what is none', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic'), Buffer.alloc(200)]);
  test.each<[string, Uint8Array | string, string]>([
    ['nothing', '', 'not-a-picture'],
    ['a page', '<!doctype html><html><body><svg></svg></body></html>', 'not-a-picture'],
    ['a PDF', '%PDF-1.7 and more', 'not-a-picture'],
    ['a drawing with script in it', svg, 'not-readable'],
    ['HEIC', heic, 'not-readable'],
    ['a bitmap', Buffer.concat([Buffer.from('BM'), Buffer.alloc(200)]), 'not-readable'],
    ['the start of a JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46]), 'broken'],
  ])('%s is refused in words', async (_name, bytes, problem) => {
    expect(await measureBytes(Buffer.from(bytes as Uint8Array))).toEqual({ problem });
  });

  it('a file that ends too soon is broken, and one of 50,000 × 50,000 pixels is not opened', async () => {
    const whole = await drawGoods({ ...plain, format: 'png' });
    expect(await measureBytes(whole.subarray(0, whole.length / 2))).toEqual({ problem: 'broken' });
    const bomb = Buffer.from(
      await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
        .png()
        .toBuffer(),
    );
    bomb.writeUInt32BE(50_000, 16);
    bomb.writeUInt32BE(50_000, 20);
    expect(await measureBytes(bomb)).toEqual({ problem: 'too-many-pixels' });
  });
});

describe('what is more than a picture needs', () => {
  it('of a thousand frames only the first is read', async () => {
    const [side, frames] = [40, 1_000];
    // Black and light in turn: almost equal ones in a row would be written as one.
    const pixels = Buffer.from(
      Uint8Array.from({ length: side * side * 3 * frames }, (_, at) => 200 * (Math.floor(at / (side * side * 3)) % 2)),
    );
    const raw = { width: side, height: side * frames, channels: 3, pageHeight: side } as const;
    const moving = await sharp(pixels, { raw })
      .gif({ delay: Array(frames).fill(20) })
      .toBuffer();
    expect(await measuresOf(moving)).toMatchObject({ frames, width: side, height: side, ground: { red: 0 } });
  });

  it('metadata of twenty megabytes change nothing of what is seen', async () => {
    const goods = await drawGoods(plain);
    const segment = Buffer.alloc(65_535, 'A');
    segment.writeUInt16BE(0xffed);
    segment.writeUInt16BE(65_533, 2);
    const stuffed = Buffer.concat([goods.subarray(0, 2), ...Array<Buffer>(320).fill(segment), goods.subarray(2)]);
    expect(await measuresOf(stuffed)).toEqual(await measuresOf(goods));
  });
});

describe('the ground', () => {
  it('is white to the last pixel, or it is not', async () => {
    expect(await measuresOf(await drawGoods(plain))).toMatchObject({ whiteBorder: 1, groundSpread: 0 });
    const off = await measuresOf(await drawGoods({ ...plain, ground: even([254, 254, 254]) }));
    expect(off).toMatchObject({ whiteBorder: 0, ground: { red: 254, green: 254, blue: 254 } });
  });

  test.each([0.2, 0.5, 0.85, 0.95])('goods of %f of the side are found', async (size) => {
    const { fill } = await measuresOf(await drawGoods({ ...plain, size }));
    expect(fill).toBeCloseTo(size, 1);
  });
});

describe('alike pictures', () => {
  const goods = { width: 1_000, height: 1_000, size: 0.7 };
  const shirt = { ...goods, shape: 'shirt', vary: 0.6 };
  const copyOf = async (bytes: Uint8Array) => readCopy((await measured(bytes)).copy);

  it('are those that were scaled, saved again, padded or slightly cropped', async () => {
    const original = await drawGoods(shirt);
    const one = await copyOf(original);
    const scaled = await sharp(original).resize(333).jpeg({ quality: 60 }).toBuffer();
    const padded = await sharp(original).extend({ left: 200, right: 200, background: '#fff' }).webp().toBuffer();
    const cropped = await sharp(original).extract({ left: 160, top: 20, width: 820, height: 960 }).jpeg().toBuffer();
    for (const copy of [scaled, padded, cropped]) expect(isAlike(one, await copyOf(copy))).toBe(true);
  });

  it('are scenes that were cropped or put before a white margin', async () => {
    const original = await drawGoods({ ...shirt, ground: scene(7) });
    const one = await copyOf(original);
    const cropped = await sharp(original).extract({ left: 30, top: 0, width: 955, height: 980 }).resize(500).toBuffer();
    const framed = await sharp(original).extend({ left: 50, right: 40, background: '#fff' }).toBuffer();
    for (const copy of [cropped, framed]) expect(isAlike(one, await copyOf(copy))).toBe(true);
  });

  it('are not those of the same goods on another ground', async () => {
    const one = await copyOf(await drawGoods(goods));
    expect(isAlike(one, await copyOf(await drawGoods({ ...goods, ground: even([206, 218, 226]) })))).toBe(false);
  });

  it('are not those of other goods, or of the same in another color', async () => {
    const one = await copyOf(await drawGoods({ ...goods, color: [179, 32, 42] }));
    expect(isAlike(one, await copyOf(await drawGoods({ ...goods, color: [31, 122, 140] })))).toBe(false);
    const other = await sharp(await drawGoods(goods))
      .rotate(90)
      .jpeg()
      .toBuffer();
    expect(isAlike(await copyOf(await drawGoods(goods)), await copyOf(other))).toBe(false);
  });

  it('are not those that differ in one small place', async () => {
    const plain = shapes.shirt?.([31, 122, 140], 0.6);
    const one = await copyOf(await drawGoods({ ...goods, shape: 'shirt', vary: 0.6, color: [31, 122, 140] }));
    const isButton = (x: number, y: number) => Math.abs(x + 0.25) < 0.05 && Math.abs(y) < 0.05;
    const shape: Shape = (x, y) => (isButton(x, y) ? [240, 196, 66] : (plain?.(x, y) ?? null));
    expect(isAlike(one, await copyOf(await drawGoods({ ...goods, shape })))).toBe(false);
  });
});

describe('the copy that is stored', () => {
  it('is read as it was written, to a step', async () => {
    const text = (await measured(await drawGoods({ ...plain, ground: scene(3) }))).copy;
    expect(readCopy(writeCopy(readCopy(text)))).toEqual(readCopy(text));
  });

  it('is none where it unpacks to more or less than a copy', () => {
    for (const length of [10, 10_000_000])
      expect(() => readCopy(`1.0000 - ${deflateRawSync(Buffer.alloc(length)).toString('base64')}`)).toThrow();
  });
});

it('finds pictures out of focus less sharp than the same in focus', async () => {
  const { sharpness = 0 } = await measuresOf(await drawGoods(plain));
  const { sharpness: blurred = 0 } = await measuresOf(await drawGoods({ ...plain, blur: 6 }));
  expect(blurred ?? 0).toBeLessThan((sharpness ?? 0) / 3);
});
