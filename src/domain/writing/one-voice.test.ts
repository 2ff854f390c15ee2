import { describe, expect, test } from 'vitest';
import { product } from '#domain/catalogue/test-product.ts';
import { dropGainsaid, dropParcel, tellAllColours } from './one-voice.ts';
import { readSource } from './source-reader.ts';
import { draftFor } from './test-product.ts';

const hoodie = readSource(
  product({
    title: 'Varde Trail Hoodie',
    brand: null,
    category: 'Clothing',
    subcategory: 'Hoodies',
    description: '',
    attributes: [{ name: 'Color', value: 'Blue, Gray, Red' }],
  }),
);

describe('a text of one colour of several', () => {
  test.each([
    ['Light gray full-zip hoodie.', 'Full-zip hoodie'],
    ['Full-zip gray and blue hoodie', 'Full-zip hoodie'],
    ['Red fleece hoodie with blue cuffs', 'Fleece hoodie'],
    ['Red fleece hoodie with deep hood', 'Fleece hoodie with deep hood'],
    ['Two-tone gray heather hoodie', null],
    ['Hoodie in blue, gray or red', 'Hoodie in blue, gray or red'],
    ['Blue specked full-zip hoodie', 'Full-zip hoodie'],
    ['Blue heather inset full-zip hoodie', null],
    ['Gold-tone hardware', 'Gold-tone hardware'],
    ['Reflective red trim', 'Reflective red trim'],
    ['This red hoodie is warm.', 'This red hoodie is warm.'],
  ])('%j is told as %j', (text, told) => {
    expect(tellAllColours(text, hoodie)).toBe(told);
  });

  test('stays where the product has that one colour', () => {
    const source = { ...hoodie, facts: [{ name: 'Color', value: 'Red', subject: 'color' as const }] };
    expect(tellAllColours('Red fleece hoodie', source)).toBe('Red fleece hoodie');
    expect(tellAllColours('Teal fleece hoodie', source)).toBe('Fleece hoodie');
    expect(tellAllColours('Fleece hoodie with teal cuffs', source)).toBe('Fleece hoodie with teal cuffs');
  });
});

test.each([
  ['Wool, Nylon', '55% linen, 45% cotton', 'Trail Tank', false],
  ['Cotton, Linen', '55% linen, 45% organic cotton', 'Trail Tank', true],
  ['Chenille', '100% polyester', 'Chenille Pillow Cover', true],
  ['Iron', '100% metal', 'Hair Clip', true],
])('a material %j beside %j of a %j is a fact: %s', (material, shares, title, isKept) => {
  const facts = [{ name: 'Material', value: material, subject: 'material' as const }];
  expect(dropGainsaid(facts, [shares], title).length).toBe(isKept ? 1 : 0);
});

test.each([
  ['Fleece, Wool', 'It is made with soft cotton that breathes.', false],
  ['Fleece, Wool', 'Straight leg cotton pants', false],
  ['Cotton, Wool', 'Straight leg cotton pants', true],
  ['Wool', 'A cotton pocket holds your keys.', true],
])('a material %j beside the text %j is a fact: %s', (material, text, isKept) => {
  const facts = [{ name: 'Material', value: material, subject: 'material' as const }];
  expect(dropGainsaid(facts, [text], 'Varde Trail Pants').length).toBe(isKept ? 1 : 0);
});

test('shares are told in the place of the materials they name', () => {
  const { description, bullets } = draftFor(
    {
      title: 'Varde Trail Tank',
      brand: 'Varde',
      subcategory: 'Tanks',
      description: 'Run far in it.',
      bullets: ['Relaxed fit', 'Long hem', '55% linen, 45% cotton'],
      attributes: [{ name: 'Material', value: 'Cotton, Linen' }],
    },
    { retailer: 'Corner shop' },
  );
  const told = [description.content, ...bullets.content].join('\n');
  expect(told).toContain('is made of 55% linen and 45% cotton');
  expect(told).not.toMatch(/cotton and linen|cotton, linen/i);
});

test.each([
  ['Cotton T-Shirt', []],
  ['Wizard Costume', []],
  ['Leather Belt', []],
  ['Lunch Box', ['Length', 'Width', 'Weight']],
])('the measures of a parcel are no facts of something to wear: %s', (goods, kept) => {
  const facts = [
    { name: 'Length', value: '24 in', subject: 'size' as const },
    { name: 'Width', value: '1 in', subject: 'size' as const },
    { name: 'Weight', value: '0.5 lbs', subject: 'size' as const },
  ];
  expect(dropParcel(facts, goods).map(({ name }) => name)).toEqual(kept);
});

test.each([
  ['The finished puzzle measures 14 x 19 in.', false],
  ['The tray measures 8 x 10 inches.', true],
  ['It is a puzzle of 90 pieces.', true],
])('beside %j the dimensions of a form stay: %s', (text, isKept) => {
  const facts = [{ name: 'Dimensions', value: '1.9 x 8 x 10 inches', subject: 'size' as const }];
  expect(dropGainsaid(facts, [text], 'Moon Puzzle').length).toBe(isKept ? 1 : 0);
});

test.each([
  ['A specked full-zip hoodie.', 'Solid', false],
  ['A specked full-zip hoodie.', 'Speckled', true],
  ['A soft full-zip hoodie.', 'Solid', true],
])('beside %j the pattern %s stays: %s', (text, value, isKept) => {
  const facts = [{ name: 'Pattern', value, subject: 'style' as const }];
  expect(dropGainsaid(facts, [text], 'Varde Hoodie').length).toBe(isKept ? 1 : 0);
});

test.each([
  ['100% Polyester', 'Linen', ['Pack']],
  ['100% Polyurethane', 'PU leather', ['Material', 'Pack']],
])('a whole of %s that gainsays the title leaves a material of %s untold', (shares, stuff, kept) => {
  const { facts } = readSource(
    product({
      title: `Varde Pillow Covers, ${stuff}`,
      description: '',
      attributes: [
        { name: 'Composition', value: shares },
        { name: 'Material', value: stuff },
        { name: 'Pack', value: 'Pack of 2' },
      ],
    }),
  );
  expect(facts.map(({ name }) => name).toSorted()).toEqual(kept);
});

test('of shares beyond a whole those of the whole are told', () => {
  const { bullets } = draftFor({
    title: 'Varde Circle Skirt',
    description: 'This skirt has a zip at the back. The hem is cut low. 51% Silk, 49% Wool, 100% Silk.',
  });
  expect(bullets.content).toContain('Composition: 51% silk, 49% wool');
});

test.each([
  ['Polyester spandex tank', false],
  ['Organic cotton polyester tank', true],
  ['Polyester tank', true],
])('beside %j an attribute of cotton and polyester stands: %s', (text, isKept) => {
  const facts = [{ name: 'Material', value: 'Organic Cotton, Polyester', subject: 'material' as const }];
  expect(dropGainsaid(facts, [text], 'Varde Tank').length).toBe(isKept ? 1 : 0);
});

test('glasses are of what their frame is', () => {
  const facts = ['Material', 'Frame material'].map((name, at) => ({
    name,
    value: ['Iron alloy', 'PC'][at] ?? '',
    subject: 'material' as const,
  }));
  expect(dropGainsaid(facts, [], 'Varde Glasses').map(({ name }) => name)).toEqual(['Frame material']);
});
