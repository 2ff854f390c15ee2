import { expect, test } from 'vitest';
import { describeChecks } from './describe-checks.ts';

const checks = { supported: 7, unsupported: 0, contradicted: 0, brokenRules: [] as string[] };

test.each([
  [{}, 'Checked: 7 claims supported, none open; all rules kept.', true],
  [{ supported: 1 }, 'Checked: 1 claim supported, none open; all rules kept.', true],
  [{ supported: 0 }, 'Checked: no claims to check; all rules kept.', true],
  [{ unsupported: 2 }, 'Checked: 7 claims supported, 2 unsupported; all rules kept.', false],
  [
    { supported: 0, contradicted: 1, unsupported: 1, brokenRules: ['a', 'b'] },
    'Checked: 0 claims supported, 1 contradicted, 1 unsupported; 2 rules not kept.',
    false,
  ],
  [{ brokenRules: ['a'] }, 'Checked: 7 claims supported, none open; 1 rule not kept.', false],
])('%j is told as %s', (given, text, isClean) => {
  expect(describeChecks({ checks: { ...checks, ...given }, isRepaired: false })).toEqual({ text, isClean });
});

test('a second draft is told, and images claim nothing', () => {
  expect(describeChecks({ checks, isRepaired: true }).text).toMatch(/kept\. Written twice: a first draft failed/);
  expect(describeChecks({ checks, isRepaired: false }, false).text).toBe('Checked: all rules kept.');
});
