import { expect, it } from 'vitest';
import { findMention, matchPeople } from './find-mention.ts';

it.each([
  ['Ask @', { at: 4, query: '' }],
  ['@To', { at: 0, query: 'To' }],
  ['(@Ann Le', { at: 1, query: 'Ann Le' }],
  ['mail@to', null],
  ['@Ann Lee please', null],
  ['no mention', null],
])('at the end of %j the mention is %j', (text, found) => {
  expect(findMention(text, text.length)).toEqual(found);
});

it('finds the mention at the caret alone', () => {
  expect(findMention('@To and more', 3)).toEqual({ at: 0, query: 'To' });
});

it('offers those of whose name a word starts so', () => {
  const people = ['Ann Lee', 'Tomas Berg', 'Lena Holm'].map((fullName, id) => ({ id, fullName }));
  expect(matchPeople(people, 'le').map(({ fullName }) => fullName)).toEqual(['Ann Lee', 'Lena Holm']);
  expect(matchPeople(people, '')).toHaveLength(3);
  expect(matchPeople(people, 'ee')).toEqual([]);
});
