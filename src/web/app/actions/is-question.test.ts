import { expect, test } from 'vitest';
import { isQuestion } from './is-question.ts';

test.each([
  ['How many products are pending', true],
  ['pending?', true],
  ['which brand has most issues', true],
  ['show rejected products', true],
  ['average score per category', true],
  ['how', false],
  ['show keys', false],
  ['?', false],
  ['', false],
  ['stoneware mug', false],
  ['showcase for three mugs', false],
  ['List', false],
])('%j is a question: %s', (text, expected) => expect(isQuestion(text)).toBe(expected));
