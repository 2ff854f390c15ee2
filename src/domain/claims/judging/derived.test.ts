import { describe, expect, it } from 'vitest';
import { product } from '#domain/catalogue/test-product.ts';
import { checkClaims } from '../check-claims.ts';
import { extractFacts } from '../facts.ts';

const check = (description: string, text: string) =>
  checkClaims(extractFacts(product({ title: 'Coffee', description })), text).map(
    ({ verdict, kind, text: words }) => `${verdict} ${kind}: ${words}`,
  );
const contradictions = (description: string, text: string) =>
  check(description, text).filter((claim) => claim.startsWith('contradicted'));

describe('a figure that can be worked out is unsupported, and not contradicted', () => {
  it.each([
    ['so many times an amount', 'Weight per bag 250 g. Pack of 4.', 'Weight 1000 g', 'weight: 1000 g'],
    ['in another unit', 'Weight per bag 250 g. Pack of 4.', 'Weight 1 kg', 'weight: 1 kg'],
    ['two amounts together', 'Height 30 cm. The lid has a height of 6 cm.', 'Height 36 cm', 'dimension: 36 cm'],
    ['a share of an amount', 'A weight of 900 g in 3 bags.', 'A weight of 300 g', 'weight: 300 g'],
  ])('%s', (_name, source, text, claim) => {
    expect(check(source, text)).toEqual([`unsupported ${claim}`]);
  });

  it('one that cannot is contradicted', () => {
    expect(contradictions('Weight 250 g. Pack of 4.', 'Weight 270 g')).toEqual(['contradicted weight: 270 g']);
    // Temperatures and hours add up to nothing, and memory only by the pack.
    expect(contradictions('Keeps cold for 12 hours. Pack of 2.', 'Keeps cold for 24 hours')).toEqual([
      'contradicted measure: 24 hours',
    ]);
    expect(contradictions('8 GB memory. 2 ports.', '16 GB memory')).toEqual(['contradicted capacity: 16 GB']);
    expect(contradictions('Water temperature 30 °C. Pack of 2.', 'Water temperature 60 °C')).toEqual([
      'contradicted measure: 60 °C',
    ]);
    // Two small counts make nearly any third.
    expect(contradictions('Four wheels and eight pockets.', 'Twelve wheels.')).toEqual(['contradicted count: Twelve']);
  });
});

describe('a figure whose sentence says how it was worked out is not doubted', () => {
  it.each([
    ['so many of an amount', 'A tin of 400 g.', 'Eight bowls of 50 g fill up the family.'],
    ['so many in each of several', 'It holds 120 beads.', 'Five packs with 24 beads apiece.'],
    ['of two', 'Weighs 200 g per shoe.', 'The pair weighs about 400 g.'],
    ['a difference', 'The seat goes from 40 cm to 52 cm.', 'A range of 12 cm suits everybody.'],
    ['a share in words', 'Plays nine hours at half volume.', 'Plays nine hours at 50% volume.'],
  ])('%s', (_name, source, text) => {
    expect(
      check(source, text).filter((claim) => /^(?:unsupported|contradicted) (?!partly|unread)/.test(claim)),
    ).toEqual([]);
  });

  it('and its sentence is said not to be checked in full', () => {
    expect(check('A tin of 400 g.', 'Eight bowls of 50 g.')).toContainEqual(
      expect.stringMatching(/^unsupported (?:partly|unread): Eight bowls of 50 g/),
    );
  });
});

it('what comes right behind a count is of each: it is no sum', () => {
  const source = 'Comes with two 2.0 Ah batteries.';
  expect(check(source, 'Comes with two 4.0 Ah batteries.')).toContain('contradicted power: 4.0 Ah');
});
