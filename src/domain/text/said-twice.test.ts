import { expect, test } from 'vitest';
import { phrasesSaidTwice, withoutEcho } from './said-twice.ts';

test.each([
  ['Veltro Tool Belt Veltro Tool Belt Leather, Brown', ['Veltro Tool Belt']],
  ['Linen pillow covers, 4 Linen Pillow Covers for a sofa', ['Linen Pillow Covers']],
  ['Linen sheet set, king sheet set', []],
  ['New York New York poster', []],
  ['Case for iPad mini, iPad mini 2 and iPad mini 3', []],
  ['Tool belt of leather, tool bag', []],
  ['Pom pom hat with a pom', []],
  ['A lamp for the desk and for the shelf', []],
  ['18 x 18 inch, 18 x 18 inch', []],
  ['Oak tray and ash tray, oak tray and ash tray', ['oak tray and ash tray']],
  ['', []],
])('%j says twice: %j', (line, found) => {
  expect(phrasesSaidTwice(line)).toEqual(found);
});

test.each([
  ['Veltro Tool Belt Veltro Tool Belt Leather, Brown', 'Veltro Tool Belt Leather, Brown', 'Veltro Tool Belt'],
  ['Belt VELTRO tool kit VELTRO Tool Kit', 'Belt VELTRO tool kit', 'VELTRO Tool Kit'],
  ['New York New York poster', 'New York New York poster', null],
  ['iPad mini iPad mini 2 case', 'iPad mini iPad mini 2 case', null],
  ['Veltro Belt - Veltro Belt, Brown', 'Veltro Belt - Veltro Belt, Brown', null],
  ['Pom Pom hat', 'Pom Pom hat', null],
])('%j without what follows itself is %j', (line, rest, echo) => {
  expect(withoutEcho(line)).toEqual({ rest, echo });
});
