import { describe, expect, test } from 'vitest';
import { isHtml, readHtml } from './read-html.ts';

/** Blocks as one sees them: `# ` a heading, `* ` an item, an empty text a gap. */
const shown = (html: string) =>
  readHtml(html).map(({ kind, text }) => `${{ heading: '# ', item: '* ', line: '' }[kind]}${text}`);

describe('isHtml', () => {
  test.each([
    '<p>',
    '<P class="x">',
    '</li>',
    '<br/>',
    '<br />',
    '<h6>',
    'a <b>x</b>',
    '<!-- x',
    '<!DOCTYPE html',
    '<o:p>',
  ])('%j is markup', (text) => expect(isHtml(text)).toBe(true));
  test.each(['', 'a < b', '<3', '<h7>', '<blink>', '<bx>', '<b', '<b <i', 'p>', '<pé>'])('%j is text', (text) =>
    expect(isHtml(text)).toBe(false),
  );
});

describe('readHtml', () => {
  test.each<[string, string, string[]]>([
    ['nothing', '', []],
    ['spaces', ' <p> </p> ', []],
    ['paragraphs', '<p>One.</p><p>Two.</p>', ['One.', '', 'Two.', '']],
    ['text around a paragraph', 'Zero<p>One.</p>Two', ['Zero', '', 'One.', '', 'Two']],
    ['a break', 'One<br>Two', ['One', 'Two']],
    ['two breaks', 'One<br><br>Two', ['One', '', 'Two']],
    ['three breaks', 'One<br> <br><br>Two', ['One', '', 'Two']],
    ['a break at the start', '<br>One', ['One']],
    ['a break behind a heading', '<h2>One</h2><br>Two', ['# One', '', 'Two']],
    ['a break behind a list', '<ul><li>A</li></ul><br>Two', ['* A', 'Two']],
    ['runs of spaces beside block tags', '<p>One \t\n\r\f two</p>', ['One two', '']],
    ['headings', '<h1>A</h1>x<h6>B</h6>y', ['# A', '', 'x', '', '# B', '', 'y']],
    ['a heading left open', '<h2>A<p>B</p>C', ['# A', '', 'B', '', 'C', '']],
    ['a list', '<ul><li>A</li><li>B</li></ul>', ['* A', '* B']],
    ['a list between texts', 'x<ol><li>A</li></ol>y', ['x', '* A', 'y']],
    ['items without ends', '<ul><li>A<li>B</ul>C', ['* A', '* B', 'C']],
    ['items without a list', 'x<li>A</li>y', ['x', '* A', 'y']],
    ['an item at the end', '<li>A', ['* A']],
    ['empty items', '<ul><li> </li><li></li></ul>', []],
    ['a list in an item', '<ul><li>A<ul><li>B</li></ul>C</li></ul>', ['* A', '* B', 'C', '']],
    ['text behind an inner list', '<ul><li>A<ul><li>B</li></ul></li><li>C</li></ul>D', ['* A', '* B', '* C', 'D']],
    ['text right in a list', '<ul>x<li>A</li>y</ul>z', ['x', '* A', 'y', '', 'z']],
    ['a break in an item', '<li>A<br>B</li>', ['* A B']],
    ['blocks in an item', '<li>A<p>B</p>C<div>D</div></li>', ['* A B C D']],
    ['lines in an item', 'x\ny<li>A\n\tB</li>', ['x', 'y', '* A B']],
    [
      'a table',
      '<table><tr><td>A</td><td>B</td></tr><tr><td>C</td><td>D</td><td>E</td></tr></table>',
      ['A: B', 'C: D | E', ''],
    ],
    ['a table with heads', '<table><tr><th>A:</th><th>B</th></tr></table>', ['A: B', '']],
    ['a cell that ends in a colon and spaces', '<table><tr><td>A: </td><td>B</td></tr></table>', ['A:  B', '']],
    ['empty cells', '<table><tr><td> </td><td>B</td><td> </td><td>C</td></tr></table>', ['B  | C', '']],
    ['one cell in tags', '<table><tr><td>A</td><td><b>B</b> <i>C</i></td></tr></table>', ['A: B C', '']],
    ['a row in an item', '<li>A<table><tr><td>B</td><td>C</td></tr></table></li>', ['* A B: C']],
    ['a row without a table', 'x<tr><td>A</td></tr>y', ['x', 'A', 'y']],
    ['scripts and styles', 'a<script>b</script>c<style>d</style>e', ['ace']],
    ['a head', '<html><head><title>T</title></head><body>B</body></html>', ['B', '']],
    ['a template', 'a<template>b<p>c</p></template>d', ['ad']],
    ['a choice', 'a<select><option>b</option></select>c', ['ac']],
    ['a field', 'a<textarea>b</textarea>c', ['ac']],
    ['frames, objects and drawings', 'a<iframe>b</iframe>c<object>d</object>e<svg><text>f</text></svg>g', ['aceg']],
    ['a title alone', 'a<title>b</title>c', ['ac']],
    ['the end of a script that never began', 'a</script>b', ['ab']],
    ['comments', 'a<!-- b -->c', ['ac']],
    ['a reference', '<p>A &amp;amp; B</p>', ['A &amp; B', '']],
    ['inline tags', 'One <b>two</b> <i>three</i>', ['One two three']],
    ['lines without block tags', 'One\n<b>two</b>\r\nthree\rfour', ['One', 'two', 'three', 'four']],
    ['an empty line without block tags', '<b>One</b>\n\ntwo\n \n\nthree', ['One', '', 'two', '', 'three']],
    ['spaces without block tags', '<b>One</b>  two', ['One  two']],
    ['lines beside block tags', 'One\ntwo<div>three</div>', ['One two', '', 'three', '']],
  ])('reads %s', (_name, html, blocks) => {
    expect(shown(html)).toEqual(blocks);
  });

  test.each([
    ...['address', 'article', 'aside', 'blockquote', 'body', 'caption', 'center', 'dd', 'div', 'dl', 'dt', 'fieldset'],
    ...[
      'figcaption',
      'figure',
      'footer',
      'form',
      'header',
      'hr',
      'main',
      'nav',
      'p',
      'pre',
      'section',
      'table',
      'tbody',
    ],
    ...['tfoot', 'thead'],
  ])('the tag %s begins a paragraph', (tag) => {
    expect(shown(`<div>x</div>A<${tag}>B`)).toEqual(['x', '', 'A', '', 'B', ...(tag === 'hr' ? [] : [''])]);
  });

  test.each(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'])('the tag %s begins a heading', (tag) => {
    expect(shown(`A<${tag}>B</${tag}>C`)).toEqual(['A', '', '# B', '', 'C']);
  });

  test.each(['p', 'br', 'div', 'h1', 'table', 'tr', 'section', 'article', 'blockquote', 'dl', 'hr'])(
    'beside the tag %s line breaks are but spaces',
    (tag) => {
      expect(readHtml(`<${tag} >One\ntwo`)[0]?.text).toBe('One two');
      expect(
        shown(`<b>x</b><${tag}/>One\ntwo`)
          .filter((text) => text !== '')
          .at(-1),
      ).toMatch(/^(?:# )?One two$/);
    },
  );

  test('markup nested beyond all reason is stripped of its tags, scripts with what they hold', () => {
    const deep = (levels: number) => `${'<div>'.repeat(levels)}One\n <script>x</script><style>y</style> two`;
    expect(shown(deep(998))).toEqual(['One  two', '']);
    expect(shown(deep(999))).toEqual(['One  two', '']);
    expect(shown(deep(1_000))).toEqual(['One two']);
    expect(readHtml(`${'<div>'.repeat(1_001)}<p>One</p>\n<SCRIPT a>x</SCRIPT><i>two</i> `)).toEqual([
      { kind: 'line', text: 'One two' },
    ]);
  });

  test('a text longer than a piece is read whole', () => {
    const long = `${'x'.repeat(40_000)}`;
    expect(shown(`<p>${long}</p><p>two</p>`)).toEqual([long, '', 'two', '']);
  });
});
