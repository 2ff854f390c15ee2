import { expect, test } from 'vitest';
import { partNames, textParts } from '#domain/parts/parts.ts';
import { movesProducts, runActionSchema } from '../run-action.ts';
import { actionOf, runActions } from './run-actions.ts';

const parts = ['title'];
test.each<[name: string, options: object | undefined, parts: readonly string[], choices: readonly string[]]>([
  ['generate', undefined, partNames, ['Skips source-changed, approved, rejected, edited, and up-to-date parts']],
  [
    'generate',
    { parts, take: ['approved', 'rejected', 'edited'], keywords: ['oak bench', 'bench'] },
    parts,
    ['Skips source-changed and up-to-date parts', 'Keywords: oak bench, bench'],
  ],
  [
    'prompt',
    { parts, take: ['source-changed', 'approved', 'rejected', 'edited', 'as-before'], prompt: ' Shorter ' },
    parts,
    ['Nothing is skipped', 'Prompt: Shorter'],
  ],
  ['approve', undefined, partNames, ['Clean and unchanged parts']],
  ['approve', { parts, takeAll: true }, parts, ['All pending parts']],
  ['reject', { parts }, parts, []],
  ['roll-back', undefined, partNames, []],
  ['find-replace', { find: 'grey', replace: 'gray' }, textParts, ['“grey” → “gray”']],
  ['find-replace', { find: 'a', parts, leaveNames: true }, parts, ['“a” → “”', 'Skips brand and model names']],
  ['set-field', { field: 'brand', value: 'Orvik' }, [], ['Brand: Orvik']],
  ['set-field', { field: 'price', value: null }, [], ['Price: empty']],
  ['fix', { ruleIds: ['a'] }, [], []],
  ['judge', undefined, partNames, []],
  ['measure-images', undefined, ['images'], []],
  ['export', { format: 'google' }, [], ['Google Merchant']],
  ['import', { importId: 3, fileName: 'mugs.csv' }, [], []],
  ['undo', { runId: 5 }, partNames, []],
  ['undo', { runId: 5, undoes: 'undo', parts }, parts, []],
  ['undo', { runId: 5, undoes: 'import', of: { importId: 3, fileName: 'mugs.csv' } }, [], []],
])('a run to %s with %j is about %j and was asked for with %j', (name, given, about, choices) => {
  const { action, options } = runActionSchema.parse({ action: name, ...(given ? { options: given } : {}) });
  expect(actionOf(action).partsOf(options)).toEqual(about);
  expect(actionOf(action).describe(options)).toEqual(choices);
});

test('every action has a name of its own', () => {
  const names = runActions.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.map((name) => actionOf(name).name)).toEqual(names);
});

test.each<[name: string, options: object | undefined, moves: boolean]>([
  ['set-aside', undefined, true],
  ['bring-back', undefined, true],
  ['delete', { from: 'set-aside' }, true],
  ['approve', undefined, false],
  ['undo', { runId: 5, undoes: 'approve' }, false],
  ['undo', { runId: 5, undoes: 'delete', moves: true }, true],
  ['undo', { runId: 5, undoes: 'undo', moves: true }, true],
])('a run to %s with %j moves products: %s', (name, given, moves) => {
  expect(movesProducts(runActionSchema.parse({ action: name, ...(given ? { options: given } : {}) }))).toBe(moves);
});

test('a price below zero cannot be set', () => {
  const isTaken = (field: string, value: string) =>
    runActionSchema.safeParse({ action: 'set-field', options: { field, value } }).success;
  expect([isTaken('price', '-5 EUR'), isTaken('price', '5 EUR'), isTaken('brand', '-5')]).toEqual([false, true, true]);
});
