import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Status } from '#domain/parts/parts.ts';
import { exportFormats } from '#domain/transfer/export.contract.ts';
import type { ExportItem } from '#domain/transfer/record.ts';
import { sharedFolder } from '#testing/shared-folder.ts';
import { afterImport, contentOf, exportBytes, planAll, readBytes, readFileAt } from './export-fixtures.ts';

const folder = join(sharedFolder, 'data');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /^(?!reference).*\.(csv|xml|json)$/.test(name),
);

/** Products of the file with content in every mix of states: none, pending, and each part approved by itself and together. */
async function loadItems(name: string): Promise<ExportItem[]> {
  const { products } = await readFileAt(join(folder, name));
  const first = new Map(products.toReversed().map((read) => [read.product.sku, read]));
  return products
    .filter((read) => first.get(read.product.sku) === read)
    .map(({ product, source }, index): ExportItem => {
      const parts = {
        title: `${product.title}, 12" & more – “new”`,
        description: `A first paragraph of ${product.title}.\n\nA second one,\nwith a line of its own.`,
        bullets: ['Holds 350 ml', '=SUM(A1)', 'Cotton, washable at 30 °C'],
        images: product.images.toReversed(),
      };
      const status = (part: number): Status => ((index >> part) % 2 === 1 ? 'approved' : 'pending');
      const content = contentOf(parts, 'pending', index % 3 === 0 ? 'person' : 'built-in');
      const mixed = {
        ...content,
        titleStatus: status(0),
        descriptionStatus: status(1),
        bulletsStatus: status(2),
        imagesStatus: parts.images.length > 0 ? status(3) : 'pending',
      } as const;
      return { product: { ...product, id: index + 1 }, content: index % 5 === 0 ? null : mixed, source };
    });
}

describe.each(files)('%s', (name) => {
  it.each(exportFormats)(
    'goes out to %s, comes back unchanged, and goes out the same again',
    async (format) => {
      const known = await loadItems(name);
      const first = await exportBytes(format, known);
      const file = await readBytes(first);
      expect(file.refused).toEqual([]);
      expect(file.products).toHaveLength(known.length);
      const news = planAll(known, file).filter((plan) => !plan.isKnown || plan.changes.length > 0);
      expect(news.slice(0, 3).map(({ sku, changes }) => ({ sku, changes }))).toEqual([]);
      expect((await exportBytes(format, afterImport(known, file))).equals(first)).toBe(true);
    },
    120_000,
  );
});
