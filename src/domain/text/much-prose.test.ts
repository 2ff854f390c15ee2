import { expect, test } from 'vitest';
import { hasMuchProse } from './much-prose.ts';

test.each([
  ['500 characters', 'x'.repeat(500), false],
  ['501', 'x'.repeat(501), true],
  ['markup around a few', `<p class="${'x'.repeat(600)}">Oak</p>`, false],
  ['spaces', `Oak${' '.repeat(600)}bench`, false],
])('of %s', (_name, description, isMuch) => {
  expect(hasMuchProse(description)).toBe(isMuch);
});
