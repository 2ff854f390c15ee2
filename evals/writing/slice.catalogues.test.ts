// The guards over real catalogues: every sixtieth product.
import { expect, test } from 'vitest';
import { readCatalogues } from './catalogues.ts';
import { measureCatalogue } from './measure.ts';

const catalogues = await readCatalogues(60);

test.each(catalogues)('$name: every guard holds', async (catalogue) => {
  const written = await measureCatalogue(catalogue);
  expect(written.flatMap(({ product: { sku }, breaches }) => breaches.map((breach) => ({ sku, ...breach })))).toEqual(
    [],
  );
});
