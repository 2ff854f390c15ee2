import { expect, it } from 'vitest';
import { askedQuestions, rememberQuestion } from './query-helper.visit.ts';

it('keeps the last eight questions, newest first and each once', () => {
  for (const number of [1, 2, 3, 4, 5, 6, 7, 8, 9]) rememberQuestion(`question ${number}`);
  rememberQuestion('question 5');
  expect(askedQuestions().map((question) => question.slice(-1))).toEqual(['5', '9', '8', '7', '6', '4', '3', '2']);
});
