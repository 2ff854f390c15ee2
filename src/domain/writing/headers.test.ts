import { expect, test } from 'vitest';
import { findHeader } from './headers.ts';

test.each([
  ['Waterproof lining: keeps books dry', 'Waterproof lining', 'Keeps books dry'],
  ['The strap keeps keys in their place', 'Strap', 'Keeps keys in their place'],
  ['Colour options include slate, moss and sand', 'Colour options', 'Slate, moss and sand'],
  ['The box includes two straps and a rain cover', 'Box', 'Two straps and a rain cover'],
])('%s', (text, header, detail) => {
  expect(findHeader(text, new Set())).toEqual({ header, detail });
});

test('a header that only names the product, or is taken, heads nothing', () => {
  expect(findHeader('The strap keeps keys in their place', new Set(), new Set(['strap'])).header).not.toBe('Strap');
  expect(findHeader('The strap keeps keys in their place', new Set(['strap'])).header).not.toBe('Strap');
});
