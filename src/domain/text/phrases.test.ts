import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutWords, openPhrases, writeLike } from './phrases.ts';

const find = (text: string, ...phrases: string[]) =>
  openPhrases(phrases.map((phrase) => [phrase, phrase] as const))(cutWords(text)).map(
    ({ value, start, end }) => `${value}@${text.slice(start, end)}`,
  );

describe('openPhrases', () => {
  it.each([
    ['finds a word in any case', 'A Cheap mug', ['cheap'], ['cheap@Cheap']],
    ['finds no word inside another', 'cheaper, ascheap', ['cheap'], []],
    ['finds a word beside signs', '“cheap”, cheap-looking', ['cheap'], ['cheap@cheap', 'cheap@cheap']],
    [
      'finds a phrase over any spaces',
      'state  of\nthe art',
      ['state of the art'],
      ['state of the art@state  of\nthe art'],
    ],
    ['tells three wordings apart', 'wifi wi-fi wi fi', ['wi-fi'], ['wi-fi@wi-fi']],
    [
      'reads curly signs as plain ones',
      'women’s anti–aging',
      ["women's", 'anti-aging'],
      ["women's@women’s", 'anti-aging@anti–aging'],
    ],
    [
      'finds every phrase of a place',
      'real oak top',
      ['oak', 'oak top', 'real oak'],
      ['real oak@real oak', 'oak@oak', 'oak top@oak top'],
    ],
    ['finds signs', 'C++ and C', ['C++'], ['C++@C++']],
    ['reads letters of other scripts', 'Größe: ÜBER alles', ['über'], ['über@ÜBER']],
    ['reads an accent written apart', 'cafe\u0301 noir', ['café'], ['café@cafe\u0301']],
    ['finds nothing for an empty phrase', 'a b', ['', '  '], []],
  ])('%s', (_title, text, phrases, expected) => {
    expect(find(text, ...phrases)).toEqual(expected);
  });

  it('finds a phrase wherever it was put between other words', () => {
    const word = fc.stringMatching(/^[a-z0-9]{1,8}$/);
    const words = fc.array(word, { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(words, words, words, (before, phrase, after) => {
        const text = [...before, ...phrase, ...after].join(' ');
        const start = before.join(' ').length + 1;
        const places = openPhrases([[phrase.join(' '), null]])(cutWords(text));
        expect(places).toContainEqual({ value: null, start, end: start + phrase.join(' ').length });
      }),
    );
  });

  it('finds only what reads as the phrase, and never part of a word', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary', maxLength: 6 }), (text, phrase) => {
        for (const { start, end } of openPhrases([[phrase, null]])(cutWords(text))) {
          const keys = (of: string) => cutWords(of).map(({ key }) => key);
          expect(keys(text.slice(start, end))).toEqual(keys(phrase));
          expect(text.slice(start, end)).toBe(text.slice(start, end).trim());
        }
      }),
    );
  });
});

it.each([
  ['COLOR', 'colour', 'COLOUR'],
  ['Color', 'colour', 'Colour'],
  ['color', 'colour', 'colour'],
  ['Wi fi', 'Wi-Fi', 'Wi-Fi'],
  ['A', 'one', 'One'],
])('in the place of %s, %s is written %s', (model, word, written) => {
  expect(writeLike(model, word)).toBe(written);
});
