import { expect, test } from 'vitest';
import { htmlKind } from './html.kind.ts';
import { target } from './test-target.ts';

test.each([
  ['Plain text', [], []],
  ['a < b and c > d', [], []],
  ['I <3 mugs', [], []],
  ['Q&A; R&D', [], []],
  ['<b>Bold</b>', [], ['<b>']],
  ['One<br>two<br/>three', [], ['<br>']],
  ['One<br>two<BR />three', ['br'], []],
  ['<p class="x">One</p><br>', ['br'], ['<p>']],
  ['<script>alert(1)</script>', ['br'], ['<script>']],
  ['Salt &amp; pepper &#169;', [], ['&amp;', '&#169;']],
  ['<b>Bold</b> &amp;', ['*'], []],
])('%j where %j is taken: %j is not', (text, allowed, found) => {
  expect(htmlKind.check(target('description', [text]), { allowed })).toMatchObject({
    found,
    share: found.length > 0 ? 1 : 0,
  });
});

test('says what to replace', () => {
  expect(htmlKind.check(target('title', ['<b>x</b>']), { allowed: [] })).toMatchObject({
    message: 'Title must not contain HTML',
    fix: 'Write plain text instead of <b>.',
    measured: { value: 2, unit: 'times' },
  });
});
