import { expect, test } from 'vitest';
import { rootOf, singularOf, stemOf } from './word-forms.ts';

test.each([
  ['mugs', 'mug'],
  ['knives', 'knife'],
  ['shelves', 'shelf'],
  ['batteries', 'battery'],
  ['boxes', 'box'],
  ['glass', 'glass'],
])('the singular of %s is %s', (word, singular) => {
  expect(singularOf(word)).toBe(singular);
});

test.each(['has', 'lens', 'gas'])('%s is left as it is', (word) => {
  expect(stemOf(word)).toBe(word);
});

test.each([
  ['weighs', 'weight'],
  ['charging', 'charged'],
  ['dried', 'dries', 'dry'],
  ['lenses', 'lens'],
  ['shelves', 'shelf'],
  ['bleached', 'bleaching', 'bleach'],
])('%s has the root of its other forms', (...words) => {
  expect(new Set(words.map(rootOf)).size).toBe(1);
});

test.each([
  ['tied', 'ty'],
  ['lead', 'leather'],
])('%s and %s have roots of their own', (one, other) => {
  expect(rootOf(one)).not.toBe(rootOf(other));
});
