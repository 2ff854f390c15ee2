import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';

const schema = z.object({ text: z.string() });

function fakeStorage(): Storage {
  const held = new Map<string, string>();
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  } as Storage;
}

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('localStorage', fakeStorage());
  vi.stubGlobal('sessionStorage', fakeStorage());
});

const open = async (keptIn: 'browser' | 'tab' = 'browser') => {
  const { createDraftStore } = await import('./drafts.ts');
  return createDraftStore({ kind: 'note', schema, keptIn });
};

test('a draft is read back under its own id until it is forgotten', async () => {
  const drafts = await open();
  drafts.keep(7, { text: 'Pot' });
  drafts.keep('new', { text: 'Pan' });
  expect(drafts.read(7)).toEqual({ text: 'Pot' });
  drafts.keep(7, null);
  expect(drafts.read(7)).toBeNull();
  expect(drafts.read('new')).toEqual({ text: 'Pan' });
});

test('a draft kept for the tab does not reach the browser’s other tabs', async () => {
  (await open('tab')).keep(7, { text: 'Pot' });
  expect((await open('browser')).read(7)).toBeNull();
});

test.each([['{'], ['null'], ['"Pot"'], ['{"text":7}'], ['{"words":"Pot"}']])(
  'stored %s is no draft',
  async (stored) => {
    localStorage.setItem('copydesk.note.7', stored);
    expect((await open()).read(7)).toBeNull();
  },
);

test('a draft is found where the versions before kept it: under its kind and its id', async () => {
  localStorage.setItem('copydesk.note.7.title', '{"text":"Pot"}');
  expect((await open()).read('7.title')).toEqual({ text: 'Pot' });
});

test('a browser that stores nothing is reported once, and nothing is thrown', async () => {
  const warn = vi.mocked(console.warn).mockImplementation(() => {});
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  const drafts = await open();
  drafts.keep(7, { text: 'Pot' });
  drafts.keep(7, { text: 'Pots' });
  expect(drafts.read(7)).toBeNull();
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockClear();
});

test('people who share a browser find their own drafts, and nobody else’s', async () => {
  const { ownDrafts } = await import('./draft-owner.ts');
  for (const keptIn of ['browser', 'tab'] as const) {
    const drafts = await open(keptIn);
    ownDrafts(1);
    drafts.keep(7, { text: 'Of the first' });
    ownDrafts(2);
    expect(drafts.read(7)).toBeNull();
    drafts.keep(7, { text: 'Of the second' });
    ownDrafts(1);
    expect(drafts.read(7)).toEqual({ text: 'Of the first' });
  }
});
