import { describe, expect, test } from 'vitest';
import { mostAlt } from '#domain/images/image-detail.ts';
import { cleaned, type Row, testProduct } from '../rows/test-building.ts';
import type { Mapping } from '../transfer.contract.ts';

const url = (name: string) => `https://a.example/${name}.jpg`;
const two = `${url('1')}, ${url('2')}`;
const columns: Mapping = { Images: 'images', 'Image alt': 'imageAlts' };
const read = (rows: Row[], mapping: Mapping = columns) => {
  const { images, imageAlts, hasAlts } = testProduct(mapping, rows);
  return { images, imageAlts, hasAlts };
};

describe('the alt texts of images', () => {
  test.each<[string, string, string, string[]]>([
    ['one text of one image', url('1'), 'Front, with a | in it', ['Front, with a | in it']],
    ['lines', two, 'Front\nBack, open', ['Front', 'Back, open']],
    ['bars', two, 'Front | Back', ['Front', 'Back']],
    ['as many commas as images', two, 'Front, Back', ['Front', 'Back']],
    ['nothing of the first', two, ',Back', ['', 'Back']],
    ['nothing of the first in JSON', two, '["", "Back"]', ['', 'Back']],
    ['null in JSON', two, '[null, "Back"]', ['', 'Back']],
    ['records in JSON', two, '[{"text":"Front"},{"text":"Back"}]', ['Front', 'Back']],
    ['one text of two', two, 'A mug, red, front', ['A mug, red, front']],
    ['more bars than images', two, 'a | b | c', ['a | b | c']],
    ['a placeholder', two, 'N/A', []],
    ['entities', url('1'), ' Cup &amp; saucer ', ['Cup & saucer']],
  ])('in a cell of %s', (_what, images, alts, expected) => {
    expect(read([{ Images: images, 'Image alt': alts }])).toEqual({
      images: images.split(', '),
      imageAlts: expected,
      hasAlts: true,
    });
  });

  test('stand beside the picture they were written for where others cannot be used', () => {
    const images = `${url('placeholder')}, ${url('1')}`;
    expect(read([{ Images: images, 'Image alt': 'None yet\nFront' }])).toMatchObject({
      images: [url('1')],
      imageAlts: ['Front'],
    });
  });

  test('are the first that is said of an image that is there twice', () => {
    const rows = ['', 'Front', 'Again'].map((alt) => ({ Images: url('1'), 'Image alt': alt, Handle: 'x' }));
    expect(read(rows, { ...columns, Handle: 'group' })).toMatchObject({ images: [url('1')], imageAlts: ['Front'] });
  });

  test('of a handle’s rows stand row by row, in the order of the images', () => {
    const rows: Row[] = [
      { Images: url('2'), 'Image alt': 'Two', 'Image Position': '2', Handle: 'x' },
      { Images: url('3'), 'Image Position': '3', Handle: 'x' },
      { Images: url('1'), 'Image alt': 'One', 'Image Position': '1', Handle: 'x' },
    ];
    expect(read(rows, { ...columns, Handle: 'group' })).toMatchObject({
      images: [url('1'), url('2'), url('3')],
      imageAlts: ['One', 'Two'],
    });
  });

  test('belong to the images their column is named like', () => {
    const magento: Mapping = {
      ...{ base_image: 'images', base_image_label: 'imageAlts' },
      ...{ additional_images: 'images', additional_image_labels: 'imageAlts' },
    };
    const row = { additional_images: '/b.jpg,/c.jpg', additional_image_labels: ',Side', base_image: '/a.jpg' };
    expect(read([row], magento).imageAlts).toEqual(['', 'Side']);
    expect(read([{ ...row, base_image_label: 'Front' }], magento).imageAlts).toEqual(['', 'Side', 'Front']);
  });

  test('of numbered columns belong to the images of that number', () => {
    const mapping: Mapping = {
      ...{ 'Image 1': 'images', 'Image 2': 'images', 'Image 1 alt': 'imageAlts', 'Image 2 alt': 'imageAlts' },
    };
    const row = { 'Image 1': url('1'), 'Image 2': url('2'), 'Image 2 alt': 'Back' };
    expect(read([row], mapping).imageAlts).toEqual(['', 'Back']);
    const list: Mapping = { Pictures: 'images', 'Image alt 1': 'imageAlts', 'Image alt 2': 'imageAlts' };
    const row2 = { Pictures: two, 'Image alt 2': 'Back' };
    expect(read([row2], list).imageAlts).toEqual(['', 'Back']);
    expect(read([row2], { Pictures: 'images', 'Image alt 2': 'imageAlts' }).imageAlts).toEqual(['', 'Back']);
  });

  test('of a picture the product does not show are left out', () => {
    expect(
      read([{ Images: url('1'), 'Logo image alt': 'Acme' }], { Images: 'images', 'Logo image alt': 'imageAlts' }),
    ).toMatchObject({ imageAlts: [] });
  });

  test.each([
    [
      'Shopify',
      [
        { src: url('1'), alt: 'Front' },
        { src: url('2'), alt: null },
      ],
    ],
    [
      'WooCommerce',
      [
        { id: 7, src: url('1'), name: 'file', alt: 'Front' },
        { src: url('2'), alt: '' },
      ],
    ],
    [
      'a media list',
      [
        { alt: 'Front', preview_image: { src: url('1') } },
        { alt: '', preview_image: { src: url('2') } },
      ],
    ],
    ['GraphQL', { edges: [{ node: { altText: 'Front', url: url('1') } }, { node: { url: url('2'), altText: null } }] }],
    ['Magento', [{ file: url('1'), label: 'Front' }, { file: url('2') }]],
    ['alt_text', [{ url: url('1'), alt_text: 'Front' }, { url: url('2') }]],
    ['languages', [{ url: url('1'), alt: { de: 'Vorn', en: 'Front' } }, { url: url('2') }]],
  ])('stand in the records of images, as %s writes them', (_whose, images) => {
    expect(read([{ Images: JSON.stringify(images) }], { Images: 'images' })).toEqual({
      images: [url('1'), url('2')],
      imageAlts: ['Front'],
      hasAlts: true,
    });
  });

  test('are not spoken of by images alone', () => {
    expect(read([{ Images: JSON.stringify([{ src: url('1') }]) }], { Images: 'images' }).hasAlts).toBe(false);
    expect(read([{ Images: two }], { Images: 'images' }).hasAlts).toBe(false);
    expect(read([{ Images: two }]).hasAlts).toBe(true);
  });

  test('are left out where they are too long to be any, with a warning', () => {
    const given = testProduct(columns, [{ Images: url('1'), 'Image alt': 'x'.repeat(mostAlt + 1) }]);
    expect(given.imageAlts).toEqual([]);
    expect(given.warnings).toEqual([expect.stringContaining('The alt text is longer than 1,024 characters')]);
    expect(read([{ Images: url('1'), 'Image alt': 'x'.repeat(mostAlt) }]).imageAlts).toEqual(['x'.repeat(mostAlt)]);
  });

  test('are cleaned, and the cleaning is told', () => {
    const given = testProduct(columns, [{ Images: url('1'), 'Image alt': '<b>Front</b>' }]);
    expect(given.imageAlts).toEqual(['Front']);
    expect(cleaned(given)).toEqual(['html 2 Image alt: <b>Front</b> → Front']);
  });
});
