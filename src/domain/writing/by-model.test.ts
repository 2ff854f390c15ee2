import { expect, test } from 'vitest';
import type { DraftRecord } from '#domain/history/draft-record.ts';
import { isByModel } from './by-model.ts';

const draft: DraftRecord = {
  engine: 'wren-2',
  reasons: [],
  checks: { supported: 1, unsupported: 0, contradicted: 0, brokenRules: [] },
  isRepaired: false,
  prompts: [],
  inputHash: 'a',
};
const builtIn = { ...draft, engine: 'built-in' };
const kept = { ...draft, isKept: true as const };

test.each([
  ['model', draft, true],
  // A later draft that had nothing for it.
  ['model', { ...builtIn, isKept: true as const }, true],
  ['built-in', builtIn, false],
  ['person', undefined, false],
  ['source', kept, false],
] as const)('a text of origin %s', (origin, record, expected) => {
  expect(isByModel({ origin, draft: record })).toBe(expected);
});

test.each(['restored', 'fixed'] as const)('a %s text is whose its draft is', (origin) => {
  expect(isByModel({ origin, draft })).toBe(true);
  expect(isByModel({ origin, draft: builtIn })).toBe(false);
  expect(isByModel({ origin, draft: kept })).toBe(false);
  // A person's, or from before drafts were recorded.
  expect(isByModel({ origin })).toBe(false);
});

test.each(['proposed', 'restored', 'fixed'] as const)(
  'a %s text that a program proposed counts as a model’s',
  (origin) => {
    expect(isByModel({ origin, proposal: { token: null } })).toBe(true);
  },
);
