import { expect, it } from 'vitest';
import { nearestQuestion } from './nearest-question.ts';

const examples = ['How many products are pending?', 'Average score per category'];
const any = () => true;

it('is the question without what was not understood', () => {
  expect(nearestQuestion('pending products in Kitchen with sparkle', ['sparkle'], examples, any)).toBe(
    'pending products in Kitchen',
  );
});

it('is the example that shares most words where the rest is no question', () => {
  const isExample = (question: string) => examples.includes(question);
  expect(nearestQuestion('average margin per category', ['margin'], examples, isExample)).toBe(
    'Average score per category',
  );
});

it('is nothing that cannot be answered itself', () => {
  expect(nearestQuestion('pending products with sparkle', ['sparkle'], examples, () => false)).toBeNull();
});

it('is an example where nothing is left of the question', () => {
  expect(nearestQuestion('sparkle', ['sparkle'], examples, any)).toBe('How many products are pending?');
});
