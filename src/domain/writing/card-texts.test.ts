import { expect, test } from 'vitest';
import { isOfCard, isOnShop, isTellable, readCardTexts } from './card-texts.ts';

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
  expect(readCardTexts('Lumo Lesson Gift Card', [], ['$50 for one lesson', '$90 for two lessons']).items).toEqual([]);
});

test('where a card is taken is told by the text that says most of it', () => {
  const long = 'Gift cards are valid online and in store for bread and cakes';
  const { items } = readCardTexts(
    'Lumo Gift Card',
    [],
    [long, 'Redeemable in-store and online', 'Redeemable by phone only'],
  );
  expect(items).toEqual([long, 'Redeemable by phone only']);
});

test('what a shop says of its card in other words is told once', () => {
  const { items, removed } = readCardTexts(
    'Lumo Gift Card',
    [],
    [
      'Redeemable for thousands of cakes across the land',
      'The card is redeemable towards thousands of cakes at the mill',
    ],
  );
  expect(items).toHaveLength(1);
  expect(removed).toHaveLength(1);
});

test('where a card is taken, what its shop is and how it comes is told once, by the text that says most', () => {
  const { sentences, items } = readCardTexts(
    'Lumo Gift Card',
    [
      'Lumo is a bakery of the old kind with a mill beside it.',
      'The card is redeemable at Lumo bakeries in the hills and in the towns along the river.',
    ],
    ['Lumo is a bakery famous for rye', 'Redeemable at bakeries in the towns', 'Redeemable in store only'],
  );
  expect([...sentences, ...items]).toEqual([
    'Lumo is a bakery of the old kind with a mill beside it.',
    'The card is redeemable at Lumo bakeries in the hills and in the towns along the river.',
    'Redeemable in store only',
  ]);
});

test('what sings of giving says nothing of the card', () => {
  const { sentences } = readCardTexts(
    'Lumo Gift Card',
    [
      'Treat your friends with these cards, which are valid at every Lumo.',
      'Give a lifetime of bread with a Lumo gift card today.',
      'A Lumo gift card shows you really care.',
      'The card is good for bread.',
    ],
    [],
  );
  expect(sentences).toEqual([
    'Treat your friends with these cards, which are valid at every Lumo.',
    'The card is good for bread.',
  ]);
});

test('what somebody wants whom no sentence names is left out', () => {
  const { sentences } = readCardTexts(
    'Lumo Gift Card',
    [
      "Lumo gift cards are the way to give them just what they're hoping for.",
      'Let your friends pick what they love with the card.',
    ],
    [],
  );
  expect(sentences).toEqual(['Let your friends pick what they love with the card.']);
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

test('a text that leads up to the name of the shop is about the shop, however the name is spelled', () => {
  const led = 'With soups, salads and cakes, Lumos has something for every guest.';
  expect(readCardTexts('Lumo’s Gift Card', [led], []).sentences).toEqual([led]);
});

test('where hardly anything tells of the card, points and sentences of the shop stay', () => {
  const items = ['Twelve bakeries in the hills', 'It’s whatever she wants', 'Made with natural oils', 'Friendly'];
  const sentences = [
    'The ovens are lit before dawn in every one of the towns.',
    'Come hungry and leave happy, all of you.',
  ];
  const read = readCardTexts('Lumo Gift Card', sentences, items);
  expect(read.items).toEqual(['Twelve bakeries in the hills']);
  expect(read.sentences).toEqual(['The ovens are lit before dawn in every one of the towns.']);
});

test('a point of the shop is told as a sentence only where it names the shop', () => {
  expect(isTellable('Redeemable online', 'Lumo')).toBe(true);
  expect(isTellable('Lumo bakes at dawn', 'Lumo')).toBe(true);
  expect(isTellable('Bread baked at dawn', 'Lumo')).toBe(false);
  expect(isOnShop('Lumo gift cards never expire', 'Lumo')).toBe(false);
});

test('a list of what a shop sells is none of the card, though gifts are in it', () => {
  expect(isOfCard('Figurines, Gifts, Jewelry, Art')).toBe(false);
  expect(isOfCard('Gifts never expire')).toBe(true);
});
