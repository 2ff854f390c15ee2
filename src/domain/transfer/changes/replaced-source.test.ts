import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SourceRow } from '../record.ts';
import { replacedSource, replacedText } from './replaced-source.ts';

const of = (rows: SourceRow[], format = 'csv') => ({ format, rows });

describe('the rows an import replaced', () => {
  it('are the cells that differ, and come back from the rows after them', () => {
    const before = [{ sku: 'M-1', price: '12.00', stock: '7' }];
    const after = [{ sku: 'M-1', price: '13.00', stock: '7' }];
    const replaced = replacedSource(of(before), of(after));
    expect(replaced).toEqual({ format: 'csv', cells: '[[0,"price","12.00"]]' });
    expect(replacedText(replaced, JSON.stringify(after))).toBe(JSON.stringify(before));
  });

  it('are whole where the file after them has other rows or columns, or another order of them', () => {
    const before = [{ sku: 'M-1', price: '1' }];
    for (const after of [
      [],
      [
        { sku: 'M-1', price: '2' },
        { sku: '', price: '' },
      ],
      [{ sku: 'M-1' }],
      [{ sku: 'M-1', price: '2', stock: '3' }],
      [{ price: '2', sku: 'M-1' }],
    ] as SourceRow[][])
      expect(replacedSource(of(before), of(after))).toEqual({ format: 'csv', rows: JSON.stringify(before) });
  });

  it('keep the format they came in', () => {
    const rows = [{ sku: 'M-1' }];
    expect(replacedSource(of(rows, 'shopify'), of(rows))).toEqual({ format: 'shopify', cells: '[]' });
  });

  it('are refused where the rows that are there are not those after them', () => {
    const replaced = replacedSource(of([{ price: '1' }]), of([{ price: '2' }]));
    expect(() => replacedText(replaced, '[{"sku":"M-1"}]')).toThrow('no column price');
  });

  it('come back as they were, whatever the columns are called', () => {
    const name = fc.oneof(fc.string({ maxLength: 4 }), fc.constantFrom('__proto__', 'constructor', '1', '0'));
    const rows = fc.array(fc.dictionary(name, fc.string({ maxLength: 3 }), { maxKeys: 4 }), { maxLength: 3 });
    const changed = fc.tuple(rows, fc.array(fc.string({ maxLength: 3 }), { maxLength: 4 })).map(([before, values]) => {
      let n = 0;
      const other = (row: SourceRow) =>
        Object.fromEntries(Object.entries(row).map(([column, value]) => [column, values[n++] ?? value]));
      return [before, before.map(other)] as const;
    });
    fc.assert(
      fc.property(fc.oneof(changed, fc.tuple(rows, rows)), ([before, after]) => {
        const replaced = replacedSource(of(before), of(after));
        // Stored as JSON, as all of it is.
        const stored = JSON.parse(JSON.stringify(replaced)) as typeof replaced;
        expect(replacedText(stored, JSON.stringify(after))).toBe(JSON.stringify(before));
      }),
    );
  });
});
