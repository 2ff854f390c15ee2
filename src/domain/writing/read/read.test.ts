import { describe, expect, test } from 'vitest';
import { product } from '#domain/catalogue/test-product.ts';
import { readBrand } from './brand.ts';
import { openLanguages } from './language.ts';
import { readBlocks } from './lines.ts';

test.each([
  ['Orvik', 'A lamp by Orvik.', 'Orvik'],
  ['Orvik®', 'The ORVIK lamp', 'Orvik'],
  ['no brand', 'There is no brand on it.', null],
  ['Unbranded', '', null],
  // What every new shop is called.
  ['My Store', 'Welcome to my store', null],
  // Shops write their own name there, too: a brand is one the texts speak of.
  ['Orvik', 'A lamp', null],
  [null, 'A lamp', null],
])('the brand of %s with the text %j is %s', (brand, text, read) => {
  expect(readBrand(brand, text)).toBe(read);
});

test('a brand no text speaks of is one where its catalogue holds several', () => {
  expect(readBrand('Orvik', 'A lamp', true)).toBe('Orvik');
  expect(readBrand('Unbranded', 'A lamp', true)).toBeNull();
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
    [
      'does not take a text for a code that stands in front of it',
      'Article no: 991.97.13 The surface reflects light. Seats six.',
      [['prose', 'The surface reflects light.', 'Seats six.']],
    ],
    [
      'keeps a long text behind a label of codes',
      `Product code: ${'the seat is soft and '.repeat(6)}wide.`,
      [['prose', `Product code: ${'the seat is soft and '.repeat(6)}wide.`]],
    ],
    [
      'keeps a heading apart from its list',
      'Box contents:\n• One seat\n• Two arms',
      [
        ['heading', 'Box contents:'],
        ['item', 'One seat'],
        ['item', 'Two arms'],
      ],
    ],
    [
      'reads emphasis as plain words',
      '**Key specs:** Seats six and folds.',
      [['prose', 'Key specs: Seats six and folds.']],
    ],
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
  ])('%s is detected in a text', (code, description) => {
    expect(languageOf(product({ description }))).toEqual({ code, isSure: true });
  });

  test('a word or two show nothing for sure', () => {
    expect(languageOf(product({ title: 'Zephyr 300' })).isSure).toBe(false);
  });
});
