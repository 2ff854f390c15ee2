import { describe, expect, test } from 'vitest';
import { cleanSentence, cleanTitle, describeRemovals } from './promotion.ts';

const clean = (sentence: string) => cleanSentence(sentence, 'Premium Roast Co', false).text;

describe('promotion', () => {
  test.each([
    ['Made of high-quality stainless steel.', 'Made of stainless steel.'],
    ['It has a high-quality oak table.', 'It has an oak table.'],
    ['An amazing sound fills the room.', 'A sound fills the room.'],
    ['Premium, durable leather strap.', 'Durable leather strap.'],
    ['A durable and superior leather strap.', 'A durable leather strap.'],
    ['Paint from eco-friendly pigments.', 'Paint from pigments.'],
    ['You must have a reader to open it.', 'You must have a reader to open it.'],
    ['Good tea at a great value.', 'Good tea at a great value.'],
    ['All this makes this a lamp to keep.', 'All this makes this a lamp to keep.'],
    ['Lamps and rugs at unbeatable prices.', 'Lamps and rugs.'],
    ['A seat made of the finest oak.', 'A seat made of oak.'],
    ['Home of the Premium Grilled Bun.', 'Home of the Premium Grilled Bun.'],
    ['The deck has a bamboo core for a pattern that’s second to none.', 'The deck has a bamboo core for a pattern.'],
    ['The deck is water resistant and has a flex like you won’t believe.', 'The deck is water resistant.'],
    ['Premium fit tank top', 'Tank top'],
    ['Soft and comfortable!', 'Soft and comfortable.'],
    ['This Orvik Sports! video game helps a child learn.', 'This Orvik Sports video game helps a child learn.'],
    ['Available in several colors, it has a strap.', 'It has a strap.'],
    ['Geek Squad installation is available.', ''],
    ['Coming October 20th to every shop.', ''],
    ['Learn about lamps of all kinds ›', ''],
    ['How about a Lumo card.', ''],
    ['Sound with distortion-free, high-quality audio output.', 'Sound with distortion-free audio output.'],
    ['Online only', ''],
    ['2 locations', ''],
    ['ORVIK! is a house of soups.', 'ORVIK is a house of soups.'],
    ['View demo', ''],
    ['Pick up a card for just $75.', ''],
    ['Play with a stunning level of visual clarity and sound.', 'Play with visual clarity and sound.'],
    ['Bears start at only $10.', ''],
    ['This card is issued by Orvik Mills, Inc.', ''],
    ['One customer describes it by saying that it was lovely.', ''],
    ['Best soups ( award-winning chef) for your day.', 'Best soups (chef) for your day.'],
    ['40 bakeries in 2 locations', '40 bakeries in 2 locations'],
    ['Discover the calm features and steady light of the Orvik lamp.', ''],
    ['Discover the hills with this lamp.', 'Discover the hills with this lamp.'],
    ['Buy a Lumo Gift Card at a store near you.', ''],
    ['Order many codes through the Lumo Corporate Gift Card Program.', ''],
    ['Its calm shapes invite to indulge on that side.', ''],
    ['It allows you to read at night.', 'It allows you to read at night.'],
    ['It has an award-winning desk lamp.', 'It has a desk lamp.'],
    ['Redeemable at Lumo bakeries nationwide and at www.lumo.example.com.', 'Redeemable at Lumo bakeries nationwide.'],
    ['Redeemable at any of our 350+ shops.', 'Redeemable at any of the 350+ shops.'],
    [
      'Lamps, rugs and chairs that stay calm, even in busy scenes.',
      'Lamps, rugs and chairs that stay calm, even in busy scenes.',
    ],
    [
      'From bread to tea, your favorite dishes have never been easier.',
      'From bread to tea, your favorite dishes have never been easier.',
    ],
    ['The lens delivers stunning levels of detail and depth.', 'The lens delivers detail and depth.'],
    ['A steady grip promotes high-quality shooting.', 'A steady grip promotes quality shooting.'],
    ['Learn more about Orvik Service Plans Store your cups on this rack.', 'Store your cups on this rack.'],
  ])('%j loses its praise: %j', (sentence, kept) => {
    expect(clean(sentence)).toBe(kept);
  });

  test.each([
    'Free shipping on all orders.',
    'This lamp has a quantity limit of 2 per week.',
    'Look for Tarn, Vesa and many more.',
    'Discover the entire Orvik family of toys and lamps!',
    'Group fun: Coordinate with additional Orvik lamps of the house.',
    'Family-owned, warm and based in Oslo, Orvik has lamps for all.',
    'Orvik brings light to dark rooms with the broadest selection of lamps and shades.',
    'The flat shoe is brings out that inner shine.',
    'You know what that means – no more lost keys.',
    'A choice of colors lets you get more than one.',
    'Married looks of old and new, Orvik crafts shoes of all kinds.',
    'Costumes are sized differently than clothes, use the chart.',
    'BONUS Added to your course: Easy to learn.',
    'Two calls with a maker (VALUE $1200.00).',
    'AShley is wearing an X Small.',
    'Check out the new rings of the valley.',
    'It comes with recipes to create delicious, mats and clamps are included to make it easy.',
    'Cleaning up is a simple task that you can wash by hand.',
    'No need to open the lid to see what is in it, you can more exactly follow the bread.',
    'Where modern calm takes wearable shape, anticipate art in leather.',
    'It can be worn in city streets, at home, at school, travel and sports scenes.',
    'The new plastics, conforms to the safety standard.',
    'The wide screen simplifies navigation makes it easy to steer.',
    'Varde coats give just what you need.',
    'Lifestyle photos by Mara Lind.',
    'Only $19.99 this week.',
    'Call 800-555-1234 to order.',
    'See www.example.com for more.',
    'Satisfaction guaranteed.',
    'The #1 rated pan.',
    'Kills 99.9% of germs.',
    'This cream cures acne.',
    'Click here to see more.',
    'Looking for a gift?',
    'The quality is superior.',
    'The horn delivers superior sound.',
    'Sprint Easy Pay option available in store.',
    'Ashley is wearing an X Small.',
    'Bruno is 6’1”, chest 39”, waist 32”.',
    'Nam commodo magna ut ornare varius.',
    'Nulla facilisi.',
    'It is something truly exceptional, it certainly helps.',
    'This kit is premium, it has a zip.',
    'Press and stride your way to the ultimate you.',
    'We love this tote.',
    'Burn fat fast.',
    'FDA approved.',
    'Visit our bakery shops or go online for gifts in boxes.',
    'If you have any questions, please see the manual.',
    'Carving has never been so easy!',
    'Brewed of the finest coffee in the world.',
    'Made using the highest quality materials, and a steady hand.',
    'Carry it and join us in hoping.',
    'Take a product tour.',
    'Enjoy premium audio with these earbuds.',
    'Due to different measurement methods, an error within 2 cm is normal.',
    'Photo is of a sample lamp.',
    "You'll be charged two days before the card leaves.",
    'Your new desk has arrived!',
    'Mara is wearing Size 2.',
    'The pack comes with a bonus offer that expires on 1/31/2027.',
    'Options for the design are as follows.',
    'Your own words, please type them in the notes section of your order',
    'Infuse your days with a sense of play.',
    'To buy a card for another town, please visit Lumo Norra or Lumo Sela.',
    'Sold by Lumo Cards, Inc.',
    'Lumo cards ship for free.',
    'Equipped with a fast fan can quickly heat up in a short time.',
    'The Slow Rise feature, unlocks baking two loaves, or the Pair feature, easily copies them.',
    'Where wool meets fashion, the Arlo scarf entices.',
    'After all, no one can resist it.',
    'You can it as a lamp.',
    'Carry this a unique bag to work.',
    'With this lamp you are making a sustainable purchase.',
    'Featuring two straps, can be worn in three ways.',
    'Lumo cards make perfect gifts for birthdays.',
    'Read the full returns policy',
    '12 E. Mill St. Chicago, Illinois 60601',
    'Cut from oak, for the that work at home.',
    'A desk lamp you can as a night light.',
    'Who says lamps are dull?!',
  ])('%j goes whole', (sentence) => {
    expect(clean(sentence)).toBe('');
  });

  test.each([
    'Works with a manicure set.',
    'Model is 5’9” with a waist of 25”.',
    'The Magna Porta table seats two.',
    'Per set of ten.',
    'Secure lid for dog treats.',
    'The ground clearance is 8 in.',
    'Prints at high speed.',
    'Premium Roast Co coffee is ground fresh.',
    'Use the Windows Home Premium edition.',
    'Backed by a 2-year warranty.',
    'Use 4.4 cu. ft. of room.',
  ])('%j stays as it is', (sentence) => {
    expect(clean(sentence)).toBe(sentence);
  });

  test('a banned opening or closing clause goes alone', () => {
    expect(clean('Only at Best Buy Give your phone a soft cover now')).toBe('Give your phone a soft cover now');
    expect(clean('A soft shirt of cotton; free shipping included')).toBe('A soft shirt of cotton');
  });

  test('goods sold by amount keep the amount', () => {
    expect(cleanSentence('Holds a value of $25.', null, true).text).toBe('Holds a value of $25.');
    expect(cleanTitle('NEW! Mug $9.99 Free Shipping', false).text).toBe('! Mug');
    expect(cleanTitle('Floor Cleaner & Care. Includes Polish, Brush w/ Clip', false).text).toBe('Floor Cleaner & Care');
    expect(cleanTitle('Loupe- LCD- Small- Fits 15in.- Aluminum', false).text).toBe(
      'Loupe - LCD - Small - Fits 15in. - Aluminum',
    );
    expect(cleanTitle('Zip Pouch w/ Clip', false).text).toBe('Zip Pouch with Clip');
  });

  test('reasons name what went, the rule on it, and count the rest', () => {
    const removals = ['a', 'b', 'c'].map((text) => ({ text, reason: 'praise' }));
    expect(describeRemovals('title', [...removals, { text: 'd', reason: 'a table without its lines' }])).toEqual([
      { text: 'Left out "a", "b" and 1 more: praise.', because: 'rule', ref: 'title.praise' },
      { text: 'Left out "d": a table without its lines.', because: 'facts', ref: null },
    ]);
  });
});

test('who a gift is for goes with the gift', () => {
  expect(cleanTitle('Oak Lamp, Great Gift For Friends', false).text.replace(/[\s,]+$/, '')).toBe('Oak Lamp');
});
