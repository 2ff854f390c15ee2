import { describe, expect, test } from 'vitest';
import { product } from '#domain/catalogue/test-product.ts';
import { nounOf } from './product-noun.ts';
import { readSource } from './source-reader.ts';

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
    [{ title: 'Nordo K88 16 ft. Tie Down Strap', brand: 'Nordo', subcategory: 'Organizers' }, false, 'strap'],
    [
      {
        title: 'Gray Cubic Zirconia, White Jade Flower, Pearl & Tassel Decor Drop Earrings For Women Daily Wear',
        subcategory: 'Women Dangle Earrings',
      },
      true,
      'earrings',
    ],
    [{ title: 'Nordo Steam Iron', brand: 'Nordo', description: 'Press it.' }, false, 'steam iron'],
    [{ title: 'Nordo 20 Series', brand: 'Nordo', description: 'A series for all.' }, false, null],
  ])('%j', (fields, isMany, noun) => {
    expect(nounOf(readSource(product({ category: '', ...fields })), isMany)).toBe(noun);
  });
});
