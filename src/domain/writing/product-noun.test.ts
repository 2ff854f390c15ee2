import { describe, expect, test } from 'vitest';
import { product } from '#domain/catalogue/test-product.ts';
import { isAbout, nounOf, pointAtProduct } from './product-noun.ts';
import { readSource } from './source-reader.ts';

const kettle = readSource(
  product({
    title: 'Orvik - 1.5-Quart Electric Kettle - White',
    brand: 'Orvik',
    subcategory: 'Kettles',
    description: 'Boil water for tea with this Orvik K15 electric kettle. The wide lid makes it easy to fill.',
  }),
);

describe('the noun of a product', () => {
  test.each([
    [
      { title: 'Sella Bram Trouser', brand: 'Sella', subcategory: "Men's Pants", description: 'A lovely trouser.' },
      false,
      'trouser',
    ],
    [{ title: 'Cherry Bear Drops | Novelty Earrings', subcategory: 'Novelty Earrings' }, true, 'earrings'],
    [{ title: 'Vesa 50" TV, Black', subcategory: 'TVs', description: 'Watch it all.' }, false, 'TV'],
    [
      { title: 'Nordo Mila Robe', brand: 'Nordo', subcategory: "Women's Tops", description: 'Soft and long.' },
      false,
      'Mila Robe',
    ],
    [{ title: 'Nordo Lamp - Black', brand: 'Nordo', subcategory: 'Black', description: 'A lamp.' }, false, 'lamp'],
    // Without a text the last word alone may be anything.
    [{ title: 'Nordo 2500 Front Lower Ball Joint', brand: 'Nordo' }, false, 'ball joint'],
    [{ title: 'Nordo 2500 Front Desk Lamp', brand: 'Nordo' }, false, 'lamp'],
    // Joined things have no noun in common; a category or what stands behind both says it.
    [{ title: 'Nordo Pace Tracker + Heart Rate', brand: 'Nordo', description: 'Reads your heart rate.' }, false, null],
    [
      { title: 'Nordo Ear and Nose Trimmer', brand: 'Nordo', subcategory: 'Trimmers', description: 'For every ear.' },
      false,
      'trimmer',
    ],
    [{ title: 'Ember Quest - Xbox One', subcategory: 'Xbox One Games', description: 'A dark tale.' }, false, 'game'],
    [{ title: 'Nordo 48B Ink Cartridge', brand: 'Nordo', subcategory: 'Printing' }, false, 'cartridge'],
    [{ title: 'Nordo Gift Card Holder', brand: 'Nordo', category: 'Gift Cards' }, false, 'Gift Card Holder'],
    [{ title: 'Nordo - Arc S6 with 64GB Memory Cell Phone - Black', brand: 'Nordo' }, false, 'cell phone'],
    [{ title: 'Nordo Flash Cards + 2 Pens', brand: 'Nordo' }, true, null],
    // What the text calls it by goes before a word of the title that is none of goods.
    [
      {
        title: 'Nordo CD/DVD Deck',
        brand: 'Nordo',
        subcategory: 'In-Dash DVD',
        description: 'This Nordo CD/DVD receiver features built-in GPS.',
      },
      false,
      'receiver',
    ],
    [
      {
        title: "Nordo - Electric S'mores Maker - Brown",
        brand: 'Nordo',
        description: "Roast with this Nordo electric s'mores maker.",
      },
      false,
      "electric s'mores maker",
    ],
    [{ title: 'Nordo Mini Ball Key Chain', brand: 'Nordo', subcategory: 'Key Chains' }, false, 'key chain'],
    [{ title: 'Nordo Pasta/Noodle Maker', brand: 'Nordo', description: 'Cook with this maker.' }, false, null],
    [
      {
        title: 'Nordo Brushless Motor Hair Dryer',
        brand: 'Nordo',
        description: 'Style with this brushless motor hair dryer.',
      },
      false,
      'hair dryer',
    ],
    [{ title: 'Nordo Tab S2 edge', brand: 'Nordo', description: 'See the edge.' }, false, null],
    [{ title: 'Nordo Paper Weights', brand: 'Nordo', description: 'A cube of glass.' }, true, null],
    [
      {
        title: 'Nordo Arc Line',
        brand: 'Nordo',
        description: 'Thin, this slate fits well into a handbag, so take it.',
      },
      false,
      null,
    ],
    [
      { title: 'Nordo Arc Tab 4', brand: 'Nordo', subcategory: 'All Tablets', description: 'Read on.' },
      false,
      'tablet',
    ],
    [{ title: 'Nordo Band 2', brand: 'Nordo', subcategory: 'Smartwatches', description: 'Run.' }, false, 'smartwatch'],
    [{ title: 'Nordo Rice Warmer', brand: 'Nordo', subcategory: 'Pressure Cookers' }, false, 'Rice Warmer'],
    [{ title: 'Nordo 1.5 Inch Rotating Curling Iron Brush', brand: 'Nordo' }, false, 'brush'],
    [
      {
        title: 'Plaid Oak Shoulder Tote Bag Large Shopping Bag Daily Handbags For Women Casual Handbags Big Bags',
        brand: 'Nordo',
        subcategory: 'Handbags',
      },
      false,
      'tote bag',
    ],
    [{ title: 'Nordo 24 in. General Purpose Drain', brand: 'Nordo', subcategory: 'Pipes' }, false, 'drain'],
    [
      {
        title: 'Nordo 28" HDTV Combo',
        brand: 'Nordo',
        description: "Put a disc in this TV's built-in player, and watch.",
      },
      false,
      null,
    ],
    [{ title: 'Nordo Air Cleaner/Odor Reducer', brand: 'Nordo', description: 'It runs all night.' }, false, null],
    [{ title: 'Nordo Steam Iron', brand: 'Nordo', description: 'Press it.' }, false, 'steam iron'],
    [{ title: 'Nordo 20 Series', brand: 'Nordo', description: 'A series for all.' }, false, null],
  ])('%j', (fields, isMany, noun) => {
    expect(nounOf(readSource(product({ category: '', ...fields })), isMany)).toBe(noun);
  });
});

