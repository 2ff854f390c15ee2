import { expect, test } from 'vitest';
import { selectApplicable } from './applicable.ts';
import type { Prompt } from './prompts.contract.ts';
import type { ScopedProduct } from './scopes.ts';
import { testPrompt } from './test-prompt.ts';

const mug: ScopedProduct = { sku: 'MUG-1', category: 'Kitchen', subcategory: 'Mugs', brand: 'Clayfield' };

test.each<[string, Partial<Prompt>, Partial<ScopedProduct>, boolean]>([
  ['a global prompt holds for every product', { scope: 'global' }, {}, true],
  ['a category prompt holds for its category', { scope: 'category', scopeValue: 'Kitchen' }, {}, true],
  ['and for no other', { scope: 'category', scopeValue: 'Garden' }, {}, false],
  ['a product type is the subcategory', { scope: 'productType', scopeValue: 'Mugs' }, {}, true],
  ['and not the category', { scope: 'productType', scopeValue: 'Kitchen' }, {}, false],
  ['a brand prompt holds for its brand', { scope: 'brand', scopeValue: 'Clayfield' }, {}, true],
  ['a sku prompt holds for its product', { scope: 'sku', scopeValue: 'MUG-1' }, {}, true],
  ['a part of a sku is another product', { scope: 'sku', scopeValue: 'MUG' }, {}, false],
  ['case does not matter', { scope: 'brand', scopeValue: 'CLAYFIELD' }, {}, true],
  ['nor do letters beyond ASCII', { scope: 'category', scopeValue: 'KÜCHE' }, { category: 'Küche' }, true],
  ['spaces around a value do not matter', { scope: 'brand', scopeValue: ' Clayfield ' }, {}, true],
  [
    'nor how many stand between words',
    { scope: 'brand', scopeValue: 'Clay field' },
    { brand: 'Clay \u00a0field ' },
    true,
  ],
  [
    'a product without a brand has no brand prompt',
    { scope: 'brand', scopeValue: 'Clayfield' },
    { brand: null },
    false,
  ],
  ['a blank brand is none', { scope: 'brand', scopeValue: '' }, { brand: '  ' }, false],
  ['a scope without its value holds for nothing', { scope: 'brand', scopeValue: null }, { brand: null }, false],
  ['an inactive prompt holds for nothing', { scope: 'global', isActive: false }, {}, false],
])('%s', (_title, prompt, product, isApplicable) => {
  expect(selectApplicable([testPrompt(prompt)], { ...mug, ...product })).toHaveLength(isApplicable ? 1 : 0);
});

test('the widest stands first, and within a scope the oldest', () => {
  const prompts = [
    testPrompt({ id: 1, scope: 'sku', scopeValue: 'MUG-1' }),
    testPrompt({ id: 2, scope: 'productType', scopeValue: 'Mugs' }),
    testPrompt({ id: 3, scope: 'brand', scopeValue: 'Clayfield', createdAt: '2026-11-03T00:00:00.000Z' }),
    testPrompt({ id: 4, scope: 'brand', scopeValue: 'Clayfield', createdAt: '2026-11-02T00:00:00.000Z' }),
    testPrompt({ id: 5, scope: 'category', scopeValue: 'Kitchen' }),
    testPrompt({ id: 6, scope: 'global' }),
  ];
  expect(selectApplicable(prompts, mug).map((prompt) => prompt.id)).toEqual([6, 5, 4, 3, 2, 1]);
});
