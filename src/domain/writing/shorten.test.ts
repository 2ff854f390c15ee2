import { expect, test } from 'vitest';
import { cutAtPhrase, shorten, shortenUnder } from './shorten.ts';

test.each([
  ['The strap makes it easy for your little walker to carry a lamp over a long way home', 60],
  ['Warm up with the Orvik Kettle, a kitchen appliance that boils water in two minutes flat', 60],
  ['Orvik has long and short spoons in sizes and styles for your entire family and more', 60],
  ['Your tracker — which can be worn on a shirt or kept in a pocket, if you like — counts each step', 70],
  ['At any bakery, on any day, this one card is sure to please whoever has it in hand', 40],
  ['The save feature of this slim Orvik drive makes it easy to keep what you wrote last night', 50],
  ['Stop in with your card and buy tea or beer (where the law permits it) at any bakery of ours', 60],
  ['With its wide shelves, this calm cabinet allows the whole family to find what each of them seeks', 60],
  ['Miss nothing on the road when you attach this oak mount to your bike, your pole or your bars', 60],
  ['Just pair the hub with your Orvik camera (sold separately) to watch your home from anywhere', 60],
  ['The card may be used toward food at any house of ours when it is open to guests at all', 70],
])('no part of a sentence that would not be whole: %s', (text, max) => {
  expect(shorten(text, max)).toBe('');
});

test.each([
  [
    'Make tea with this Orvik K2 kettle that keeps the steam away from your hand',
    45,
    'Make tea with this Orvik K2 kettle',
  ],
  [
    'The pan has a lid of thick glass for a view of what boils without lifting it',
    40,
    'The pan has a lid of thick glass',
  ],
  [
    'The lamp lights every corner of a room, so you can read until late at night',
    50,
    'The lamp lights every corner of a room',
  ],
  ['The fan has a speed of 3600 turns and warmth up to 450 degrees in all', 50, ''],
  ['The pot watches the heat of the plate to ensure that no rice burns', 50, ''],
])('the start of a sentence where it is whole: %s', (text, max, cut) => {
  expect(shorten(text, max)).toBe(cut);
});

test.each([
  [
    'Steam basket',
    'Get ready for a feast! The steam basket keeps every bite moist.',
    'The steam basket keeps every bite moist.',
  ],
  ['Steam basket', 'Get ready for a feast! Nothing dries out while it cooks in here.', ''],
  ['Steam basket', 'The basket holds two fish. It comes out with a twist of the hand.', 'The basket holds two fish.'],
])('under a header what it is about is kept', (header, text, kept) => {
  expect(shortenUnder(header, text, 50)).toBe(kept);
});

test.each([['A mix of vivid pink beads layered with intricate, detailed floral accents', 60]])(
  '%j within %d characters ends in no half of a phrase',
  (text, max) => {
    expect(cutAtPhrase(text, max)).not.toMatch(/(?:layered|intricate)$/);
  },
);
