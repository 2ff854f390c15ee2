import { describe, expect, it } from 'vitest';
import { wooColumnNames } from '#domain/transfer/formats/woocommerce.columns.ts';
import type { ExportItem } from '#domain/transfer/record.ts';
import { contentOf, exportBytes, planAll, type ReadFile, readBytes } from './export-fixtures.ts';

const english = wooColumnNames.get('en_US') ?? [];

const rows: Record<string, string>[] = [
  {
    ID: '44',
    Type: 'variable',
    SKU: 'HOODIE',
    Name: 'Hoodie',
    Published: '1',
    'Short description': '<ul><li>Soft</li><li>Warm</li></ul>',
    Description: '<p>A fine hoodie.</p>',
    'Tax class': '',
    'Weight (%s)': '0.4',
    Categories: 'Clothing > Tops',
    Images: 'https://shop.example/a.jpg, https://shop.example/b.jpg',
    'Attribute %d name': 'Color',
    'Attribute %d value(s)': 'Blue, Red',
    'Attribute %d visible': '1',
  },
  { ID: '45', Type: 'variation', SKU: 'HOODIE-B', Name: 'Hoodie - Blue', 'Regular price': '45', Parent: 'HOODIE' },
  { ID: '46', Type: 'simple', SKU: 'MUG', Name: 'Mug', 'Regular price': '1299.00', Position: '3' },
];

/** The shop's file in a language; columns its translation lacks are left out, as older shops do. */
function fileIn(translated: readonly string[], isShouted: boolean): string {
  const header = english.flatMap((column, index) => {
    const name = translated[index]?.replace('%d', '1').replace('%s', column.startsWith('Meta') ? '_note' : 'kg');
    return name ? [{ column, name: isShouted ? name.toUpperCase() : name }] : [];
  });
  const cells = (row: Record<string, string>) => header.map(({ column }) => `"${row[column] ?? ''}"`).join(',');
  const quoted = header.map(({ name }) => `"${name.replaceAll('"', '""')}"`).join(',');
  return [quoted, ...rows.map(cells)].join('\n');
}

function itemsOf(file: ReadFile): ExportItem[] {
  return file.products.map(({ product, source }, index) => ({
    product: { ...product, id: index + 1 },
    content: null,
    source,
  }));
}

describe.each([...wooColumnNames])('a WooCommerce file in %s', (_language, names) => {
  it.each([false, true])(
    'is read, goes out under its own header and comes back with no change (shouted: %s)',
    async (isShouted) => {
      const text = fileIn(names, isShouted);
      const file = await readBytes(new TextEncoder().encode(text));
      expect(file.format).toBe('woocommerce-csv');
      expect(file.refused).toEqual([]);
      expect(file.products.map(({ product }) => product)).toMatchObject([
        {
          sku: 'HOODIE',
          title: 'Hoodie',
          description: 'A fine hoodie.',
          bullets: ['Soft', 'Warm'],
          images: ['https://shop.example/a.jpg', 'https://shop.example/b.jpg'],
          price: '45',
          category: 'Clothing',
          subcategory: 'Tops',
          attributes: [{ value: '0.4' }, { name: 'Color', value: 'Blue, Red' }],
        },
        { sku: 'MUG', title: 'Mug', price: '1299.00', attributes: [] },
      ]);

      const [hoodie, mug] = itemsOf(file);
      if (!hoodie || !mug) throw new Error('No products');
      const known: ExportItem[] = [
        {
          ...hoodie,
          product: { ...hoodie.product, attributes: [...hoodie.product.attributes, { name: 'Fit', value: 'Slim' }] },
        },
        {
          ...mug,
          product: { ...mug.product, images: ['https://shop.example/m.jpg'] },
          content: contentOf({ title: 'Stoneware mug', description: 'Holds tea.' }, 'approved', 'person'),
        },
      ];
      const bytes = await exportBytes('woocommerce', known);
      const back = await readBytes(bytes);
      expect(back.format).toBe('woocommerce-csv');
      expect(back.refused).toEqual([]);
      expect(back.products).toHaveLength(2);
      expect(planAll(known, back).filter((plan) => !plan.isKnown || plan.changes.length > 0)).toEqual([]);
      // Only the second attribute needs columns the file did not have.
      const added = [...back.columns].filter((column) => !file.columns.has(column));
      expect(added).toHaveLength(4);
      expect(added.every((column) => column.includes('2'))).toBe(true);
    },
  );
});
