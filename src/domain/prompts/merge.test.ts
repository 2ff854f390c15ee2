import { describe, expect, test } from 'vitest';
import { mergeInstruction } from './merge.ts';
import type { Prompt } from './prompts.contract.ts';
import { testPrompt } from './test-prompt.ts';

const wide = (prompt: string): Prompt => testPrompt({ id: 1, prompt, scope: 'global' });
const narrow = (prompt: string): Prompt => testPrompt({ id: 2, prompt, scope: 'brand', scopeValue: 'Clayfield' });

test('every line names the prompt it stands in, and the text is the lines in order', () => {
  const merged = mergeInstruction([
    wide('Keep the title under 60 characters. Use short, plain sentences.'),
    narrow('Mention stoneware'),
  ]);
  expect(merged.text).toBe('Keep the title under 60 characters\nUse short, plain sentences\nMention stoneware');
  expect(merged.lines).toMatchObject([
    { promptId: 1, scope: 'global', scopeValue: null, needsModel: false },
    { promptId: 1, needsModel: true },
    { promptId: 2, scope: 'brand', scopeValue: 'Clayfield', needsModel: false },
  ]);
});

test('no prompts amount to nothing', () => {
  expect(mergeInstruction([])).toEqual({ text: '', lines: [] });
});

describe('a wider line gives way to a narrower one', () => {
  test.each([
    ['about length', 'Make it shorter', 'Make it longer'],
    ['about the same limit', 'Keep the title under 60 characters', 'Keep the title under 80 characters'],
    ['about a limit of all parts', 'Keep the title under 60 characters', 'Keep it under 90 characters'],
    ['about words', 'max 40 words', 'max 60 words'],
    ['about the number of bullets', 'Write 5 bullets', 'Write 3 bullets'],
    ['about the start', 'Start with the material', 'Start with the brand'],
    ['about a word', 'Mention plastic', 'Avoid plastic'],
    ['about the tone', 'Use a friendly tone', 'Keep a formal tone of voice'],
    ['about the language', 'Translate to German', 'Write in French'],
  ])('%s', (_about, first, second) => {
    const { lines, text } = mergeInstruction([wide(first), narrow(second)]);
    expect(text).toBe(second);
    expect(lines[0]?.overriddenBy).toEqual({
      promptId: 2,
      scope: 'brand',
      scopeValue: 'Clayfield',
      reason: `The brand prompt for Clayfield has a narrower scope: "${second}".`,
    });
    expect(lines[1]?.overriddenBy).toBeUndefined();
  });
});

describe('both lines hold', () => {
  test.each([
    ['that ask the same', 'Make it shorter', 'Keep it concise'],
    ['of different parts', 'Keep the title under 60 characters', 'Keep the description under 500 characters'],
    ['about different words', 'Avoid plastic', 'Mention steel'],
    ['about length and a limit', 'Make it longer', 'Keep it under 500 characters'],
  ])('%s', (_which, first, second) => {
    const { lines } = mergeInstruction([wide(first), narrow(second)]);
    expect(lines.every((line) => !line.overriddenBy && line.exceptions.length === 0)).toBe(true);
  });
});

test('a line that gives way in one part or one word only holds in the rest, and says so', () => {
  const inPart = mergeInstruction([wide('Keep it under 200 characters'), narrow('Keep the title under 60 characters')]);
  expect(inPart.lines[0]?.exceptions).toEqual([
    'Does not apply in the title. The brand prompt for Clayfield has a narrower scope: "Keep the title under 60 characters".',
  ]);
  const forWord = mergeInstruction([wide('Avoid plastic and steel'), narrow('Mention steel')]);
  expect(forWord.lines[0]?.exceptions).toEqual([
    'Does not apply to "steel". The brand prompt for Clayfield has a narrower scope: "Mention steel".',
  ]);
  expect(forWord.text).toBe('Avoid plastic and steel\nMention steel');
  const inTwoParts = mergeInstruction([
    wide('Keep it under 200 characters'),
    narrow('Keep the title and the bullets under 60 characters'),
  ]);
  expect(inTwoParts.lines[0]?.exceptions).toEqual([
    'Does not apply in the title and the bullets. The brand prompt for Clayfield has a narrower scope: "Keep the title and the bullets under 60 characters".',
  ]);
  const wordInPart = mergeInstruction([wide('Avoid plastic'), narrow('Mention plastic in the title')]);
  expect(wordInPart.lines[0]?.exceptions).toEqual([
    'Does not apply to "plastic" in the title. The brand prompt for Clayfield has a narrower scope: "Mention plastic in the title".',
  ]);
});

test('of two of one scope the newer holds', () => {
  const { lines } = mergeInstruction([wide('Make it shorter'), { ...wide('Make it longer'), id: 3 }]);
  expect(lines[0]?.overriddenBy).toMatchObject({
    promptId: 3,
    reason: 'The global prompt is newer: "Make it longer".',
  });
});

test('lines of one prompt never conflict with each other', () => {
  const { lines } = mergeInstruction([wide('Keep the title under 60 characters. Keep it under 200 characters.')]);
  expect(lines.map((line) => line.overriddenBy)).toEqual([undefined, undefined]);
});
