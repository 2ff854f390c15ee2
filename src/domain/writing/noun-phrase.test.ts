import { describe, expect, test } from 'vitest';
import { tellFacts } from './fact-sentences.ts';
import { tellFragments } from './fragments.ts';
import { placeArticles, withArticles } from './noun-phrase.ts';

test.each([
  ['three button closure', 'a three-button closure'],
  ['three button placket at front', 'a three-button placket at front'],
  ['two slip pockets', 'two slip pockets'],
  ['ribbed cuffs and hem', 'ribbed cuffs and a ribbed hem'],
  ['banded cuffs and waist', 'banded cuffs and a banded waist'],
])('%j is had as %j', (phrase, told) => {
  expect(withArticles(phrase)).toBe(told);
});

test.each([
  ['a zip closure at center back neck', 'a zip closure at the center back neck'],
  ['pockets at Front and ties on sides', 'pockets at the front and ties on the sides'],
  ['a bow at the waist', 'a bow at the waist'],
  ['a badge on front panel', 'a badge on front panel'],
])('places have their article: %j', (phrase, told) => {
  expect(placeArticles(phrase)).toBe(told);
});

describe('fragments', () => {
  test.each([
    [
      ['Knee length', 'Crew neckline'],
      ['It has a crew neckline.', 'It is knee-length.'],
    ],
    [['Hits knee-length'], ['It is knee-length.']],
    [['Industrial vinyl', 'Deep pocket'], ['It has a deep pocket.']],
    [['Made in The EU'], ['It is made in the EU.']],
  ])('%j', (texts, told) => {
    expect(tellFragments(texts, false)).toEqual(told);
  });
});

test.each([
  ['Color', 'Gold/Clear', false, ['It is gold and clear.']],
  ['Color', 'Iron/Nickel', false, ['It comes in iron/nickel.']],
  ['Color', 'Gold/Clear/Blue', true, ['They come in gold, clear and blue.']],
  ['Length', '68 x 68"', false, ['It measures 68 x 68".']],
  ['Length', '12" with 2.5" extender', false, ['The length is 12" with a 2.5" extender.']],
])('the fact %s of %j', (name, value, isMany, told) => {
  const subject = name === 'Color' ? 'color' : 'size';
  expect(tellFacts([{ name, value, subject }], isMany)).toEqual(told);
});
