// A small fixed slice of the writing eval over real catalogues: every sixtieth product.
import { describe, expect, test } from 'vitest';
import { readCatalogues } from './catalogues.ts';
import { measureCatalogue } from './measure.ts';

const catalogues = await readCatalogues(60);

describe('real catalogues, every sixtieth product', () => {
  test.each(catalogues)('$name: within the limits, nothing invented, better than before', async (catalogue) => {
    const { sums, written } = await measureCatalogue(catalogue);
    expect(sums.overLimits).toBe(0);
    expect(sums.newNumbers).toBe(0);
    expect(sums.unsupported + sums.contradicted).toBeLessThanOrEqual(sums.claims / 200);
    const gain = written.reduce((sum, { before, after }) => sum + after.quality - before.quality, 0);
    expect(gain).toBeGreaterThan(0);
  });
});
