import { expect, it } from 'vitest';
import type { PlacedClaim } from '#domain/claims/checked-claim.ts';
import { readContests } from './grounds.ts';

const claim = (text: string, given: Partial<PlacedClaim> = {}): PlacedClaim => ({
  text,
  start: 0,
  end: text.length,
  kind: 'feature',
  verdict: 'contradicted',
  evidence: [],
  ...given,
});

it('takes a quote against a finding where it says all of the contested statement', () => {
  const contest = { statement: '30 tablets, x30', field: 'attributes.Pack', quote: 'Pack: 30 tablets, x30' };
  const found = (text: string, given = {}) => readContests([contest], [claim(text, given)], 'model-1');
  expect(found('30 tablets')).toEqual([
    { statement: '30 tablets', verdict: 'supported', field: 'attributes.Pack', quote: contest.quote, by: 'model-1' },
  ]);
  for (const text of ['60 tablets', 'another text']) expect(found(text)).toEqual([]);
  expect(found('30 tablets', { verdict: 'supported' })).toEqual([]);
});

it('takes no quote that shares a word with it', () => {
  const contest = { statement: 'Base made of aluminum', field: 'attributes.Shade', quote: 'Shade: aluminum' };
  expect(readContests([contest], [claim('aluminum')], 'model-1')).toEqual([]);
});
