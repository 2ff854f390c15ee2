import { expect, test } from 'vitest';
import { sharedNotes } from './shared-notes.ts';

const parts = (title: string[], bullets: string[], description: string[]) => ({
  title,
  bullets,
  description,
  images: [],
});

test.each([
  ['a note of two parts is shared', parts(['no fact'], ['no fact', 'merged'], []), ['no fact']],
  ['a note of one part is its own', parts(['a'], ['b'], ['c']), []],
  ['a note said twice on one part is still its own', parts(['a', 'a'], [], []), []],
  ['shared notes keep their order', parts(['a', 'b'], ['b', 'a'], []), ['a', 'b']],
])('%s', (_title, given, shared) => {
  expect(sharedNotes(given)).toEqual(shared);
});
