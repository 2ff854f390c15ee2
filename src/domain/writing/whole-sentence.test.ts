import { expect, test } from 'vitest';
import { isWholeSentence } from './whole-sentence.ts';

test.each([
  ['The lid closes tightly.', true],
  ['With a strap of cotton, this bag is light.', true],
  ['The bag is light; the strap is strong.', true],
  ['With a strap of cotton.', false],
  ['Button fly at front.', false],
  ['Elevates any meal.', false],
  ['Evenly spreads power across each plate to bake two pies.', false],
  ['Scones and buns done the way you like.', false],
  ['Everything you need, plus more.', false],
  ['Everything you need for tea is in the box.', true],
  ['Formalwear that’s not trying too hard.', false],
  ['No fees / ships in a box.', false],
  ['Fully licensed goods; the puzzle has 90 pieces.', false],
  ['The soft line you can now bend, turn and twist.', false],
  ['Officially licensed duck costume, look for the mark on the box.', false],
  ['If the lid is wet, use a dry cloth.', true],
  ['Rustic baking methods that bring out the taste of rye.', false],
  ['Serving guests of the mill in 28 towns.', false],
  ['Colors that make sure they are not lost in the snow.', false],
  ['Those that come first are served first.', true],
  ['Tap with this small lamp that lights a page.', true],
  ['Soft belt for a close fit, complete with pads and a front pocket.', false],
])('whether %j may stand in a description: %s', (text, isWhole) => {
  expect(isWholeSentence(text)).toBe(isWhole);
});
