import { expect, test } from 'vitest';
import type { RuleResult } from '#domain/benchmarks/evaluate.ts';
import type { PlacedClaim } from '#domain/claims/checked-claim.ts';
import type { PartCheck } from '#domain/review/part-check.ts';
import type { Verdict } from '../check/use-verdicts.ts';
import { autoSection, clearWord, foundChips, openChips, quietChips, uncheckedWords } from './chips.ts';

const check: PartCheck = {
  part: 'title',
  value: 'changed',
  openClaims: 0,
  openWords: null,
  must: [],
  should: [],
  waived: [],
  unmetWishes: 0,
  wishWords: null,
  hasRejectedImage: false,
};

const claim = (given: Partial<PlacedClaim>): PlacedClaim => ({
  text: 'x',
  start: 0,
  end: 1,
  kind: 'material',
  verdict: 'supported',
  evidence: [],
  ...given,
});

const verdict = (given: Partial<Omit<Verdict, 'check'>> & { check?: Partial<PartCheck> | null }): Verdict => ({
  claims: [],
  results: [],
  leftOut: [],
  unchecked: [],
  names: {},
  ...given,
  check: given.check === null ? null : { ...check, ...given.check },
});
const texts = (chips: readonly { text: string }[]) => chips.map(({ text }) => text);

const claims = [
  claim({}),
  claim({}),
  claim({ verdict: 'contradicted' }),
  claim({ verdict: 'unsupported' }),
  claim({ kind: 'guarantee', evidence: [{ field: 'title', start: 0, end: 1, text: 'x' }] }),
  claim({ kind: 'statement', verdict: 'unsupported' }),
  claim({ kind: 'partly' as PlacedClaim['kind'], verdict: 'unsupported' }),
];

test('the line counts what is supported, what is open, must rules and wishes, and at its end what was not fully checked', () => {
  const found = verdict({ claims, check: { openClaims: 3, must: ['a', 'b'], unmetWishes: 1 } });
  expect(texts(foundChips(found))).toEqual([
    '2 supported',
    '1 contradicted',
    '1 not in the source',
    '1 needs proof',
    '2 required rules',
    '1 wish not followed',
  ]);
  expect(texts(openChips(found))).toEqual(texts(foundChips(found)).slice(1));
  expect(texts(quietChips(found))).toEqual(['2 not fully checked']);
});

test('the open claims of the line are those the check counts', () => {
  const found = verdict({ claims, check: { openClaims: 3 } });
  const sum = openChips(found).reduce((total, { text }) => total + Number.parseInt(text, 10), 0);
  expect(sum).toBe(found.check?.openClaims);
});

test('what is left out of the source is counted, and is not open', () => {
  const found = verdict({ claims: [claim({})], leftOut: ['Pack of 5', 'Black'] });
  expect(texts(foundChips(found))).toEqual(['1 supported', '2 left out']);
  expect(openChips(found)).toEqual([]);
});

test('before the claims themselves are known their number is', () => {
  const stored = verdict({ claims: null, results: null, check: { openClaims: 1, must: ['a'] } });
  expect(texts(foundChips(stored))).toEqual(['1 open claim', '1 required rule']);
});

test('advice says how many rules, their points, and what is waived', () => {
  const result = (severity: 'block' | 'warn' | 'advise', lost: number) =>
    ({ hasPassed: false, lost, rule: { severity } }) as RuleResult;
  const results = [result('block', 10), result('warn', 4), result('advise', 1)];
  const adviceOf = (given: Parameters<typeof verdict>[0]) => texts(quietChips(verdict(given)));
  expect(adviceOf({ results, check: { must: ['a'], should: ['b'] } })).toEqual(['1 recommended, 5 points']);
  expect(adviceOf({ results: [result('advise', 1)] })).toEqual(['1 point']);
  expect(adviceOf({ check: { waived: ['a'] } })).toEqual(['1 waived']);
  expect(adviceOf({})).toEqual([]);
  expect(adviceOf({ check: null })).toEqual([]);
});

test('must rules open by themselves; while a text is typed also what the source speaks against', () => {
  expect(autoSection(verdict({ claims, check: { openClaims: 3, must: ['a'] } }))).toBe('must');
  expect(autoSection(verdict({ claims, check: { openClaims: 3 } }))).toBeNull();
  expect(autoSection(verdict({ claims, check: { openClaims: 3 } }), true)).toBe('contradicted');
  expect(autoSection(verdict({ check: { should: ['a'] } }), true)).toBeNull();
});

test.each([
  [{}, 'Clean'],
  [{ value: 'unchanged' }, 'Unchanged'],
  [{ should: ['a'] }, 'Clean'],
  [{ openClaims: 1 }, null],
  [{ must: ['a'] }, null],
  [{ unmetWishes: 1 }, null],
  [{ value: 'empty' }, null],
  [{ value: 'missing' }, null],
] as const)('a part that is %j is called %s', (given, word) => {
  expect(clearWord({ ...check, ...given } as PartCheck)).toBe(word);
});

test.each<[readonly string[] | null, string | null]>([
  [['/a.jpg', '/b.jpg'], '2 images not checked'],
  [['/a.jpg'], '1 image not checked'],
  [[], null],
  [null, null],
])('of the unchecked images %j it says %j', (unchecked, words) => {
  expect(uncheckedWords(verdict({ unchecked }))).toBe(words);
});
