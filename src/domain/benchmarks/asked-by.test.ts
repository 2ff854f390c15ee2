import { expect, test } from 'vitest';
import { askedBy } from './asked-by.ts';

test.each([
  ['x', 'amazon', 'block', 'official', 'Amazon requires'],
  ['x', 'google_merchant', 'warn', 'official', 'Google Merchant Center asks for'],
  ['x', 'amazon', 'advise', 'official', 'Amazon recommends'],
  ['x', 'amazon', 'warn', 'third-party', 'Amazon is said to ask for'],
  ['x', 'amazon', 'advise', 'unverified', 'Amazon is said to ask for'],
  ['x', 'amazon', 'advise', 'own', 'Copydesk recommends'],
  ['x', 'general', 'advise', 'own', 'Copydesk recommends'],
  ['own.4', 'corner shop', 'warn', 'own', 'this workspace asks for'],
] as const)('rule %s of %s, %s, %s: %s', (id, retailer, severity, standing, words) => {
  expect(askedBy({ id, retailer, severity, standing })).toBe(words);
});
