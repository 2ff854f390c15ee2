// What the writer reads in an attribute, the check reads in it, too: else the product calls its own source a claim without one.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { usableAttributes } from '#domain/attributes/usable-attributes.ts';
import { product } from '#domain/catalogue/test-product.ts';
import { checkClaims } from '../check-claims.ts';
import { extractFacts } from '../facts.ts';
import { verdicts } from '../test-reading.ts';

const heads = ['Height', 'Seat width', 'Cable length', 'Max load', 'Item weight', 'Tank capacity', 'Blade diameter'];
const units = ['mm', 'cm', 'm', 'in', 'ft', 'g', 'kg', 'oz', 'lb', 'ml', 'l', 'w', 'mah', 'Hz', 'bar'];
const writings = [
  (head: string, unit: string) => `${head} ${unit}`,
  (head: string, unit: string) => `${head} (${unit})`,
  (head: string, unit: string) => `${head} [${unit}]`,
  (head: string, unit: string) => `${head}_${unit}`.replaceAll(' ', '_').toLowerCase(),
  (head: string, unit: string) => `${head}, ${unit}`,
];

it('supports whatever the writer writes of an attribute whose name ends in a unit', () => {
  const name = fc
    .tuple(fc.constantFrom(...heads), fc.constantFrom(...units), fc.constantFrom(...writings))
    .map(([head, unit, write]) => write(head, unit));
  const value = fc.oneof(
    fc.integer({ min: 2, max: 900 }),
    fc.integer({ min: 11, max: 999 }).map((n) => n / 10),
  );
  let written = 0;
  fc.assert(
    fc.property(name, value, (attribute, number) => {
      const attributes = [{ name: attribute, value: String(number) }];
      const facts = extractFacts(product({ title: 'Oak stool', attributes }));
      for (const { label, value: text } of usableAttributes(attributes)) {
        written += 1;
        const open = checkClaims(facts, `${label}: ${text}`).filter(({ verdict }) => verdict !== 'supported');
        expect(open, `${attribute} | ${number}`).toEqual([]);
      }
    }),
    { numRuns: 400, seed: 35 },
  );
  expect(written).toBeGreaterThan(200);
});

it('never takes the end of a number for the whole', () => {
  const fields = { title: 'Oak stool', attributes: [{ name: 'Weight (g)', value: '1 200' }] };
  expect(verdicts(fields, 'Weight: 1,200 g')).not.toContain('contradicted: 1,200 g');
});

describe('bare numbers take the unit their name ends in', () => {
  it.each([
    ['Height cm', '50', 'It is 50 cm high.', 'supported: 50 cm'],
    ['Schutzhöhe mm', '120', 'It is 12 cm high.', 'supported: 12 cm'],
    ['Volume fl oz', '12', 'Holds 355 ml.', 'supported: 355 ml'],
    ['Size in cm', '60 x 45 x 18', 'It measures 60 x 45 x 18 cm.', 'supported: 60 x 45 x 18 cm'],
    ['Height cm', '50', 'It is 50 mm high.', 'unsupported: 50 mm'],
  ])('%s: %s', (name, value, text, expected) => {
    expect(verdicts({ title: 'Oak stool', attributes: [{ name, value }] }, text)).toContain(expected);
  });

  it.each([
    ['Model A', '5', 'Draws 5 A.'],
    ['Type G', '5', 'Weighs 5 g.'],
    ['Price per kg', '12.50', 'Weighs 12.5 kg.'],
    ['Rubber feet', '4', 'It is 4 feet long.'],
    ['HDMI in', '2', 'It is 2 inches wide.'],
    ['Towel bar', '1', 'Withstands 1 bar.'],
    ['Weight (g)', '1 200', 'Weighs 200 g.'],
  ])('none is read in %s: %s', (name, value, text) => {
    expect(verdicts({ title: 'Oak stool', attributes: [{ name, value }] }, text).join()).toContain('unsupported');
  });
});
