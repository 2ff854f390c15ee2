import { expect, test } from 'vitest';
import { product } from '#domain/catalogue/test-product.ts';
import { nameBrand } from './name-brand.ts';
import { readSource } from './source-reader.ts';

const source = readSource(product({ title: 'Orvik - Electric Dryer', brand: 'Orvik', subcategory: 'Electric Dryers' }));

test.each([
  ['Dry it all with this electric dryer.', 'Dry it all with this electric dryer from Orvik.'],
  // A name there would be what offers.
  ['Dry it all with this dryer, which offers two programs.', 'Dry it all with this dryer, which offers two programs.'],
  ['This dryer goes back to the first line of this brand.', 'This dryer goes back to the first line of this brand.'],
])('%s', (text, named) => {
  expect(nameBrand([text], source, '')).toEqual([named]);
});

test('a make in front of its product is said', () => {
  const named = readSource(product({ title: 'Orvik Calm Dryer', brand: 'Orvik Lighting', subcategory: 'Dryers' }));
  const text = 'Dry it all with this Orvik calm dryer. Hang this dryer on the wall.';
  expect(nameBrand([text], named, '')).toEqual([text]);
});
