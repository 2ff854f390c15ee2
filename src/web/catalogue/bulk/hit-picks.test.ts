import { expect, it } from 'vitest';
import { type HitPlace, mostPicked } from '#domain/runs/actions/find-replace.action.ts';
import { allPicked, countPicked, isHitPicked, nonePicked, pickHits, previewPicked } from './hit-picks.ts';

const hit = (at: number): HitPlace => ({ productId: 1, version: 2, part: 'title', item: 0, at });

it.each([
  ['all are ticked', allPicked, false],
  ['none is ticked', nonePicked, true],
])('where %s, some are named', (_name, start, isIn) => {
  const picks = pickHits(start, [hit(1), hit(2), hit(1)], isIn);
  if (!picks) throw new Error('Refused');
  expect([hit(1), hit(3)].map((each) => isHitPicked(picks, each))).toEqual([isIn, !isIn]);
  expect(countPicked(picks, 10)).toBe(isIn ? 2 : 8);
  expect(pickHits(picks, [hit(1), hit(2)], !isIn)).toEqual(start);
});

it('of how many products the ticked ones are is said as far as it is known', () => {
  const preview = { taken: 9, isExact: true };
  expect(previewPicked(preview, allPicked)).toBe(preview);
  expect(previewPicked(preview, { isOnly: false, hits: new Map([['a', hit(1)]]) })).toEqual({
    taken: 9,
    isExact: false,
  });
  const named = new Map([hit(1), hit(2), { ...hit(1), productId: 2 }].map((each) => [JSON.stringify(each), each]));
  expect(previewPicked(preview, { isOnly: true, hits: named })).toEqual({ taken: 2, isExact: false });
});

it('no more are named than a run takes', () => {
  const many = Array.from({ length: mostPicked + 1 }, (_, at) => hit(at));
  expect(pickHits(allPicked, many, false)).toBeNull();
  expect(pickHits(allPicked, many.slice(1), false)?.hits.size).toBe(mostPicked);
});
