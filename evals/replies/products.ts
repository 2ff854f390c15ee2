// Products of our own as suppliers write them, good, middling and poor, with the attributes no shopper may read.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { SourceProduct } from '#domain/catalogue/product.ts';

const productSchema = z.object({
  id: z.string(),
  quality: z.enum(['good', 'middling', 'poor']),
  /** Names of attributes no shopper may read. */
  internal: z.array(z.string()),
  source: z.object({
    sku: z.string(),
    title: z.string(),
    description: z.string(),
    bullets: z.array(z.string()),
    images: z.array(z.string()),
    imageAlts: z._default(z.array(z.string()), []),
    price: z.nullable(z.string()),
    category: z.nullable(z.string()),
    subcategory: z.nullable(z.string()),
    brand: z.nullable(z.string()),
    retailer: z.nullable(z.string()),
    attributes: z.array(z.object({ name: z.string(), value: z.string() })),
  }),
});
export type RecordedProduct = { id: string; quality: string; internal: readonly string[]; source: SourceProduct };

export const recordedProducts: readonly RecordedProduct[] = z
  .array(productSchema)
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, 'products.json'), 'utf8')));
