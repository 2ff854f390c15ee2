import { expect, test } from 'vitest';
import { countedLength, countProgress, stateOfProduct } from './progress.ts';

const part = (productId: number, answer: 'yes' | 'no' | 'change' | null, given: object = {}) => ({
  ...{ productId, answer, isGone: false, isSent: false },
  ...given,
});

test.each([
  ['open', [null, null]],
  ['some', ['yes', null]],
  ['yes', ['yes', 'yes']],
  ['change', ['change', 'change']],
  ['no', ['no', 'no']],
  ['mixed', ['yes', 'no', 'change', 'yes']],
  ['mixed', ['yes', 'change']],
] as const)('a product is %s with %j', (state, answers) => {
  expect(stateOfProduct(answers.map((answer) => part(1, answer)))).toBe(state);
});

test('a part that is gone needs no answer; a product of such parts is gone', () => {
  expect(stateOfProduct([part(1, 'yes'), part(1, null, { isGone: true })])).toBe('yes');
  expect(stateOfProduct([part(1, null, { isGone: true })])).toBe('gone');
});

test('answered counts products whose parts all have an answer; the rest is about parts', () => {
  const parts = [part(1, 'yes', { isSent: true }), part(1, 'no'), part(2, 'change'), part(3, 'yes'), part(3, null)];
  expect(countProgress(parts)).toEqual({
    products: 3,
    answered: 2,
    parts: 5,
    by: { yes: 2, change: 1, no: 1 },
    unsent: 3,
  });
});

test('a limit is about the text, or the longest line of a list', () => {
  expect(countedLength(' Mug ', 'text')).toBe(3);
  expect(countedLength('Mug\n Large mug \n', 'texts')).toBe(9);
});
