import { expect, test } from 'vitest';
import { forEachTextPart, type PartContent, pickParts, type Status } from '#domain/parts/parts.ts';
import {
  changeEdits,
  cleanValue,
  countWords,
  type Draft,
  draftsOf,
  type EditEvent,
  type Edits,
  isDecidedMeanwhile,
  isOvertaken,
  isUnsaved,
  openDrafts,
} from './edits.reducer.ts';

const at = '2025-03-04T10:00:00.000Z';
const play = (events: EditEvent[], start: Edits = {}) => events.reduce(changeEdits, start);
/** The parts as they are, all waiting. */
const present = (values: Partial<PartContent>) => {
  const parts = pickParts(values);
  return forEachTextPart((part) => ({ value: parts[part], status: 'pending' as Status }));
};
const opened: EditEvent = { type: 'opened', part: 'title', base: 'Kettle', status: 'pending' };
const typed = (value: string): EditEvent => ({ type: 'typed', part: 'title', value, at });

test('an edit begins with the text on the server and has nothing to lose', () => {
  const edits = play([opened]);
  expect(edits.title).toMatchObject({ value: 'Kettle', base: 'Kettle' });
  expect(isUnsaved(edits.title)).toBe(false);
  expect(draftsOf(edits)).toEqual({});
});

test('opening again does not lose what is typed', () => {
  expect(play([opened, typed('Pot'), opened]).title?.value).toBe('Pot');
});

test('what is typed is kept as a draft until it is closed', () => {
  const edits = play([opened, typed('Pot')]);
  expect(draftsOf(edits)).toEqual({
    title: { value: 'Pot', base: 'Kettle', changedAt: at, status: 'pending' },
  });
  expect(draftsOf(play([{ type: 'closed', part: 'title' }], edits))).toEqual({});
});

test('typing back to the same text leaves nothing to keep', () => {
  expect(draftsOf(play([opened, typed('Pot'), typed('Kettle')]))).toEqual({});
});

test('a failed save keeps the text, says why, and can be tried again', () => {
  const failed = play([
    opened,
    typed('Pot'),
    { type: 'saving', part: 'title' },
    { type: 'failed', part: 'title', text: 'Not saved.', detail: 'No connection' },
  ]);
  expect(failed.title).toMatchObject({
    value: 'Pot',
    isSaving: false,
    failure: { text: 'Not saved.', detail: 'No connection' },
  });
  expect(play([{ type: 'saving', part: 'title' }], failed).title).toMatchObject({ isSaving: true, failure: null });
});

test('drafts are opened again unless their text was saved meanwhile', () => {
  const drafts = {
    title: { value: 'Pot', base: 'Kettle', changedAt: at },
    description: { value: 'Saved', base: 'Old', changedAt: at },
  };
  const edits = openDrafts(drafts, present({ title: 'Kettle', description: 'Saved' }));
  expect(Object.keys(edits)).toEqual(['title']);
  expect(edits.title).toMatchObject({ value: 'Pot', isRestored: true, changedAt: at });
});

test('a text changed elsewhere overtakes the edit until the edit goes on from it', () => {
  const edits = play([opened, typed('Pot')]);
  expect(isOvertaken(edits.title, 'Kettle')).toBe(false);
  expect(isOvertaken(edits.title, 'Pan')).toBe(true);
  const rebased = play([{ type: 'rebased', part: 'title', base: 'Pan', status: 'pending' }], edits);
  expect(isOvertaken(rebased.title, 'Pan')).toBe(false);
  expect(rebased.title?.value).toBe('Pot');
});

test.each([
  ['pending', 'approved', true],
  ['pending', 'rejected', true],
  ['approved', 'rejected', true],
  ['approved', 'approved', false],
  ['approved', 'pending', false],
  ['pending', 'pending', false],
] as const)('an edit of a part that was %s and is %s now: decided meanwhile %s', (was, is, isDecided) => {
  const { title } = play([{ ...opened, status: was } as EditEvent, typed('Pot')]);
  expect(title && isDecidedMeanwhile(title, is)).toBe(isDecided);
});

test('a kept draft knows the status it started with; one of an earlier version takes the present one', () => {
  const kept = { value: 'Pot', base: 'Kettle', changedAt: at, status: 'pending' as const };
  const parts = present({ title: 'Kettle' });
  parts.title = { ...parts.title, status: 'approved' };
  const statusOf = (draft: Draft) => openDrafts({ title: draft }, parts).title?.status;
  expect(statusOf(kept)).toBe('pending');
  expect(statusOf({ value: 'Pot', base: 'Kettle', changedAt: at })).toBe('approved');
});

test('an empty list starts with a first field, and has nothing to lose until something is typed', () => {
  const edits = play([{ type: 'opened', part: 'bullets', base: [], status: 'pending' }]);
  expect(edits.bullets?.value).toEqual(['']);
  const touched = play([{ type: 'typed', part: 'bullets', value: ['', ''], at }], edits);
  expect(draftsOf(touched)).toEqual({});
  const written = play([{ type: 'typed', part: 'bullets', value: ['g r'], at }], edits);
  expect(draftsOf(written)).toMatchObject({ bullets: { value: ['g r'], base: [] } });
});

test('one’s own text on its way to the server does not overtake the edit', () => {
  expect(isOvertaken(play([opened, typed('Pot'), { type: 'saving', part: 'title' }]).title, 'Pot')).toBe(false);
});

test('a text brought back after cancelling stands in the field again', () => {
  const draft = { value: 'Pot', base: 'Kettle', changedAt: at };
  const once = play([opened, { type: 'restored', part: 'title', draft, status: 'pending' }]);
  expect(once.title).toMatchObject({ value: 'Pot', base: 'Kettle', isRestored: true });
});

test('an event of a closed edit changes nothing', () => {
  expect(play([typed('Pot'), { type: 'failed', part: 'title', text: 'x', detail: null }])).toEqual({});
});

test.each([
  ['  Kettle ', 'Kettle'],
  [
    [' a ', '', '  ', 'b'],
    ['a', 'b'],
  ],
])('%j is saved as %j', (value, saved) => {
  expect(cleanValue(value)).toEqual(saved);
});

test.each([
  ['', 0],
  ['   ', 0],
  ['one', 1],
  [' one  two\nthree\t', 3],
])('%j has %i words', (text, words) => {
  expect(countWords(text)).toBe(words);
});
