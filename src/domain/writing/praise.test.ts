import { expect, test } from 'vitest';
import { cleanSentence } from './promotion.ts';

const clean = (sentence: string) => cleanSentence(sentence, 'Orvik', false).text;

test.each([
  // The end of a sentence that says nothing else goes.
  ['The bar has two 4" drivers for superior audio.', 'The bar has two 4" drivers.'],
  [
    'This cable supports 4K resolution, so you can enjoy stunning picture quality.',
    'This cable supports 4K resolution.',
  ],
  ['The lens filter cuts glare to ensure exceptional clarity and color.', 'The lens filter cuts glare.'],
  ['It has 18-ohm drivers for exceptional sound and a foldable frame.', 'It has 18-ohm drivers and a foldable frame.'],
  // What somebody makes is a thing.
  ['Capture stunning photos with this 5-inch lens.', 'Capture photos with this 5-inch lens.'],
  // A call to enjoy becomes what the product has.
  ['Enjoy superb, stunning audio with this Orvik bar that has two drivers.', 'This Orvik bar has two drivers.'],
  ['Get the ultimate sound with these Orvik buds, which feature a clip.', 'These Orvik buds feature a clip.'],
  ['Enjoy your songs in high-quality sound with these buds.', 'Enjoy your songs in quality sound with these buds.'],
  ['These Orvik cells have exceptional power and life for your lamps.', ''],
  ['Fantastic length offers cover in the rain.', 'The length offers cover in the rain.'],
  ['Made from the finest Italian cotton, the shirt is light.', 'Made from Italian cotton, the shirt is light.'],
  ['It features moderately priced, high quality food for all.', 'It features moderately priced food for all.'],
  ['The pan heats in a minute, making it an ideal addition to any kitchen.', 'The pan heats in a minute.'],
  ['The pan heats in a minute, making it ideal for camps.', 'The pan heats in a minute, making it ideal for camps.'],
  ['Introducing the Arlo desk lamp, a light for two.', 'The Arlo desk lamp is a light for two.'],
  ['Orbit Race: Ultimate Edition is a game for two.', 'Orbit Race: Ultimate Edition is a game for two.'],
  ['You can trust in exceptional baking results every time.', ''],
  [
    'The deck is water resistant, impact resistant, scratch resistant and has a flex like you won’t believe.',
    'The deck is water resistant, impact resistant and scratch resistant.',
  ],
])('%j loses its praise: %j', (sentence, kept) => {
  expect(clean(sentence)).toBe(kept);
});

test.each([
  'The shirt is knit of the finest gauge for summer.',
  'Haru serves rice at its finest hour.',
  'It lends the room a sparkling and fantastic mood of fire.',
  'Fresh juice has exceptional flavor.',
  'It is an incredible way to travel.',
  'Exceptional seafood.',
  'Our shop packs every lamp by hand.',
  'Every lamp is packed by us.',
  '100% of your purchase goes to planting trees.',
  'Welcome to the first lamp shop in town.',
])('%j goes whole', (sentence) => {
  expect(clean(sentence)).toBe('');
});

test('a brand may be called as the shop calls itself', () => {
  expect(cleanSentence('The Our Table pan is light.', 'Our Table', false).text).toBe('The Our Table pan is light.');
});

test.each(['I am in the kitchen every day, and I know every pan.', 'Pre-orders begin shipping on Monday, April 6.'])(
  '%j is not told',
  (sentence) => {
    expect(clean(sentence)).toBe('');
  },
);

test('a wish that says I stays', () => {
  expect(clean('The card says thank you and even I love you.')).not.toBe('');
});
