import { describe, expect, test } from 'vitest';
import { attributeKey } from './attribute-key.ts';
import { knownAttributes } from './attribute-names.ts';
import { attributeUseOf, noChoices, readAttributeName } from './attribute-use.ts';

describe('the name of an attribute', () => {
  test.each([
    ['Material', { label: 'Material', use: 'told' }],
    ['pa_Colour', { kind: 'Color', label: 'Colour', use: 'title' }],
    // The seller's own word: the table's would say more, or less.
    ['Use', { kind: 'Suitable For', label: 'Use', use: 'told' }],
    ['Max torque', { kind: 'Torque', label: 'Max torque', use: 'told' }],
    ['IP rating', { label: 'IP Rating', use: 'told' }],
    ['LED colour tone', { label: 'LED colour tone' }],
    ['MAX TORQUE (NM)', { label: 'Max torque', unit: 'nm' }],
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

  // No table lists them: people compose them.
  test.each([
    ['Hose length', { label: 'Hose length', use: 'told', isMeasure: true }],
    ['Max. load drawer', { label: 'Max. load drawer', use: 'told', isMeasure: true }],
    ['width_mm', { label: 'Width', use: 'told', unit: 'mm', isMeasure: true }],
    ['Weight (M)', { use: 'told', isMeasure: true }],
    ['Zinc per tablet', { use: 'told', isMeasure: true }],
    ['Energy per bar', { label: 'Energy per bar', use: 'told', isMeasure: true }],
    ['Housing material', { use: 'told', isMeasure: false }],
    ['Filters included', { use: 'told', isMeasure: false }],
    ['Number of strings', { use: 'told', isMeasure: false }],
    // A word of the trade, its stores and files hides the whole name.
    ['Carton weight', { use: 'hidden' }],
    ['shipping_weight_kg', { use: 'hidden' }],
    ['Number of returns', { use: 'hidden' }],
    ['Lead time', { use: 'hidden' }],
    ['warehouse.length', { use: 'hidden' }],
    ['Price range', { use: 'hidden' }],
    ['Cost per unit', { use: 'hidden' }],
    ['Sales included', { use: 'hidden' }],
    ['Safe', { use: 'hidden' }],
    // Whole tables of others, with any content.
    ['Specifications', { use: 'hidden' }],
    ['Technical Details', { use: 'hidden' }],
    ['a b c d e length', { use: 'hidden' }],
  ])('%s, in no table, is read by its words', (name, read) => {
    expect(readAttributeName(name)).toMatchObject(read);
  });

  test('has one key however it is written', () => {
    expect(
      new Set(['Frame-Color', 'frame_color', 'pa_frame color ', 'FRAME  COLOR:', 'Frame color: '].map(attributeKey)),
    ).toEqual(new Set(['frame color']));
  });

  test('is used as the workspace chose, in either direction', () => {
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
  const names = knownAttributes()
    .flatMap((attribute) => attribute.names)
    .filter((name) => name !== '');
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  expect(twice).toEqual([]);
});
