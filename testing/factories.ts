// Products for tests, stored the way imports store them.
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { searchText } from '#server/catalogue/catalogue.commands.ts';
import { checkOneForStore } from '#server/checks/check.commands.ts';
import type { Db } from '#server/database/database.ts';
import { productSearch, products } from '#server/database/schema.ts';

let count = 0;
/** The clock a test server starts with. */
const judgedAt = new Date('2026-11-21T10:00:00.000Z');

/** A complete source product; give what the test is about. */
export function sourceProduct(given: Partial<SourceProduct> = {}): SourceProduct {
  count += 1;
  return {
    sku: `SKU-${count}`,
    title: `Stoneware mug ${count}`,
    description: 'A stoneware mug that holds 350 ml. It is glazed by hand.',
    bullets: ['Holds 350 ml', 'Dishwasher safe'],
    images: ['https://shop.example/mug-1.jpg', 'https://shop.example/mug-2.jpg'],
    imageAlts: [],
    price: '12.00 USD',
    category: 'Kitchen',
    subcategory: 'Mugs',
    brand: 'Clayfield',
    retailer: 'Shopify',
    attributes: [{ name: 'Material', value: 'Stoneware' }],
    ...given,
  };
}

/** Stores a product and answers its id. */
export async function addProduct(
  db: Db,
  given: Partial<SourceProduct> = {},
  createdAt = new Date('2026-11-01T00:00:00Z'),
): Promise<number> {
  const source = sourceProduct(given);
  const check = await checkOneForStore(db, { id: null, product: source, content: null }, judgedAt);
  const [row] = await db
    .insert(products)
    .values({ ...source, ...check, createdAt, updatedAt: createdAt })
    .returning({ id: products.id });
  if (!row) throw new Error('The product was not stored');
  await db.insert(productSearch).values({ productId: row.id, text: searchText(source) });
  return row.id;
}
