import { expect, test } from 'vitest';
import type { PlacedClaim } from '#domain/claims/checked-claim.ts';
import type { TextValue } from '../parts/edits.reducer.ts';
import { fixClaims, replacementOf } from './fix-claims.ts';

/** A source that knows sizes and nothing else: what it has under a number is contradicted where the text says another. */
const said: Readonly<Record<string, string>> = { cm: '26 cm', kg: '2.4 kg' };

function check(value: TextValue): PlacedClaim[] {
  const inText = (text: string, item?: number) =>
    [...text.matchAll(/\d[\d.]* (\w+)/g)].map((match): PlacedClaim => {
      const fact = said[match[1] ?? ''];
      const verdict = fact === match[0] ? 'supported' : fact === undefined ? 'unsupported' : 'contradicted';
      return {
        text: match[0],
        start: match.index,
        end: match.index + match[0].length,
        kind: 'measure',
        verdict,
        evidence: fact === undefined ? [] : [{ field: 'attributes.Size', start: 0, end: fact.length, text: fact }],
        ...(item === undefined ? {} : { item }),
      };
    });
  return typeof value === 'string' ? inText(value) : value.flatMap(inText);
}
const fix = (value: TextValue) => fixClaims(value, check(value), async (tried) => check(tried));

test('what the source contradicts is written as the source has it, and nothing else', async () => {
  expect(await fix('A pan of 30 cm and 99.5 kg, for 4 people')).toBe('A pan of 26 cm and 2.4 kg, for 4 people');
  expect(await fix(['30 cm wide', 'Weighs 3 kg, not 30 cm'])).toEqual(['26 cm wide', 'Weighs 2.4 kg, not 26 cm']);
});

test('a text the source bears out, or says nothing of, stays as it is', async () => {
  expect(await fix('A pan of 26 cm for 4 people')).toBe('A pan of 26 cm for 4 people');
});

test('a change that bears nothing out is not made', async () => {
  const value = 'A pan of 30 cm and 3 kg';
  const hard = (tried: TextValue) => check(String(tried).replaceAll('26 cm', '27 cm'));
  expect(await fixClaims(value, check(value), async (tried) => hard(tried))).toBe('A pan of 30 cm and 2.4 kg');
  expect(await fixClaims(value, check(value), async () => null)).toBe(value);
});

test('a name alone is not written in the place of what denies it', async () => {
  const value = 'Tea, caffeine free';
  const evidence = [{ field: 'attributes.Caffeine', start: 0, end: 8, text: 'Caffeine' }];
  const claim: PlacedClaim = {
    text: 'caffeine free',
    start: 5,
    end: 18,
    kind: 'ingredient',
    verdict: 'contradicted',
    evidence,
  };
  expect(await fixClaims(value, [claim], async () => [])).toBe(value);
});

test('a figure that ends as the right one does is written over', () => {
  const evidence = [{ field: 'attributes.Size', start: 0, end: 5, text: '50 ml' }];
  expect(replacementOf({ text: '350 ml', evidence })).toBe('50 ml');
  expect(replacementOf({ text: '350 ml', evidence: [] })).toBeNull();
});
