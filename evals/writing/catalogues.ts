// The catalogues of ../shared/data as the product's own import reads them, each product on a channel of its own.
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { findMakers } from '#domain/catalogue/makers.ts';
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { findChannel } from '#domain/channels/channel-limits.ts';
import { openCatalogue } from '#server/transfer/read-file.ts';
import { sharedFolder } from '#testing/shared-folder.ts';

const data = join(sharedFolder, 'data');

export type Language = 'English' | 'Latin' | 'Spanish' | 'Serbian' | 'Czech';
type File = { name: string; file: string; language: Language };

const files: readonly File[] = [
  { name: 'Best Buy (JSON)', file: 'json/bestbuy-algolia-8420.json', language: 'English' },
  { name: 'gift cards (JSON)', file: 'json/amazon-meta_Gift_Cards.json', language: 'English' },
  { name: 'fashion (Shopify)', file: 'shopify/shopifypartners-fashion.csv', language: 'English' },
  { name: 'apparel (Shopify)', file: 'shopify/shopifypartners-apparel.csv', language: 'English' },
  { name: 'home (Shopify)', file: 'shopify/shopifypartners-home-and-garden.csv', language: 'English' },
  { name: 'jewelry (Shopify)', file: 'shopify/shopifypartners-jewelery.csv', language: 'English' },
  { name: 'packt (Shopify)', file: 'shopify/packt-product-data.csv', language: 'English' },
  { name: 'mintpixels (Shopify)', file: 'shopify/store-export-mintpixels.csv', language: 'English' },
  { name: 'sample (WooCommerce)', file: 'woocommerce/woocommerce-sample_products.csv', language: 'Latin' },
  { name: 'richardma (WooCommerce)', file: 'woocommerce/store-wc-product-export-richardma.csv', language: 'English' },
  { name: 'amazon-to-woo (WooCommerce)', file: 'woocommerce/amazon-to-woo-salimhm.csv', language: 'English' },
  { name: 'Magento sample', file: 'magento/magento2-configurable-products.csv', language: 'English' },
  { name: 'SHEIN (marketplace CSV)', file: 'marketplace-csv/brightdata-shein-products.csv', language: 'English' },
  { name: 'Amazon slice (marketplace CSV)', file: 'marketplace-csv/amazon-10k-sample-slice.csv', language: 'English' },
  { name: 'Flipkart (marketplace CSV)', file: 'marketplace-csv/flipkart-sample-small.csv', language: 'English' },
  { name: 'Sparkling Resin (Google)', file: 'google-feed/sparklingresin-en.xml', language: 'English' },
  { name: 'lukstore (WooCommerce)', file: 'woocommerce/store-lukstore-es.csv', language: 'Spanish' },
  { name: 'vinoteka (WooCommerce)', file: 'woocommerce/store-vinoteka-sr.csv', language: 'Serbian' },
  { name: 'importpc (Google)', file: 'google-feed/importpc-cs.xml', language: 'Czech' },
];

/** Retailers the products are spread over, one after another; null is judged by the general rules. */
export const retailers = ['Amazon', 'Walmart', 'Google', 'Shopify', null, 'eBay', 'Etsy'] as const;

export type Catalogue = { name: string; language: Language; products: SourceProduct[] };

async function readFile(path: string): Promise<SourceProduct[]> {
  const catalogue = await openCatalogue(path);
  const products: SourceProduct[] = [];
  for await (const { items } of catalogue.items())
    for (const item of items) if (item.kind === 'product') products.push(item.product);
  await catalogue.close();
  return products;
}

/** Every `step`th product of a file, all for one retailer. */
export async function readProducts(path: string, retailer: string, step = 1): Promise<SourceProduct[]> {
  const all = await readFile(path);
  return all.filter((_product, index) => index % step === 0).map((product) => ({ ...product, retailer }));
}

/** Products on channels one after another. No shop sells the gift cards of another: what a title names a retailer for goes by the general rules. */
const spread = (products: readonly SourceProduct[]) => {
  const isMaker = findMakers(products.map(({ brand }) => brand));
  return products.map((product, index) => ({
    ...product,
    isMadeByBrand: isMaker(product.brand),
    retailer: findChannel(product.title) === 'general' ? (retailers[index % retailers.length] ?? null) : null,
  }));
};

/** Every file of a folder and the folders in it, each a catalogue. */
export async function readFolder(folder: string): Promise<Catalogue[]> {
  const catalogues: Catalogue[] = [];
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    catalogues.push({ name: basename(path), language: 'English', products: spread(await readFile(path)) });
  }
  return catalogues;
}

/** Every `step`th product of each catalogue. */
export async function readCatalogues(step = 1): Promise<Catalogue[]> {
  const catalogues: Catalogue[] = [];
  for (const { name, file, language } of files) {
    const all = await readFile(join(data, file));
    const chosen = all.filter((_product, index) => index % step === 0);
    catalogues.push({ name, language, products: spread(chosen) });
  }
  return catalogues;
}
