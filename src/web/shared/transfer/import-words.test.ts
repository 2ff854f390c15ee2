import { expect, test } from 'vitest';
import { describeCounts, type ImportState, lookOfImport } from './import-words.ts';

const going: ImportState = { state: 'running', isPaused: false, isCancelled: false, dryRun: false, undone: 'none' };

test('counts of none are left out', () => {
  expect(describeCounts({ read: 5, new: 4, changed: 0, unchanged: 0, refused: 1 })).toBe('4 new, 1 invalid');
  expect(describeCounts({ read: 0, new: 0, changed: 0, unchanged: 0, refused: 0 })).toBe('No products');
});

test.each([
  ['running', true, 'Checking'],
  ['running', false, 'Importing'],
  ['done', true, 'Dry run'],
  ['done', false, 'Imported'],
  ['failed', true, 'Failed'],
] as const)('a run that is %s (dry: %s) is called %s', (state, dryRun, label) => {
  expect(lookOfImport({ ...going, state, dryRun }).label).toBe(label);
});

test('an import that was undone says so, also one that had failed on its way', () => {
  for (const state of ['done', 'failed'] as const)
    expect(lookOfImport({ ...going, state, undone: 'all' }).label).toBe('Undone');
});

test('an import of which something was left is partly undone', () => {
  expect(lookOfImport({ ...going, state: 'done', undone: 'partly' }).label).toBe('Partly undone');
});

test('an import that somebody stopped says how', () => {
  expect(lookOfImport({ ...going, isPaused: true }).label).toBe('Paused');
  expect(lookOfImport({ ...going, state: 'failed', isCancelled: true }).label).toBe('Canceled');
});
