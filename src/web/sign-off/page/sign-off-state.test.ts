import { expect, test } from 'vitest';
import { SignOffState } from './sign-off-state.ts';

type Opened = ConstructorParameters<typeof SignOffState>[0];
type Answers = readonly (readonly ('yes' | 'no' | null | 'gone')[])[];

/** Of each product the answers of its parts. */
const opened = (answers: Answers): Opened => ({
  ...{ forWhom: 'Northwind', message: null, madeBy: 'Maya', expiresAt: '2026-12-04T18:00:00.000Z', revision: 0 },
  products: answers.map((_, id) => ({ id, sku: `S-${id}`, title: 'Hoodie', retailer: null, picture: null })),
  parts: answers.flatMap((own, productId) =>
    own.map((answer, index) => ({
      ...{ productId, part: index === 0 ? ('title' as const) : ('bullets' as const), isSent: false, isChanged: false },
      ...{ answer: answer === 'gone' ? null : answer, isGone: answer === 'gone' },
    })),
  ),
});

test.each<[string, Answers, number]>([
  [
    'a part without an answer',
    [
      ['yes', 'no'],
      ['yes', null],
      [null, null],
    ],
    1,
  ],
  [
    'parts, but not those that are gone',
    [
      ['gone', 'gone'],
      ['yes', 'gone'],
      [null, null],
    ],
    2,
  ],
  [
    'nothing: then with the first',
    [
      ['yes', 'yes'],
      ['no', 'yes'],
    ],
    0,
  ],
])('a link that is opened again goes on where there is %s', (_, answers, at) => {
  expect(new SignOffState(opened(answers)).firstOpen()).toBe(at);
});
