import { describe, expect, test } from 'vitest';
import { isForBuiltIn } from '#domain/wishes/ask.ts';
import { readWish } from '#domain/wishes/read-wish.ts';
import { expectSteadyGrowth } from '#testing/growth.ts';
import { readWishes } from './read-wish.ts';

const partsOf = (message: string) => readWishes(message).map(({ part }) => part);

describe('a wish for a text', () => {
  test.each([
    'write a shorter title',
    'Can you write a shorter title, please?',
    'a shorter title please',
    'Please give me new bullets which mention the warranty.',
    'add the warranty to the bullets',
    'remove the price from the description',
    'write a description without the word durable',
    'description under 100 words',
    'a title of at most 60 characters',
    'write a title that starts with Ovenhart',
    'write a title under 60 characters that mentions the warranty',
    'I’d like bullets with the warranty',
    'the title should mention the brand',
    'give me 5 bullets',
  ])('%s is one the built-in writer has a way to follow', (message) => {
    const [wish] = readWishes(message);
    expect(wish?.words).toBe(message);
    const clauses = readWish(message);
    expect(clauses).not.toEqual([]);
    expect(clauses.every(isForBuiltIn)).toBe(true);
  });

  test.each(['make the description friendlier', 'translate the description into French'])(
    '%s is a wish that writer cannot follow',
    (message) => {
      expect(partsOf(message)).toEqual(['description']);
      expect(readWish(message).map(isForBuiltIn)).toEqual([false]);
    },
  );

  test.each(['rewrite the description', 'generate a better title', 'improve the title'])(
    '%s asks nothing in particular',
    (message) => {
      expect(partsOf(message)).toHaveLength(1);
      expect(readWish(message)).toEqual([]);
    },
  );
});

test.each([
  'What is the title?',
  'Is the title too long?',
  'The title is too long',
  'How do I make the title shorter?',
  'What would a shorter title be?',
  'Why is the title borderline?',
  'Compare old and new title',
  'Tell me about the description',
  'Show me the newer title',
  'Who wrote the description?',
  'What about the bullets?',
  'approve the title',
  'Set the title to approved',
  'Change the title to "Foo"',
  'Write me a slogan',
  'Generate content',
  'make it shorter',
  '',
])('%s is no wish', (message) => {
  expect(readWishes(message)).toEqual([]);
});

test.each([
  'even shorter',
  'make it mention the brand',
  'and mention the brand',
  'try again',
  'it should start with Ovenhart',
])('%s goes on with the wish before it', (message) => {
  const before = readWishes('write a shorter title');
  expect(readWishes(message, before)).toEqual([{ part: 'title', words: `write a shorter title. ${message}` }]);
});

test('a long message is read in proportion to its length', () => {
  expectSteadyGrowth((size) => 'please write '.repeat(size), 5_000, readWishes);
  expectSteadyGrowth((size) => `make ${'the title '.repeat(size)}`, 5_000, readWishes);
});

test('of a long message only the start is the wish', () => {
  const [wish] = readWishes(`write a shorter title ${'x'.repeat(5_000)}`);
  expect(wish?.words.length).toBe(2_000);
});
