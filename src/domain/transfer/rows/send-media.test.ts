import { describe, expect, test } from 'vitest';
import { product } from '#domain/catalogue/test-product.ts';
import type { Rendition } from '#domain/images/image-detail.ts';
import type { PublicMedia } from '#domain/images/media-address.ts';
import type { ImageEntry } from '#domain/review/content.ts';
import { testContent, withPart } from '#domain/review/test-content.ts';
import { type Exportable, takeApproved } from './approved-product.ts';
import { countKept, foretellKept, noteKept, sendMedia } from './send-media.ts';

const url = (name: string) => `https://shop.example/${name}.jpg`;
const rendition: Rendition = {
  ...{ hash: 'a'.repeat(64), channel: 'amazon', width: 1_600, height: 1_600, bytes: 90_000, format: 'jpeg' },
  steps: ['pad', 'encode'],
};
const nameOf = (hash: string) => `${hash}-${'S'.repeat(43)}.jpg`;
const upload = `/media/${nameOf('b'.repeat(64))}`;
const media: PublicMedia = { url: 'https://cdn.example/m', pathOf: (hash) => `/media/${nameOf(hash)}` };
const sentRendition = `https://cdn.example/m/${nameOf(rendition.hash)}`;
const sentUpload = `https://cdn.example/m/${nameOf('b'.repeat(64))}`;

type ItemOptions = { change?: Partial<ImageEntry>; status?: 'approved' | 'pending'; source?: string[] };
function item(
  first: string,
  { change = {}, status = 'approved', source = [url('a'), url('b')] }: ItemOptions,
): Exportable {
  const images = [first, url('b')];
  const imagesWithStatus: ImageEntry[] = [
    { url: first, type: 'hero', order: 0, status, ...change },
    { url: url('b'), type: 'secondary', order: 1, status },
  ];
  const content = withPart(testContent({ imagesWithStatus }), 'images', { status, value: images });
  return { product: product({ title: 'Mug', images: source, imageAlts: ['Front', 'Back'] }), content, source: null };
}
const rendered = (given: ItemOptions = {}) => item(url('a'), { ...given, change: { rendition, ...given.change } });
const sent = (given: Exportable, to: PublicMedia) => {
  const { images, imageAlts } = takeApproved(sendMedia(given, to)).product;
  return { images, imageAlts };
};
const note = (given: Exportable, to: PublicMedia = null) => noteKept(countKept(given, to));

describe('an approved rendition', () => {
  test('leaves in place of its image, with the alt text of that', () => {
    expect(sent(rendered(), media)).toEqual({ images: [sentRendition, url('b')], imageAlts: ['Front', 'Back'] });
    expect(sent(rendered({ change: { alt: 'A mug' } }), media).imageAlts).toEqual(['A mug', 'Back']);
    expect(sent(rendered({ change: { alt: '' } }), media).imageAlts).toEqual(['', 'Back']);
    expect(note(rendered(), media)).toBeNull();
  });

  test('stays without a public media address, and the export says so', () => {
    expect(sent(rendered(), null)).toEqual({ images: [url('a'), url('b')], imageAlts: ['Front', 'Back'] });
    expect(note(rendered())).toBe('Exported the original image: no public media address is set for 1 rendition.');
  });

  test('that two images share leaves once', () => {
    const given = rendered();
    const [hero, side] = given.content?.imagesWithStatus ?? [];
    if (!given.content || !hero || !side) throw new Error('No images');
    const content = { ...given.content, imagesWithStatus: [hero, { ...side, rendition }] };
    expect(sent({ ...given, content }, media)).toEqual({ images: [sentRendition], imageAlts: ['Front'] });
  });
});

test('a rendition that is not approved, and one of an image that is left out, stays without a word', () => {
  expect(sent(rendered({ status: 'pending' }), media).images).toEqual([url('a'), url('b')]);
  expect(note(rendered({ status: 'pending' }))).toBeNull();
  const leftOut = rendered({ change: { leftOut: 'Blurred' } });
  expect(sent(leftOut, media).images).toEqual([url('b')]);
  expect(note(leftOut)).toBeNull();
  const without = { ...rendered(), content: null };
  expect(sendMedia(without, media)).toBe(without);
  expect(note(without)).toBeNull();
});

describe('an uploaded picture', () => {
  const approved = item(upload, { change: { alt: 'From above' } });
  const ofSource = item(upload, { status: 'pending', source: [upload, url('b')] });

  test('leaves under its public address', () => {
    expect(sent(approved, media)).toEqual({ images: [sentUpload, url('b')], imageAlts: ['From above', 'Back'] });
    expect(sent(ofSource, media)).toEqual({ images: [sentUpload, url('b')], imageAlts: ['Front', 'Back'] });
    expect(sent(item(`${upload}?w=480`, {}), media).images).toEqual([sentUpload, url('b')]);
    expect([note(approved, media), note(ofSource, media)]).toEqual([null, null]);
  });

  test('never leaves without one, and the export says so', () => {
    expect(sent(approved, null)).toEqual({ images: [url('b')], imageAlts: ['Back'] });
    expect(sent(ofSource, null)).toEqual({ images: [url('b')], imageAlts: ['Back'] });
    for (const given of [approved, ofSource])
      expect(note(given)).toBe('Left out 1 uploaded picture: no public media address is set.');
  });

  test('with a rendition is left out as one picture, and goes out as its rendition', () => {
    const both = item(upload, { change: { rendition } });
    expect([sent(both, null).images, countKept(both, null)]).toEqual([[url('b')], { renditions: 0, uploads: 1 }]);
    expect(sent(both, media).images).toEqual([sentRendition, url('b')]);
  });

  test('that is all an approved list has leaves the images of the source', () => {
    const alone = item(upload, {});
    const [hero] = alone.content?.imagesWithStatus ?? [];
    if (!alone.content || !hero) throw new Error('No images');
    const content = withPart({ ...alone.content, imagesWithStatus: [hero] }, 'images', { value: [upload] });
    expect(sent({ ...alone, content }, null).images).toEqual([url('a'), url('b')]);
    expect(sent({ ...alone, content }, media).images).toEqual([sentUpload]);
  });
});

test('a path of the shop is no uploaded picture', () => {
  for (const path of ['/media/mug.jpg', `/media/${'b'.repeat(64)}.jpg`, `/shop${upload}`, 'media/mug.jpg'])
    expect(sent(item(path, {}), null).images).toEqual([path, url('b')]);
});

test.each<[number, number, string | null]>([
  [0, 0, null],
  [1, 0, '1 picture will be exported as the original, because no public media address is set.'],
  [1_200, 0, '1,200 pictures will be exported as originals, because no public media address is set.'],
  [0, 1, '1 uploaded picture will be left out, because no public media address is set and it has no other URL.'],
  [
    2,
    3,
    '2 pictures will be exported as originals, because no public media address is set. 3 uploaded pictures will be left out, because no public media address is set and they have no other URL.',
  ],
])('of %i renditions and %i uploads it is said before what becomes of them', (renditions, uploads, words) => {
  expect(foretellKept({ renditions, uploads })).toBe(words);
});
