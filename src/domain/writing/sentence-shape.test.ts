import { describe, expect, test } from 'vitest';
import { isCommand, isFragment } from './sentence-shape.ts';

describe('the shape of a sentence', () => {
  test.each([
    'Tapered panels lead to a narrow hem.',
    'Ribbed cuffs contrast a plain body.',
    'Inner pocket and loop closure complete this pouch.',
    'Woven handle and steel ring offer firm hold.',
    'Kick off your morning in these joggers.',
    'View the news, access your music and more on the go with a fast net.',
    'Checked joggers from Orvik feel light.',
    'Side zip lays flat at the hip.',
    'Ample room rounds out this travel kit.',
    'Interior sleeves with a zip ensure tidy cables.',
  ])('%j is a sentence', (text) => {
    expect(isFragment(text, 20)).toBe(false);
  });

  test.each([
    'Straps around the neck.',
    'Knee skirt made to be worn low.',
    'Buttons down the front.',
    'Mesh panels to provide air.',
    'Two chest pockets and a loop.',
    'Cord ends with the logo.',
  ])('%j is none', (text) => {
    expect(isFragment(text, 20)).toBe(true);
  });
});

test('`pack` calls on the reader before what is packed, not before how many', () => {
  expect(isCommand('pack', 'your')).toBe(true);
  expect(isCommand('pack', 'of')).toBe(false);
});
