// A product has one weight, one capacity, one colour: another one told of it is false, and one of anything else is left alone.
import { describe, expect, it } from 'vitest';
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { claimsIn } from '../test-reading.ts';

const backpack: Partial<SourceProduct> = {
  title: 'Meridian Trail Backpack with rain cover',
  brand: 'Meridian',
  category: 'Bags > Backpacks',
  description: 'A pack with padded straps.',
  attributes: [
    { name: 'Colour', value: 'Slate Blue' },
    { name: 'Capacity', value: '28 L' },
    { name: 'Item weight', value: '0.45 kg' },
  ],
};
const contradicted = (source: Partial<SourceProduct>, text: string) =>
  claimsIn(source, text).filter((claim) => claim.startsWith('contradicted'));
const one = (text: string) => [`contradicted: ${text}`];

describe('the one value of the product is told otherwise', () => {
  it.each([
    ['Meridian Trail Backpack 35 L', one('35 L')],
    ['A 35-liter backpack', one('35-liter')],
    ['This 35 L backpack keeps your gear dry.', one('35 L')],
    ['Backpack with a 35 L capacity', one('35 L')],
    ['Volume: 35 L', one('35 L')],
    ['Meridian Trail Backpack, 0,90 kg', one('0,90 kg')],
    ['The backpack is only 0.9 kg.', one('0.9 kg')],
    ['Red Meridian Trail Backpack', one('Red')],
    ['Meridian Trail Backpack, Red', one('Red')],
    ['A trail backpack in red', one('red')],
    ['This backpack is red.', one('red')],
    ['Backpack Red 35 L', ['contradicted: Red', 'contradicted: 35 L']],
  ])('%s', (text, expected) => {
    expect(contradicted(backpack, text)).toEqual(expected);
  });

  it.each(['Trekkingrucksack Alpin 0,90 kg', 'Der Trekkingrucksack wiegt nur 0,90 kg'])(
    'in another language: %s',
    (text) => {
      const source = { title: 'Trekkingrucksack Alpin', attributes: [{ name: 'Gewicht', value: '0,45 kg' }] };
      expect(contradicted(source, text.replace('Der ', ''))).toEqual(one('0,90 kg'));
    },
  );
});

describe('the value of another thing contradicts nothing', () => {
  it.each([
    'A pocket of 2 L',
    'Backpack with 3 L hydration sleeve',
    'Backpack, 2 L pocket',
    'Backpack: main pocket 20 L, front pocket 8 L',
    'Backpack (box 1.2 kg)',
    'Backpack for 35 L loads',
    'Backpack with 2 L for water',
    'Fits inside a 40 L backpack',
    'Smaller than a 40 L backpack',
    'Unlike most 40 L backpacks',
    'Backpack 28 L (35 L expanded)',
    'Two backpacks: 0.9 kg',
    'Gross weight 0.8 kg',
    'Maximum weight 12 kg',
    'Backpack with red and black straps',
    'Backpack in blue with red details',
    'Backpack, red reflective strips',
    'Also available: red backpack',
    'The backpack also comes in red.',
    'The red backpack cover',
    'Goes with your red backpack',
    'Navy backpack',
    'Turquoise backpack',
  ])('%s', (text) => {
    expect(contradicted(backpack, text)).toEqual([]);
  });

  it.each([
    ['two capacities', { ...backpack, description: 'Side pocket of 2 L.' }, 'Trail Backpack 35 L'],
    ['several pieces', { ...backpack, title: 'Trail Backpack Set' }, 'Trail Backpack 35 L'],
    [
      'a part’s attribute',
      { ...backpack, attributes: [{ name: 'Pocket volume', value: '2 L' }] },
      'Trail Backpack 35 L',
    ],
    ['two colours', { ...backpack, attributes: [{ name: 'Color', value: 'Black/Blue' }] }, 'Red Trail Backpack'],
    ['a colour’s name', { ...backpack, attributes: [{ name: 'Color', value: 'Blue Tortoise' }] }, 'Red Trail Backpack'],
    ['a rounded value', { ...backpack, attributes: [{ name: 'Weight', value: '0.98 kg' }] }, 'Trail Backpack 1 kg'],
  ])('%s in the source', (_name, source, text) => {
    expect(contradicted(source, text)).toEqual([]);
  });
});
