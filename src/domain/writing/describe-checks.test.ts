import { expect, test } from 'vitest';
import { describeChecks } from './describe-checks.ts';

const checks = { supported: 7, unsupported: 0, contradicted: 0, brokenRules: [] as string[] };

test.each([
  [{}, '7 claims supported; passes all rules.', true],
  [{ supported: 1 }, '1 claim supported; passes all rules.', true],
  [{ supported: 0 }, 'no claims to check; passes all rules.', true],
  [{ unsupported: 2 }, '7 claims supported, 2 not in the source; passes all rules.', false],
  [{ needProof: 2, mustRules: [] }, '5 claims supported, 2 need proof; passes all rules.', false],
  [{ unchecked: 1 }, '7 claims supported, 1 statement not fully checked; passes all rules.', false],
  [{ supported: 0, unchecked: 2 }, '2 statements not fully checked; passes all rules.', false],
  [
    { supported: 0, contradicted: 1, unsupported: 1, brokenRules: ['a', 'b', 'c'], mustRules: ['a'] },
    '0 claims supported, 1 contradicted, 1 not in the source; breaks 1 required and 2 recommended rules.',
    false,
  ],
  [{ brokenRules: ['a'], mustRules: ['a'] }, '7 claims supported; breaks 1 required rule.', false],
  [{ brokenRules: ['a'], mustRules: [] }, '7 claims supported; breaks 1 recommended rule.', true],
])('%j reads as %s', (given, text, isClean) => {
  expect(describeChecks({ checks: { ...checks, ...given }, isRepaired: false })).toEqual({ text, isClean });
});

test('a draft of before must and should were kept apart says only how many rules it broke', () => {
  const { text, isClean } = describeChecks({ checks: { ...checks, brokenRules: ['a', 'b'] }, isRepaired: false });
  expect(text).toBe('7 claims supported; breaks 2 rules.');
  expect(isClean).toBe(false);
});

test('a second draft is mentioned, and images claim nothing', () => {
  expect(describeChecks({ checks, isRepaired: true }).text).toMatch(
    /rules\. Written twice, because the first draft failed/,
  );
  expect(describeChecks({ checks, isRepaired: false }, false).text).toBe('passes all rules.');
});
