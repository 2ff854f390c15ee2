import { expect, test } from 'vitest';
import { factValueKind, isGtin } from './fact-value.kind.ts';
import { target } from './test-target.ts';

const fact = (name: string, value: string) => target('facts', [], { attributes: [{ name, value }] });

test.each([
  ['79.99 USD', true],
  ['79 EUR', true],
  ['$79.99', false],
  ['79,99 USD', false],
  ['1,079.00 USD', false],
  ['79.99 usd', false],
  ['79.99  USD', false],
  ['0.00 USD', false],
])('the price %s is written as required: %s', (price, isWritten) => {
  const finding = factValueKind.check(target('facts', [], { price }), { facts: ['price'], form: 'price' });
  expect(finding?.share).toBe(isWritten ? 0 : 1);
});

test.each([
  ['4006381333931', true],
  ['4006381333932', false],
  ['036000291452', true],
  ['96385074', true],
  ['10012345678902', true],
  ['123', false],
  ['978140679450X', false],
])('%s ends in its check digit: %s', (digits, isValid) => {
  expect(isGtin(digits)).toBe(isValid);
});

test.each([
  ['GTIN', '4006381-333931', { facts: ['GTIN', 'EAN'], form: 'gtin' as const }, 'GTIN is written as required'],
  ['EAN', '4006381333932', { facts: ['GTIN', 'EAN'], form: 'gtin' as const }, 'EAN is no valid number'],
  [
    'Condition',
    'Used',
    { facts: ['Condition'], form: 'any' as const, oneOf: ['new', 'used'] },
    'Condition is written as required',
  ],
  [
    'Condition',
    'like new',
    { facts: ['Condition'], form: 'any' as const, oneOf: ['new', 'used'] },
    'Condition is not a word the channel knows',
  ],
  [
    'Availability',
    'in_stock',
    { facts: ['Availability'], form: 'any' as const, oneOf: ['in stock'] },
    'Availability is written as required',
  ],
  ['Size', 'x'.repeat(21), { facts: ['Size'], form: 'any' as const, max: 20 }, 'Size is too long'],
  ['Size', 'x'.repeat(20), { facts: ['Size'], form: 'any' as const, max: 20 }, 'Size is written as required'],
])('%s: %s by %j: %s', (name, value, rule, message) => {
  expect(factValueKind.check(fact(name, value), rule)?.message).toBe(message);
});

test('a fact the product does not have is not judged', () => {
  expect(factValueKind.check(fact('Size', 'M'), { facts: ['GTIN'], form: 'gtin' })).toBeNull();
});

test('a rule that asks nothing of the fact is refused', () => {
  expect(factValueKind.findIssues?.({ facts: ['Size'], form: 'any' }, 'facts')).toHaveLength(1);
  for (const asked of [{ form: 'gtin' as const }, { oneOf: ['new'] }, { max: 3 }])
    expect(factValueKind.findIssues?.({ facts: ['Size'], form: 'any', ...asked }, 'facts')).toEqual([]);
});
