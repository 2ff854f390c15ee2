import { expect, test } from 'vitest';
import { describeLed } from './written-with.tsx';

const prompts = [
  { id: 1, version: 1 },
  { id: 2, version: 4 },
];

test.each([
  [prompts, null, '2 prompts'],
  [prompts.slice(1), null, 'one prompt'],
  [prompts, 'Make it shorter', '2 prompts and a custom prompt'],
  [[], 'Make it shorter', 'a custom prompt'],
  [[], undefined, null],
])('%j with %j is %s', (library, prompt, words) => {
  expect(describeLed({ prompts: library, prompt })).toBe(words);
});
