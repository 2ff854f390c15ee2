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
  ['One</p>', [], ['<p>']],
  ['<x-mark7>', [], ['<x-mark7>']],
  ['<img src="a"><hr/>', [], ['<img>', '<hr>']],
  ['<1b> <-a> < b> <b', [], []],
  ['<b/ x> <b"c">', [], []],
  ['&amp; &amp; &AMP;', [], ['&amp;', '&AMP;']],
  ['&#x1F600; &#xe9;', [], ['&#x1F600;', '&#xe9;']],
  ['&x; &amp &#12345678; &#x1234567; &thisisnoentity; &#; &1a;', [], []],
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

test.each([
  [['*'], undefined, '<b>x</b>', 'Description may contain HTML'],
  [['*'], [], '<b>x</b>', 'Description may contain HTML'],
  [[], undefined, 'x', 'Description is free of HTML'],
  [['*'], ['script', 'iframe'], 'x', 'Description is free of active content'],
  [['*'], ['ul', 'ol', 'li'], 'x', 'Description is free of lists'],
  [['*'], ['ul', 'p'], 'x', 'Description is free of <ul>, <p>'],
])('where %j is taken but %j, %j says: %s', (allowed, refused, text, message) => {
  expect(htmlKind.check(target('description', [text]), { allowed, refused })).toMatchObject({
    verdict: 'passed',
    message,
  });
});

test('what is refused among all others is counted and shown, at most five', () => {
  const rule = { allowed: ['*'], refused: ['ul', 'li'] };
  expect(htmlKind.check(target('description', ['<ul><LI>a</li></ul> &amp; <b>b</b>']), rule)).toEqual({
    verdict: 'failed',
    share: 1,
    message: 'Description must not contain lists',
    fix: 'Write plain text instead of <ul>, <li>.',
    measured: { value: 4, unit: 'times' },
    limit: { max: 0 },
    found: ['<ul>', '<li>'],
  });
  const many = htmlKind.check(target('bullets', ['<a><b>', '<i><u><p><q>']), { allowed: [] });
  expect(many).toMatchObject({ found: ['<a>', '<b>', '<i>', '<u>', '<p>'], measured: { value: 6 } });
  expect(htmlKind.check(target('bullets', []), { allowed: [] })).toBeNull();
});

test.each([
  [{ allowed: ['br', 'h2', '*', 'x-mark'] }, true],
  [{ allowed: ['<br>'] }, false],
  [{ allowed: ['BR'] }, false],
  [{ allowed: ['br*'] }, false],
  [{ allowed: ['*br'] }, false],
  [{ allowed: [''] }, false],
  [{ allowed: ['7'] }, false],
  [{ allowed: ['b r'] }, false],
  [{ allowed: ['a'.repeat(20)] }, true],
  [{ allowed: ['a'.repeat(21)] }, false],
  [{ allowed: [], refused: ['1a'] }, false],
])('given %j is taken: %s', (rule, isTaken) => {
  const { error } = htmlKind.given.safeParse(rule);
  expect(error?.issues.map(({ message }) => message)).toEqual(
    isTaken ? undefined : ['Enter names of tags, such as br.'],
  );
});

test.each([
  ['active content', ['script', 'style', 'iframe', 'form', 'object', 'embed', 'applet']],
  ['lists', ['ul', 'ol', 'li', 'dl']],
])('tags are named together: %s', (name, tags) => {
  const message = (refused: string[]) =>
    htmlKind.check(target('title', ['x']), { allowed: ['*'], refused })?.message.replace('Title is free of ', '');
  expect(message(tags)).toBe(name);
  for (const tag of tags) {
    expect(message([tag])).toBe(name);
    expect(message([tag, 'b'])).toBe(`<${tag}>, <b>`);
  }
});

test('a text free of it passes with what was counted; where any is taken nothing is', () => {
  const passed = { verdict: 'passed', share: 0, fix: null, found: [] };
  expect(htmlKind.check(target('bullets', ['x']), { allowed: ['br'] })).toEqual({
    ...passed,
    message: 'Bullet points are free of HTML',
    measured: { value: 0, unit: 'times' },
    limit: { max: 0 },
  });
  expect(htmlKind.check(target('bullets', ['<b>x</b>']), { allowed: ['*'] })).toEqual({
    ...passed,
    message: 'Bullet points may contain HTML',
    measured: null,
    limit: null,
  });
});
