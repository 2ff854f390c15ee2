import { expect, test } from 'vitest';
import { escapeMarkdown, quoteMarkdown } from './markdown-text.ts';

test.each([
  ['plain words, 350 ml (large)', 'plain words, 350 ml (large)'],
  ['**bold** and __this__', '\\*\\*bold\\*\\* and \\_\\_this\\_\\_'],
  ['![x](http://evil.example/a.png)', '\\!\\[x\\](http://evil.example/a.png)'],
  ['<script>alert(1)</script>', '\\<script\\>alert(1)\\</script\\>'],
  ['<http://evil.example>', '\\<http://evil.example\\>'],
  ['&lt;b&gt; `code`', '\\&lt;b\\&gt; \\`code\\`'],
  ['# Heading\n\n- item\n> quote', '\\# Heading - item \\> quote'],
  ['- item', '\\- item'],
  ['1. item', '1\\. item'],
  ['a\\*b', 'a\\\\\\*b'],
  ['  four\tspaces  ', 'four spaces'],
  ['gpj\u202Eexe', 'gpjexe'],
])('%j is written as %j', (text, written) => {
  expect(escapeMarkdown(text)).toBe(written);
});

test('a long text is cut between signs, never inside an escape', () => {
  expect(escapeMarkdown('*****', 4)).toBe('\\*\\*\\*…');
  expect(escapeMarkdown('🫖🫖🫖', 2)).toBe('🫖…');
  expect(quoteMarkdown('mug')).toBe('“mug”');
});
