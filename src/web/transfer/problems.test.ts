import { describe, expect, test } from 'vitest';
import { countReasons, problemsCsv, problemsFileName } from './problems.ts';

describe('problems', () => {
  const problems = [
    { row: 2, column: 'Title', value: '=HYPERLINK("http://x")', reason: 'The title is missing.' },
    { row: 3, column: null, value: null, reason: 'The title is missing.' },
    { row: 4, column: '@Price', value: 'a, "b"', reason: 'Not a price.' },
  ];

  test('leave as a CSV file in which nothing runs as a formula', () => {
    expect(problemsCsv(problems)).toBe(
      'Row,Column,Value,Reason\n' +
        '2,Title,"\'=HYPERLINK(""http://x"")",The title is missing.\n' +
        '3,,,The title is missing.\n' +
        '4,\'@Price,"a, ""b""",Not a price.\n',
    );
  });

  test('are counted by reason, the most frequent first', () => {
    expect(countReasons(problems)).toEqual([
      { reason: 'The title is missing.', count: 2 },
      { reason: 'Not a price.', count: 1 },
    ]);
  });

  test.each([
    ['shop export.csv', 'shop export problems.csv'],
    ['../../a:b.jsonl', '.. .. a b problems.csv'],
    ['.csv', 'import problems.csv'],
  ])('of %s are saved as %s', (fileName, saved) => {
    expect(problemsFileName(fileName)).toBe(saved);
  });
});
