import { describe, expect, it, test } from 'vitest';
import { product } from '#domain/catalogue/test-product.ts';
import { testFile } from '#domain/images/test-file.ts';
import { withNotes } from '../test-draft.ts';
import { type ImageRequest, proposeImages } from './propose-images.ts';

const propose = (urls: readonly string[], given: Partial<ImageRequest> = {}) =>
  proposeImages({
    product: product({}),
    images: urls.map((url) => ({ url })),
    limits: { max: null },
    rules: [],
    alts: null,
    ...given,
  });
const order = (urls: readonly string[], given: Partial<ImageRequest> = {}) => withNotes(propose(urls, given));

describe('images nobody measured', () => {
  test('the first image stays the hero', () => {
    expect(order(['https://a/1.jpg', 'https://a/front.jpg'])).toMatchObject({
      content: ['https://a/1.jpg', 'https://a/front.jpg'],
      notes: [],
    });
  });

  test.each([
    [['https://a/bag-back.jpg', 'https://a/bag-detail.jpg', 'https://a/bag-front.jpg'], 'https://a/bag-front.jpg'],
    [['https://a/swatch.jpg', 'https://a/bag.jpg'], 'https://a/bag.jpg'],
    [['https://a/detail-1.jpg', 'https://a/back-1.jpg'], 'https://a/detail-1.jpg'],
    [['https://a/backpack.jpg', 'https://a/front.jpg'], 'https://a/backpack.jpg'],
  ])('of %j the hero is %s', (urls, hero) => {
    expect(order(urls).content[0]).toBe(hero);
    expect(order(urls).content.toSorted()).toEqual([...urls].sort());
  });

  test('the same picture in another size or protocol is left out with its reason; another query is not', () => {
    const urls = ['https://a/1.jpg?v=1', 'http://a/1.jpg?v=2&width=90', 'https://a/image?id=1', 'https://a/image?id=2'];
    const { content, images = [], ...draft } = propose(urls);
    expect(content).toEqual(['https://a/1.jpg?v=1', 'https://a/image?id=1', 'https://a/image?id=2']);
    expect(images.at(-1)).toEqual({
      url: 'http://a/1.jpg?v=2&width=90',
      leftOut: 'Shows the same picture as image 1.',
    });
    expect(draft.reasons.map(({ text }) => text)).toEqual(['Left out image 2. Shows the same picture as image 1.']);
  });

  test('the channel takes only so many', () => {
    const { content, notes } = order(['https://a/1.jpg', 'https://a/2.jpg', 'https://a/3.jpg'], { limits: { max: 2 } });
    expect(content).toEqual(['https://a/1.jpg', 'https://a/2.jpg']);
    expect(notes).toEqual(['Left out the last 1 image: the channel allows 2.']);
  });

  test('what is no web address goes, and no image at all is said', () => {
    expect(order(['javascript:alert(1)', 'data:image/png;base64,AA', ''])).toMatchObject({
      content: [],
      notes: ['Left out 2 entries that are not URLs.', 'The source has no image.'],
    });
  });

  it('says that an address stood there twice', () => {
    expect(order(['https://a/1.jpg', 'https://a/1.jpg'])).toMatchObject({
      content: ['https://a/1.jpg'],
      notes: ['Left out 1 repeated entry.'],
    });
  });
});

describe('alt texts', () => {
  const alts = { title: 'Orvik Desk Lamp, Black', said: 'Orvik Desk Lamp, Black', isEnglish: true, max: 512 };
  const known = (urls: readonly string[]) => ({
    facts: Object.fromEntries(urls.map((url) => [url, { file: testFile(), problem: null }])),
    renditions: {},
  });
  const altsOf = (urls: readonly string[], given: Partial<typeof alts> = {}) =>
    propose(urls, { alts: { ...alts, ...given }, basis: known(urls) }).images?.map(({ alt = null }) => alt);

  it('are written of images that were fetched alone', () => {
    expect(propose(['/a/1.jpg'], { alts }).images).toEqual([{ url: '/a/1.jpg' }]);
  });

  it.each([
    [
      ['/a/1.jpg', '/a/2.jpg'],
      ['Orvik Desk Lamp, Black', null],
    ],
    [
      ['/a/lamp.jpg', '/a/lamp-back.jpg'],
      ['Orvik Desk Lamp, Black', 'Orvik Desk Lamp, Black, back view'],
    ],
    [
      ['/a/lamp.jpg', '/a/LAMP_Side-01.JPG'],
      ['Orvik Desk Lamp, Black', 'Orvik Desk Lamp, Black, side view'],
    ],
    [
      ['/a/lamp.jpg', '/a/back-office.jpg'],
      ['Orvik Desk Lamp, Black', null],
    ],
    [['/a/%E0%A4%A.jpg'], ['Orvik Desk Lamp, Black']],
  ])('of %j are %j', (urls, expected) => {
    expect(altsOf(urls)).toEqual(expected);
  });

  it('names no side where the goods are called so', () => {
    const said = 'Side Table, Oak';
    expect(altsOf(['/a/1.jpg', '/a/table-side.jpg'], { title: said, said })).toEqual(['Side Table, Oak', null]);
  });

  it('names no side in another language, and stays within the limit', () => {
    const title = 'Orvik Schreibtischlampe mit Dimmer, Schwarz, 40 cm';
    const [hero, other] = altsOf(['/a/1.jpg', '/a/back.jpg'], { title, isEnglish: false, max: 40 }) ?? [];
    expect(hero?.length).toBeLessThanOrEqual(40);
    expect(other).toBeNull();
  });

  it('leaves the alt texts that are there, but for those that only name the file', () => {
    const images = [
      { url: '/a/1.jpg', alt: 'A lamp on a desk' },
      { url: '/a/lamp-front.jpg', alt: 'lamp front.jpg' },
    ];
    const basis = known(images.map(({ url }) => url));
    expect(propose([], { images, alts, basis }).images?.map(({ alt }) => alt)).toEqual([
      'A lamp on a desk',
      'Orvik Desk Lamp, Black, front view',
    ]);
  });
});

describe('addresses over http', () => {
  const one = testFile();
  const file = (hash: string) => ({ file: { ...one, hash, alikeId: hash.charCodeAt(0) }, problem: null });

  it('become https where the same file is there', () => {
    const facts = {
      'http://a/1.jpg': file('a'),
      'https://a/1.jpg': file('a'),
      'http://a/2.jpg': file('b'),
      'https://a/2.jpg': file('c'),
    };
    const { content, reasons } = propose(['http://a/1.jpg', 'http://a/2.jpg', 'http://a/3.jpg'], {
      basis: { facts, renditions: {} },
    });
    expect(content).toEqual(['https://a/1.jpg', 'http://a/2.jpg', 'http://a/3.jpg']);
    expect(reasons.map(({ text }) => text)).toEqual(['Changed the URL of image 1 to https. The file is the same.']);
  });
});
