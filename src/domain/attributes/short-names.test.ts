import { expect, test } from 'vitest';
import { readAttributeName } from './attribute-use.ts';

test.each([
  ["Mat'l", 'Material', null],
  ['Ctry of Origin', 'Country of Origin', null],
  ['Net Cont.', 'Net Content', null],
  ['Wrnty', 'Warranty', null],
  ['Ingred.', 'Ingredients', null],
  ['Ht (cm)', 'Height', 'cm'],
  ['Wt (lb)', 'Weight', 'lb'],
  ['Tank Cap (gal)', 'Tank capacity', 'gal'],
  ['LED Qty', 'LED quantity', null],
])('%s is short for %s', (name, label, unit) => {
  expect(readAttributeName(name)).toMatchObject({ label, unit, use: 'told' });
});

test.each([
  'Grp',
  'SRP',
  'MAP',
  'LOT',
  'Stk',
  'UOM',
  'CTN',
  'FNSKU',
  'L',
  'W (V)',
  'Mfr',
  'Prc (USD)',
  'Dept.',
  'Cond.',
  'Disc.',
  'Prov.',
  'Cust.',
  'Tech.',
  'Pkg Wt (lb)',
  'Ctn Wt (kg)',
  'Mstr Wt (lb)',
  'Case Wt (lb)',
  'Dep (EUR)',
  'W (in)',
  'H (cm)',
  'X'.repeat(300),
])('%s is short for nothing shoppers read', (name) => {
  expect(readAttributeName(name).use).toBe('hidden');
});
