import { expect, test } from 'vitest';
import { orderPlainHeaders } from './bullet-headers.ts';

const bullet = (header: string, isOwnHeader = false) => ({ header, detail: 'Two straps', isOwnHeader, key: header });

test.each([
  [
    ['More details', 'Details', 'Box'],
    ['Details', 'More details', 'Box'],
  ],
  [
    ['More features', 'Box', 'Features'],
    ['Features', 'Box', 'More features'],
  ],
  [
    ['Details', 'More details'],
    ['Details', 'More details'],
  ],
  [
    ['More details', 'Features'],
    ['More details', 'Features'],
  ],
])('%j are headed %j', (given, ordered) => {
  expect(orderPlainHeaders(given.map((header) => bullet(header))).map(({ header }) => header)).toEqual(ordered);
});

test('a header of the source stays on its bullet', () => {
  const given = [bullet('More details', true), bullet('Details')];
  expect(orderPlainHeaders(given)).toEqual(given);
});
