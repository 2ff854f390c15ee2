import { describe, expect, test } from 'vitest';
import { readClauses, readInstructions } from './instructions.ts';

describe('reading a prompt', () => {
  test.each([
    ['make it shorter', { length: 'shorter' }],
    ['Please keep it concise.', { length: 'shorter' }],
    ['Make the description longer', { length: 'longer' }],
    ['Mention the battery and the lid', { mention: ['battery', 'lid'] }],
    ['Avoid the word "cheap", do not mention plastic', { avoid: ['cheap', 'plastic'] }],
    ['Start with the material', { startWith: 'material' }],
    ['write 3 bullets', { bulletCount: 3 }],
    ['Exactly four bullet points', { bulletCount: 4 }],
    ['Keep it under 60 characters', { maxChars: 60 }],
    ['max 40 words', { maxWords: 40 }],
    ['Make it shorter and mention cotton', { length: 'shorter', mention: ['cotton'] }],
  ])('%j', (prompt, expected) => {
    const read = readInstructions(prompt);
    expect(read).toMatchObject(expected);
    expect(read.reasons).toEqual([]);
  });

  test.each(['Make it more persuasive and add benefits', 'Translate to German', 'Use a friendly tone'])(
    '%j needs a language model',
    (prompt) => {
      const read = readInstructions(prompt);
      expect(read.reasons.length).toBeGreaterThan(0);
      expect(read.reasons.every(({ text }) => text.includes('needs a language model'))).toBe(true);
      expect(read.mention).toEqual([]);
    },
  );

  test('no prompt asks nothing', () => {
    expect(readInstructions(null)).toMatchObject({ length: null, mention: [], avoid: [], reasons: [] });
  });
});

test.each([
  ['Keep the language unchanged', true],
  ['Do not translate', true],
  ['Use a plain, factual tone', true],
  ['Use a witty tone', false],
  ['Translate to German', false],
])('%j is followed: %s', (prompt, isFollowed) => {
  expect(readClauses(prompt).map((clause) => clause.isFollowed)).toEqual([isFollowed]);
});
