import fc from 'fast-check';
import { expect, it } from 'vitest';
import { product } from '#domain/catalogue/test-product.ts';
import { extractFacts } from './facts.ts';
import { openCheck } from './open-check.ts';
import { checkPart } from './part-claims.ts';

const mug = product({ title: 'Stoneware mug, 350 ml', brand: 'Clayfield' });
const texts = ['Mug, 350 ml', 'Mug, 500 ml', 'The best mug', 'Made in Italy', ''] as const;

it('checks as reading the facts each time does, whatever was asked before', () => {
  const word = fc.constantFrom(...texts);
  const asked = fc.record({
    title: word,
    description: word,
    bullets: fc.array(word, { maxLength: 2 }),
    brand: fc.constantFrom(null, 'Clayfield', 'Best'),
    category: fc.constantFrom(null, 'Mugs'),
    attributes: fc.subarray([
      { name: 'Capacity', value: '500 ml' },
      { name: 'Origin', value: 'Italy' },
    ]),
    dataSources: fc.array(word, { maxLength: 2 }),
    text: fc.oneof(word, fc.array(word, { maxLength: 3 })),
  });
  fc.assert(
    fc.property(fc.array(asked, { minLength: 1, maxLength: 30 }), (all) => {
      for (const { dataSources, text, ...fields } of all) {
        const source = product(fields);
        expect(openCheck(source, dataSources)(text)).toEqual(checkPart(extractFacts(source, dataSources), text));
      }
    }),
  );
});

it('answers a list of its own each time', () => {
  const check = openCheck(mug, []);
  const first = check('Mug, 500 ml');
  first.pop();
  expect(check('Mug, 500 ml')).toHaveLength(1);
  expect(openCheck(mug, [])('Mug, 500 ml')).toHaveLength(1);
});

it('shares no claim that could be changed', () => {
  const [claim] = openCheck(mug, [])('Mug, 500 ml');
  expect(() => Object.assign(claim ?? {}, { verdict: 'supported' })).toThrow(TypeError);
});

it('reads a long source as any other', () => {
  const long = 'It is glazed by hand and fired twice. '.repeat(1_000);
  expect(openCheck(mug, [long, 'Holds 500 ml.'])('Mug, 500 ml')).toEqual(
    checkPart(extractFacts(mug, [long, 'Holds 500 ml.']), 'Mug, 500 ml'),
  );
});
