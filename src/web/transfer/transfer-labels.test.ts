import { expect, test } from 'vitest';
import { encodingLabel } from './transfer-labels.ts';

test('an encoding without a name of its own goes by its label', () => {
  expect(encodingLabel('Windows-1250')).toBe('Central European (Windows-1250)');
  expect(encodingLabel('macintosh')).toBe('macintosh');
  expect(encodingLabel('utf-8+windows-1252')).toBe('UTF-8 and Western European (Windows-1252)');
});
