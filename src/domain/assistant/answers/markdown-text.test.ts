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
  ['12) item', '12\\) item'],
  ['7.', '7\\.'],
  ['123456789. item', '123456789\\. item'],
  ['1234567890. item', '1234567890. item'],
  ['1.5 kg', '1.5 kg'],
  ['item 1. item', 'item 1. item'],
  ['+ item', '\\+ item'],
  ['===', '\\==='],
  ['a - b + c = d', 'a - b + c = d'],
  ['a|b $c$ ~d~', 'a\\|b \\$c\\$ \\~d\\~'],
  ['a\\*b', 'a\\\\\\*b'],
  ['  four\tspaces  ', 'four spaces'],
  ['gpj\u202Eexe', 'gpjexe'],
  ['a\u200Eb\u200Fc\u202Ad\u2066e\u2069f', 'abcdef'],
  ['a\u2028b\u2029c\u0000d', 'a b c d'],
])('%j is written as %j', (text, written) => {
  expect(escapeMarkdown(text)).toBe(written);
});

test('a long text is cut between signs, never inside an escape', () => {
  expect(escapeMarkdown('*****', 4)).toBe('\\*\\*\\*…');
  expect(escapeMarkdown('🫖🫖🫖', 2)).toBe('🫖…');
  expect(escapeMarkdown('a bc', 3)).toBe('a…');
  expect(escapeMarkdown('abc', 3)).toBe('abc');
  expect(escapeMarkdown('x'.repeat(300))).toBe('x'.repeat(300));
  expect(escapeMarkdown('x'.repeat(301))).toBe(`${'x'.repeat(299)}…`);
  expect(quoteMarkdown('mug')).toBe('“mug”');
  expect(quoteMarkdown('mugs', 3)).toBe('“mu…”');
});
