import { describe, expect, it } from 'vitest';
import { readKeywordLines, readVolume, takeRows, writeKeywordLines } from './read-keywords.ts';

const of = (text: string, volume: number | null = null) => ({ text, volume });

it.each([
  ['', null],
  [' - ', null],
  ['n/a', null],
  ['0', 0],
  ['1300', 1300],
  ['1300.0', 1300],
  ['1300,00', 1300],
  ['1,300', 1300],
  ['1.300', 1300],
  ['1 300', 1300],
  ['1\u00a0300', 1300],
  ['1’300', 1300],
  ['12,345,678', 12_345_678],
  ['1,00,000', 100_000],
  ['1,30', undefined],
  ['1,300.5', undefined],
  ['1,300.000', undefined],
  ['12.5', undefined],
  ['-5', undefined],
  ['1K – 10K', undefined],
  ['9'.repeat(30), undefined],
])('%j is the volume %j', (text, volume) => expect(readVolume(text)).toBe(volume));

describe('readKeywordLines', () => {
  it.each([
    ['oak bench', [of('oak bench')]],
    ['oak bench, 1300', [of('oak bench', 1300)]],
    ['oak bench, 1,300', [of('oak bench', 1300)]],
    ['oak bench\t1 300', [of('oak bench', 1300)]],
    ['oak bench;-', [of('oak bench')]],
    ['oak bench, stool ,, pew', [of('oak bench'), of('stool'), of('pew')]],
    ['\n bench 120 cm \r\n\r\nstool, 5\r', [of('bench 120 cm'), of('stool', 5)]],
    ['', []],
  ])('%j names %j', (text, keywords) =>
    expect(readKeywordLines(text)).toEqual({ keywords, folded: 0, refused: [], refusedCount: 0 }),
  );

  it('reports what it cannot take by its line, and takes the rest', () => {
    const long = 'x'.repeat(101);
    expect(readKeywordLines(`bench, 1,30\nstool\n\n${long}, 5\nred, blue, 12\nSTOOL, 7`)).toEqual({
      keywords: [of('stool', 7)],
      folded: 1,
      refused: [
        { line: 1, value: 'bench', reason: '“1,30” is not a whole number.' },
        { line: 4, value: `${'x'.repeat(79)}…`, reason: 'A keyword can have at most 100 characters.' },
        { line: 5, value: 'red, blue', reason: 'A keyword cannot contain a comma.' },
      ],
      refusedCount: 3,
    });
  });

  it('gives back what it wrote', () => {
    const keywords = [of('oak bench', 1300), of('stool'), of('pew', 0)];
    expect(writeKeywordLines(keywords)).toBe('oak bench, 1300\nstool\npew, 0');
    expect(readKeywordLines(writeKeywordLines(keywords)).keywords).toEqual(keywords);
  });
});

it('a list that is full refuses what is new, and no more than a hundred are listed one by one', () => {
  const rows = Array.from({ length: 700 }, (_, index) => ({ line: index + 1, text: `word ${index}`, volume: '' }));
  const read = takeRows([...rows, { line: 701, text: 'WORD 0', volume: '9' }]);
  expect(read.keywords).toHaveLength(500);
  expect(read.keywords[0]).toEqual(of('word 0', 9));
  expect(read.refused).toHaveLength(100);
  expect(read.refused[0]).toEqual({ line: 501, value: 'word 500', reason: 'A list can have at most 500 keywords.' });
  expect(read.refusedCount).toBe(200);
});
