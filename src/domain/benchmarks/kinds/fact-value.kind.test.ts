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
  ['0.01 USD', true],
  ['79. USD', false],
  ['.99 USD', false],
  ['79.9.9 USD', false],
  ['7.5 USD', true],
  ['79.99 US', false],
  ['79.99 USDT', false],
  ['79.99 USD each', false],
  ['only 79.99 USD', false],
  ['79.99USD', false],
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
  // Zeros have a valid check digit at any length.
  ['0000000', false],
  ['000000000', false],
  ['00000000000', false],
  ['000000000000000', false],
  ['4006381333931 ', false],
])('%s ends in its check digit: %s', (digits, isValid) => {
  expect(isGtin(digits)).toBe(isValid);
});

test.each([
  ['GTIN', '4006381-333931', { facts: ['GTIN', 'EAN'], form: 'gtin' as const }, 'GTIN is written as required'],
  ['GTIN', '4006381 - 333 931', { facts: ['GTIN'], form: 'gtin' as const }, 'GTIN is written as required'],
  ['GTIN', '4006381/333931', { facts: ['GTIN'], form: 'gtin' as const }, 'GTIN is not a valid number'],
  ['EAN', '4006381333932', { facts: ['GTIN', 'EAN'], form: 'gtin' as const }, 'EAN is not a valid number'],
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
    'Condition is not a value the channel accepts',
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

test('a fact the product does not have is not checked', () => {
  expect(factValueKind.check(fact('Size', 'M'), { facts: ['GTIN'], form: 'gtin' })).toBeNull();
});

test('a rule that asks nothing of the fact is refused', () => {
  expect(factValueKind.findIssues?.({ facts: ['Size'], form: 'any' }, 'facts')).toHaveLength(1);
  for (const asked of [{ form: 'gtin' as const }, { oneOf: ['new'] }, { max: 3 }])
    expect(factValueKind.findIssues?.({ facts: ['Size'], form: 'any', ...asked }, 'facts')).toEqual([]);
});

test.each([
  [
    { facts: ['Price'], form: 'price' as const },
    '$5',
    'Price is not in the format the channel requires',
    'Enter an amount above zero and a currency code, such as 79.99 USD.',
  ],
  [
    { facts: ['gtin'], form: 'gtin' as const },
    '123',
    'Gtin is not a valid number',
    'Check the digits. There must be 8, 12, 13 or 14, and the last one is a check digit.',
  ],
  [
    { facts: ['Condition'], form: 'any' as const, oneOf: ['new', 'used'] },
    'mint',
    'Condition is not a value the channel accepts',
    'Use one of: new, used.',
  ],
  [
    { facts: ['Size'], form: 'any' as const, max: 1_000 },
    'x'.repeat(1_001),
    'Size is too long',
    'Shorten it to at most 1,000 characters.',
  ],
])('of a fact in the wrong form %j says what to do', (rule, value, message, fix) => {
  const [name = ''] = rule.facts;
  expect(factValueKind.check(fact(name, value), rule)).toEqual({
    verdict: 'failed',
    share: 1,
    message,
    fix,
    measured: null,
    limit: null,
    found: [value.length > 60 ? `${'x'.repeat(58)}…` : value],
  });
});

test('a value of 60 characters is shown whole', () => {
  const rule = { facts: ['Size'], form: 'any' as const, max: 5 };
  expect(factValueKind.check(fact('Size', 'x'.repeat(60)), rule)?.found).toEqual(['x'.repeat(60)]);
  expect(factValueKind.check(fact('Size', 'x'.repeat(61)), rule)?.found).toEqual([`${'x'.repeat(58)}…`]);
});

test.each([
  ['In__Stock', 'in stock', true],
  [' in-stock_', 'in stock', true],
  ['IN  STOCK', 'in_stock', true],
  ['instock', 'in stock', false],
])('%j is the word %j: %s', (value, word, isSame) => {
  const rule = { facts: ['Availability'], form: 'any' as const, oneOf: ['sold out', word] };
  expect(factValueKind.check(fact('Availability', value), rule)?.share === 0).toBe(isSame);
});

test('of several facts the first the product has is checked, with its name in any case', () => {
  const product = { price: ' ', brand: 'Clayfield', attributes: [{ name: 'SALE PRICE', value: ' 5.00 USD ' }] };
  const check = (facts: string[]) =>
    factValueKind.check(target('facts', [], product), { facts, form: 'price' })?.message ?? null;
  expect(check(['price', 'Sale price'])).toBe('Sale price is written as required');
  expect(check(['price', 'brand', 'Sale price'])).toBe('Brand is not in the format the channel requires');
  expect(check(['category'])).toBe('Category is not in the format the channel requires');
  expect(check(['subcategory'])).toBe('Subcategory is not in the format the channel requires');
  expect(check(['price', 'cost'])).toBeNull();
});
