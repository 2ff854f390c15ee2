import { describe, expect, test } from 'vitest';
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { product } from '#domain/catalogue/test-product.ts';
import type { PictureLook } from '#domain/images/image-look.ts';
import { testFile } from '#domain/images/test-file.ts';
import { requestFor } from '../test-draft.ts';
import { draftImages } from './draft-images.ts';

const urls = ['https://a/1.jpg', 'https://a/2.jpg'] as const;
const files = urls.map(() => testFile());
const look = (given: Partial<PictureLook> = {}): PictureLook => ({
  shows: 'a mug',
  colors: ['blue'],
  letters: '',
  agrees: 'yes',
  says: '',
  instead: '',
  alt: 'Stoneware mug in a kitchen',
  ...given,
});

/** The images of a stoneware mug, with what a model said of the first ones. */
function draft(looks: readonly Partial<PictureLook>[], given: Partial<SourceProduct> = {}) {
  const source = product({
    title: 'Orvik Stoneware Mug, 350 ml',
    category: 'Mugs',
    retailer: 'Shopify',
    images: [...urls],
    attributes: [{ name: 'Material', value: 'Stoneware' }],
    ...given,
  });
  const facts = Object.fromEntries(urls.map((url, at) => [url, { file: files[at] ?? null, problem: null }]));
  const request = { ...requestFor(source, { retailer: 'Shopify' }), imageBasis: { facts, renditions: {} } };
  const of = new Map(looks.map((given, at) => [files[at]?.hash ?? '', look(given)]));
  return draftImages(request, { title: source.title, isEnglish: false, looks: { by: 'eyes-1', of } });
}
const firstAlt = (given: Partial<PictureLook>, source: Partial<SourceProduct> = {}) =>
  draft([given], source).images?.[0]?.alt;

const ofFacts = 'Orvik Stoneware Mug, 350 ml';

