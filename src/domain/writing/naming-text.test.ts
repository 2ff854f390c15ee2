import { describe, expect, test } from 'vitest';
import { product } from '#domain/catalogue/test-product.ts';
import { readFeature } from './naming-text.ts';
import { readSource } from './source-reader.ts';
import { draftFor } from './test-product.ts';

describe('a text that only names the product', () => {
  test.each([
    ['Desk Clock', 'Red desk clock', ['Color: Red']],
    ['Blue Vase', 'Stylish blue ceramic vase', ['Material: Ceramic', 'Color: Blue']],
    ['Oval Mirror', 'Wooden oval mirror', ['Material: Wood']],
    ['Oval Mirror', 'Oval mirror with wooden frame', ['Overview: Oval mirror with wooden frame']],
    ['Corner Shelf', 'Wall mounted corner shelf', ['Overview: Wall-mounted corner shelf']],
  ])('of a %j, %j makes bullets of what it adds', (title, description, bullets) => {
    const brand = bullets.length < 2 ? ['Brand: Orvik'] : [];
    expect(draftFor({ title, brand: 'Orvik', description }).bullets.content).toEqual([...bullets, ...brand]);
  });

  test('in capitals it is told in small letters', () => {
    const { description } = draftFor({ title: 'Watering can', brand: 'Orvik', description: 'Red Metal Watering Can' });
    expect(description.content).toBe('This red metal watering can is from Orvik.');
  });

  test('filler text leaves a thin draft', () => {
    const filler =
      'Lorem ipsum dolor sit amet. Nam commodo magna ut ornare varius. Nulla facilisi. Viverra et massa massa.';
    const { bullets, description } = draftFor({
      title: 'Red Stools',
      brand: 'Orvik',
      description: filler,
      bullets: ['Vestibulum porta tellus et arcu'],
      attributes: [{ name: 'Fabric', value: 'Mauris pellentesque' }],
    });
    expect(bullets.content).toEqual(['Brand: Orvik']);
    expect(description.content).toBe('The Red Stools are from Orvik.');
  });
});

test.each([
  ['Blue tee with side pockets', ['Side pockets']],
  ['Soft tee with crew neck', []],
  ['Tee with a surprise', ['Tee with a surprise']],
  ['Flat seams', ['Flat seams']],
  ['Tank top', []],
  ['Hanger with steel hook', ['Hanger with steel hook']],
])('what %j says a tee has: %j', (text, features) => {
  const source = readSource(
    product({ title: 'Mila Crew Neck Tee', subcategory: 'Tees', description: 'This is a tee for the summer.' }),
  );
  expect(readFeature(text, source)).toEqual(features);
});
