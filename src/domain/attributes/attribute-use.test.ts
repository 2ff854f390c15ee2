import { describe, expect, test } from 'vitest';
import { attributeKey } from './attribute-key.ts';
import { knownAttributes } from './attribute-names.data.ts';
import { attributeUseOf, noChoices, readAttributeName } from './attribute-use.ts';

describe('the name of an attribute', () => {
  test.each([
    ['Material', { label: 'Material', use: 'told' }],
    ['pa_Colour', { label: 'Color', use: 'title' }],
    ['screen_size', { label: 'Screen Size', use: 'title' }],
    ['Item Weight', { label: 'Weight', use: 'told', isMeasure: true, unit: null }],
    ['Weight (kg)', { label: 'Weight', use: 'told', unit: 'kg' }],
    ['Width [cm]', { label: 'Width', unit: 'cm' }],
    ['stock_level', { label: 'Stock level', use: 'hidden' }],
    ['Supplier Voucher', { use: 'hidden' }],
    // Made for machines, though the word is known.
    ['product.material', { label: 'Product material', use: 'hidden' }],
    ['frameMaterial', { label: 'Frame material', use: 'hidden' }],
    ['meta.seat_height (cm)', { label: 'Meta seat height', unit: 'cm', use: 'hidden' }],
    ['custom:material', { use: 'hidden' }],
  ])('%s is read', (name, read) => {
    expect(readAttributeName(name)).toMatchObject(read);
  });

  test('has one key however it is written', () => {
    expect(new Set(['Frame-Color', 'frame_color', 'pa_frame color ', 'FRAME  COLOR:'].map(attributeKey))).toEqual(
      new Set(['frame color']),
    );
  });

  test('is told as the workspace chose, in either direction', () => {
    const choices = new Map([
      ['material', 'hidden'],
      ['stock level', 'told'],
    ] as const);
    expect([
      attributeUseOf('Material', choices),
      attributeUseOf('stock_level', choices),
      attributeUseOf('Finish', choices),
    ]).toEqual(['hidden', 'told', 'told']);
    expect(attributeUseOf('Material', noChoices)).toBe('told');
  });
});

test('every known name stands in the table once', () => {
  const names = knownAttributes.flatMap((attribute) => attribute.names).filter((name) => name !== '');
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  expect(twice).toEqual([]);
});