describe('an alt text of a model', () => {
  test('stands in the place of that from the facts, and names its writer', () => {
    const { images, reasons, engine } = draft([{}, { alt: 'Stoneware mug from above' }]);
    expect(images?.map(({ alt }) => alt)).toEqual(['Stoneware mug in a kitchen', 'Stoneware mug from above']);
    expect(reasons.map(({ text }) => text)).toEqual(['eyes-1 looked at 2 pictures and wrote 2 alt texts.']);
    expect(engine).toBe('eyes-1');
  });

  test('may name the product in capitals, and no authority the source does not', () => {
    const atlas = { title: 'ATLAS Stoneware Mug, 350 ml' };
    expect(firstAlt({ alt: 'ATLAS stoneware mug' }, atlas)).toBe('ATLAS stoneware mug');
    expect(firstAlt({ alt: 'Stoneware mug approved by NASA' }, atlas)).toBe(atlas.title);
  });

  test.each<[string, Partial<PictureLook>]>([
    ['a figure the source gives otherwise', { alt: 'Stoneware mug of 500 ml' }],
    ['a figure the source does not give', { alt: 'Stoneware mug, 12 cm high' }],
    ['another material', { alt: 'Glass mug' }],
    ['a part the source does not name', { alt: 'Stoneware mug with a lid' }],
    ['what nobody can see', { alt: 'Dishwasher safe mug' }],
    ['a warranty', { alt: 'Mug with a lifetime warranty' }],
    ['letters that are only in the picture', { alt: 'Mug by Kestrel', letters: 'KESTREL' }],
    ['an address', { alt: 'Mug of shop@kestrel.example' }],
    ['the sale', { alt: 'Stoneware mug, on sale' }],
    ['what is shown otherwise', { agrees: 'no', says: 'Mug', instead: 'bowl', alt: 'Stoneware bowl' }],
    ['nothing', { alt: '' }],
    ['the name of the file', { alt: '1.jpg' }],
    ['one word over and over', { alt: 'Mug mug mug mug' }],
    ['more than the channel takes', { alt: 'Stoneware mug on a table '.repeat(30) }],
  ])('that says %s is not taken: that from the facts stands, and its writer is not named', (_what, given) => {
    const { images, engine } = draft([given]);
    expect([images?.[0]?.alt, engine]).toEqual([ofFacts, undefined]);
  });

  test('may name the color a picture shows where the source names none, and no other one where it does', () => {
    expect(firstAlt({ alt: 'Blue stoneware mug' })).toBe('Blue stoneware mug');
    const attributes = [{ name: 'Color', value: 'Black' }];
    expect(firstAlt({ alt: 'Blue stoneware mug' }, { attributes })).toBe(ofFacts);
    expect(firstAlt({ alt: 'Black stoneware mug' }, { attributes })).toBe('Black stoneware mug');
  });

  test('that was not used is counted', () => {
    expect(draft([{ alt: 'Glass mug' }, { alt: 'Stoneware mug from above' }]).reasons[0]?.text).toBe(
      'eyes-1 looked at 2 pictures and wrote 1 alt text. 1 alt text was not used, because the product’s facts do not support it or a rule does not allow it.',
    );
  });

  test('may repeat letters that the product says too', () => {
    expect(firstAlt({ alt: 'Orvik mug', letters: 'ORVIK' })).toBe('Orvik mug');
  });

  test('is not refused for the fault of another one', () => {
    const imageAlts = ['mug mug mug mug', ''];
    const { images } = draft([{}, { alt: 'Stoneware mug from above' }], { imageAlts });
    expect(images?.map(({ alt }) => alt)).toEqual(['mug mug mug mug', 'Stoneware mug from above']);
  });

  test('is not written where no channel asks for one; what was seen is kept', () => {
    const request = { ...requestFor(product({ title: ofFacts, images: [...urls] })), rules: [] };
    const facts = Object.fromEntries(urls.map((url, at) => [url, { file: files[at] ?? null, problem: null }]));
    const of = new Map([[files[0]?.hash ?? '', look()]]);
    const { images } = draftImages(
      { ...request, imageBasis: { facts, renditions: {} } },
      { title: ofFacts, isEnglish: false, looks: { by: 'eyes-1', of } },
    );
    expect(images?.map(({ alt, look: seen }) => [alt, seen?.shows])).toEqual([
      [undefined, 'a mug'],
      [undefined, undefined],
    ]);
  });
});

describe('a difference', () => {
  const red = { agrees: 'no', says: 'black', instead: 'red' } as const;
  const differsOf = (given: Partial<PictureLook>, source: Partial<SourceProduct> = {}) =>
    draft([given], source).images?.[0]?.look?.differs;

  test('names the field whose words it quotes in any case', () => {
    expect(differsOf(red, { title: 'Orvik Mug, Black' })).toEqual({ field: 'title', says: 'black', shows: 'red' });
    const attributes = [{ name: 'Color', value: 'Matte Black' }];
    expect(differsOf(red, { attributes })).toEqual({ field: 'attributes.Color', says: 'black', shows: 'red' });
  });

  test.each<[string, Partial<PictureLook>]>([
    ['is not sure', { ...red, agrees: 'unsure' }],
    ['quotes what the product does not say', { ...red, says: 'green' }],
    ['quotes nothing', { ...red, says: ' ' }],
    ['shows nothing else', { ...red, instead: 'Black' }],
    ['shows nothing', { ...red, instead: '' }],
  ])('of a model that %s is none', (_what, given) => {
    expect(differsOf(given, { title: 'Orvik Mug, Black' })).toBeUndefined();
  });

  test('is no finding on what the shop hid', () => {
    const attributes = [{ name: 'Internal code', value: 'Black' }];
    expect(differsOf(red, { attributes })).toBeUndefined();
  });

  test('comes first among the reasons', () => {
    expect(draft([red], { title: 'Orvik Mug, Black' }).reasons[0]?.text).toBe(
      'Image 1: Title says black, the picture shows red.',
    );
  });
});
