// Imports every real catalogue and holds the result against the table in docs/conformance.md, which says what SOURCES.md promises.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { rowsOf } from '#server/database/database.ts';
import { importFile } from '#testing/import-file.ts';
import { sharedFolder } from '#testing/shared-folder.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const conformance = readFileSync(join(import.meta.dirname, '../../../docs/conformance.md'), 'utf8');

/** Rows of the table `file | format | products | bullets | images | refused | …`. */
const expected = [
  ...conformance.matchAll(/^\| `([\w./-]+)` \| ([\w-]+) \| ([\d,]+) \| ([\d,]+) \| ([\d,]+) \| ([\d,]+) \|/gm),
].map(([, file = '', format = '', ...figures]) => {
  const [products = 0, bullets = 0, images = 0, refused = 0] = figures.map((figure) =>
    Number(figure.replaceAll(',', '')),
  );
  return { file, format, products, bullets, images, refused };
});

const app = startTestApp();

describe('the table of real catalogues in docs/conformance.md', () => {
  it('names every file', () => {
    expect(expected).toHaveLength(19);
  });

  it.each(expected)('$file', { timeout: 120_000 }, async ({ file, ...figures }) => {
    const run = await importFile(app, readFileSync(join(sharedFolder, 'data', file)));
    const [sums] = await rowsOf<Record<string, string>>(
      app.database.db,
      sql`select count(*) as products, coalesce(sum(jsonb_array_length(bullets)), 0) as bullets, coalesce(sum(jsonb_array_length(images)), 0) as images from products`,
    );
    expect(run.state, run.error).toBe('done');
    expect({
      format: run.format,
      products: Number(sums?.products),
      bullets: Number(sums?.bullets),
      images: Number(sums?.images),
      refused: run.counts.refused,
    }).toEqual(figures);
    expect(run.counts.read).toBe(figures.products + figures.refused);
  });
});
