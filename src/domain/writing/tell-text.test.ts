import { expect, test } from 'vitest';
import { tellFragments } from './fragments.ts';
import { draftFor } from './test-product.ts';
import { isWholeSentence } from './whole-sentence.ts';

test.each([
  ['The lid closes tightly.', true],
  ['Two straps hold it.', true],
  ['Carry this bag by its strap.', true],
  ['Print photos at home with this paper.', true],
  ['With two straps, the bag is easy to carry.', true],
  ['With its wide rim this bowl holds two litres.', true],
  ['Made from wool, the scarf keeps you warm.', true],
  ['The batteries give 1.5V of power.', true],
  ['With a strap that makes it easy to carry so you can go far.', false],
  ['Button fly closure at front.', false],
  ['Set in sleeves.', false],
  ['So warm you need nothing else.', false],
  ['But also a coat that keeps the rain out.', false],
  ['No glue / Applies easily.', false],
  ['Elevates any meal, from snacks to roasts.', false],
  ['Continuously monitors the heat in two places.', false],
  ['A long coat from a maker that knows its wool.', false],
  ['The chamber that lets you curl hair at home.', false],
  ['Where a wide cut becomes slim.', false],
])('%j stands in a description: %s', (text, isWhole) => {
  expect(isWholeSentence(text)).toBe(isWhole);
});

test.each([
  'An if a whisper told more.',
  'Raw edges at the neck hide hand-sewn snaps.',
  'Built-in screen guard deflects wind.',
  'Outside 100% wool.',
  '80% more frugal than an oven.',
])('%j names nothing a product has', (text) => {
  expect(tellFragments([text], false)).toEqual([]);
});

test.each([
  ['Liner is a plain colour.', 'The liner is a plain colour.'],
  ['Kit contains two brushes.', 'The kit contains two brushes.'],
  ['Rear of the bag is camouflage.', 'The rear of the bag is camouflage.'],
  ['Detachable strap keeps the bag at your side.', 'The detachable strap keeps the bag at your side.'],
])('%j has its article', (text, told) => {
  const { content } = draftFor({ title: 'Olive Day Bag', description: `This bag is olive. ${text}` }).description;
  expect(content).toContain(told);
});

test('a bullet that calls and names nothing stays a bullet', () => {
  const bullets = ['Cook pizza in minutes for a crisp finish', 'The rack is safe in the dishwasher'];
  const { content } = draftFor({ title: 'Round Oven', bullets }).description;
  expect(content).toContain('The rack is safe');
  expect(content).not.toContain('Cook pizza');
});

test('what joins a sentence to one before it goes', () => {
  const description = 'This oven is round. Additionally, the rack is safe in the dishwasher.';
  const { content } = draftFor({ title: 'Round Oven', description }).description;
  expect(content).toContain('The rack is safe');
  expect(content).not.toContain('Additionally');
});
