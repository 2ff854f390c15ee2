import { expect, it } from 'vitest';
import { textLimits } from '#domain/text/text-limits.ts';
import { copySkus } from './copy-sku.ts';

it.each([
  ['ABC', ['ABC-copy', 'ABC-copy-2', 'ABC-copy-3']],
  ['ABC-copy', ['ABC-copy', 'ABC-copy-2', 'ABC-copy-3']],
  ['ABC-copy-7', ['ABC-copy', 'ABC-copy-2', 'ABC-copy-3']],
  ['ABC-copy-12', ['ABC-copy', 'ABC-copy-2', 'ABC-copy-3']],
  ['ABC-copy-rack', ['ABC-copy-rack-copy', 'ABC-copy-rack-copy-2', 'ABC-copy-rack-copy-3']],
  ['-copy', ['-copy-copy', '-copy-copy-2', '-copy-copy-3']],
  ['photocopy', ['photocopy-copy', 'photocopy-copy-2', 'photocopy-copy-3']],
])('a copy of %s is tried as %j', (sku, tried) => {
  expect(copySkus(sku, 1, 3)).toEqual(tried);
});

it('a SKU at its limit is cut to make room for the mark', () => {
  const [first, second] = copySkus('X'.repeat(textLimits.sku), 1, 2);
  expect([first?.length, second?.length]).toEqual([textLimits.sku, textLimits.sku]);
  expect(first).not.toBe(second);
});
