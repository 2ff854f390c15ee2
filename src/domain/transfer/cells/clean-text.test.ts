import { describe, expect, it } from 'vitest';
import { expectSteadyGrowth } from '#testing/growth.ts';
import { cleanLine, cleanText, isPlaceholder } from './clean-text.ts';
import { createCleaningLog, dirtKinds, mergeCleaned } from './cleaning-log.ts';

describe('cleanText', () => {
  it.each([
    ['Plain text, left alone.', 'Plain text, left alone.', []],
    ['Tom &amp; Jerry&reg;', 'Tom & Jerry®', ['entities']],
    ['ABS &Amp; PVC', 'ABS & PVC', ['entities']],
    ['5&amp;quot; woofer', '5" woofer', ['entities']],
    ['AT&T and R&D', 'AT&T and R&D', []],
    ['Mustang&GT 5.0', 'Mustang&GT 5.0', []],
    ['https://x.com/?a=1&copy_of=5', 'https://x.com/?a=1&copy_of=5', []],
    ['Copyright &copy 2026', 'Copyright © 2026', ['entities']],
    ['NAN', 'NAN', []],
    ['NaN', '', ['placeholders']],
    ['wide\u00a0 space\u2009here', 'wide space here', ['spaces']],
    ['  padded ', 'padded', ['spaces']],
    ['bell\u0007 zero\u200bwidth\ufeff', 'bell zerowidth', ['control-characters']],
    ['right-to-left \u202etrick', 'right-to-left trick', ['control-characters']],
    ['Men\u0092s \u0085'.replace('\u0085', '\u0096'), 'Men’s –', ['control-characters']],
    ['one\rtwo', 'one\ntwo', ['line-breaks']],
    ['one\r\ntwo', 'one\ntwo', []],
    ['half \ud83d pair', 'half \ufffd pair', ['control-characters']],
    ['<b>Bold</b> claim', 'Bold claim', ['html']],
    ['&lt;b&gt;Bold&lt;/b&gt; claim', 'Bold claim', ['html', 'entities']],
    ['a < b and <3', 'a < b and <3', []],
    ['Family 👨‍👩‍👧 and می‌خواهم', 'Family 👨‍👩‍👧 and می‌خواهم', []],
    ['null', '', ['placeholders']],
    ['N/A', '', ['placeholders']],
    ['[]', '', ['placeholders']],
    ['Make sure this fits by entering your model number. Red', 'Red', ['boilerplate']],
    ['<script>steal()</script>Safe<style>p{}</style>', 'Safe', ['html']],
    ['', '', []],
  ])('reads %j as %j', (raw, text, kinds) => {
    const clean = cleanText(raw);
    expect(clean.text).toBe(text);
    expect(dirtKinds(clean.bits)).toEqual(kinds);
    expect(cleanText(clean.text).text).toBe(text);
  });

  it('gives a title one line', () => {
    expect(cleanLine('Two\n  lines').text).toBe('Two lines');
  });

  it('does not take words for placeholders', () => {
    expect(['None', '0', 'No', 'Nullarbor'].filter(isPlaceholder)).toEqual([]);
  });

  it.each(['<a ', '&amp;', ' \n'])('cleans a run of %j in proportion to its length', (piece) => {
    expectSteadyGrowth((size) => piece.repeat(size), 100_000, cleanText);
  });
});

it('counts cleanings by kind and keeps the first as the example', () => {
  const log = createCleaningLog();
  log.note(3, 2, 'Title', '<b>A</b>', 'A');
  log.note(1, 5, 'Body', '<i>B</i>', 'B');
  const first = log.take();
  expect(first.map(({ kind, count }) => [kind, count])).toEqual([
    ['html', 2],
    ['entities', 1],
  ]);
  expect(first[0]?.example).toEqual({ row: 2, column: 'Title', before: '<b>A</b>', after: 'A' });
  log.note(1, 9, 'Body', '<u>C</u>', 'C');
  const total = mergeCleaned(first, log.take());
  expect(total.map(({ kind, count }) => [kind, count])).toEqual([
    ['html', 3],
    ['entities', 1],
  ]);
  expect(log.take()).toEqual([]);
});
