import { expect, it, test } from 'vitest';
import type { PlacedClaim } from '#domain/claims/checked-claim.ts';
import { readContests, readGrounds } from './grounds.ts';

const claim = (text: string, given: Partial<PlacedClaim> = {}): PlacedClaim => ({
  text,
  start: 0,
  end: text.length,
  kind: 'feature',
  verdict: 'unsupported',
  evidence: [],
  ...given,
});
const leather = { field: 'description', text: 'Covered in aniline dyed leather.' };
const statements = [
  { text: 'An aniline-dyed leather covering.', facts: [{ field: 'title', text: 'Chair' }, leather] },
  { text: 'A leather covering of oak.', facts: [] },
];
const proven = { verdict: 'supported', field: 'description', quote: leather.text, by: 'model-1' };

test('a claim no rule finds is supported by a fact its writer names in the same words', () => {
  const text = 'aniline-dyed leather covering';
  expect(readGrounds(statements, [claim(text)], 'model-1')).toEqual([{ ...proven, statement: text }]);
  expect(readGrounds(statements, [claim(text, { item: 0 })], 'model-1')).toHaveLength(1);
});

test.each([
  ['stands where no fact was named', claim('leather covering', { item: 1 })],
  ['says more than the fact', claim('aniline-dyed oak covering', { item: 0 })],
  ['stands in no statement', claim('leather lining')],
  ['is contradicted', claim('leather covering', { item: 0, verdict: 'contradicted' })],
  ['is supported anyway', claim('leather covering', { item: 0, verdict: 'supported' })],
  ['is for rules to decide', claim('leather covering', { item: 0, kind: 'count' })],
  ['is a hint', claim('leather covering', { item: 0, kind: 'unread' })],
])('a claim that %s is not', (_name, doubted) => {
  expect(readGrounds(statements, [doubted], 'model-1')).toEqual([]);
});

it('takes a quote against a finding where it speaks of the claim with every figure of it', () => {
  const contest = { statement: 'Box of x30 tablets', field: 'attributes.Pack', quote: '30 tablets' };
  const doubted = (text: string, given: Partial<PlacedClaim> = {}) =>
    claim(text, { verdict: 'contradicted', ...given });
  const found = (text: string, given = {}) => readContests([contest], [doubted(text, given)], 'model-1');
  expect(found('30 tablets')).toEqual([
    { statement: '30 tablets', verdict: 'supported', field: 'attributes.Pack', quote: '30 tablets', by: 'model-1' },
  ]);
  for (const text of ['60 tablets', 'Box', 'another text']) expect(found(text)).toEqual([]);
  expect(found('30 tablets', { verdict: 'supported' })).toEqual([]);
});
