import { expect, test } from 'vitest';
import { groupRuns } from './group-runs.ts';
import type { HistoryAction } from './history.contract.ts';

const entry = (
  id: number,
  productId: number,
  second: number,
  given: { action?: HistoryAction; by?: number; importId?: number; policyId?: number } = {},
) => ({
  id,
  productId,
  action: given.action ?? 'generated',
  changedBy: { id: given.by ?? 1, fullName: 'Maya' },
  changeDate: new Date(Date.UTC(2026, 10, 21, 10, 0, second)).toISOString(),
  ...(given.importId === undefined ? {} : { importId: given.importId }),
  ...(given.policyId === undefined ? {} : { details: { policyId: given.policyId } }),
});
const idsOf = (entries: ReturnType<typeof entry>[]) =>
  groupRuns(entries).map((group) => group.entries.map(({ id }) => id));

test('a run over products stands together, and ends where another person, action or a pause begins', () => {
  const run = [entry(9, 3, 50), entry(8, 3, 50), entry(7, 2, 40), entry(6, 1, 20)];
  expect(groupRuns(run)).toEqual([{ entries: run, importId: null, products: 3 }]);
  expect(idsOf([...run, entry(5, 4, 20, { by: 2 })])).toEqual([[9, 8, 7, 6], [5]]);
  expect(idsOf([...run, entry(5, 4, 20, { action: 'approved' })])).toEqual([[9, 8, 7, 6], [5]]);
  expect(idsOf([entry(9, 3, 59), entry(8, 2, 28), entry(7, 1, 0)])).toEqual([[9], [8], [7]]);
});

test('what policies approved is grouped apart from what their person approved', () => {
  const byPolicy = [1, 2, 3].map((id) => entry(id + 3, id, 10, { action: 'approved', policyId: id }));
  const byPerson = [1, 2, 3].map((id) => entry(id, id + 3, 9, { action: 'approved' }));
  expect(idsOf([...byPolicy, ...byPerson])).toEqual([
    [4, 5, 6],
    [1, 2, 3],
  ]);
});

test('the parts of one or two products are shown one by one', () => {
  expect(idsOf([entry(4, 1, 3), entry(3, 1, 2), entry(2, 2, 1)])).toEqual([[4], [3], [2]]);
});

test('an import stands together however long it took, and apart from the next', () => {
  const first = [1, 2, 3].map((id) => entry(id, id, id * 15, { action: 'imported', importId: 7 }));
  const second = [4, 5, 6].map((id) => entry(id, id, 46, { action: 'imported', importId: 8 }));
  expect(groupRuns([...first, ...second]).map(({ importId, products }) => [importId, products])).toEqual([
    [7, 3],
    [8, 3],
  ]);
});
