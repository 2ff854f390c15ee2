import { expect, test } from 'vitest';
import { forEachTextPart, partTable, textParts } from '#domain/parts/parts.ts';
import type { TriedProduct } from '#domain/prompts/prompt-trial.contract.ts';
import { summariseTrial } from '#domain/prompts/trial-summary.ts';
import { describeTried, figureRows, noteLines, summarise } from './trial-words.ts';

const figures = (title: number, quality = 80, unsupported = 0) => ({
  lengths: { ...forEachTextPart(() => 0), title, bullets: 200, description: 900 },
  quality,
  unsupported,
  contradicted: 0,
  brokenRules: [],
});
const tried = (given: Partial<TriedProduct> = {}): TriedProduct => ({
  id: 1,
  sku: 'A',
  title: 'A mug',
  before: figures(95, 80, 1),
  after: figures(58, 82),
  changes: [{ part: 'title', before: 'Long', after: 'Short' }],
  lines: [],
  notes: [],
  ...given,
});
const same = tried({ after: figures(95, 80, 1), changes: [] });

test('a product shows what changes', () => {
  expect(describeTried(tried())).toBe('Title 95 → 58 characters · open claims 1 → 0');
  expect(describeTried(same)).toBe('Nothing changes');
});

test.each([
  [[tried(), same], 99, '2 of 99 products tested: 1 of them would change.'],
  [[tried(), tried()], 2, 'All 2 products tested: all of them would change.'],
  [[tried()], 1, 'The only product tested: it would change.'],
  [[same], 5, '1 of 5 products tested: the prompt changes nothing.'],
])('the whole is shown: %#', (all, total, words) => {
  expect(summarise(all, total)).toBe(words);
});

test('the means say what changed and whether that is better', () => {
  const { before, after } = summariseTrial([tried(), same]);
  const unscored = textParts.filter((part) => !partTable[part].isScored);
  const ofUnscored = new Set(unscored.map((part) => `${partTable[part].shortLabel}, characters`));
  expect(figureRows(before, after).filter(({ name }) => !ofUnscored.has(name))).toEqual([
    { name: 'Title, characters', before: '95', after: '77', change: '−18', isBetter: null },
    { name: 'Bullets, characters', before: '200', after: '200', change: null, isBetter: null },
    { name: 'Description, characters', before: '900', after: '900', change: null, isBetter: null },
    { name: 'Listing Quality', before: '80.0%', after: '81.0%', change: '+1.0%', isBetter: true },
    { name: 'Open claims', before: '1.0', after: '0.5', change: '−0.5', isBetter: true },
    { name: 'Rules broken', before: '0.0', after: '0.0', change: null, isBetter: null },
  ]);
});

test('lines that do not count are named, and what a model follows is not', () => {
  const lines = [
    { text: 'Use a friendly tone', isFollowed: null, needsModel: true, exceptions: [], overridden: null },
    { text: 'Keep it short', isFollowed: true, needsModel: false, exceptions: [], overridden: null },
  ];
  const overridden = lines.map((line) => (line.isFollowed ? { ...line, overridden: 'The other is narrower.' } : line));
  const all = [tried({ lines }), tried({ lines: overridden })];
  const lost = { text: 'Keep it short', note: 'is overridden by another prompt on 1 of 2 products' };
  expect(noteLines(all, true)).toEqual([
    { text: 'Use a friendly tone', note: 'needs a language model; the built-in writer does not follow it' },
    lost,
  ]);
  expect(noteLines(all, false)).toEqual([lost]);
  const missed = lines.map((line) => ({ ...line, isFollowed: false }));
  expect(noteLines([tried({ lines }), tried({ lines: missed })], false)).toContainEqual({
    text: 'Keep it short',
    note: 'is not followed on 1 of 2 products',
  });
  expect(noteLines([], true)).toEqual([]);
});
