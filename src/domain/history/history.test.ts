import { expect, test } from 'vitest';
import type { HistoryEntry } from './history.contract.ts';
import { describeAction, describeEntry, groupByDay, groupByType, hasNewContent, readContent } from './history.ts';

const ann = { id: 2, fullName: 'Ann Lee' };
const entry = (given: Partial<HistoryEntry>): HistoryEntry => ({
  id: 1,
  productId: 7,
  productTitle: 'Kettle',
  contentType: 'title',
  action: 'edited',
  previousContent: 'Kettle',
  newContent: 'Steel kettle',
  changedBy: ann,
  changeDate: '2025-03-04T10:00:00.000Z',
  status: 'pending',
  details: null,
  ...given,
});

test.each([
  [{ contentType: 'title', status: 'approved' }, 'Title content was approved'],
  [{ contentType: 'bullets', status: 'rejected' }, 'Bullet Points content was rejected'],
  [{ contentType: 'secondaryImage', status: 'pending' }, 'Secondary Image content was pending'],
  [{ contentType: 'description', status: null }, 'Description content was updated'],
] as const)('%j reads as the specified sentence', (given, sentence) => {
  expect(describeEntry(given)).toBe(sentence);
});

test('an entry says who acted, where that is known', () => {
  expect(describeAction({ action: 'rolled-back', changedBy: ann })).toBe('Rolled back by Ann Lee');
  expect(describeAction({ action: 'imported', changedBy: null })).toBe('Changed by an import');
});

test('a decision brings no new content, an edit does', () => {
  expect(hasNewContent(entry({ previousContent: ['a'], newContent: ['a'] }))).toBe(false);
  expect(hasNewContent(entry({}))).toBe(true);
});

test.each([
  [null, { kind: 'none' }],
  [undefined, { kind: 'none' }],
  ['', { kind: 'text', text: '' }],
  [['a', 'b'], { kind: 'list', items: ['a', 'b'] }],
  [[1], { kind: 'other', value: [1] }],
  [{ a: 1 }, { kind: 'other', value: { a: 1 } }],
])('content %j is read by its shape', (value, content) => {
  expect(readContent(value)).toEqual(content);
});

test('days run from the newest back, and so do the entries of a day', () => {
  const entries = [
    entry({ id: 1, changeDate: '2025-03-03T23:00:00.000Z' }),
    entry({ id: 3, changeDate: '2025-03-04T08:00:00.000Z' }),
    entry({ id: 2, changeDate: '2025-03-04T08:00:00.000Z' }),
  ];
  const days = groupByDay(entries, (date) => date.toISOString().slice(0, 10));
  expect(days.map(({ day, entries }) => [day, entries.map(({ id }) => id)])).toEqual([
    ['2025-03-04', [3, 2]],
    ['2025-03-03', [1]],
  ]);
});

test('the day is the reader’s own, as the given format has it', () => {
  const east = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tokyo', dateStyle: 'short' });
  expect(groupByDay([entry({ changeDate: '2025-03-03T23:00:00.000Z' })], (date) => east.format(date))[0]?.day).toBe(
    '2025-03-04',
  );
});

test('groups by type follow the screen and leave out what has no entry', () => {
  const entries = [
    entry({ id: 1, contentType: 'images' }),
    entry({ id: 2, contentType: 'title' }),
    entry({ id: 3, contentType: 'title', changeDate: '2025-03-05T10:00:00.000Z' }),
  ];
  expect(groupByType(entries).map(({ type, entries }) => [type, entries.map(({ id }) => id)])).toEqual([
    ['title', [3, 2]],
    ['images', [1]],
  ]);
});
