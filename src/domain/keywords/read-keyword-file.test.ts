import { describe, expect, it } from 'vitest';
import { readKeywordFile } from './read-keyword-file.ts';

const of = (text: string, volume: number | null = null) => ({ text, volume });

describe('readKeywordFile', () => {
  it.each([
    ['keyword,volume\noak bench,1300\nstool,', [of('oak bench', 1300), of('stool')]],
    ['VOLUME,Keyword\n"1,300",oak bench', [of('oak bench', 1300)]],
    ['\uFEFFKeyword;Search Volume\r\noak bench;1.300\r\n', [of('oak bench', 1300)]],
    ['keyword\noak bench\n\n  \nstool', [of('oak bench'), of('stool')]],
    ['Position,Keyword,Search_Volume,KD\n1,oak bench,90,12', [of('oak bench', 90)]],
    ['Keyword Stats\nNov 2026\n\nKeyword\tAvg. monthly searches\noak bench\t90', [of('oak bench', 90)]],
    ['keyword,volume', []],
  ])('%j holds %j', (text, keywords) =>
    expect(readKeywordFile(text)).toEqual({ keywords, folded: 0, refused: [], refusedCount: 0 }),
  );

  it('reports bad rows by their line, also behind a cell of several lines', () => {
    const text = 'keyword,volume\n"oak\nbench",5\n,7\nstool,many\nmug,1,300\nOak bench,9';
    expect(readKeywordFile(text)).toEqual({
      keywords: [of('oak bench', 9)],
      folded: 1,
      refused: [
        { line: 4, value: '', reason: 'Enter a keyword.' },
        { line: 5, value: 'stool', reason: '“many” is not a whole number.' },
        { line: 6, value: 'mug', reason: 'More cells than columns. Put values that contain a comma in quotes.' },
      ],
      refusedCount: 3,
    });
  });

  it('takes markup and formulas for the words they are', () => {
    expect(readKeywordFile('keyword\n=1+1\n<b>oak</b>').keywords).toEqual([of('=1+1'), of('<b>oak</b>')]);
  });

  it.each(['', 'oak bench\nstool', 'name,volume\noak,5'])('refuses %j, which names no column of keywords', (text) =>
    expect(() => readKeywordFile(text)).toThrow(/^This file has no column “keyword”/),
  );
});
