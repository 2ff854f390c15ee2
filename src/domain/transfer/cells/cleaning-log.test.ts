import { expect, test } from 'vitest';
import { cleanLine, cleanText, dropBoilerplate, isPlaceholder, tidyText } from './clean-text.ts';
import { createCleaningLog, dirt, dirtKinds, mergeCleaned } from './cleaning-log.ts';

test('every kind of dirt has a bit of its own', () => {
  expect(dirtKinds(255)).toEqual([
    ...['html', 'entities', 'spaces', 'line-breaks', 'lists', 'boilerplate', 'placeholders', 'control-characters'],
  ]);
  expect([dirtKinds(0), dirtKinds(dirt.lists), dirtKinds(dirt.html | dirt.controlCharacters)]).toEqual([
    [],
    ['lists'],
    ['html', 'control-characters'],
  ]);
});

test('an example shows three hundred characters of what was and what is', () => {
  const log = createCleaningLog();
  log.note(0, 2, 'A', 'x', 'y');
  expect(log.take()).toEqual([]);
  log.note(dirt.html, 2, null, 'x'.repeat(300), 'y'.repeat(301));
  log.note(dirt.html, 3, 'B', 'later', 'later');
  log.note(dirt.spaces, 4, 'C', `nul\u0000 half\ud83d`, `${'z'.repeat(299)}😀`);
  expect(log.take()).toEqual([
    {
      kind: 'html',
      count: 2,
      example: { row: 2, column: null, before: 'x'.repeat(300), after: `${'y'.repeat(300)}…` },
    },
    {
      kind: 'spaces',
      count: 1,
      example: { row: 4, column: 'C', before: 'nul␀ half\ufffd', after: `${'z'.repeat(299)}\ufffd…` },
    },
  ]);
  expect(log.take()).toEqual([]);
});

test('batches add up in the order of the kinds, the first example stays', () => {
  const of = (kind: 'html' | 'spaces' | 'lists', count: number, before: string) => ({
    kind,
    count,
    example: { row: 2, column: 'A', before, after: '' },
  });
  expect(mergeCleaned([of('spaces', 2, 'a'), of('lists', 1, 'b')], [of('html', 3, 'c'), of('spaces', 4, 'd')])).toEqual(
    [of('html', 3, 'c'), of('spaces', 6, 'a'), of('lists', 1, 'b')],
  );
  expect(mergeCleaned([], [])).toEqual([]);
});

test.each([
  'null',
  'nil',
  'n/a',
  '#N/A',
  'NaN',
  'undefined',
  '-',
  '---',
  '–',
  '—',
  '[]',
  '[ ]',
  '{}',
  '{  }',
  '""',
  ' null ',
])('%j stands for no value', (text) => expect(isPlaceholder(text)).toBe(true));

test.each([
  '',
  'nulls',
  'a null',
  'n/ab',
  '--a',
  'a-',
  '––',
  '[x]',
  '{x}',
  '"x"',
  'x[]',
  '[]x',
  '-'.repeat(13),
  '[          ] ',
])('%j does not', (text) => expect(isPlaceholder(text)).toBe(false));

test('twelve signs are not too many', () => expect(isPlaceholder('-'.repeat(12))).toBe(true));

test.each([
  ['Free Returns ✓ Free Shipping ✓. A mug', 'A mug'],
  ['Free Returns ✓Free Shipping✓ A mug', 'A mug'],
  ['Free Returns ✓ Free Shipping ✓ Free Returns ✓ Free Shipping ✓ A', 'A'],
  ['Make sure this fits by entering your model number. A mug', 'A mug'],
  ['Make sure this fits by entering your model numberA', 'A'],
  ['Go to your orders and start the return Select the ship method Ship it! | A mug', 'A mug'],
  ['Go to your orders and start the return Select the ship method Ship it! A', 'A'],
  ['A mug show up to 2 reviews by default', 'A mug'],
  ['show up to 2 reviews by default A mug', 'A mug'],
  ['A mug (View shipping rates and policies)', 'A mug'],
  ['A mug(Viewshippingratesandpolicies), red', 'A mug, red'],
  ['A mug. This is a demonstration store. You can purchase products like this from Acme Shop.', 'A mug.'],
  ['A mug | Make sure this fits by entering your model number.', 'A mug'],
])('of %j stays %j', (text, rest) => {
  expect(dropBoilerplate(text)).toEqual({ text: rest, bits: dirt.boilerplate });
});

test.each([
  'Free Returns within a year',
  'Make sure this fits',
  'Go to your kitchen',
  'show up to 3 reviews',
  'View shipping',
])('%j stays', (text) => expect(dropBoilerplate(text)).toEqual({ text, bits: 0 }));

test.each<[string, string, number]>([
  ['a\tb', 'a b', dirt.spaces],
  ['a\u00a0\u1680\u180e\u2000\u200a\u202f\u205f\u3000b', 'a b', dirt.spaces],
  ['a \n b', 'a\nb', 0],
  ['a\n\n\n\nb', 'a\n\nb', dirt.lineBreaks],
  ['a\n\nb', 'a\n\nb', 0],
  ['a\u2029b\u000bc\u000cd', 'a\nb\nc\nd', dirt.lineBreaks],
  ['a\r\nb\rc', 'a\nb\nc', dirt.lineBreaks],
  ['a\u0080\u0099', 'a€™', dirt.controlCharacters],
  ['a\u0081\u009d', 'a', dirt.controlCharacters],
  ['a\u0001\u001f\u007f\u00ad\u200b\u202a\u2060\u2066\ufeff\ufffe\uffff', 'a', dirt.controlCharacters],
  ['a\ud800', 'a\ufffd', dirt.controlCharacters],
  [' a', 'a', dirt.spaces],
  ['a ', 'a', dirt.spaces],
  ['a  b', 'a b', dirt.spaces],
  ['plain', 'plain', 0],
])('%j is tidied to %j', (raw, text, bits) => {
  expect(tidyText(raw)).toEqual({ text, bits });
});

test.each<[string, string, number]>([
  ['', '', 0],
  ['-', '', dirt.placeholders],
  ['a & b', 'a & b', 0],
  ['a &amp; b', 'a & b', dirt.entities],
  ['a &amp;amp; b', 'a & b', dirt.entities],
  ['&#65;&#x42;&eacute;', 'ABé', dirt.entities],
  ['&QUOT;a&Nbsp;b', '"a b', dirt.entities | dirt.spaces],
  ['<ul><li>A</li><li>B</li></ul>', '• A\n• B', dirt.html],
  ['A<br>B', 'A\nB', dirt.html],
  ['<b>A</b> &amp; B', 'A & B', dirt.html | dirt.entities],
  ['Free Returns ✓ Free Shipping ✓ A', 'A', dirt.boilerplate],
  ['Free Returns ✓ Free Shipping ✓  A', 'A', dirt.boilerplate | dirt.spaces],
])('%j is cleaned to %j', (raw, text, bits) => {
  expect(cleanText(raw)).toEqual({ text, bits });
});

test('a line keeps no break', () => {
  expect(cleanLine('a \n\n b')).toEqual({ text: 'a b', bits: dirt.lineBreaks });
  expect(cleanLine('a b')).toEqual({ text: 'a b', bits: 0 });
});
