import { expect, test } from 'vitest';
import { encodingLabel } from './transfer-labels.ts';

test('an encoding without a name of its own goes by its label', () => {
  expect(encodingLabel('Windows-1250')).toBe('Central European (Windows-1250)');
  expect(encodingLabel('macintosh')).toBe('macintosh');
});
