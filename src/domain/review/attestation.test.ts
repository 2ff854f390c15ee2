import { describe, expect, it, test } from 'vitest';
import type { PartClaim, PlacedClaim } from '#domain/claims/checked-claim.ts';
import {
  attestationSchema,
  claimsNeeded,
  decideClaims,
  defaultAttestation,
  describeNeeded,
  describeOpenClaims,
  describeSource,
  mustBeAttested,
  needsAttestation,
} from './attestation.ts';

const evidence = [{ field: 'title', start: 11, end: 16, text: '16 oz' }];
const claim = (verdict: PlacedClaim['verdict'], given: Partial<PlacedClaim> = {}): PlacedClaim => ({
  text: '18 oz',
  start: 4,
  end: 9,
  kind: 'weight',
  verdict,
  evidence: verdict === 'unsupported' ? [] : evidence,
  ...given,
});
const hint = claim('unsupported', { kind: 'statement' });
const inTitle = (given: PlacedClaim): PartClaim => ({ ...given, contentType: 'title' });

test.each([
  ['none', 'contradicted', false],
  ['none', 'unsupported', false],
  ['none', 'supported', false],
  ['contradicted', 'contradicted', true],
  ['contradicted', 'unsupported', false],
  ['contradicted', 'supported', false],
  ['any', 'contradicted', true],
  ['any', 'unsupported', true],
  ['any', 'supported', false],
] as const)('with %s to attest, a %s claim must be attested: %s', (attestation, verdict, isNeeded) => {
  expect(mustBeAttested(claim(verdict), attestation)).toBe(isNeeded);
  const { needed, open, isCovered } = decideClaims('title', [claim(verdict)], attestation);
  expect(needed).toEqual(isNeeded ? [inTitle(claim(verdict))] : []);
  expect(isCovered).toBe(!isNeeded);
  expect(open).toHaveLength(verdict === 'supported' ? 0 : 1);
});

it('what the source says in two ways is attested as what it contradicts, and named as such', () => {
  const conflict = claim('unsupported', { isConflict: true, evidence });
  expect(mustBeAttested(conflict, 'contradicted')).toBe(true);
  expect(mustBeAttested(conflict, 'none')).toBe(false);
  expect(describeNeeded([inTitle(conflict)])).toBe(
    'The source disagrees with itself on 1 claim in Product Title. Confirm under your name that the text is true, or change it.',
  );
  expect(describeSource([inTitle(conflict), inTitle(conflict)])).toBe('disagrees with itself on');
  expect(describeNeeded([inTitle(conflict), inTitle(claim('contradicted'))])).toContain('does not support 2 claims');
});

it('a sentence in new words is a hint: never open, never attested', () => {
  expect(mustBeAttested(hint, 'any')).toBe(false);
  expect(decideClaims('title', [hint], 'any')).toEqual({ open: [], needed: [], isCovered: true });
});

test.each([
  ['none', false],
  ['contradicted', false],
  ['any', true],
] as const)(
  'with %s to attest, praise that needs proof is recorded as open, and must be attested: %s',
  (attestation, isNeeded) => {
    const praise = claim('supported', { kind: 'superlative' });
    const { open, needed } = decideClaims('title', [praise], attestation);
    expect(open).toEqual([isNeeded ? { ...praise, isAttested: true } : praise]);
    expect(needed).toEqual(isNeeded ? [inTitle(praise)] : []);
  },
);

