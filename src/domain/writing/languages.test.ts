import { describe, expect, test } from 'vitest';
import { draftFor } from './test-product.ts';

const shoe = {
  title: 'Corvo 7 verde',
  brand: 'Corvo',
  category: 'Zapatillas',
  subcategory: 'Corvo',
  attributes: [
    { name: 'Talle', value: '6,5 Y' },
    { name: 'Género', value: 'Unisex' },
    { name: 'Condición', value: 'Nuevo' },
  ],
};
const wine = {
  title: 'Lipovac Belo',
  category: 'Belo vino',
  attributes: [
    { name: 'Vinarija', value: 'Lipovac' },
    { name: 'Region', value: 'Srbija' },
    { name: 'Zemlja', value: 'Srbija' },
    { name: 'Zapremina', value: '0.75 L' },
  ],
};
const keyboard = {
  title: 'Klávesnice pro notebook Orvik A_3',
  brand: 'Tovar',
  category: 'Klávesnice',
  description:
    'Klávesnice pro notebook Orvik A_3. typ_klavesnice: Ostrůvková, podsviceni: Ano, part_numbers: OR-A3, 71B_K2, AS07',
};

describe('other languages', () => {
  test.each([
    ['a shoe filed under its brand is called a shoe, with its size', shoe, 'Corvo 7 verde, Zapatillas, 6,5 Y'],
    ['the kind goes on where the name ends', wine, 'Lipovac Belo vino, 0.75 L'],
    [
      'the kind is told where only its adjective is',
      { ...wine, title: 'Lipovac Bela Vila' },
      'Lipovac Bela Vila, Belo vino, 0.75 L',
    ],
    [
      'an amount in the title goes before that of an attribute',
      { ...wine, title: 'Lipovac Gin 0.5L', category: 'Žestoko' },
      'Lipovac Gin 0.5L',
    ],
    ['behind a brand the noun loses the capital of a beginning', keyboard, 'Tovar klávesnice pro notebook Orvik A 3'],
    [
      'a name may end in Pro',
      { ...keyboard, title: 'Baterie Tovar do Orvik Slate Pro', category: 'Baterie' },
      'Baterie Tovar do Orvik Slate Pro',
    ],
  ])('%s', (_why, fields, title) => {
    expect(draftFor(fields).title.content).toBe(title);
  });

  test('values keep the spelling of the source', () => {
    expect(draftFor(shoe, { retailer: 'Google' }).bullets.content.join('; ')).toMatch(/género: Unisex/i);
  });

  test('a region that is only the country is not told', () => {
    expect(draftFor(wine).description.content).toBe(
      'Lipovac Belo vino\nVinarija: Lipovac\nZemlja: Srbija\nZapremina: 0.75 L',
    );
  });

  test('labels get their spelling back, and a list of part numbers is no code of the shop', () => {
    expect(draftFor(keyboard).description.content).toBe(
      'Klávesnice pro notebook Orvik A_3\nTyp klávesnice: Ostrůvková\nPodsvícení: Ano\nČísla dílů: OR-A3, 71B_K2, AS07',
    );
  });
});
