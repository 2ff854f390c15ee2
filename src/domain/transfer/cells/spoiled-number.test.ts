import { expect, test } from 'vitest';
import { createDateDoubt, isDateLike, readShortened } from './spoiled-number.ts';

test.each<[string, string | null | undefined]>([
  ['1.23E+11', null],
  ['1,23457E+12', null],
  ['4e+12', null],
  [' 4.00638E+12 ', null],
  ['4.006381333931E+12', '4006381333931'],
  ['1.23456E+5', '123456'],
  // Its digits do not end at the point.
  ['1.234567E+5', null],
  ['1.2E+3', undefined],
  ['1.23E-11', undefined],
  ['1E10', undefined],
  ['12E+11', undefined],
  ['C+11', undefined],
  ['1.23E+11 kg', undefined],
])('%j has the digits %j', (cell, digits) => {
  expect(readShortened(cell)).toBe(digits);
});

test.each([
  ['5-Mar', true],
  ['Mar-05', true],
  ['12-Mär', true],
  ['5 mai 2026', true],
  ['окт.26', true],
  ['окт-26', true],
  ['2-September', true],
  ['2026-03-05', true],
  ['2026-03-05 12:30', true],
  ['05.03.2026', true],
  ['3/5/26', true],
  ['3/5.26', false],
  ['SEP-100', false],
  ['MAG-4', false],
  ['5-RED', false],
  ['AB-12', false],
  ['MARK-05', false],
  ['2026-0305', false],
  ['12-05', false],
  ['', false],
])('%j is a date: %s', (name, expected) => {
  expect(isDateLike(name)).toBe(expected);
});

test.each<[string, string[], string, boolean]>([
  ['stands out among other codes', ['5-Mar', 'AB-1', 'AB-2'], '5-Mar', true],
  ['is usual among dates', ['2026-01-01', ' 2026-02-01 ', 'AB-2'], '2026-02-01', false],
  ['is a code where others have its word', ['SET-12', 'SET-120', 'SET-7'], 'SET-12', false],
  ['stands out where its word is no other code’s', ['SET-12', 'AB-1', 'AB-2'], 'SET-12', true],
  ['alone is doubted', [], '5-Mar', true],
])('a date %s', (_what, codes, code, expected) => {
  expect(createDateDoubt(codes)(code)).toBe(expected);
});
