import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findPlace } from './named.ts';
import { namedMutants } from './named-mutants.data.ts';

const root = join(import.meta.dirname, '../..');
const changes = namedMutants.flatMap(({ name, changes: own }) => own.map((change) => ({ name, ...change })));

test.each(changes)('the place of "$name" is where the list says: $from', (change) => {
  expect(() => findPlace(root, change)).not.toThrow();
  expect(change.to).not.toBe(change.from);
});

test('a place that is gone, or there twice, is refused', () => {
  const file = 'scripts/mutants/named.ts';
  expect(() => findPlace(root, { file, from: ['no such', 'place'].join(' '), to: '' })).toThrow('0 times');
  expect(() => findPlace(root, { file, from: 'import ', to: '' })).toThrow('times, not once');
  expect(() => findPlace(root, { file: 'scripts/mutants/*.ts', from: '', to: '' })).toThrow('files, not one');
});