describe('an attestation', () => {
  const contradicted = claim('contradicted');

  it('covers the very claim it was given for, and marks it in the record', () => {
    const decided = decideClaims('title', [contradicted, claim('unsupported')], 'contradicted', [
      inTitle(contradicted),
    ]);
    expect(decided.isCovered).toBe(true);
    expect(decided.open).toEqual([{ ...contradicted, isAttested: true }, claim('unsupported')]);
  });

  test.each<[string, PartClaim]>([
    ['of other words', inTitle({ ...contradicted, text: '19 oz' })],
    ['at another place', inTitle({ ...contradicted, start: 5, end: 10 })],
    ['in another bullet', inTitle({ ...contradicted, item: 1 })],
    ['of another part', { ...contradicted, contentType: 'description' }],
    ['checked otherwise when it was shown', inTitle({ ...contradicted, verdict: 'unsupported', evidence: [] })],
    ['shown with other evidence', inTitle({ ...contradicted, evidence: [{ ...evidence[0], text: '12 oz' } as never] })],
  ])('does not cover a claim %s', (_name, attested) => {
    expect(decideClaims('title', [contradicted], 'contradicted', [attested]).isCovered).toBe(false);
  });

  it('does not cover a second claim that came since', () => {
    const second = claim('contradicted', { start: 20, end: 25 });
    const { isCovered, needed } = decideClaims('title', [contradicted, second], 'contradicted', [
      inTitle(contradicted),
    ]);
    expect(isCovered).toBe(false);
    expect(needed).toHaveLength(2);
  });
});

test.each<[PartClaim[], string]>([
  [
    [inTitle(claim('contradicted'))],
    'The source contradicts 1 claim in Product Title. Confirm under your name that the text is true, or change it.',
  ],
  [
    [inTitle(claim('contradicted')), { ...claim('unsupported'), contentType: 'bullets' }],
    'The source does not support 1 claim in Product Title and 1 claim in Feature Bullets. Confirm under your name that the text is true, or change it.',
  ],
  [
    [
      { ...claim('contradicted'), contentType: 'description' },
      { ...claim('contradicted', { start: 30 }), contentType: 'description' },
    ],
    'The source contradicts 2 claims in Product Description. Confirm under your name that the text is true, or change it.',
  ],
])('%j are refused in one sentence, with the claims', (claims, sentence) => {
  expect(describeNeeded(claims)).toBe(sentence);
  expect(needsAttestation(claims).toBody()).toEqual({ error: sentence, code: 'CLAIMS_NEED_ATTESTATION', claims });
  expect(needsAttestation(claims).status).toBe(422);
});

test('parts are listed with commas and a last "and"', () => {
  const claims = (['title', 'bullets', 'description'] as const).map((contentType) => ({
    ...claim('contradicted'),
    contentType,
  }));
  expect(describeNeeded(claims)).toBe(
    'The source contradicts 1 claim in Product Title, 1 claim in Feature Bullets and 1 claim in Product Description. Confirm under your name that the text is true, or change it.',
  );
});

test('a refusal is read back to its claims, any other body to none', () => {
  const claims = [inTitle(claim('contradicted'))];
  expect(claimsNeeded(needsAttestation(claims).toBody())).toEqual(claims);
  expect(claimsNeeded({ error: 'No such product', code: 'NOT_FOUND' })).toBeNull();
  expect(claimsNeeded(null)).toBeNull();
});

test('the settings are the three of the specification, and what is contradicted is attested unless they say otherwise', () => {
  const taken = ['none', 'contradicted', 'any', ''].filter((each) => attestationSchema.safeParse(each).success);
  expect(taken).toEqual(['none', 'contradicted', 'any']);
  expect(defaultAttestation).toBe('contradicted');
});

const ann = { fullName: 'Ann Lee' };
test.each([
  [[], undefined, null],
  [[claim('unsupported')], undefined, '1 open claim'],
  [[{ ...claim('contradicted'), isAttested: true as const }], ann, '1 open claim, confirmed by Ann Lee'],
  [
    [{ ...claim('contradicted'), isAttested: true as const }, claim('unsupported')],
    ann,
    '2 open claims, 1 confirmed by Ann Lee',
  ],
])('%j attested by %j is shown as %s', (claims, by, words) => {
  expect(describeOpenClaims(claims, by)).toBe(words);
});

test('what two people attested is confirmed by both', () => {
  const claims = [{ ...claim('contradicted'), isAttested: true as const }];
  expect(describeOpenClaims(claims, { fullName: 'Ann Lee' }, { fullName: 'Tomas Berg' })).toBe(
    '1 open claim, confirmed by Tomas Berg and Ann Lee',
  );
});
