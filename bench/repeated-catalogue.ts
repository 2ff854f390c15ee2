// Real catalogue files, repeated under other skus until they hold as many products as wanted.
import { once } from 'node:events';
import { createWriteStream, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Papa from 'papaparse';

export const data = join(import.meta.dirname, '../../shared/data');
const fashion = join(data, 'shopify/shopifypartners-fashion.csv');
const bestBuy = join(data, 'json/bestbuy-algolia-8420.json');

export type CatalogueFile = { path: string; name: string; products: number };

function requireFile(file: string): void {
  if (!existsSync(file)) throw new Error(`This bench reads ${file}, which is not here.`);
}

/** Five rows a product. */
export async function repeatShopify(folder: string, wanted: number): Promise<CatalogueFile> {
  requireFile(fashion);
  const [header = [], ...rows] = Papa.parse<string[]>(readFileSync(fashion, 'utf8'), { skipEmptyLines: true }).data;
  const column = (name: string) => header.indexOf(name);
  const [handle, sku] = [column('Handle'), column('Variant SKU')];
  const handles = new Set(rows.map((row) => row[handle])).size;
  const path = join(folder, 'shopify.csv');
  const out = createWriteStream(path);
  out.write(`${Papa.unparse([header])}\n`);
  let products = 0;
  for (let copy = 0; products < wanted; copy++, products += handles) {
    const copied = rows.map((row) =>
      row.map((cell, i) => ((i === handle || i === sku) && cell ? `${cell}-${copy}` : cell)),
    );
    if (!out.write(`${Papa.unparse(copied)}\n`)) await once(out, 'drain');
  }
  out.end();
  await once(out, 'close');
  return { path, name: 'shopifypartners-fashion.csv repeated', products };
}

export async function repeatBestBuy(folder: string, wanted: number): Promise<CatalogueFile> {
  requireFile(bestBuy);
  const items = JSON.parse(readFileSync(bestBuy, 'utf8')) as { objectID: string }[];
  const path = join(folder, 'bestbuy.json');
  const out = createWriteStream(path);
  let products = 0;
  out.write('[');
  for (let copy = 0; products < wanted; copy++) {
    for (const item of items) {
      const text = `${products > 0 ? ',' : ''}\n${JSON.stringify({ ...item, objectID: `${item.objectID}-${copy}` })}`;
      products += 1;
      if (!out.write(text)) await once(out, 'drain');
    }
  }
  out.end(']');
  await once(out, 'close');
  return { path, name: 'bestbuy-algolia-8420.json repeated', products };
}
