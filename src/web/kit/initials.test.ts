import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  ['Maya Lindqvist', 'ML'],
  ['maya lindqvist', 'ML'],
  ['Maya', 'M'],
  ['Maya van der Berg', 'MV'],
  ['  Maya \t Lindqvist ', 'ML'],
  ['Maya (Sales) Lindqvist', 'MS'],
  // Letters before signs.
  ['<b>Wilhelmina</b> 😀 van der Berg', 'BV'],
  ['“Maya” Lindqvist', 'ML'],
  ["o'Neill d'Arc", 'OD'],
  ['Maya 😀', 'M'],
  ['7 Samurai', '7S'],
  // Marks stay with their letter, also where they are characters of their own.
  ['Élodie Åberg', 'ÉÅ'],
  ['E\u0301lodie A\u030Aberg', 'E\u0301A\u030A'],
  ['ßeta', 'SS'],
  // Other scripts.
  ['Мария Иванова', 'МИ'],
  ['Ελένη Παπαδοπούλου', 'ΕΠ'],
  ['محمد علي', 'مع'],
  ['山田 太郎', '山太'],
  ['김민준', '김'],
  ['प्रिया शर्मा', 'प्रिश'],
  ['𠮷田 太郎', '𠮷太'],
  ['𐐨𐐨 maya', '𐐀M'],
  // Signs where there is nothing else: whole ones.
  ['😀', '😀'],
  ['👩‍👩‍👧 🇸🇪', '👩‍👩‍👧🇸🇪'],
  ['*** ---', '*-'],
  ['', ''],
  ['   ', ''],
])('the initials of %j are %j', (fullName, initials) => {
  expect(initialsOf(fullName)).toBe(initials);
});

test('one initial is that of the first word that says anything', () => {
  expect(initialsOf('😀 northwind Trading', 1)).toBe('N');
});
