import { expect, test } from 'vitest';
import { isSameWord } from './xml-names.ts';

test.each(
  'category/categories image/images box/boxes zdjecia/zdjecie bild/bilder gruppe/gruppen produkt/produkty товар/товары kategorie/kategoria id/id'
    .split(' ')
    .map((pair) => pair.split('/') as [string, string]),
)('%s and %s are one word', (one, other) => {
  expect([isSameWord(one, other), isSameWord(other, one)]).toEqual([true, true]);
});

test.each(
  'brand/branch store/stock color/collar model/module param/parent group/gross unit/union a/as'
    .split(' ')
    .map((pair) => pair.split('/') as [string, string]),
)('%s and %s are two', (one, other) => {
  expect([isSameWord(one, other), isSameWord(other, one)]).toEqual([false, false]);
});
