import { describe, expect, test } from 'vitest';
import { countNoun, describeCounts, describeState, encodingLabel } from './transfer-labels.ts';

describe('words', () => {
  test('counts of none are left out', () => {
    expect(describeCounts({ read: 5, new: 4, changed: 0, unchanged: 0, refused: 1 })).toBe('4 new, 1 refused');
    expect(describeCounts({ read: 0, new: 0, changed: 0, unchanged: 0, refused: 0 })).toBe('No products');
    expect(countNoun(1, 'product')).toBe('1 product');
    expect(countNoun(1204, 'product')).toBe('1,204 products');
  });

  test('an encoding without a name of its own goes by its label', () => {
    expect(encodingLabel('Windows-1250')).toBe('Central European (Windows-1250)');
    expect(encodingLabel('macintosh')).toBe('macintosh');
  });

  test.each([
    ['running', true, 'Checking'],
    ['running', false, 'Importing'],
    ['done', true, 'Dry run'],
    ['done', false, 'Imported'],
    ['failed', true, 'Failed'],
  ] as const)('a run that is %s (dry: %s) is called %s', (state, dryRun, label) => {
    expect(describeState({ state, dryRun }).label).toBe(label);
  });
});
