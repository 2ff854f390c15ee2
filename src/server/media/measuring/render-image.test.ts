import sharp from 'sharp';
import { expect, it, test } from 'vitest';
import type { ImageFile } from '#domain/images/image-file.ts';
import { planRendition } from '#domain/images/plan-rendition.ts';
import type { RenditionNeeds } from '#domain/images/rendition-needs.ts';
import { drawGoods } from '#testing/pictures.ts';
import { measureBytes } from './measure-bytes.ts';
import { makeSmall, renderImage } from './render-image.ts';

const needs: RenditionNeeds = {
  square: true,
  whiteGround: true,
  minFill: 0.85,
  minSide: null,
  minLongest: 500,
  maxSide: null,
  maxBytes: null,
  formats: ['jpeg'],
};
const goods = () => drawGoods({ width: 1_000, height: 800, size: 0.5 });
const source = 'http://cv.iptc.org/newscodes/digitalsourcetype/';
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" Iptc4xmpExt:DigitalSourceType="${source}trainedAlgorithmicMedia"/></rdf:RDF></x:xmpmeta>`;

/** A JPEG with a keyword in IPTC's own block, which sharp does not write. */
function withKeyword(jpeg: Buffer, keyword: string): Buffer {
  const set = Buffer.concat([Buffer.from([0x1c, 2, 25, 0, keyword.length]), Buffer.from(keyword)]);
  const block = Buffer.concat([
    Buffer.from('Photoshop 3.0\x008BIM\x04\x04\0\0\0\0\0', 'latin1'),
    Buffer.of(set.length),
    set,
  ]);
  const head = Buffer.from([0xff, 0xed, 0, 0]);
  head.writeUInt16BE(block.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, block, jpeg.subarray(2)]);
}

async function rendered(bytes: Buffer, format: RenditionNeeds['formats'][number] = 'jpeg') {
  const answer = await measureBytes(bytes);
  if ('problem' in answer) throw new Error(answer.problem);
  const { measures } = answer;
  const file: ImageFile = { hash: '', bytes: bytes.length, alikeId: 1, measures };
  const planned = planRendition(file, { ...needs, formats: [format] });
  if (!('plan' in planned)) throw new Error(JSON.stringify(planned));
  const drawn = await renderImage(bytes, planned.plan, measures.isAiMade);
  if ('refusal' in drawn) throw new Error(drawn.refusal);
  return drawn;
}

test.each(['jpeg', 'png', 'webp'] as const)('a %s drawn from a picture of a model still says so', async (format) => {
  const made = await sharp(await goods())
    .withXmp(xmp)
    .jpeg()
    .toBuffer();
  expect((await rendered(made, format)).measured.measures).toMatchObject({ format, isAiMade: true });
});

it('says in XMP which part a model took where only IPTC did', async () => {
  const made = withKeyword(await goods(), `${source}compositeWithTrainedAlgorithmicMedia`);
  const { bytes, measured } = await rendered(made);
  expect(measured.measures.isAiMade).toBe(true);
  expect((await sharp(bytes).metadata()).xmpAsString).toContain(`${source}compositeWithTrainedAlgorithmicMedia"`);
});

it('leaves all metadata of other pictures behind', async () => {
  const taken = await sharp(await goods())
    .withXmp(xmp.replace('trainedAlgorithmicMedia', 'digitalCapture'))
    .withExif({ IFD0: { Artist: 'Somebody' } })
    .jpeg()
    .toBuffer();
  const { exif, xmp: left } = await sharp((await rendered(taken)).bytes).metadata();
  expect({ exif, left }).toEqual({ exif: undefined, left: undefined });
});

test.each([
  ['jpeg', 2_000, 1_000, 768, 384],
  ['png', 500, 1_000, 384, 768],
  ['webp', 300, 200, 300, 200],
] as const)(
  'a small copy of a %s of %i × %i is a JPEG of %i × %i, without metadata',
  async (format, width, height, smallWidth, smallHeight) => {
    const taken = await sharp(await drawGoods({ width, height, size: 0.5 }))
      .withXmp(xmp)
      .toFormat(format)
      .toBuffer();
    const small = await sharp(await makeSmall(taken)).metadata();
    expect(small).toMatchObject({ format: 'jpeg', width: smallWidth, height: smallHeight });
    expect([small.exif, small.xmp, small.iptc]).toEqual([undefined, undefined, undefined]);
  },
);

test('a small copy of goods on nothing stands on white', async () => {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const bytes = await sharp({ create: { width: 40, height: 40, channels: 4, background: clear } })
    .png()
    .toBuffer();
  const { dominant } = await sharp(await makeSmall(bytes)).stats();
  expect([dominant.r, dominant.g, dominant.b].every((value) => value > 240)).toBe(true);
});

it('fades to white around what shows on the ground: no line is left where it ends', async () => {
  const gray = await sharp({ create: { width: 1_000, height: 1_000, channels: 3, background: '#f5f5f5' } })
    .png()
    .toBuffer();
  const [crop, whole] = [
    { left: 0, top: 0, width: 1_000, height: 1_000 },
    { width: 1_000, height: 1_000 },
  ];
  const white = { red: 255, green: 255, blue: 255 };
  const drawn = await renderImage(
    gray,
    {
      ...{
        crop,
        inner: whole,
        canvas: whole,
        ground: white,
        gain: null,
        maxBytes: null,
        format: 'png',
        steps: ['white'],
      },
      extent: { left: 0.1, top: 0.1, width: 0.8, height: 0.8 },
    },
    false,
  );
  if ('refusal' in drawn) throw new Error(drawn.refusal);
  const { data } = await sharp(drawn.bytes).greyscale().raw().toBuffer({ resolveWithObject: true });
  const row = [...data.subarray(500 * 1_000, 500 * 1_000 + 200)];
  expect([row[0], row[25], row[199]]).toEqual([255, 255, 245]);
  expect(Math.max(...row.slice(1).map((level, at) => Math.abs(level - (row[at] ?? 0))))).toBe(1);
  expect(drawn.measured.measures.whiteBorder).toBe(1);
});
