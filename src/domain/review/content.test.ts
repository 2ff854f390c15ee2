import { expect, test } from 'vitest';
import { pickParts } from '#domain/parts/parts.ts';
import { presentOf, valuesOf } from './content.ts';
import { testContent } from './test-content.ts';

const product = pickParts({ title: 'Mug', bullets: ['Holds tea'], description: 'A mug.', images: ['/1.jpg'] });

test('what stands for a product is its content under review, and its source before there is any', () => {
  const content = testContent({ title: 'Blue mug', bullets: ['Holds a pint'] });
  expect(valuesOf(content)).toEqual(pickParts({ title: 'Blue mug', bullets: ['Holds a pint'] }));
  expect(presentOf({ content, product })).toEqual(valuesOf(content));
  expect(presentOf({ content: null, product })).toEqual(product);
});
