import { describe, expect, test } from 'vitest';
import { cleaned, type Row, testProduct } from '../rows/test-building.ts';
import type { Mapping } from '../transfer.contract.ts';

describe('images', () => {
  const url = (name: string) => `https://a.example/${name}`;
  const read = (rows: Row[], mapping: Mapping = { Images: 'images', More: 'images', Handle: 'group' }) => {
    const given = testProduct(mapping, rows);
    return { images: given.images, warnings: given.warnings, cleaned: cleaned(given) };
  };
  const none = 'This is not an image URL and was skipped.';

  test.each<[string, string[]]>([
    [url('1.jpg'), [url('1.jpg')]],
    [` ${url('1.jpg')} , ${url('2.jpg')},${url('1.jpg')}`, [url('1.jpg'), url('2.jpg')]],
    ['//a.example/1.jpg', [url('1.jpg')]],
    [url('a b c.jpg'), [url('a%20b%20c.jpg')]],
    [url('1?x=1&amp;y=2&amp;z=3'), [url('1?x=1&y=2&z=3')]],
    ['HTTP://a.example/1', ['HTTP://a.example/1']],
    ['https://a.example', ['https://a.example']],
    ['null', []],
    [`["n/a","${url('1.jpg')}"]`, [url('1.jpg')]],
  ])('%j are %j without a doubt', (cell, images) => {
    expect(read([{ Images: cell, Handle: 'x' }])).toEqual({ images, warnings: [], cleaned: [] });
  });

  test.each([
    'transparent-pixel.png',
    'transparent_pixel.png?x',
    'NO-image.jpg',
    'no_image.jpg',
    'no_selection',
    'noimage',
    'image-not-available.gif',
    'image_not_available',
    'imagenotavailable',
    'placeholder.png',
    'my-placeholder-2.png',
    'coming-soon.jpg',
    'coming_soon.jpg',
    'spacer.gif',
    'blank.gif',
    'pixel.gif',
  ])('%s stands in for an image and is left out', (name) => {
    expect(read([{ Images: url(name), Handle: 'x' }])).toEqual({
      images: [],
      warnings: [],
      cleaned: [`placeholders 2 Images: ${url(name)} → `],
    });
  });

  test.each([
    'placeholder/1.jpg',
    'my-spacer.gif',
    'spacers.gif',
    'blanket.jpg',
    'pixels.png',
    'coming soon.jpg',
    'no image.jpg',
    'transparent pixel.jpg',
  ])('%s is an image', (name) => {
    expect(read([{ Images: url(name), Handle: 'x' }]).images).toEqual([url(name.replaceAll(' ', '%20'))]);
  });

  test.each(['/a.jpeg', '/m/h/a.webp', '/my-shop.1_%20/a.gif', '/A.AVIF', '/a.bmp', '/a.tif', '/a.tiff?x=1'])(
    '%s is a path inside the shop',
    (path) => {
      expect(read([{ Images: path, Handle: 'x' }])).toEqual({
        images: [path],
        warnings: [
          `Images ${path}: The image URLs are incomplete: the domain of the shop is missing. They are imported, but Copydesk cannot show the images.`,
        ],
        cleaned: [],
      });
    },
  );

  test.each(['a.jpg', 'm/a.png', 'my-shop.1_%20/a.gif', 'IMG_0042.JPEG'])('%s is a name and no picture', (name) => {
    expect(read([{ Images: name, Handle: 'x' }])).toEqual({
      images: [],
      warnings: [
        `Images ${name}: This is a file name or only part of a URL, so the picture cannot be found. The value was skipped.`,
      ],
      cleaned: [],
    });
  });

  test.each([
    'a',
    'a.txt',
    'c:/a.jpg',
    'ftp://a.example/1.jpg',
    'a b.jpg',
    'a.jpgx',
    'a.jpg x',
    'a.jpg?x y',
    'https:///a',
    'https://<a>',
    'https://a.example/<b>',
    "https://'a",
    'https://a.example/"x"',
    'x https://a.example/1.jpg',
  ])('%s is no image', (cell) => {
    expect(read([{ Images: JSON.stringify([cell]), Handle: 'x' }])).toEqual({
      images: [],
      warnings: [`Images ${cell}: ${none}`],
      cleaned: [],
    });
  });

  test('too long addresses are left out', () => {
    const long = url('x'.repeat(4_096 - url('').length));
    expect(read([{ Images: long, Handle: 'x' }]).images).toEqual([long]);
    expect(read([{ Images: `${long}x`, Handle: 'x' }])).toMatchObject({
      images: [],
      warnings: [`Images ${long.slice(0, 200)}: The image URL is longer than 4,096 characters and was skipped.`],
    });
  });

  const rows: Row[] = [
    { Handle: 'x', Images: url('1'), 'Image Position': '3' },
    { Images: url('2'), 'Image Position': '1', More: url('4') },
    { Images: url('3'), 'Image Position': '2' },
  ];
  test('of a handle’s rows stand in the order of their positions, if all have one', () => {
    expect(read(rows).images).toEqual([url('2'), url('4'), url('3'), url('1')]);
    expect(read([...rows, { Images: url('5') }]).images).toEqual(['1', '2', '4', '3', '5'].map(url));
  });

  test('of further rows count with a handle alone', () => {
    expect(read(rows, { Images: 'images' }).images).toEqual([url('1')]);
  });

  test('no more than 250 are kept', () => {
    const list = (count: number) => Array.from({ length: count }, (_each, index) => url(`${index}.jpg`));
    expect(read([{ Images: list(250).join(), Handle: 'x' }])).toEqual({ images: list(250), warnings: [], cleaned: [] });
    expect(read([{ Images: list(251).join(), Handle: 'x' }])).toEqual({
      images: list(250),
      warnings: ['Images null: The product has 251 images; the first 250 are imported.'],
      cleaned: [],
    });
  });
});
