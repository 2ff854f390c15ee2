import { expect, test } from 'vitest';
import type { DraftRecord } from '#domain/history/draft-record.ts';
import { findWriting, type WrittenEntry, wasReplaced } from './find-writing.ts';

const ann = { id: 1, fullName: 'Ann Lee' };
const bob = { id: 2, fullName: 'Bob Orr' };
const draft: DraftRecord = {
  engine: 'wren-2',
  reasons: [],
  checks: { supported: 1, unsupported: 0, contradicted: 0, brokenRules: [] },
  isRepaired: false,
  prompts: [],
  inputHash: 'a',
};
const written = (action: WrittenEntry['action'], from: string, to: string, more: Partial<WrittenEntry> = {}) => ({
  action,
  previousContent: from,
  newContent: to,
  changedBy: ann,
  details: null,
  ...more,
});
const generated = written('generated', 'Mug', 'Clay mug', { details: { draft } });
const edited = written('edited', 'Clay mug', 'Clay mug, blue', { changedBy: bob });
const proposed = written('edited', 'Mug', 'Clay cup', {
  changedBy: bob,
  details: { proposal: { token: 'Copy agent' } },
});
const undone = written('restored', 'Clay mug, blue', 'Clay mug', { details: { isUndo: true } });
const fixed = written('edited', 'Clay mug', 'Loam Clay mug', {
  details: { fixed: { ruleId: 'brand', label: 'Brand' } },
});

test.each<[string, WrittenEntry[], string, unknown]>([
  ['a draft has the record it was written with', [generated], 'Clay mug', { origin: 'model', draft, by: ann }],
  [
    'a built-in draft',
    [{ ...generated, details: { draft: { ...draft, engine: 'built-in' } } }],
    'Clay mug',
    { origin: 'built-in' },
  ],
  [
    'a draft that had nothing for a text leaves it whose it was',
    [{ ...written('generated', 'Mug', 'Mug'), details: { draft: { ...draft, isKept: true } } }],
    'Mug',
    { origin: 'source', by: ann },
  ],
  ['an edit has its person', [edited, generated], 'Clay mug, blue', { origin: 'person', by: bob }],
  [
    'the latest writing of a text counts',
    [written('edited', 'x', 'Clay mug'), generated],
    'Clay mug',
    { origin: 'person' },
  ],
  [
    'what an undo brought back is what it was',
    [undone, edited, generated],
    'Clay mug',
    { origin: 'model', draft, by: ann },
  ],
  [
    'what was taken from history says so, and keeps its draft',
    [{ ...undone, details: null, changedBy: bob }, edited, generated],
    'Clay mug',
    { origin: 'restored', draft, by: bob },
  ],
  [
    'what a program proposed has its token',
    [proposed],
    'Clay cup',
    { origin: 'proposed', by: bob, proposal: { token: 'Copy agent' } },
  ],
  [
    'a proposal that was brought back keeps its token',
    [written('restored', 'Mug', 'Clay cup'), proposed],
    'Clay cup',
    { origin: 'restored', by: ann, proposal: { token: 'Copy agent' } },
  ],
  [
    'a fix keeps the proposal it was made on',
    [{ ...fixed, previousContent: 'Clay cup' }, proposed],
    'Loam Clay mug',
    { origin: 'fixed', by: ann, proposal: { token: 'Copy agent' } },
  ],
  ['a fix keeps the draft it was made on', [fixed, generated], 'Loam Clay mug', { origin: 'fixed', draft, by: ann }],
])('%s', (_name, entries, value, expected) => {
  expect(findWriting(entries, value)).toMatchObject(expected as object);
});

test('of a text no entry wrote nothing is known', () => {
  expect(findWriting([edited, generated], 'Mug')).toBeNull();
  expect(findWriting([written('approved', 'Mug', 'Mug')], 'Mug')).toBeNull();
});

test('a text was in the part where a change replaced it', () => {
  expect(wasReplaced([edited, generated], 'Mug')).toBe(true);
  expect(wasReplaced([edited, generated], 'Clay mug, blue')).toBe(false);
});
