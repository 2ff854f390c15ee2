import { expect, test } from 'vitest';
import { partTable, scoredParts } from '#domain/parts/parts.ts';
import { ownFilterLabel, partStatusOptions } from './own-filters.ts';

test.each([
  ['band', 'red', '40 or less'],
  ['status', 'rejected', 'Any part rejected'],
  ['issue', 'none', 'No issues'],
  ['partStatus', 'title-rejected', 'Title rejected'],
  ['partStatus', 'bullets-pending', 'Bullets pending'],
] as const)('%s %s reads %s', (key, value, label) => {
  expect(ownFilterLabel(key, value)).toBe(label);
});

test('part statuses offer what Content Issues does not', () => {
  const ofUnscored = Object.values(partTable).filter(({ isScored }) => !isScored);
  const labels = partStatusOptions.map((option) => option.label);
  expect(labels).toHaveLength(1 + 2 * (scoredParts.length + ofUnscored.length));
  expect(labels.slice(0, 1 + 2 * scoredParts.length)).toEqual([
    'All Part Statuses',
    'Title approved',
    'Title rejected',
    'Description approved',
    'Description rejected',
    'Bullets approved',
    'Bullets rejected',
    'Images approved',
    'Images rejected',
  ]);
});
