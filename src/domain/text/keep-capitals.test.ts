import { expect, it } from 'vitest';
import { keepCapitals } from './keep-capitals.ts';

it.each([
  ['Case', 'Case', 'Cover', 'Cover'],
  ['case', 'Case', 'Cover', 'cover'],
  ['CASE', 'Case', 'Cover', 'COVER'],
  ['Case', 'case', 'cover', 'Cover'],
  ['CASE', 'case', 'cover', 'COVER'],
  ['case', 'CASE', 'COVER', 'cover'],
  ['Phone Case', 'phone case', 'phone cover', 'Phone Cover'],
  ['PHONE CASE', 'phone case', 'protective shell of steel', 'PROTECTIVE SHELL OF STEEL'],
  ['Phone case', 'phone case', 'protective shell of steel', 'Protective shell of steel'],
  ['tablet', 'Tablet', 'iPad', 'iPad'],
  ['Étui', 'étui', 'écrin', 'Écrin'],
  ['50 ML', '50 ml', '50 cl', '50 CL'],
  ['case', 'Case', '', ''],
])('%s, typed as %s and replaced by %s, becomes %s', (found, asked, replacement, expected) => {
  expect(keepCapitals(found, asked, replacement)).toBe(expected);
});
