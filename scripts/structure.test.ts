import { expect, it } from 'vitest';
import { type Arrow, findKnot, findMutual, findUpward, folderOf, kindOf } from './structure.ts';

const arrows = (...texts: string[]): Arrow[] =>
  texts.map((text) => {
    const [from = '', to = ''] = text.split(' ');
    return { from, to };
  });

it.each([
  ['src/server/http/lists.ts', 'code'],
  ['src/server/http/lists.test.ts', 'tests'],
  ['src/web/kit/button.component.test.tsx', 'tests'],
  ['src/domain/review/test-content.ts', 'tests'],
  ['src/domain/claims/test-colors.data.ts', 'tests'],
  ['src/domain/claims/colors.data.ts', 'data'],
  ['src/domain/claims/colors.tsv', 'data'],
  ['src/domain/claims/colors.json', 'data'],
])('%s is %s', (path, kind) => {
  expect(kindOf(path)).toBe(kind);
});

it('names the folder of a room, a dot beside all of them, and none of another room', () => {
  expect(folderOf('server', 'src/server/models/ask/call-model.ts')).toBe('models');
  expect(folderOf('domain', 'src/domain/problem.ts')).toBe('.');
  expect(folderOf('domain', 'src/server/models/ask/call-model.ts')).toBeNull();
});

it('finds every import that goes up, also by what is beside the folders and into a folder without a floor', () => {
  const given = arrows('top base', 'base top', 'base top', '. base', 'top .', 'top new', 'new base');
  expect(findUpward(given, ['base', 'top'])).toEqual(arrows('base top', 'base top', '. base', 'top new'));
});

it('names each pair of folders that import each other once', () => {
  expect(findMutual(arrows('a b', 'b a', 'b a', 'b c', 'c d', 'd b'))).toEqual(['a ↔ b']);
});

it('finds the largest knot, which need not have a mutual pair', () => {
  expect(findKnot(arrows('a b', 'b a', 'b c', 'c d', 'd e', 'e c', 'e f'))).toEqual(['c', 'd', 'e']);
  expect(findKnot(arrows('a b', 'b c', 'a c'))).toEqual([]);
});