describe('what a sentence is about', () => {
  test.each([
    ['This electric kettle boils water in a minute.', true],
    ['Made of glass, the Orvik Electric Kettle keeps tea warm.', true],
    ['This is a kettle.', true],
    ['Boil water for tea with this electric kettle.', false],
    ['The lid of the kettle opens wide.', false],
    ['The wide lid makes it easy to fill.', false],
  ])('%s', (sentence, isSo) => {
    expect(isAbout(sentence, kettle, false)).toBe(isSo);
  });
});

test.each([
  [
    ['The wide lid opens far.'],
    ['It comes in white.', 'It weighs 2 lb.'],
    ['The electric kettle comes in white.', 'It weighs 2 lb.'],
  ],
  [['This kettle is made of glass.'], ['It comes in white.'], ['It comes in white.']],
  [['This kettle is made of glass.'], ['Wipe clean.', 'It comes in white.'], ['Wipe clean.', 'It comes in white.']],
  [
    ['The lid opens.'],
    ['Made of steel and glass, it comes in white.'],
    ['Made of steel and glass, the electric kettle comes in white.'],
  ],
])('after %j what we say of the product names it where it must', (prose, closing, told) => {
  expect(pointAtProduct({ lead: [], prose, points: [], closing }, kettle).closing).toEqual(told);
});

test('what no noun is sure for is a product, unless a text points at it', () => {
  const phone = readSource(
    product({ title: 'Nordo Tab S2 edge', brand: 'Nordo', category: '', description: 'See the edge.' }),
  );
  const closing = (prose: string[]) =>
    pointAtProduct({ lead: [], prose, points: [], closing: ['It comes in white.'] }, phone).closing;
  expect(closing(['See the edge.'])).toEqual(['This product comes in white.']);
  expect(closing(['See more on this tablet.'])).toEqual(['It comes in white.']);
});

test('beside several things a text points at, `it` is none of them', () => {
  const discs = readSource(
    product({ title: 'Orvik Disc Spindle', brand: 'Orvik', category: '', description: 'Keep them on these discs.' }),
  );
  const closing = (prose: string[]) =>
    pointAtProduct({ lead: [], prose, points: [], closing: ['It comes as a 100-pack.'] }, discs).closing;
  expect(closing(['Keep your pictures on these discs.'])).toEqual(['The Disc Spindle comes as a 100-pack.']);
});
