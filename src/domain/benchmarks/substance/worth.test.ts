// How much of a text says something, held against itself and against its source.
import { describe, expect, test } from 'vitest';
import { noAims } from '../aims.ts';
import type { Attribute, RuleProduct } from '../finding.ts';
import { plainProduct } from '../kinds/test-target.ts';
import { ListingReading } from './read-listing.ts';
import { senseMeasure } from './sense.measure.ts';
import { usefulMeasure } from './useful.measure.ts';

const description =
  'The lamp stands 42 cm tall on a base of heavy marble. Its arm is made of black aluminum and turns to both sides. ' +
  'A knob in the base dims the light from bright to a glow. The cord is 2 m long and leaves at the back. ' +
  'Felt under the base keeps a table free of scratches.';
const bullets = ['Arm of black aluminum', 'Base of heavy marble', 'Cord of 2 m'];
const source: RuleProduct = {
  ...plainProduct,
  category: 'Lighting',
  subcategory: 'Desk Lamps',
  attributes: Object.entries({
    Material: 'Aluminum',
    'Power source': 'Mains plug',
    'Bulb type': 'Screw socket',
    Warranty: 'Five years',
    Room: 'Study or office',
    Style: 'Nordic workshop',
  }).map(([name, value]) => ({ name, value })),
  title: 'Clayfield Desk Lamp',
  description,
  bullets,
};
type Copy = { title?: string; description?: string; bullets?: string[] };
const share = (copy: Copy, product: RuleProduct = source, attribute: Attribute = 'substance') =>
  usefulMeasure.measure(
    new ListingReading({ title: 'Clayfield Desk Lamp', description: '', bullets: [], ...copy }, product, noAims),
    attribute,
  )?.share;

test('a text of its source says something, and so does one in other words', () => {
  expect(share({ description, bullets })).toBe(0);
  expect(
    share({
      description:
        'Black aluminum and heavy marble: this desk lamp is 42 cm tall. Turn the arm to either side, and dim the light with the knob in its base.',
      bullets: ['Cord of 2 m at the back', 'Felt keeps tables free of scratches'],
    }),
  ).toBe(0);
});

test('nothing is checked of no text', () => {
  expect(share({})).toBeUndefined();
  expect(share({ description }, source, 'bullets')).toBeUndefined();
});

const reversed = (text: string) => text.split(' ').reverse().join(' ');
const praise =
  'Experience the perfect companion for your everyday life. Enjoy timeless elegance you will love. It is the ideal choice for everyone. Discover premium quality and ultimate comfort. ';
const bare: RuleProduct = { ...plainProduct, category: null, subcategory: null, brand: null, attributes: [] };

describe.each([
  ['beside its source', source],
  ['alone', bare],
])('%s', (_name, product) => {
  test.each<[string, Copy]>([
    ['figures without words', { description: '42 7 19 3 88 120 5 61 9 14 77 3', bullets: ['1 2 3 4', '5 6 7 8'] }],
    ['words in no order', { description: reversed(description) }],
    ['praise', { description: praise + praise.replace('timeless', 'unique') }],
    [
      'words over and over',
      {
        description: Array.from({ length: 30 }, (_, at) => ['desk', 'lamp', 'black', 'light'][(at * 7) % 4]).join(' '),
      },
    ],
    ['one sentence again and again', { description: 'The arm turns to both sides of the table. '.repeat(6) }],
  ])('%s say nothing', (_kind, copy) => {
    expect(share(copy, product)).toBe(1);
  });
});

test('what is about something else says nothing beside the source, and is not about the product', () => {
  const other =
    'Boil two liters of water within minutes. Steam escapes through a whistle, and the spout pours without drops. Enamel coats the steel in three layers.';
  expect(share({ description: other })).toBe(1);
  expect(share({ description: other }, bare)).toBe(0);
  const sense = (copy: Copy, product: RuleProduct) =>
    senseMeasure.measure(new ListingReading({ title: 'Clayfield Desk Lamp', ...copy }, product, noAims), 'description');
  expect(sense({ description: other }, source)?.share).toBe(1);
  expect(sense({ description }, source)?.share).toBe(0);
});

test('another language than the source’s is not held against its words', () => {
  const german =
    'Die Lampe ist mit einem schweren Fuß aus Marmor und einem Arm aus Aluminium gebaut. Das Licht wird mit einem Knopf im Fuß gedimmt, und das Kabel ist zwei Meter lang.';
  expect(share({ description: german })).toBe(0);
});

test('models of which a text names many are no heap, and short praise beside facts is none', () => {
  const models = Array.from({ length: 20 }, (_, at) => `Acer Aspire ${5700 + at}`).join(', ');
  expect(share({ description: `Fits ${models}.` }, bare)).toBe(0);
  expect(
    share({ description: 'The marble design provides a sturdy stand for lamps. The cord is 2 m long.' }, bare),
  ).toBe(0);
});

test('a part and its message name how much says nothing', () => {
  const reading = new ListingReading({ description: `${praise}${description}`, bullets }, source, noAims);
  expect(usefulMeasure.measure(reading, 'bullets')).toEqual({
    share: 0,
    message: 'Bullet points say something about the product',
    fix: null,
  });
  expect(usefulMeasure.measure(reading, 'description')).toMatchObject({
    message: expect.stringMatching(/^\d+% of the description says nothing about the product$/),
    fix: 'Remove text that would fit any product, and repetition.',
    found: expect.arrayContaining(['Experience the perfect companion for your everyday life.']),
  });
});

test.each([
  ['dimensions', '12 x 30 x 40 cm; 14 x 32 x 44 cm; 16 x 34 x 48 cm'],
  ['words no shopper knows', 'Wexil tarpo grundel florn brill snode'],
  ['figures', '12 14 18 22 36 48'],
])('a text of %s that is the source’s own is never senseless', (_name, text) => {
  const known = { Glaze: 'stone', Kiln: 'clay', Wheel: 'potter', Shelf: 'oak', Ash: 'fir' };
  const product: RuleProduct = {
    ...plainProduct,
    attributes: Object.entries(known).map(([name, value]) => ({ name, value })),
    title: 'Clayfield CL-2040',
    description: text,
    bullets: [],
  };
  const lost = (given: Partial<RuleProduct>, attribute: Attribute) =>
    senseMeasure.measure(
      new ListingReading({ title: 'Clayfield CL-2040', description: text }, { ...product, ...given }, noAims),
      attribute,
    )?.share;
  expect([lost({}, 'description'), lost({}, 'substance')]).toEqual([0, 0]);
  expect(share({ description: text }, product)).toBe(0);
});
