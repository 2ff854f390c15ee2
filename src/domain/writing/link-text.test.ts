import { expect, test } from 'vitest';
import { dropLinkText } from './link-text.ts';
import type { Removal } from './promotion.ts';

test.each([
  ['Learn more about Spring Setup Mount your shelf in minutes.', 'Mount your shelf in minutes.'],
  ['Learn more about the New Look With built-in light, it glows.', 'With built-in light, it glows.'],
  ['Learn more about oak.', 'Learn more about oak.'],
  ['Children learn more about Spring here.', 'Children learn more about Spring here.'],
])('%s: %s', (line, text) => {
  const removed: Removal[] = [];
  expect(dropLinkText(line, removed)).toBe(text);
  expect(removed.length).toBe(line === text ? 0 : 1);
});
