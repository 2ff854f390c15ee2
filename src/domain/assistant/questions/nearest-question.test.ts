import { expect, it } from 'vitest';
import { nearestQuestion } from './nearest-question.ts';

const examples = ['How many products are pending?', 'Average score per category'];
const any = () => true;
/** What is nearest to a question of which the last place of a text was not understood. */
function nearest(question: string, unread: string, isAnswered: (question: string) => boolean) {
  const start = question.lastIndexOf(unread);
  return nearestQuestion(question, [{ start, end: start + unread.length }], examples, isAnswered);
}

it.each([
  ['pending products in Kitchen with sparkle', 'sparkle', 'pending products in Kitchen'],
  ['pending sparklers that are of sparkle?', 'sparkle', 'pending sparklers'],
  ['sparkle products, pending', 'sparkle products,', 'pending'],
])('is the question without what was not understood: %s', (question, unread, left) => {
  expect(nearest(question, unread, (asked) => asked === left)).toBe(left === 'pending' ? null : left);
});

it('is the example that shares most words where the rest is no question', () => {
  const isExample = (question: string) => examples.includes(question);
  expect(nearest('average margin per category', 'margin', isExample)).toBe('Average score per category');
});

it('is nothing that cannot be answered itself', () => {
  expect(nearest('pending products with sparkle', 'sparkle', () => false)).toBeNull();
});

it('is an example where nothing is left of the question, or nothing but that it asks', () => {
  expect(nearest('how many sparkles', 'sparkles', any)).toBe('How many products are pending?');
  expect(nearest('sparkle', 'sparkle', any)).toBe('How many products are pending?');
});
