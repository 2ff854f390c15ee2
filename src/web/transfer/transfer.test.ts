import { describe, expect, test } from 'vitest';
import { countGroups, findColumns, targetOf } from './column-groups.ts';
import { formatBytes, refuseFile } from './file-size.ts';
import { addMark, formatTimeLeft, type Mark, paceOf } from './pace.ts';
import { countReasons, problemsCsv, problemsFileName } from './problems.ts';
import { countNoun, describeCounts, describeState, encodingLabel } from './transfer-labels.ts';

describe('sizes of files', () => {
  test.each([
    [0, '0 B'],
    [999, '999 B'],
    [1_000, '1 kB'],
    [9_461_594, '9.5 MB'],
    [21_999, '22 kB'],
    [2_000_000_000, '2 GB'],
    [5_400_000_000_000, '5,400 GB'],
  ])('%i bytes are %s', (bytes, text) => {
    expect(formatBytes(bytes)).toBe(text);
  });

  test('a file over 2 GB or without content is refused before it is sent', () => {
    expect(refuseFile({ name: 'a.csv', size: 2_000_000_000 })).toBeNull();
    expect(refuseFile({ name: 'a.csv', size: 2_000_000_001 })).toContain('The largest file taken is 2 GB');
    expect(refuseFile({ name: 'a.csv', size: 0 })).toContain('is empty');
  });
});

describe('pace', () => {
  const marks: Mark[] = [
    { at: 0, bytes: 0, products: 0 },
    { at: 2_000, bytes: 1_000, products: 500 },
  ];

  test('is products a second and the time the other bytes take', () => {
    expect(paceOf(marks, 4_000)).toEqual({ perSecond: 250, secondsLeft: 6 });
  });

  test.each<[string, Mark[]]>([
    ['nothing was seen', []],
    ['one moment was seen', [{ at: 0, bytes: 0, products: 0 }]],
    [
      'too little time has passed',
      [
        { at: 0, bytes: 0, products: 0 },
        { at: 500, bytes: 900, products: 9 },
      ],
    ],
    [
      'nothing has moved',
      [
        { at: 0, bytes: 5, products: 0 },
        { at: 5_000, bytes: 5, products: 9 },
      ],
    ],
  ])('is unknown when %s', (_name, seen) => {
    expect(paceOf(seen, 1_000)).toBeNull();
  });

  test('looks at the last ten seconds, and starts over when the file does', () => {
    const later = addMark(marks, { at: 11_000, bytes: 9_000, products: 900 });
    expect(later.map(({ at }) => at)).toEqual([2_000, 11_000]);
    expect(addMark(later, { at: 12_000, bytes: 10, products: 1 })).toEqual([{ at: 12_000, bytes: 10, products: 1 }]);
    expect(addMark(later, { at: 12_000, bytes: 9_000, products: 900 })).toEqual(later);
  });

  test.each([
    [0, 'a few seconds'],
    [12, '15 seconds'],
    [54, '55 seconds'],
    [58, '1 minute'],
    [200, '3 minutes'],
    [3_600, '1 hour'],
    [3_900, '1 hour 5 minutes'],
    [7_260, '2 hours 1 minute'],
  ])('%i seconds are %s', (seconds, text) => {
    expect(formatTimeLeft(seconds)).toBe(text);
  });
});

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

describe('columns', () => {
  const columns = [
    { name: 'Handle', samples: ['red-mug'] },
    { name: 'Colour', samples: ['Red', 'Blue'] },
    { name: 'constructor', samples: [] },
  ];
  const mapping = { Handle: 'group', Colour: 'attribute' } as const;

  test('a column the mapping does not name is left out, even one named like a part of every object', () => {
    expect(targetOf(mapping, 'constructor')).toBe('ignore');
    expect(countGroups(columns, mapping)).toEqual({ all: 3, fields: 1, attributes: 1, ignored: 1 });
  });

  test('are found by group, name and sample', () => {
    expect(findColumns(columns, mapping, 'all', 'red')).toEqual(['Handle', 'Colour']);
    expect(findColumns(columns, mapping, 'attributes', '')).toEqual(['Colour']);
    expect(findColumns(columns, mapping, 'fields', 'blue')).toEqual([]);
  });
});

describe('words', () => {
  test('counts of none are left out', () => {
    expect(describeCounts({ read: 5, new: 4, changed: 0, unchanged: 0, refused: 1 })).toBe('4 new, 1 refused');
    expect(describeCounts({ read: 0, new: 0, changed: 0, unchanged: 0, refused: 0 })).toBe('No products');
    expect(countNoun(1, 'product')).toBe('1 product');
    expect(countNoun(1204, 'product')).toBe('1,204 products');
  });

  test('an encoding without a name of its own goes by its label', () => {
    expect(encodingLabel('Windows-1250')).toBe('Central European (Windows-1250)');
    expect(encodingLabel('macintosh')).toBe('macintosh');
  });

  test.each([
    ['running', true, 'Checking'],
    ['running', false, 'Importing'],
    ['done', true, 'Dry run'],
    ['done', false, 'Imported'],
    ['failed', true, 'Failed'],
  ] as const)('a run that is %s (dry: %s) is called %s', (state, dryRun, label) => {
    expect(describeState({ state, dryRun }).label).toBe(label);
  });
});
