import { expect, test } from 'vitest';
import { readCardTexts } from './card-texts.ts';

test('what a card costs and when it expires is told once, by the text that says both', () => {
  const { sentences, items, removed } = readCardTexts(
    'Lumo Gift Card',
    ['Lumo cards never expire, so they can wait.', 'Choose an amount from $5 to $50.'],
    ['No expiration, no fees', 'The gift card has no fees and no expiration date'],
  );
  expect(sentences).toEqual(['Choose an amount from $5 to $50.']);
  expect(items).toEqual(['The gift card has no fees and no expiration date']);
  expect(removed).toHaveLength(2);
});

test('a longer text that says so on the way stays, and verbless praise of a shop goes', () => {
  const long =
    'The card is good for any of the speedways in the country and for all the shops there, and it never expires.';
  const { sentences, items } = readCardTexts(
    'Lumo Gift Card',
    [long, 'Friendly service.'],
    [
      'No expiration',
      'In store only',
      'Lumo gift cards for any occasion',
      'Locations in the following cities',
      'Featuring 32 teas, cakes and more',
      '32 teas by the pot',
      'Box of 7 inches',
    ],
  );
  expect(sentences).toEqual([long]);
  expect(items).toEqual(['No expiration', 'In store only', 'Box of 7 inches']);
});

test('of a shop no more is told than whose card it is', () => {
  const { sentences } = readCardTexts(
    'Lumo Gift Card',
    [
      'Lumo serves fresh bread in forty towns.',
      'Come hungry.',
      'Great food comes first.',
      'The card is redeemable at every Lumo.',
      'Lumo offers soups and salads.',
      'Lumo was founded by two bakers.',
    ],
    [],
  );
  expect(sentences).toEqual([
    'Lumo serves fresh bread in forty towns.',
    'The card is redeemable at every Lumo.',
    'Lumo offers soups and salads.',
  ]);
});
