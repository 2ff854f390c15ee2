// A fixed slice of the real catalogues through the whole pipeline: what the built-in writer says of a product never contradicts its source.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtInRules } from '#domain/benchmarks/packs.ts';
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { partNames } from '#domain/parts/parts.ts';
import { builtInEngine } from '#domain/writing/built-in-engine.ts';
import { runPipeline } from '#domain/writing/pipeline.ts';
import { openCatalogue } from '#server/transfer/read-file.ts';
import { sharedFolder } from '#testing/shared-folder.ts';
import { retailers } from './writing/catalogues.ts';

/** Small catalogues of four formats, read in a second; 60 products of each where there are as many. */
const files = [
  'shopify/shopifypartners-fashion.csv',
  'shopify/shopifypartners-home-and-garden.csv',
  'woocommerce/store-wc-product-export-richardma.csv',
  'json/amazon-meta_Gift_Cards.json',
  'marketplace-csv/flipkart-sample-small.csv',
  'google-feed/sparklingresin-en.xml',
].map((file) => join(sharedFolder, 'data', file));
const perFile = 60;

async function readSlice(file: string): Promise<SourceProduct[]> {
  const catalogue = await openCatalogue(file);
  const products: SourceProduct[] = [];
  for await (const { items } of catalogue.items())
    for (const item of items) if (item.kind === 'product') products.push(item.product);
  await catalogue.close();
  const step = Math.max(1, Math.floor(products.length / perFile));
  return products.filter((_product, index) => index % step === 0).slice(0, perFile);
}

test('no draft of the slice holds a contradicted claim', async () => {
  const on = new Date('2026-11-21T12:00:00Z');
  const sums = { products: 0, supported: 0, unsupported: 0, contradicted: 0, repaired: 0 };
  const open: string[] = [];
  const products = (await Promise.all(files.map(readSlice))).flat();
  for (const source of products) {
    const product = { ...source, retailer: retailers[sums.products % retailers.length] ?? null };
    sums.products += 1;
    const drafts = await runPipeline(
      { product, parts: partNames, keywords: [], prompt: null, prompts: [], dataSources: [], rules: builtInRules, on },
      builtInEngine,
      (text) => createHash('sha256').update(text).digest('hex'),
    );
    for (const { part, draft } of drafts) {
      const { supported, unsupported, contradicted } = draft.checks;
      sums.supported += supported;
      sums.unsupported += unsupported;
      sums.contradicted += contradicted;
      if (draft.isRepaired) sums.repaired += 1;
      if (contradicted > 0) open.push(`${product.sku}: ${part}`);
    }
  }
  console.info(
    `${sums.products} products: ${sums.supported} claims supported, ${sums.unsupported} unsupported, ${sums.contradicted} contradicted; ${sums.repaired} parts repaired.`,
  );
  expect(sums.products).toBeGreaterThan(190);
  expect(open).toEqual([]);
});
