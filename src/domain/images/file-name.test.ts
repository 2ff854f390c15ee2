import { expect, test } from 'vitest';
import { fileName, isFileName, shortName } from './file-name.ts';

test.each([
  ['https://a.example/x/mug.jpg?v=1#a', 'mug.jpg'],
  ['/mug', 'mug'],
  ['https://a.example/', ''],
  ['mug.jpg', 'mug.jpg'],
])('the file of %s is %j', (address, name) => {
  expect(fileName(address)).toBe(name);
});

test('a long name is shown by its end, and an address without one as it is', () => {
  expect(shortName(`/${'x'.repeat(36)}.jpg`)).toBe(`${'x'.repeat(36)}.jpg`);
  expect(shortName(`/y${'x'.repeat(36)}.jpg`)).toBe(`…${'x'.repeat(35)}.jpg`);
  expect(shortName('https://a.example/')).toBe('https://a.example/');
});

test.each([
  ['mug side view', '/mug-side_view.jpg', true],
  ['MUG-side_view.jpg', '/mug-side_view.jpg', true],
  ['Mug side view', '/mug%20side%20view.png?x', true],
  ['100%.jpg', '/100%.jpg', true],
  ['A mug from the side', '/mug-side.jpg', false],
])('%j of %s is only its name: %s', (text, address, is) => {
  expect(isFileName(text, address)).toBe(is);
});
