import { expect, test } from 'vitest';
import { claimKinds, isHint, isPromise } from './kinds.ts';
import { isOpenClaim, needsProof } from './open-claim.ts';

const place = (field: string) => ({ field, start: 0, end: 4, text: 'best' });
const verdicts = ['supported', 'contradicted', 'unsupported'] as const;
const hints = claimKinds.filter((kind) => isHint({ kind }));
const promises = claimKinds.filter((kind) => isPromise({ kind }));
const others = claimKinds.filter((kind) => !isHint({ kind }) && !isPromise({ kind }));

test('the kinds are hints, promises and facts', () => {
  expect(hints).toEqual(['statement', 'unread', 'partly']);
  expect(promises).toEqual(['approval', 'superlative', 'guarantee', 'health', 'eco', 'pesticide']);
});

test.each(hints)('a hint is never open: %s', (kind) => {
  for (const verdict of verdicts) {
    expect(isOpenClaim({ kind, verdict, evidence: [] })).toBe(false);
    expect(needsProof({ kind, verdict, evidence: [place('title')] })).toBe(false);
  }
});

test.each(others)('a claim is open unless the source supports it: %s', (kind) => {
  const of = (verdict: (typeof verdicts)[number]) => ({ kind, verdict, evidence: [place('title')] });
  expect(verdicts.map((verdict) => isOpenClaim(of(verdict)))).toEqual([false, true, true]);
  expect(verdicts.some((verdict) => needsProof(of(verdict)))).toBe(false);
});

test.each(promises)('praise and promises are open also where the catalogue makes them: %s', (kind) => {
  const of = (verdict: (typeof verdicts)[number]) => ({ kind, verdict, evidence: [place('description')] });
  expect(verdicts.map((verdict) => isOpenClaim(of(verdict)))).toEqual([true, true, true]);
  // What the source contradicts or does not say is open by its verdict.
  expect(verdicts.map((verdict) => needsProof(of(verdict)))).toEqual([true, false, false]);
});

test.each<[string, { field: string; start: number; end: number; text: string }[], string | undefined, boolean]>([
  ['nothing of the source', [], undefined, true],
  ['the title', [place('title')], undefined, true],
  ['an attribute', [place('attributes.dataSources.0')], undefined, true],
  ['a data source', [place('dataSources.0')], undefined, false],
  ['the title and a data source', [place('title'), place('dataSources.3')], undefined, false],
  ['the title, as a judge decided', [place('title')], 'a model', false],
])('praise supported by %s', (_by, evidence, judgedBy, isOpen) => {
  const claim = { kind: 'superlative', verdict: 'supported', evidence, judgedBy } as const;
  expect(needsProof(claim)).toBe(isOpen);
  expect(isOpenClaim(claim)).toBe(isOpen);
});

test('what a judge or a data source contradicts stays open', () => {
  const evidence = [place('dataSources.0')];
  expect(isOpenClaim({ kind: 'superlative', verdict: 'contradicted', evidence, judgedBy: 'a model' })).toBe(true);
  expect(isOpenClaim({ kind: 'eco', verdict: 'contradicted', evidence })).toBe(true);
});
