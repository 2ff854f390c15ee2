import { describe, expect, test } from 'vitest';
import { readClauses } from '#domain/writing/instructions.ts';
import { expectSteadyGrowth } from '#testing/growth.ts';
import { readWishes, toPlainPrompt } from './read-wish.ts';

const partsOf = (message: string) => readWishes(message).map(({ part }) => part);

describe('a wish for a text', () => {
  test.each([
    ['write a shorter title', 'write a shorter title'],
    ['Can you write a shorter title, please?', 'write a shorter title'],
    ['a shorter title please', 'a shorter title'],
    ['Please give me new bullets which mention the warranty.', 'mention the warranty'],
    ['add the warranty to the bullets', 'mention the warranty'],
    ['remove the price from the description', 'do not mention the price'],
    ['write a description without the word durable', 'without the word durable'],
    ['description under 100 words', 'under 100 words'],
    ['a title of at most 60 characters', 'at most 60 characters'],
    ['write a title that starts with Ovenhart', 'start with Ovenhart'],
    ['write a title under 60 characters that mentions the warranty', 'under 60 characters and mention the warranty'],
    ['I’d like bullets with the warranty', 'mention the warranty'],
    ['the title should mention the brand', 'the title should mention the brand'],
    ['give me 5 bullets', 'give me 5 bullets'],
  ])('%s is told to the built-in writer so that it follows all of it', (message, told) => {
    const [wish] = readWishes(message);
    expect(wish?.words).toBe(message);
    const prompt = wish ? toPlainPrompt(wish) : '';
    expect(prompt).toBe(told);
    expect(readClauses(prompt).every(({ isFollowed }) => isFollowed)).toBe(true);
  });

  test.each(['make the description friendlier', 'translate the description into French'])(
    '%s is a wish that writer cannot follow',
    (message) => {
      expect(partsOf(message)).toEqual(['description']);
      expect(readClauses(toPlainPrompt(readWishes(message)[0] ?? { part: 'title', words: '' }))).toMatchObject([
        { isFollowed: false },
      ]);
    },
  );

  test.each(['rewrite the description', 'generate a better title', 'improve the title'])(
    '%s asks nothing in particular',
    (message) => {
      expect(toPlainPrompt(readWishes(message)[0] ?? { part: 'title', words: 'x' })).toBe('');
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
