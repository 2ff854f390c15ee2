import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { safePath } from './safe-path.ts';

const origin = 'https://desk.example';

test.each(['/', '/products/7?from=/pending-products', '/settings#imports', '/products?search=50%25+%2F'])(
  '%s is where one goes on',
  (wanted) => {
    expect(safePath(wanted, origin)).toBe(wanted);
  },
);

test.each([
  null,
  '',
  'products',
  'https://evil.example/',
  'javascript:alert(1)',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/%09/evil.example',
  '/%0A%0d/evil.example',
  '/products?search=a\nb',
  '\\\\evil.example',
  '/..//evil.example',
  ' //evil.example',
  '/api/sign-in/company?to=/',
])('%j leads to the start, not away', (wanted) => {
  expect(safePath(wanted, origin)).toBe('/');
});

test('no address leads to another site', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    ':',
    '@',
    '?',
    '#',
    '\t',
    '\n',
    ' ',
    'evil.example',
    'https:',
    '%2f',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const path = safePath(pieces.join(''), origin);
      expect(new URL(path, origin).origin).toBe(origin);
      expect(path).toMatch(/^\/(?!\/)/);
    }),
  );
});
