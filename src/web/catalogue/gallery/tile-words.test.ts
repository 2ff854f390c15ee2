import { expect, test } from 'vitest';
import type { HeroFault, HeroNote } from '#domain/review/hero-note.ts';
import { firstWordOf, isOpen, nameTile, pairIn, wordOf } from './tile-words.ts';

const small: HeroFault = {
  ruleId: 'google.size',
  label: 'Size of images',
  severity: 'warn',
  message: 'Hero is 240 × 240',
  word: '240 px',
  pair: null,
};
const broken: HeroFault = { ...small, ruleId: 'any.broken', label: 'Images load', severity: 'block', word: null };
const note = (given: Partial<HeroNote> = {}): HeroNote => ({
  served: null,
  productId: 1,
  version: 1,
  url: 'https://shop.example/mug.jpg',
  status: 'pending',
  needsTwo: false,
  problem: null,
  faults: [],
  ...given,
});

test('a picture that is missing says why before anything else', () => {
  const missing = note({ problem: 'not-found', faults: [small] });
  expect(wordOf(missing, ['google.size'])).toMatchObject({ text: 'Not found', tone: 'bad' });
});

test('in its group a tile says what was measured for that rule, elsewhere its gravest fault', () => {
  const both = note({ faults: [broken, small] });
  expect(wordOf(both, ['google.size', 'meta.size'])).toMatchObject({ text: '240 px', tone: 'warn' });
  expect(wordOf(both, null)).toMatchObject({ text: 'Images load', tone: 'bad' });
  expect(wordOf(note(), null)).toBeNull();
});

test('a tile does not repeat the name of its group', () => {
  expect(wordOf(note({ faults: [broken] }), ['any.broken'])).toBeNull();
});

test.each([
  [null, 'pending', 'Mug'],
  [{ text: '240 px', title: '', tone: 'warn' }, 'pending', 'Mug: 240 px'],
  [{ text: '240 px', title: '', tone: 'warn' }, 'approved', 'Mug: 240 px, approved'],
  [null, null, 'Mug'],
] as const)('the word %o and the status %s are read out as %s', (word, status, said) => {
  expect(nameTile('Mug', word, status)).toBe(said);
});

test('only pending images with something wrong are open', () => {
  expect(isOpen(undefined)).toBe(false);
  expect(isOpen(note())).toBe(false);
  expect(isOpen(note({ faults: [small] }))).toBe(true);
  expect(isOpen(note({ problem: 'slow' }))).toBe(true);
  expect(isOpen(note({ faults: [small], status: 'approved' }))).toBe(false);
});

test('a pair is shown in the group that is about it alone', () => {
  const pair = { kept: '/a.jpg', copy: '/b.jpg' };
  const same = note({ faults: [small, { ...small, ruleId: 'any.twice', pair }] });
  expect(pairIn(same, ['any.twice'])).toEqual(pair);
  expect(pairIn(same, ['google.size'])).toBeNull();
  expect(pairIn(same, null)).toBeNull();
  expect(pairIn(undefined, ['any.twice'])).toBeNull();
});

test('a first approval is said as long as the images wait, and whether another is needed', () => {
  const first = { by: { id: 9, fullName: 'Maya Lindqvist' } };
  const waits = firstWordOf(note({ needsTwo: true, first }));
  expect(waits).toMatchObject({
    title: 'Approved by Maya Lindqvist. A second person must confirm.',
    text: 'Waits for a second person',
  });
  expect(nameTile('Mug', null, 'pending', waits)).toBe('Mug: waits for a second person');
  expect(firstWordOf(note({ first }))?.title).toMatch(/No second person is needed any more/);
  expect(firstWordOf(note({ needsTwo: true, first, status: 'approved' }))).toBeNull();
  expect(firstWordOf(note({ needsTwo: true }))).toBeNull();
});
