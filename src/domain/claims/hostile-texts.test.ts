// Text made to be slow: the cost of a check grows with the length of a text, never faster.
import fc from 'fast-check';
import { describe, it } from 'vitest';
import { product } from '#domain/catalogue/test-product.ts';
import { isFullSuite } from '#testing/full-suite.ts';
import { expectSteadyGrowth } from '#testing/growth.ts';
import { checkClaims } from './check-claims.ts';
import { extractFacts } from './facts.ts';

const fill = (part: string, length: number) => part.repeat(Math.ceil(length / part.length)).slice(0, length);

const size = isFullSuite ? 100_000 : 30_000;

const clean = extractFacts(product({ title: 'Mug, 3 in. x 4 in., 12 oz, red' }));

describe('100,000 characters without a space cost what their length costs', () => {
  it.each([
    ...['a', '1', '9876543210', 'a1', '1x', '1-', '1/', '<a', 'red/', '"', '&', '(', "'", '½', 'é', '1,', '.1', '1,5'],
    ...[
      '5cm',
      '3in.x',
      '2\'3"',
      '1/2"x',
      '4x4x',
      '5cm(2in(1mm',
      '1-2-3mm',
      '10,5x',
      '100mAh/5V',
      'x5x',
      '8-,12-or15-minute,',
    ],
  ])('%j', (part) => {
    expectSteadyGrowth(
      (length) => fill(part, length),
      size,
      (text) => checkClaims(clean, text),
    );
  });
});

describe('100,000 characters of words and numbers do too', () => {
  it.each([
    'than 5 ',
    'faster than USB 2.0 ',
    'as good as 5 as ',
    '1, 2, 3, ',
    '24, 20 and 16 ',
    'made in A-b ',
    'free of a, b and ',
    'no a a included ',
    'under 5 cm ',
    'reduces a b c ',
    'with 3 red cotton cups, for iPhone 5, ',
    'a mug, cup and lid, ',
    'one red and one blue cup, ',
    'made of a b c ',
    'warm mist ',
    'two hundred and ',
  ])('%j', (part) => {
    expectSteadyGrowth(
      (length) => fill(part, length),
      size,
      (text) => checkClaims(clean, text),
    );
  });
});

it('whatever they are made of, and with the same text as the source', () => {
  const parts = [
    '1',
    'x',
    '-',
    '/',
    ',',
    '.',
    '"',
    "'",
    'cm',
    'in',
    ' ',
    'than ',
    'red',
    'no ',
    'A',
    '(',
    ')',
    '½',
    '%',
    'for ',
    '<',
    '&',
  ];
  const piece = fc.array(fc.constantFrom(...parts), { minLength: 1, maxLength: 6 }).map((some) => some.join(''));
  fc.assert(
    fc.property(piece, (part) => {
      expectSteadyGrowth(
        (length) => fill(part, length),
        20_000,
        (text) => checkClaims(extractFacts(product({ description: text })), text),
      );
    }),
    { numRuns: 12 },
  );
});

it('and with the longest source that is read', () => {
  const text = (length: number) => fill('with 3 red cotton cups, for iPhone 5, ', length);
  expectSteadyGrowth(text, 40_000, (source) =>
    checkClaims(extractFacts(product({ title: source, description: source, bullets: [source] })), source),
  );
});

it('and against a source of orders and figures', () => {
  const text = (length: number) => fill('Do not bleach, iron or soak the five packs of 3 kg each. ', length);
  expectSteadyGrowth(text, 20_000, (source) =>
    checkClaims(
      extractFacts(product({ description: source })),
      source.replaceAll('Do not', 'Always').replaceAll('3', '4'),
    ),
  );
});
