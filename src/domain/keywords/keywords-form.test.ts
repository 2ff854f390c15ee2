import { describe, expect, it } from 'vitest';
import {
  emptyKeywordsForm,
  findKeywordsIssues,
  type KeywordsForm,
  toKeywordsForm,
  toKeywordsInput,
} from './keywords-form.ts';

const form = (given: Partial<KeywordsForm>): KeywordsForm => ({ ...emptyKeywordsForm, ...given });
const mug = { id: 7, sku: 'MUG-1', title: 'Mug' };

it.each([
  [form({ category: ' Kitchen  ware ', text: 'mug, 5' }), 'category', 'Kitchen ware'],
  [form({ scope: 'product', product: mug, category: 'left over', text: 'mug, 5' }), 'product', '7'],
])('%j is sent for the %s %s', (given, scope, value) =>
  expect(toKeywordsInput(given)).toEqual({ scope, value, keywords: [{ text: 'mug', volume: 5 }] }),
);

it.each([
  [{ scope: 'category', value: 'Kitchen', product: null }, form({ category: 'Kitchen', text: 'mug, 5\ncup' })],
  [{ scope: 'product', value: '7', product: mug }, form({ scope: 'product', product: mug, text: 'mug, 5\ncup' })],
] as const)('%j is shown as it is typed', (list, shown) => {
  const keywords = [
    { text: 'mug', volume: 5 },
    { text: 'cup', volume: null },
  ];
  expect(toKeywordsForm({ ...list, keywords, version: 1, updatedAt: '' })).toEqual(shown);
});

describe('findKeywordsIssues', () => {
  it.each([
    [form({ category: 'Kitchen', text: 'mug' }), []],
    [
      form({ category: '  ', text: ' \n' }),
      [
        { path: 'category', message: 'Enter a category.' },
        { path: 'text', message: 'Enter at least one keyword, or delete the list.' },
      ],
    ],
    [form({ scope: 'product', text: 'mug' }), [{ path: 'product', message: 'Select a product.' }]],
    [
      form({ category: 'Kitchen', text: 'mug\nred, cup, 5' }),
      [{ path: 'text', message: 'Line 2: A keyword cannot contain a comma.' }],
    ],
    [
      form({ category: 'Kitchen', text: 'a, 1,2\nb, 1,2' }),
      [{ path: 'text', message: 'Line 1: “1,2” is not a whole number. 1 more line is invalid.' }],
    ],
    [
      form({ category: 'Kitchen', text: 'a, 1,2\nb, 1,2\nc, 1,2' }),
      [{ path: 'text', message: 'Line 1: “1,2” is not a whole number. 2 more lines are invalid.' }],
    ],
  ])('of %j are %j', (given, issues) => expect(findKeywordsIssues(given)).toEqual(issues));
});
