import { describe, expect, it, test } from 'vitest';
import type { PlacedClaim } from '#domain/claims/checked-claim.ts';
import { cutAtClaims, followClaims } from './claim-places.ts';

const text = 'A red mug that holds 18 oz.';
const claimOf = (words: string, given: Partial<PlacedClaim> = {}, within = text): PlacedClaim => ({
  text: words,
  start: within.indexOf(words),
  end: within.indexOf(words) + words.length,
  kind: 'number',
  verdict: 'contradicted',
  evidence: [],
  ...given,
});
const red = claimOf('red');
const ounces = claimOf('18 oz');
const shown = (pieces: ReturnType<typeof cutAtClaims>) =>
  pieces.map(({ text: words, claim, isStart }) =>
    claim === null ? words : `${isStart ? '[' : '('}${claim} ${words}${isStart ? ']' : ')'}`,
  );

describe('cutting', () => {
  it('a text falls into its claims and what stands between', () => {
    expect(shown(cutAtClaims(text, 0, [red, ounces]))).toEqual(['A ', '[0 red]', ' mug that holds ', '[1 18 oz]', '.']);
  });

  it('a claim cut in two by a change has one beginning', () => {
    expect(shown(cutAtClaims('holds 18 ', 15, [red, ounces]))).toEqual(['holds ', '[1 18 ]']);
    expect(shown(cutAtClaims('oz.', 24, [red, ounces]))).toEqual(['(1 oz)', '.']);
  });

  it('claims of other bullets stay out', () => {
    expect(shown(cutAtClaims(text, 0, [{ ...red, item: 1 }], 1))).toEqual(['A ', '[0 red]', ' mug that holds 18 oz.']);
    expect(shown(cutAtClaims(text, 0, [{ ...red, item: 1 }], 0))).toEqual([text]);
  });

  it('of claims that overlap the shortest is drawn, the longer one around it, and no letter is lost', () => {
    const whole = claimOf('red mug');
    expect(shown(cutAtClaims(text, 0, [red, whole]))).toEqual(['A ', '[0 red]', '[1  mug]', ' that holds 18 oz.']);
    const sentence = claimOf(text);
    expect(shown(cutAtClaims(text, 0, [sentence, red, ounces]))).toEqual([
      '[0 A ]',
      '[1 red]',
      '(0  mug that holds )',
      '[2 18 oz]',
      '(0 .)',
    ]);
    const drawn = cutAtClaims(text, 0, [sentence, red, ounces], 0, (claim) => claim !== red);
    expect(shown(drawn)).toEqual(['[0 A red mug that holds ]', '[2 18 oz]', '(0 .)']);
  });
});

const words = (claims: readonly PlacedClaim[], now: string | string[]) =>
  claims.map(({ start, end, item }) => (typeof now === 'string' ? now : (now[item ?? 0] ?? '')).slice(start, end));

describe('following a text that is typed in', () => {
  test.each([
    ['before them', `Oh! ${text}`, ['red', '18 oz']],
    ['between them', text.replace('mug', 'big mug'), ['red', '18 oz']],
    ['behind them', `${text} Yes.`, ['red', '18 oz']],
    ['within one', text.replace('18', '178'), ['red']],
    ['over one', text.replace('red ', ''), ['18 oz']],
    ['everywhere', 'Something else', []],
  ])('%s', (_where, now, kept) => {
    expect(words(followClaims([red, ounces], text, now), now)).toEqual(kept);
  });

  it('claims of bullets go with their bullet when one is added or moved', () => {
    const before = ['Red', 'Holds 18 oz'];
    const claims = [claimOf('Red', { item: 0 }, 'Red'), claimOf('18 oz', { item: 1 }, 'Holds 18 oz')];
    for (const now of [
      ['Red', '', 'Holds 18 oz'],
      ['Holds 18 oz', '', 'Red'],
    ]) {
      expect(words(followClaims(claims, before, now), now).sort()).toEqual(['18 oz', 'Red']);
    }
  });
});
