import { describe, expect, test } from 'vitest';
import { googleTsv } from '../formats/google.read.ts';
import { woocommerceCsv } from '../formats/woocommerce.read.ts';
import type { ReadFormat } from '../rows/format.ts';
import { cleaned, type Row, testFields } from '../rows/test-building.ts';
import type { Mapping } from '../transfer.contract.ts';
import { readTextFields } from './build-text.ts';

describe('texts', () => {
  const mapping: Mapping = {
    B: 'bullets',
    B2: 'bullets',
    'product highlight': 'bullets',
    D: 'body',
    D2: 'body',
    S: 'description',
    S2: 'description',
  };
  const read = (row: Row, format?: ReadFormat) => {
    const given = testFields(mapping, row, format);
    const fields = { bullets: given.of('bullets'), body: given.of('body'), description: given.of('description') };
    const { description, bullets, facts } = readTextFields(fields, format ?? {}, given.notes);
    return [
      description,
      bullets.join(' / '),
      facts.map(({ name, value }) => `${name}=${value}`).join(),
      cleaned(given).join('\n'),
    ];
  };

  test.each<[string, Row, string[]]>([
    ['nothing', {}, ['', '', '', '']],
    ['a description', { D: 'One.' }, ['One.', '', '', '']],
    ['two', { D: 'One.', D2: 'Two.' }, ['One.\n\nTwo.', '', '', '']],
    ['the same twice', { D: 'One.', D2: 'One.' }, ['One.', '', '', '']],
    ['an empty one', { D: 'n/a', D2: 'Two.' }, ['Two.', '', '', 'placeholders 2 D: n/a → ']],
    ['zeros of formulas', { D: 'One.', D2: '0', B: 'A', B2: '0' }, ['One.', 'A', '', 'placeholders 2 B2: 0 → ']],
    [
      'a list in one',
      { D: '<p>One.</p><ul><li>A</li></ul>' },
      ['One.', 'A', '', 'html 2 D: <p>One.</p><ul><li>A</li></ul> → One.'],
    ],
    [
      'a list alone',
      { D: '<ul><li>A</li><li>B</li></ul>' },
      ['', 'A / B', '', 'html 2 D: <ul><li>A</li><li>B</li></ul> → A • B'],
    ],
    [
      'paragraphs of a list',
      { D: '["One.","<p>Two.</p><li>A</li>","n/a"]' },
      ['One.\n\nTwo.', 'A', '', 'html 2 D: <p>Two.</p><li>A</li> → Two.\nplaceholders 2 D: n/a → '],
    ],
    ['a list of one', { D: '["One."]' }, ['One.', '', '', '']],
    ['a record', { D: '{"content":"One."}' }, ['One.', '', '', '']],
    ['a short one alone', { S: 'Short.' }, ['Short.', '', '', '']],
    ['a short list alone', { S: '<li>A</li>' }, ['', 'A', '', 'html 2 S: <li>A</li> → A']],
    ['a short text beside', { D: 'One.', S: 'Short.' }, ['One.', '', 'S=Short.', '']],
    ['two short ones', { S: 'Short.', S2: 'Shorter.' }, ['Short.', '', 'S2=Shorter.', '']],
    ['the same short one', { D: 'One.', S: 'One.' }, ['One.', '', '', '']],
    ['an empty short one', { D: 'One.', S: '<p></p>' }, ['One.', '', '', 'html 2 S: <p></p> → ']],
    ['a short list beside', { D: 'One.', S: '<li>A</li>' }, ['One.', 'A', '', 'html 2 S: <li>A</li> → A']],
    [
      'a short list beside bullets',
      { D: 'One.', B: 'B', S: '<li>A</li>' },
      ['One.', 'B', '', 'html 2 S: <li>A</li> → A'],
    ],
    ['short lines beside', { D: 'One.', S: 'A\n\nB' }, ['One.', 'A / B', '', 'lists 2 S: A\n\nB → A • B']],
    ['short lines with a sign', { D: 'One.', S: 'A\n- B' }, ['One.', 'A / B', '', 'lists 2 S: A\n- B → A • - B']],
    ['short lines beside bullets', { D: 'One.', B: 'B', S: 'A\nB' }, ['One.', 'B', 'S=A\nB', '']],
    [
      'bullets once',
      { B: 'A | B', B2: 'B', D: '<li>A</li><li>C</li>' },
      ['', 'A / B / C', '', 'html 2 D: <li>A</li><li>C</li> → A • C\nlists 2 B: A | B → A • B'],
    ],
    [
      'bullets with signs',
      { B: '• A\n• - \nn/a' },
      ['', 'A / -', '', 'lists 2 B: • A\n• - \nn/a → A • -\nplaceholders 2 B: • A\n• - \nn/a → A • -'],
    ],
    [
      'bullets of markup',
      { B: '<p>A</p><ul><li>B</li></ul><p>C</p>' },
      ['', 'B / A / C', '', 'html 2 B: <p>A</p><ul><li>B</li></ul><p>C</p> → A\n\nC'],
    ],
    [
      'bullets of a list with markup',
      { B: '["<b>A</b>","B"]' },
      ['', 'A / B', '', 'html 2 B: ["<b>A</b>","B"] → A • B\nlists 2 B: ["<b>A</b>","B"] → A • B'],
    ],
    ['one bullet', { B: 'A, b' }, ['', 'A, b', '', '']],
    ['no commas elsewhere', { 'product highlight': 'A, b' }, ['', 'A, b', '', '']],
    ['line breaks spelled out', { D: 'One.\\nTwo.', B: 'A\\nB' }, ['One.\\nTwo.', 'A\\nB', '', '']],
  ])('of %s', (_name, row, expected) => {
    expect(read(row)).toEqual(expected);
  });

  test.each<[string, string[]]>([
    ['One.\\nTwo.', ['One.\nTwo.', '', '', 'line-breaks 2 D: One.\\nTwo. → One.\nTwo.']],
    ['One.\\r\\nTwo.', ['One.\nTwo.', '', '', 'line-breaks 2 D: One.\\r\\nTwo. → One.\nTwo.']],
    ['One.\r\\nTwo.', ['One.\nTwo.', '', '', 'line-breaks 2 D: One.\r\\nTwo. → One.\nTwo.']],
    ['One.\nTwo.', ['One.\nTwo.', '', '', '']],
  ])('of %j in a format that spells line breaks out', (cell, expected) => {
    expect(read({ D: cell }, woocommerceCsv)).toEqual(expected);
  });

  test('of highlights parted by commas', () => {
    expect(read({ 'product highlight': 'A, b' }, googleTsv)).toEqual([
      '',
      'A / b',
      '',
      'lists 2 product highlight: A, b → A • b',
    ]);
    expect(read({ B: 'A, b' }, googleTsv)[1]).toBe('A, b');
    expect(read({ B: 'A\\nB' }, woocommerceCsv)[1]).toBe('A / B');
  });
});
