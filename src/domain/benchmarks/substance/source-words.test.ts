// What the source of a product says, and how much of it a listing uses.
import { expect, test } from 'vitest';
import { noAims } from '../aims.ts';
import type { RuleProduct } from '../finding.ts';
import { plainProduct } from '../kinds/test-target.ts';
import { factsMeasure } from './facts.measure.ts';
import { ListingReading } from './read-listing.ts';
import { readSource } from './source-words.ts';

const source: RuleProduct = {
  ...plainProduct,
  title: 'Oak Bench',
  description: '<p>Seat of solid oak. It carries 150 kg. Free shipping on all orders! Seat of solid oak.</p>',
  bullets: ['Legs of ash', 'Enjoy it.', 'Two rails under the seat'],
  attributes: [{ name: 'Finish', value: 'Waxed' }],
};

test('a source is read once for a product, and there is none without texts', () => {
  expect(readSource(source)).toBe(readSource(source));
  expect(readSource(plainProduct)).toBeNull();
  expect(readSource({ ...plainProduct, title: '', description: '', bullets: [] })).toBeNull();
});

test('its texts state each thing once, without the talk of a sale and what states nothing', () => {
  expect(readSource(source)?.statements.map(({ text }) => text)).toEqual([
    'Legs of ash',
    'Two rails under the seat',
    'Seat of solid oak.',
    'It carries 150 kg.',
  ]);
});

test('its words are those of texts, fields and attributes', () => {
  const { stems, pairs, language } = readSource(source) ?? {};
  for (const stem of ['oak', 'bench', 'ash', '150', 'waxed', 'finish', 'kitche', 'clayfi'])
    expect(stems?.has(stem), stem).toBe(true);
  expect([pairs?.has('solid oak'), pairs?.has('leg ash'), pairs?.has('ash two')]).toEqual([true, true, false]);
  expect(language).toBe(0);
});

const used = (copy: { title?: string; description?: string; bullets?: string[] }, product = source) =>
  factsMeasure.measure(
    new ListingReading({ title: '', description: '', bullets: [], ...copy }, product, noAims),
    'substance',
  );

test('facts are those of the texts, too', () => {
  const own = {
    title: 'Oak Bench',
    description: source.description ?? '',
    bullets: ['Legs of ash', 'Enjoy it.', 'Two rails under the seat'],
  };
  expect(used(own)?.message).toBe('Text uses 4 of 5 source facts and 1 other number');
  expect(used({ description: 'A waxed bench with legs of ash.' })).toMatchObject({
    message: 'Text uses 2 of 5 source facts',
    fix: 'Not mentioned yet: “Two rails under the seat” and 2 more.',
  });
});

test('a product with bullets alone has facts, and who leaves them out loses by it', () => {
  const words = ['pine', 'elm', 'yew', 'fir', 'box', 'lime', 'pear', 'plum', 'teak', 'iroko', 'beech'];
  const bullets = words.map((word) => `Rail of ${word} in front`);
  const product: RuleProduct = { ...source, description: '', bullets, attributes: [] };
  const whole = used({ title: 'Oak Bench', bullets }, product);
  const half = used(
    { title: 'Oak Bench', bullets: bullets.slice(0, 2).map((bullet) => bullet.replace('Rail', 'Slat')) },
    product,
  );
  expect(whole?.message).toBe('Text uses 11 of 11 source facts');
  expect(half?.share).toBeGreaterThan(whole?.share ?? 1);
});

test('a figure without words is none', () => {
  expect(used({ description: '7 8 9 10. It is 42 cm tall.' }, plainProduct)?.message).toBe(
    'Text uses 0 of 1 source facts and 1 other number',
  );
});
