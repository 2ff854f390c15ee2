import { expect, test } from 'vitest';
import { fromStoredChange, type ImportedChange, toStoredChange } from './import-products.contract.ts';

const flags = [true, false];

test('a change is stored without what is false, and comes back as it was', () => {
  for (const isAttribute of flags)
    for (const isHandEdit of flags)
      for (const isKept of flags) {
        const change: ImportedChange = { field: 'price', before: null, after: '1', isAttribute, isHandEdit, isKept };
        const stored = toStoredChange(change);
        expect(Object.values(stored)).not.toContain(false);
        expect(fromStoredChange(stored)).toEqual(change);
      }
  // As it was stored before.
  const whole = { field: 'price', before: null, after: '1', isAttribute: false, isHandEdit: true, isKept: false };
  expect(fromStoredChange(whole)).toEqual(whole);
});
