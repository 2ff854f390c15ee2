import { describe, expect, test } from 'vitest';
import { product } from '#domain/catalogue/test-product.ts';
import { readBrand } from './brand.ts';
import { openLanguages } from './language.ts';
import { readBlocks } from './lines.ts';
import { nounOfCategory, saysGoods } from './noun.ts';

test.each([
  ['Orvik', 'Amazon', '', 'Orvik'],
  ['Orvik®', 'Amazon', '', 'Orvik'],
  ['no brand', 'Amazon', '', null],
  ['Unbranded', 'eBay', '', null],
  ['Orvik Outlet Store', 'Amazon', '', null],
  ['Orvik Outlet Store', 'Amazon', 'Made for the Orvik Outlet Store.', 'Orvik Outlet Store'],
  ['shop.example', 'Walmart', '', null],
  // In a shop of one's own the vendor may be the shop: a brand is one its texts speak of.
  ['Orvik', null, '', null],
  ['Orvik', 'Shopify', 'A lamp by Orvik.', 'Orvik'],
])('the brand of %s on %s with the text %j is %s', (brand, retailer, text, read) => {
  expect(readBrand(product({ brand, retailer }), text)).toBe(read);
});

describe('a category', () => {
  test.each([
    ['Home > Lighting > Desk Lamps', 'Desk Lamp'],
    ['Kitchen Knives', 'Kitchen Knife'],
    ['Audio/Headphones', 'Headphones'],
    ['Dresses', 'Dress'],
    ['Lamps & Lighting', null],
    ['New Arrivals', null],
    ['Accessories for Phones', null],
    ['A very long name of a category of many lamps', null],
    ['', null],
  ])('%j names %s', (category, noun) => {
    expect(nounOfCategory(category)).toBe(noun);
  });

  test.each([
    ['Zephyr 300', false],
    ['Zephyr 300 Kettle', true],
    ['Zephyr Black', false],
    ['Two soft towels', true],
  ])('%j says what it is: %s', (title, isSaid) => {
    expect(saysGoods(title)).toBe(isSaid);
  });
});

describe('a description', () => {
  const kinds = (text: string) => readBlocks(text).map(({ kind, sentences }) => [kind, ...sentences]);

  test.each<[string, string, string[][]]>([
    [
      'of sentences is prose',
      'One seat. Two arms.\nThree legs.',
      [
        ['prose', 'One seat.', 'Two arms.'],
        ['prose', 'Three legs.'],
      ],
    ],
    [
      'with a list keeps its points apart',
      'A seat.<ul><li>Oak</li><li>Wool</li></ul>',
      [
        ['prose', 'A seat.'],
        ['item', 'Oak'],
        ['item', 'Wool'],
      ],
    ],
    [
      'with short lines under each other has a list without marks',
      'Oak legs\nWool seat\nFelt pads',
      [
        ['item', 'Oak legs'],
        ['item', 'Wool seat'],
        ['item', 'Felt pads'],
      ],
    ],
    ['knows specifications by their label', 'Color: Oak', [['spec', 'Color: Oak']]],
    ['leaves codes and sale out', 'SKU: 12-AB\nPrice: 20\nIt is of oak.', [['prose', 'It is of oak.']]],
    ['leaves empty headings out', 'Product details:\nKey Features\nIt is of oak.', [['prose', 'It is of oak.']]],
  ])('%s', (_title, text, blocks) => {
    expect(kinds(text)).toEqual(blocks);
  });
});

describe('languages', async () => {
  const languageOf = await openLanguages();

  test.each([
    ['en', 'An aluminum desk lamp with a long arm. The arm folds flat for storage in a drawer.'],
    ['de', 'Eine Schreibtischlampe aus Aluminium mit langem Arm. Der Arm lässt sich flach zusammenklappen.'],
    ['es', 'Una lámpara de escritorio de aluminio con un brazo largo que se pliega para guardarla.'],
    ['cs', 'Stolní lampa z hliníku s dlouhým ramenem, které se dá složit do zásuvky na stole.'],
  ])('%s is told by a text', (code, description) => {
    expect(languageOf(product({ description }))).toEqual({ code, isSure: true });
  });

  test('a word or two tell nothing for sure', () => {
    expect(languageOf(product({ title: 'Zephyr 300' })).isSure).toBe(false);
  });
});
